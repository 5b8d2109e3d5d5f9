import { afterEach, expect, it } from "vitest";
import type { App } from "../../../web/state/app.ts";
import { linkTo, packsKept, visit } from "../harness.mjs";

let app: Awaited<ReturnType<typeof visit>>;

afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

/** Where the run stands: what it says it has done, and the puzzles that it has results of. */
const standing = () =>
  app.page.evaluate(() => {
    const { state } = (document.querySelector("ergo-app") as unknown as { app: App }).app.store;
    const run = state.analysis?.run;
    const places = (run?.parts ?? []).flat().map(({ at }) => at);
    return {
      ...{ running: run?.running ?? false, done: run?.done ?? 0, total: run?.total ?? 0 },
      ...{ results: places.length, different: new Set(places).size },
    };
  });
const done = async () => (await standing()).done;
const button = (name: string) => app.page.locator("ergo-analysis-pane").getByRole("button", { name });

/** Opens the Analysis pane once the library is here. */
async function openAnalysis(): Promise<void> {
  await packsKept(app.page);
  await app.page.getByRole("tab", { name: "Analysis" }).click();
}

/** Asks for a hint on a board, reads it to its end, and comes back. */
async function askForHint(): Promise<void> {
  const { page } = app;
  await page.evaluate((to) => {
    location.hash = to;
  }, linkTo("sudoku"));
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.getByRole("button", { name: "Tell me more" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await page.goBack();
  await button("Stop").waitFor();
}

it("a run over the library goes on after the browser was killed, lets hints through, is stopped at once, and counts each puzzle once", async () => {
  const path = `#/workbench${linkTo("sudoku").slice(1)}`;
  app = await visit({ path, width: 1280, height: 800, packs: true });
  await openAnalysis();
  const level = app.page.locator("ergo-analysis-order .level");
  await level.first().waitFor();
  for (let at = (await level.count()) - 1; at > 1; at--) await level.nth(at).click();
  await button("Run the set").click();
  await expect.poll(done).toBeGreaterThan(50);
  const before = await standing();
  expect(before.running).toBe(true);
  await app.kill();

  await app.start(path);
  await openAnalysis();
  await button("Go on").waitFor();
  const kept = await standing();
  expect(kept).toMatchObject({ running: false, total: before.total, results: kept.done });
  expect(kept.done).toBeGreaterThanOrEqual(before.done);
  expect(kept.done).toBeLessThan(kept.total);
  await button("Go on").click();
  await expect.poll(done).toBeGreaterThan(kept.done);

  await askForHint();
  const beyond = await standing();
  expect(beyond.running).toBe(true);
  await expect.poll(done).toBeGreaterThan(beyond.done);

  // In the task of the tap nothing runs any more; the worker is gone, so nothing is counted later either.
  const workers = app.page.workers().length;
  const stopped = await button("Stop").evaluate((stop: HTMLButtonElement) => {
    stop.click();
    const { state } = (document.querySelector("ergo-app") as unknown as { app: App }).app.store;
    return { running: state.analysis?.run?.running, done: state.analysis?.run?.done };
  });
  expect(stopped.running).toBe(false);
  await expect.poll(() => app.page.workers().length).toBe(workers - 1);
  expect(await done()).toBe(stopped.done);

  await button("Go on").click();
  await expect.poll(async () => (await standing()).running).toBe(false);
  const { total } = before;
  expect(await standing()).toEqual({ running: false, done: total, total, results: total, different: total });
});
