import { afterEach, describe, expect, it } from "vitest";
import { linkTo, visit } from "./harness.mjs";

/** A Sudoku that named rules solve. */
const SUDOKU = "#/sudoku/300729500000005090004000030607050010005204003030000000000400000006080025900012007";
/** A position of a made Sudoku whose next hint leans on chains. */
const CHAINS =
  "#/sudoku/070000000000074080000300160900006003000000070001020006007580000104030000608007050~aaaa6aaaaa16aaaaaaaaaaaaaa7aaa7aaaaaa6aaaaaaa7aaaa35aa2aaaaa6aaa5a6aa7a8aaaaaaaaa";

let app: Awaited<ReturnType<typeof visit>>;

afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

const sheet = () => app.page.locator("ergo-why-sheet");
const cell = (row: number, column: number) =>
  app.page.getByRole("gridcell", { name: new RegExp(`^row ${row} column ${column}\\b`) });
const button = (name: string) => sheet().getByRole("button", { name, exact: true });

describe("asking why, with the server killed", () => {
  it("answers by keys, down to the givens, and refutes a wrong mark", async () => {
    app = await visit({ path: SUDOKU });
    await app.installed();
    await app.server.stop();
    await app.page.reload();
    const { page } = app;
    await cell(1, 2).click();
    await page.keyboard.press("w");
    await sheet().getByRole("button", { name: "What is R1C2, and why?" }).click();
    await sheet().getByText("R1C2 is 6.", { exact: true }).waitFor();
    await button("All steps").click();
    for (let node = 1; node < 4; node++) {
      const closed = sheet().locator(".node[aria-expanded=false]").first();
      if ((await closed.count()) === 0) break;
      await closed.click();
    }
    await sheet().locator("em.given").first().waitFor();
    await page.keyboard.press("Escape");
    await sheet().waitFor({ state: "detached" });

    await page.keyboard.press("8");
    await page.keyboard.press("w");
    await sheet().getByText("You wrote that R1C2 is 8. That is wrong.").waitFor();
    for (const next = button("Next step"); (await next.count()) > 0; ) await next.click();
    await button("Erase").click();
    await page.getByRole("gridcell", { name: /^row 1 column 2, blank/ }).waitFor();
  });

  it("answers to a finger: the button, then the cell", async () => {
    app = await visit({ path: linkTo("nurikabe") });
    await app.installed();
    await app.server.stop();
    await app.page.reload();
    const { page } = app;
    await page.getByRole("button", { name: "Why?" }).click();
    await sheet().getByText("Tap a cell").waitFor();
    const blank = page.getByRole("gridcell", { name: /, blank/ });
    const before = await blank.count();
    await blank.nth(before - 1).click();
    await sheet().locator(".wide").click();
    await sheet().locator(".verdict").waitFor();
    expect(await sheet().locator(".verdict").textContent()).toMatch(/^R\d+C\d+ (is|belongs)/);
    await button("Close").first().click();
    expect(await blank.count(), "nothing was written").toBe(before);
  });
});

describe("running the corpus", () => {
  it("goes on in batches, is stopped in the middle, and keeps what was found", async () => {
    app = await visit({ path: `#/workbench${SUDOKU.slice(1)}`, width: 1280, height: 800, online: true });
    const { page } = app;
    await page.getByRole("tab", { name: "Analysis" }).click();
    await page.getByRole("radio", { name: "Your own set" }).check({ force: true });
    const lines = Array.from({ length: 3_000 }, () => SUDOKU.slice("#/sudoku/".length));
    // As a paste does it: what is typed from outside takes a browser half a minute for as many lines.
    await page.locator("ergo-analysis-order textarea").evaluate(
      (field: HTMLTextAreaElement, text) => {
        field.value = text;
        field.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
      },
      ["no puzzle", ...lines].join("\n"),
    );
    await page.getByRole("button", { name: "Run the set" }).click();
    await page.getByText("1 line is not a puzzle").waitFor();
    await page.getByRole("heading", { name: "What was solved" }).waitFor();
    await page.locator("ergo-analysis-pane").getByRole("button", { name: "Stop" }).click();
    await page.locator("ergo-analysis-pane").getByRole("status").filter({ hasText: "Stopped" }).waitFor();
    const far = async (): Promise<{ solved: number; looked: number }> => {
      const done = await page.locator("ergo-analysis-results .figure .note").first().textContent();
      const [solved = 0, looked = 0] =
        (done ?? "").match(/[\d,]+/g)?.map((number) => Number(number.replace(",", ""))) ?? [];
      return { solved, looked };
    };
    const { solved, looked } = await far();
    expect(solved).toBeGreaterThan(0);
    expect(looked, "the rest was not run").toBeLessThan(3_000);

    // The run comes back with the page, and goes on where it was.
    await page.reload();
    await page.locator("ergo-analysis-results").waitFor();
    expect(await far()).toEqual({ solved, looked });
    await page.getByRole("button", { name: "Go on" }).click();
    await expect.poll(async () => (await far()).looked, { timeout: 60_000 }).toBeGreaterThan(looked);
  });
});

describe("a link to a frame of a hint", () => {
  it("opens the position with the hint at that frame", async () => {
    app = await visit({ path: `${CHAINS}~3`, online: true });
    await app.page.locator("ergo-hint-sheet .progress").getByText("link 1 of 8").waitFor();
    await app.page.reload();
    await app.page.getByRole("grid").waitFor();
    expect(await app.page.locator("ergo-hint-sheet").count()).toBe(0);
  });
});
