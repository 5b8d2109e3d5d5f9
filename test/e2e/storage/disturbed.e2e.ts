import { afterEach, describe, expect, it } from "vitest";
import type { App } from "../../../web/state/app.ts";
import { versionOf, visit } from "../harness.mjs";
import { expectWhole, storedIn } from "./stored-games.ts";

const TEXT = "300729500000005090004000030607050010005204003030000000000400000006080025900012007";
const SUDOKU = `#/sudoku/${TEXT}`;

let app: Awaited<ReturnType<typeof visit>>;
type Page = typeof app.page;
afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

const cell = (page: Page, row: number, column: number) =>
  page.locator(`ergo-digit-board [role=gridcell][aria-label^="row ${row} column ${column}"]`);
const shows = (page: Page, row: number, column: number, digit: number) =>
  page
    .locator(`ergo-digit-board [aria-label^="row ${row} column ${column}, ${digit}, yours"]`)
    .waitFor({ state: "attached" });
const elsewhere = (page: Page) => page.getByRole("button", { name: "Play here" });

async function write(page: Page, row: number, column: number, digit: number): Promise<void> {
  // A click on the selected cell would take the selection away.
  const here = cell(page, row, column);
  if ((await here.getAttribute("aria-selected")) !== "true") await here.click();
  await page.keyboard.press(String(digit));
  await shows(page, row, column, digit);
}

/** The moves of the game that are stored, as cell and digit; all of them can be undone. */
async function movesStored(page: Page, count: number): Promise<string[]> {
  await expect.poll(async () => (await storedIn(page)).heads[0]?.length).toBe(count);
  const stored = await storedIn(page);
  expectWhole(stored, "now");
  return stored.logs[`sudoku/${TEXT}`].entries
    .map(({ move }) => JSON.stringify(move))
    .map((move) => {
      const [, at, digit] = /"cells":\[(\d+)\],"mark":(\d)/.exec(move) ?? [];
      return `${at}=${digit}`;
    });
}

describe("two tabs of two versions", () => {
  it("play the same game in turn, and neither loses a move of the other", async () => {
    app = await visit({ path: SUDOKU });
    await app.installed();
    const old = app.page;
    // Without a service worker the second tab gets the version that is on the server by then.
    await old.evaluate(async () => {
      for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
    });
    await write(old, 1, 2, 1);
    app.deploy("next");
    const next = await app.open(SUDOKU);
    expect(await versionOf(next)).not.toBe(await versionOf(old));
    await elsewhere(next).click();
    await elsewhere(old).waitFor();
    await write(next, 1, 3, 8);
    await shows(old, 1, 3, 8);
    await elsewhere(old).click();
    await elsewhere(next).waitFor();
    await write(old, 2, 1, 2);
    await shows(next, 2, 1, 2);
    expect(await movesStored(old, 3)).toEqual(["1=1", "2=8", "9=2"]);
  });
});

describe("a clock that jumps", () => {
  it("back and forth by hours and years costs no move, no time that was played, and no setting", async () => {
    app = await visit({
      online: true,
      path: SUDOKU,
      prepare: () => {
        const now = Date.now.bind(Date);
        const tick = performance.now.bind(performance);
        const ahead = () => Number(localStorage.getItem("test-ahead") ?? 0);
        Date.now = () => now() + ahead();
        performance.now = () => tick() + ahead();
      },
    });
    const { page } = app;
    const hour = 3_600_000;
    const jump = (ms: number) => page.evaluate((ms) => localStorage.setItem("test-ahead", String(ms)), ms);
    const elapsed = () =>
      page.evaluate(() => {
        const { app } = document.querySelector("ergo-app") as unknown as { app: App };
        return app.store.state.play?.elapsed ?? -1;
      });
    const jumps = [0, 5 * hour, -3 * hour, 9_000 * hour, -9_000 * hour, 0];
    let before = 0;
    for (const [at, ms] of jumps.entries()) {
      await jump(ms);
      await write(page, 1, 2, 1 + at);
      await expect.poll(elapsed).toBeGreaterThan(before);
      before = await elapsed();
    }
    expect(before).toBeLessThan(hour);
    // Settings that are made in the past count as well, also at the next visit.
    await jump(-9_000 * hour);
    await page.evaluate(() => {
      const { app } = document.querySelector("ergo-app") as unknown as { app: App };
      app.acts.settings({ theme: "dark" });
    });
    await jump(9_000 * hour);
    await page.reload();
    await shows(page, 1, 2, jumps.length);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    expect(await movesStored(page, jumps.length)).toEqual(jumps.map((_, at) => `1=${1 + at}`));
    for (const _ of jumps) await page.keyboard.press("Control+z");
    await expect.poll(async () => (await storedIn(page)).heads[0].at).toBe(0);
  });
});

describe("a tab that was frozen", () => {
  it("while another took its game over puts nothing over what that one did", async () => {
    app = await visit({ path: SUDOKU, online: true });
    const sleeper = app.page;
    await write(sleeper, 1, 2, 1);
    const devtools = await app.context.newCDPSession(sleeper);
    const other = await app.open(SUDOKU);
    await elsewhere(other).waitFor();
    await devtools.send("Page.setWebLifecycleState", { state: "frozen" });
    await elsewhere(other).click();
    await elsewhere(other).waitFor({ state: "detached" });
    await write(other, 1, 3, 8);
    await write(other, 2, 1, 2);
    await devtools.send("Page.setWebLifecycleState", { state: "active" });
    await elsewhere(sleeper).waitFor();
    await shows(sleeper, 1, 3, 8);
    await shows(sleeper, 2, 1, 2);
    await elsewhere(sleeper).click();
    await elsewhere(other).waitFor();
    await write(sleeper, 2, 2, 7);
    await shows(other, 2, 2, 7);
    expect(await movesStored(other, 4)).toEqual(["1=1", "2=8", "9=2", "10=7"]);
  });
});

/** Lets a test end the page's workers as the system would: the page is not told. */
function holdWorkers(): void {
  const workers: Worker[] = [];
  const Original = Worker;
  Object.assign(globalThis, { ergoWorkers: workers });
  globalThis.Worker = class extends Original {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      workers.push(this);
    }
  };
}

const endWorkers = (page: Page) =>
  page.evaluate(() => {
    for (const one of (globalThis as unknown as { ergoWorkers: Worker[] }).ergoWorkers) one.terminate();
  });

/** Asks for a hint on the board, which the worker finds or is found to have gone. */
async function hint(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Tell me more" }).waitFor();
  await page.keyboard.press("Escape");
}

describe("a worker that is ended from outside", () => {
  it("costs neither a hint nor a move", async () => {
    app = await visit({ path: SUDOKU, prepare: holdWorkers, online: true });
    const { page } = app;
    await write(page, 1, 2, 1);
    await page.keyboard.press("Control+z");
    await hint(page);
    await endWorkers(page);
    await hint(page);
    // One that closes itself never answers.
    for (const worker of page.workers()) void worker.evaluate(() => self.close()).catch(() => {});
    await hint(page);
    expect(await movesStored(page, 1)).toEqual(["1=1"]);
  });

  it("while puzzles are made or searches race lets both be begun again", async () => {
    app = await visit({ path: "#/make", prepare: holdWorkers, online: true });
    const { page } = app;
    const act = page.locator("ergo-make-bar .act");
    await page.locator('ergo-make-form input[name=kind][value="nurikabe"]').check({ force: true });
    await page.locator('ergo-make-form input[name=size][value="20"]').check({ force: true });
    await act.click();
    // One that has not said anything yet may still be fetching its script, and is waited for longer.
    const nodes = () =>
      page.evaluate(() => {
        const { app } = document.querySelector("ergo-app") as unknown as { app: App };
        return app.store.state.making?.run?.nodes ?? 0;
      });
    await expect.poll(nodes).toBeGreaterThan(0);
    await endWorkers(page);
    await page.getByText("Making broke off. Please try once more.").waitFor();
    await page.locator('ergo-make-form input[name=size][value="5"]').check({ force: true });
    await act.click();
    await page.locator("ergo-made-card").first().waitFor();

    await page.evaluate((text) => {
      location.hash = `#/lab/race/sudoku/${text}`;
    }, "0".repeat(81));
    const race = page.locator("ergo-race-pane");
    const stop = race.getByRole("button", { name: "Stop" });
    await race.getByRole("button", { name: "Start" }).click();
    await stop.waitFor();
    await endWorkers(page);
    await stop.click();
    await race.getByRole("button", { name: "Once more" }).click();
    await stop.click();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, SUDOKU);
    await cell(page, 1, 2).waitFor();
    await hint(page);
  });
});
