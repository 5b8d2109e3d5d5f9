// The library with all puzzles that ship, on a phone of 360 x 740 whose processor is four times slower: frames while the list is
// scrolled at three speeds, and how soon it shows what a filter lets pass. A busy machine makes frames fewer; so beside them
// stands how long the page's thread ran for each at full speed, times four: at 60 frames a second there are 16.7 ms. Then runs
// of the analysis over it, on this machine as it is.

import makeBuilds from "../e2e/builds.mjs";
import { packsKept, visit } from "../e2e/harness.mjs";
import { quantile } from "./watch/figures.mjs";
import { runOverLibrary } from "./watch/library-run.mjs";
import { longestTask } from "./watch/longest-task.mjs";

const SLOWER = 4;
const PHONE = { width: 360, height: 740, deviceScaleFactor: 1, mobile: true };
/** Pixels a frame: slowly read, thrown, and flown through. */
const SPEEDS = [8, 60, 400];
const FRAMES = 240;
/** A frame that took this long, in milliseconds, came too late. */
const LATE = 25;
const FILTERS = [
  { level: 4 },
  { level: null },
  { search: "12" },
  { search: "" },
  { progress: "new" },
  { progress: null },
];

const remove = await makeBuilds();
const app = await visit({ packs: true, path: "#/library", width: PHONE.width, height: PHONE.height });
const { page } = app;
const devtools = await page.context().newCDPSession(page);
await devtools.send("Emulation.setDeviceMetricsOverride", PHONE);
await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
await packsKept(page);
await page.waitForFunction(() => {
  const { state } = /** @type {any} */ (document.querySelector("ergo-app")).app.store;
  return state.browsing && !state.browsing.reading;
});
await page.locator("ergo-puzzle-list li").first().waitFor();

/** Milliseconds between frames while the list is scrolled. @param {number} speed @param {number} [frames] */
const scrolled = (speed, frames = FRAMES) =>
  page.evaluate(
    async ({ speed, frames }) => {
      const frame = () => /** @type {Promise<number>} */ (new Promise(requestAnimationFrame));
      scrollTo(0, 0);
      for (let settled = 0; settled < 60; settled++) await frame();
      const gaps = [];
      let last = await frame();
      for (let at = 0; at < frames; at++) {
        scrollBy(0, speed);
        const now = await frame();
        gaps.push(now - last);
        last = now;
      }
      return gaps;
    },
    { speed, frames },
  );

/** Milliseconds that the page's thread has run. */
const worked = async () => {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
};

/** Milliseconds from each filter to the second frame after it. */
const filtered = () =>
  page.evaluate(async (filters) => {
    const { store } = /** @type {any} */ (document.querySelector("ergo-app")).app;
    const frame = () => new Promise(requestAnimationFrame);
    const times = [];
    for (const filter of filters) {
      for (let settled = 0; settled < 40; settled++) await frame();
      const began = performance.now();
      store.dispatch({ type: "library/filter", filter });
      await frame();
      await frame();
      times.push(performance.now() - began);
    }
    return times;
  }, FILTERS);

const count = await page.evaluate(
  () => /** @type {any} */ (document.querySelector("ergo-app")).app.store.state.browsing.entries.length,
);
console.log(`${count} puzzles in the list of all`);
await scrolled(SPEEDS[1]);
for (const speed of SPEEDS) {
  const idle = await worked();
  await scrolled(speed, 0);
  const before = await worked();
  await scrolled(speed);
  const each = ((await worked()) - before - (before - idle)) / FRAMES;
  const longest = await longestTask(page, () => scrolled(speed));
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const gaps = await scrolled(speed);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const seconds = gaps.reduce((sum, gap) => sum + gap, 0) / 1000;
  const late = gaps.filter((gap) => gap > LATE).length;
  console.log(
    `${speed} px a frame: ${(gaps.length / seconds).toFixed(1)} frames a second, ${late} of ${gaps.length} late, the longest ${quantile(gaps, 1).toFixed(0)} ms; ` +
      `the page's thread, times ${SLOWER}: ${(each * SLOWER).toFixed(1)} ms a frame, its longest task ${(longest * SLOWER).toFixed(1)} ms`,
  );
}
await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
const times = await filtered();
console.log(
  `a filter, to the second frame: median ${quantile(times, 0.5).toFixed(0)} ms, longest ${quantile(times, 1).toFixed(0)} ms`,
);
await app.end();
for (const kind of /** @type {const} */ (["sudoku", "nurikabe"])) await runOverLibrary(kind);
remove();
