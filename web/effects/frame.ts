/** How long a frame is waited for where none is drawn, in milliseconds. */
const LATEST = 50;

/** Resolves at the next frame; where none is drawn, soon. */
export function frame(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, LATEST);
    requestAnimationFrame(() => {
      clearTimeout(late);
      resolve();
    });
  });
}
