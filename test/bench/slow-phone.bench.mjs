// What a person feels on a phone of 360 x 740 whose processor is four times slower: from a tap to its paint, the first hint
// and later ones, and the longest gap between frames while a hint is thought about and while its sheet is drawn. The browser
// slows the page's thread. Beside the gaps, which a busy machine lengthens: for how long that thread ran at a stretch, at full speed, times four,
// and the longest gap on the same page while nothing happens there.

import makeBuilds from "../e2e/builds.mjs";
import { linkTo, visit } from "../e2e/harness.mjs";
import { quantile } from "./watch/figures.mjs";
import { timeOfHint, writeHint } from "./watch/hint-time.mjs";
import { longestGap } from "./watch/longest-gap.mjs";
import { tasksBetween } from "./watch/longest-task.mjs";

const SLOWER = 4;
/** Its scroll bars lie over the page, as on a phone. */
const PHONE = { width: 360, height: 740, deviceScaleFactor: 1, mobile: true };
const TAPS = 200;
const VISITS = 5;
const HINTS = 20;
/** How long a page without anything to do is watched, in milliseconds. */
const IDLE = 1_000;

/** How long taps take to be painted, in milliseconds. @param {import("playwright-core").Page} page */
async function tapsOn(page) {
  await page.evaluate(() => {
    const longest = /** @type {Map<number, number>} */ (new Map());
    Object.assign(globalThis, { ergoTaps: longest });
    new PerformanceObserver((list) => {
      for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries()))
        if (entry.interactionId)
          longest.set(entry.interactionId, Math.max(longest.get(entry.interactionId) ?? 0, entry.duration));
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: 16 }));
  });
  const cells = await page.getByRole("gridcell").all();
  const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()));
  for (let tap = 0; tap < TAPS; tap++) {
    const box = boxes[(tap * 37) % boxes.length];
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(60);
  }
  const seen = await page.evaluate(() => [.../** @type {any} */ (globalThis).ergoTaps.values()]);
  // Those below the observer's threshold are not told.
  return [...seen, ...new Array(Math.max(0, TAPS - seen.length)).fill(16)];
}

/** A visit on the phone, some time after its board came. @param {"sudoku" | "nurikabe"} kind @param {number} rate */
async function onPhone(kind, rate) {
  const app = await visit({ path: linkTo(kind), width: PHONE.width, height: PHONE.height });
  const session = await app.context.newCDPSession(app.page);
  await session.send("Emulation.setDeviceMetricsOverride", PHONE);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await app.page.getByRole("gridcell").first().waitFor();
  await app.page.waitForTimeout(1500);
  return app;
}

/**
 * How long the page's thread ran at a stretch for a hint, in milliseconds: while it is thought about, and in all.
 * @param {Awaited<ReturnType<typeof visit>>} app @param {string} button
 */
async function ranFor(app, button) {
  /** @type {number[]} */
  let frames = [];
  const ran = await tasksBetween(app.page, async () => {
    ({ frames } = await timeOfHint(app.page, button));
  });
  const [begin, end, last] = frames;
  return [begin < end ? ran(`frame-${begin}`, `frame-${end}`) : 0, ran("frame-0", `frame-${last}`)];
}

const removeBuilds = await makeBuilds();
for (const kind of /** @type {const} */ (["sudoku", "nurikabe"])) {
  /** @type {number[]} */
  const first = [];
  /** @type {number[]} */
  const later = [];
  /** @type {number[]} */
  const thinking = [];
  /** @type {number[]} */
  const drawing = [];
  /** As the last two, by the time that the page's thread ran. @type {number[]} */
  const thinkingRan = [];
  /** @type {number[]} */
  const idle = [];
  /** @type {number[]} */
  const drawingRan = [];
  const hint = async (/** @type {import("playwright-core").Page} */ page, /** @type {string} */ button) => {
    const seen = await timeOfHint(page, button);
    thinking.push(seen.thinking);
    drawing.push(seen.drawing);
    return seen.time;
  };
  /** @type {number[]} */
  let taps = [];
  for (let run = 0; run < VISITS; run++) {
    const app = await onPhone(kind, SLOWER);
    const { page } = app;
    idle.push(await longestGap(page, () => page.waitForTimeout(IDLE)));
    first.push(await hint(page, "Hint"));
    for (let count = 0; count < HINTS / VISITS; count++) {
      await writeHint(page);
      later.push(await hint(page, "Next hint"));
    }
    if (run === 0) {
      await page.getByRole("button", { name: "Close" }).click();
      taps = await tapsOn(page);
    }
    await app.end();
  }
  for (let run = 0; run < VISITS; run++) {
    const app = await onPhone(kind, 1);
    for (const button of ["Hint", ...new Array(HINTS / VISITS).fill("Next hint")]) {
      if (button !== "Hint") await writeHint(app.page);
      const [thought, drawn] = await ranFor(app, button);
      thinkingRan.push(SLOWER * thought);
      drawingRan.push(SLOWER * drawn);
    }
    await app.end();
  }
  const ms = (/** @type {number[]} */ times, /** @type {number} */ share) =>
    Math.round(quantile(times, share));
  console.log(
    `${kind}: tap to paint: median ${ms(taps, 0.5)} ms (at most 100), 99th percentile ${ms(taps, 0.99)} ms (at most 200)`,
  );
  console.log(`${kind}: first hint: median ${ms(first, 0.5)} ms, worst ${ms(first, 1)} ms (at most 1000)`);
  console.log(`${kind}: later hints: median ${ms(later, 0.5)} ms, worst ${ms(later, 1)} ms (at most 300)`);
  console.log(
    `${kind}: longest gap between frames while thinking: median ${ms(thinking, 0.5)} ms, worst ${ms(thinking, 1)} ms (at most 50); its thread at a stretch: median ${ms(thinkingRan, 0.5)} ms, worst ${ms(thinkingRan, 1)} ms; gaps of the idle page: median ${ms(idle, 0.5)} ms, worst ${ms(idle, 1)} ms`,
  );
  console.log(
    `${kind}: longest gap, sheet and words drawn: median ${ms(drawing, 0.5)} ms, worst ${ms(drawing, 1)} ms; its thread at a stretch: median ${ms(drawingRan, 0.5)} ms, worst ${ms(drawingRan, 1)} ms`,
  );
}
removeBuilds();
