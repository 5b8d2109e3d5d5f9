type Chunk = typeof import("./rule-code.ts");

let chunk: Promise<Chunk | null> | null = null;

/**
 * The coloured editor, or null where it cannot be fetched: it is not among the files that are kept from the start,
 * but one that the service worker keeps when it first comes by. It is tried again whenever it is wanted again.
 */
export function loadCode(): Promise<Chunk | null> {
  chunk ??= import("./rule-code.ts").then(
    (fetched) => {
      void keep(fetched.address);
      return fetched;
    },
    () => {
      chunk = null;
      return null;
    },
  );
  return chunk;
}

/** On a first visit the service worker was not there yet when the editor was fetched: it is asked for once more. */
async function keep(address: string): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || serviceWorker.controller) return;
  serviceWorker.addEventListener("controllerchange", () => void fetch(address).catch(() => {}), {
    once: true,
  });
}
