// What a page holds in memory, and what a person does over and over, for the tests and benches that look for leaks.

/** @typedef {import("playwright-core").Page} Page */

/** What the page holds once all that can go has gone. @param {Page} page */
export async function held(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  // What the garbage of one round holds goes in the next.
  for (let round = 0; round < 3; round++) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  await devtools.detach();
  const of = (/** @type {string} */ name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: of("Nodes"), listeners: of("JSEventListeners"), heap: of("JSHeapUsedSize") };
}

/** Asks for hints on the same board one after the other, each shown and closed again. @param {Page} page @param {number} count */
export function askForHints(page, count) {
  return page.evaluate(async (count) => {
    const { app } = /** @type {{ app: import("../../web/state/app.ts").App }} */ (
      /** @type {unknown} */ (document.querySelector("ergo-app"))
    );
    const until = async (/** @type {() => boolean} */ met) => {
      while (!met()) await new Promise((resolve) => setTimeout(resolve, 1));
    };
    for (let hint = 0; hint < count; hint++) {
      app.acts.hint();
      await until(() => Boolean(app.store.state.play?.hint?.hint));
      await new Promise((resolve) => setTimeout(resolve, 5)); // it is drawn
      app.acts.sheet(null);
      await until(() => app.store.state.sheet === null && !history.state?.sheet);
    }
  }, count);
}

/** Opens games in turn, with the shelf between them. @param {Page} page @param {readonly string[]} hashes @param {number} count */
export function openGames(page, hashes, count) {
  return page.evaluate(
    async ({ hashes, count }) => {
      const { app } = /** @type {{ app: import("../../web/state/app.ts").App }} */ (
        /** @type {unknown} */ (document.querySelector("ergo-app"))
      );
      const until = async (/** @type {() => boolean} */ met) => {
        while (!met()) await new Promise((resolve) => setTimeout(resolve, 1));
      };
      for (let opening = 0; opening < count; opening++) {
        const hash = hashes[opening % hashes.length];
        location.hash = hash;
        await until(() => app.store.state.play?.id === hash.slice("#/".length));
        await new Promise((resolve) => setTimeout(resolve, 30)); // it is drawn and joined
        history.back();
        await until(() => app.store.state.play === null);
        // Chromium ignores what navigates more than 200 times in ten seconds.
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    { hashes, count },
  );
}
