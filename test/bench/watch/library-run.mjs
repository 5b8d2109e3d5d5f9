// A run over the library in the app, a level of a kind at a time: how long it takes, how soon Stop has ended it, and how long hints
// take while it runs, beside those without it. One worker less than the device has cores.

import { linkTo, packsKept, visit } from "../../e2e/harness.mjs";
import { quantile } from "./figures.mjs";
import { timeOfHint, writeHint } from "./hint-time.mjs";

/** Seconds after which a level's run is stopped, and its time told by its share. */
const LONGEST = 20;
const STOPS = 10;
const HINTS = 20;

/**
 * Milliseconds of later hints on a board, one after the other; in the end it is as before.
 * @param {import("playwright-core").Page} page @param {string} link
 */
async function hintsOn(page, link) {
  await page.evaluate((to) => {
    location.hash = to;
  }, link);
  await page.locator("ergo-play-screen").getByRole("gridcell").first().waitFor();
  const times = [];
  for (let hint = 0; hint < HINTS; hint++) {
    times.push((await timeOfHint(page, hint === 0 ? "Hint" : "Next hint")).time);
    await writeHint(page);
  }
  for (let hint = 0; hint < HINTS; hint++) await page.keyboard.press("Control+z");
  await page.goBack();
  return times.slice(1);
}

/** @param {string} what @param {readonly number[]} times */
const tell = (what, times) =>
  console.log(
    `${what}: median ${quantile(times, 0.5).toFixed(0)} ms, longest ${quantile(times, 1).toFixed(0)} ms`,
  );

/** Prints the figures of a kind. @param {"sudoku" | "nurikabe"} kind */
export async function runOverLibrary(kind) {
  const app = await visit({
    path: `#/workbench/${linkTo(kind).slice(2)}`,
    width: 1280,
    height: 800,
    packs: true,
  });
  const { page } = app;
  await packsKept(page);
  tell(`${kind}, a hint without a run`, await hintsOn(page, linkTo(kind)));
  await page.getByRole("tab", { name: "Analysis" }).click();
  const button = (/** @type {string | RegExp} */ name) =>
    page.locator("ergo-analysis-pane").getByRole("button", { name });
  const levels = page.locator("ergo-analysis-order .level");
  await levels.first().waitFor();
  const run = () =>
    page.evaluate(() => {
      const { run } = /** @type {any} */ (document.querySelector("ergo-app")).app.store.state.analysis;
      return { running: run?.running, done: run?.done ?? 0, total: run?.total ?? 0, spent: run?.spent ?? 0 };
    });
  const chosen = async (/** @type {number} */ level) => {
    for (let at = 0; at < (await levels.count()); at++) {
      const isPressed = (await levels.nth(at).getAttribute("aria-pressed")) === "true";
      if (isPressed !== (at === level)) await levels.nth(at).click();
    }
  };
  const start = () => button(/^(Run the set|Run all again)$/).click();
  let whole = 0;
  for (let level = 0; level < (await levels.count()); level++) {
    await chosen(level);
    await start();
    for (let seconds = 0; seconds < LONGEST && (await run()).running; seconds += 0.5)
      await page.waitForTimeout(500);
    if ((await run()).running) await button("Stop").click();
    const { done, total, spent } = await run();
    whole += (spent * total) / done;
    console.log(`${kind}, level ${level + 1}: ${done} of ${total} in ${(spent / 1000).toFixed(1)} s`);
  }
  console.log(`${kind}, all levels: ${(whole / 1000).toFixed(0)} s`);

  /** Milliseconds from the tap on Stop to the second frame after it, with the run at an end. */
  const stops = [];
  for (let stop = 0; stop < STOPS; stop++) {
    await start();
    await page.waitForTimeout(700);
    stops.push(
      await button("Stop").evaluate(async (stop) => {
        const { store } = /** @type {any} */ (document.querySelector("ergo-app")).app;
        const began = performance.now();
        /** @type {HTMLElement} */ (stop).click();
        while (store.state.analysis.run.running) await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        return performance.now() - began;
      }),
    );
  }
  tell(`${kind}, Stop`, stops);

  await chosen((await levels.count()) - 1);
  await start();
  await page.waitForTimeout(1_000);
  const during = await hintsOn(page, linkTo(kind));
  const goesOn = (await run()).running;
  tell(`${kind}, a hint while a run ${goesOn ? "goes on" : "has ended"}`, during);
  await app.end();
}
