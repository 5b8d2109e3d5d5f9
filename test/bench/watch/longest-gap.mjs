/** Watches the frames while something happens; the longest gap in milliseconds. @param {import("playwright-core").Page} page @param {() => Promise<unknown>} act */
export async function longestGap(page, act) {
  await page.evaluate(() => {
    const watch = { longest: 0, last: performance.now(), on: true };
    Object.assign(globalThis, { ergoFrames: watch });
    const frame = () => {
      const now = performance.now();
      watch.longest = Math.max(watch.longest, now - watch.last);
      watch.last = now;
      if (watch.on) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await act();
  return page.evaluate(() => {
    const { ergoFrames } = /** @type {any} */ (globalThis);
    ergoFrames.on = false;
    return /** @type {number} */ (ergoFrames.longest);
  });
}
