// A hint in the app as a person waits for it: its time and its frames, and the way to the next.

/**
 * From pressing the button to the words of the hint, and the longest gaps between frames: while it is thought about, after
 * the sheet came and before its words; and of all. @param {import("playwright-core").Page} page @param {string} button
 */
export async function timeOfHint(page, button) {
  return page.evaluate(async (name) => {
    /** @param {ParentNode} root @returns {HTMLElement[]} */
    const buttons = (root) =>
      [...root.querySelectorAll("*")].flatMap((one) => [
        ...(one instanceof HTMLButtonElement ? [one] : []),
        ...(one.shadowRoot ? buttons(one.shadowRoot) : []),
      ]);
    const named = (/** @type {RegExp} */ text, /** @type {ParentNode | null | undefined} */ root) =>
      root && buttons(root).find((one) => text.test(one.textContent?.trim() ?? ""));
    // Only the sheet is looked through in each frame: to go through the whole page would take a part of it.
    const within = (/** @type {ParentNode | null | undefined} */ root, /** @type {string} */ tag) =>
      root?.querySelector(`${tag}:not([hidden])`)?.shadowRoot;
    const screen = within(within(document, "ergo-app"), "ergo-play-screen");
    const button = named(new RegExp(`^${name}$`), document);
    const start = performance.now();
    const frames = [start];
    performance.clearMarks();
    performance.mark("frame-0");
    /** The frame that found the sheet without its words, and the one that found the words. */
    let [sheet, words] = [0, 0];
    button?.click();
    // A frame more, in which what the last one found has been painted.
    while (!words || frames.length <= words + 1) {
      await new Promise(requestAnimationFrame);
      performance.mark(`frame-${frames.length}`);
      frames.push(performance.now());
      const shown = within(screen, "ergo-hint-sheet");
      if (!sheet && named(/^Cancel$/, shown)) sheet = frames.length - 1;
      if (!words && named(/^(Tell me more|Next step|Write it)$/, shown)) words = frames.length - 1;
      if (performance.now() - start > 60_000) throw new Error("no hint");
    }
    const gaps = frames.slice(1).map((frame, before) => frame - frames[before]);
    const thinking = sheet ? gaps.slice(sheet + 1, words - 1) : [];
    return {
      time: frames[words + 1] - start,
      thinking: Math.max(0, ...thinking),
      drawing: Math.max(...gaps),
      /** The first and the last frame of the thinking, and the last of all. */
      frames: [sheet + 1, words - 1, words + 1],
    };
  }, button);
}

/** Goes through the hint that is shown, and writes it. @param {import("playwright-core").Page} page */
export async function writeHint(page) {
  const write = page.getByRole("button", { name: "Write it" });
  for (let more = 0; more < 30 && (await write.count()) === 0; more++)
    await page.getByRole("button", { name: /^(Tell me more|Next step)$/ }).click();
  await write.click();
  await page.getByRole("button", { name: "Next hint" }).waitFor();
}
