import { afterEach, describe, expect, it } from "vitest";
import type { App } from "../../../web/state/app.ts";
import { linkTo, visit } from "../harness.mjs";

let app: Awaited<ReturnType<typeof visit>>;

afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

/** Where the run stands, and whether any puzzle came twice. */
const standing = () =>
  app.page.evaluate(() => {
    const { state } = (document.querySelector("ergo-app") as unknown as { app: App }).app.store;
    const run = state.analysis?.run;
    const places = (run?.parts ?? []).flat().map(({ at }) => at);
    return {
      running: run?.running ?? false,
      done: run?.done ?? 0,
      total: run?.total ?? 0,
      parts: run?.parts.length ?? 0,
      places: places.length,
      different: new Set(places).size,
    };
  });
const button = (name: string) => app.page.locator("ergo-analysis-pane").getByRole("button", { name });

/** Opens the library's levels in the analysis, once all packs are here. */
async function openAnalysis(): Promise<void> {
  const { page } = app;
  await page.waitForFunction(() => {
    const { state } = (document.querySelector("ergo-app") as unknown as { app: App }).app.store;
    return state.packs?.offered && state.packs.status === "idle";
  });
  await page.getByRole("tab", { name: "Analysis" }).click();
}

describe("a run over the library", () => {
  it("is stopped at once, and goes on to its end after the browser was killed", async () => {
    const path = `#/workbench${linkTo("sudoku").slice(1)}`;
    app = await visit({ path, width: 1280, height: 800, packs: true });
    await openAnalysis();
    // The first three levels are work for some seconds.
    const pressed = app.page.locator("ergo-analysis-order .level[aria-pressed=true]");
    await pressed.first().waitFor();
    while ((await pressed.count()) > 3) await pressed.last().click();
    await button("Run the set").click();
    await expect.poll(async () => (await standing()).parts, { timeout: 60_000 }).toBeGreaterThan(1);

    // In the task of the tap nothing runs any more, and nothing comes after it.
    const stopped = await button("Stop").evaluate((stop: HTMLButtonElement) => {
      stop.click();
      const { state } = (document.querySelector("ergo-app") as unknown as { app: App }).app.store;
      return { running: state.analysis?.run?.running, done: state.analysis?.run?.done };
    });
    expect(stopped.running).toBe(false);
    await app.page.waitForTimeout(600);
    expect((await standing()).done).toBe(stopped.done);

    await button("Go on").click();
    await expect
      .poll(async () => (await standing()).done, { timeout: 60_000 })
      .toBeGreaterThan(stopped.done ?? 0);
    await app.kill();
    await app.start(path);
    await openAnalysis();
    await button("Go on").waitFor();
    const kept = await standing();
    expect(kept.done).toBeGreaterThanOrEqual(stopped.done ?? 0);
    expect(kept.done).toBeLessThan(kept.total);
    await button("Go on").click();
    await expect.poll(async () => (await standing()).running, { timeout: 240_000 }).toBe(false);
    const { done, total, places, different } = await standing();
    expect({ done, places, different }).toEqual({ done: total, places: total, different: total });
  });
});
