import { afterEach, describe, expect, it } from "vitest";
import { shown, visit } from "./harness.mjs";

const SUDOKU = "#/sudoku/605103000000000903000600000086010005400000007100020340000001000709000000000904801";
const NURIKABE = "#/nurikabe/10/9/2n2l2j2h7zg3g3i2j3h2h4w1j2g4g";

let app: Awaited<ReturnType<typeof visit>>;
type Page = typeof app.page;

afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

const cell = (page: Page, row: number, column: number) =>
  page.getByRole("gridcell", { name: new RegExp(`^row ${row} column ${column}\\b`) });

/** Resolves when what the act did to the game is stored. */
async function kept(page: Page, act: () => Promise<unknown>): Promise<void> {
  const stored = page.evaluate(
    () =>
      new Promise<void>((resolve) => document.addEventListener("ergo-kept", () => resolve(), { once: true })),
  );
  await act();
  await stored;
}

describe("a link to a puzzle", () => {
  it.each([
    ["Sudoku", SUDOKU, 81],
    ["Nurikabe", NURIKABE, 90],
  ])("opens a %s board of %s, with the network and without, in both languages", async (_, path, cells) => {
    app = await visit({ path });
    await app.page.getByRole("grid").waitFor();
    expect(await app.page.getByRole("gridcell").count()).toBe(cells);
    await app.installed();
    await app.server.stop();
    for (const locale of ["en-GB", "zh-CN"]) {
      const page = await app.context.newPage();
      await page.addInitScript((tag) => {
        Object.defineProperty(navigator, "languages", { value: [tag] });
      }, locale);
      await page.goto(app.url + path);
      await page.getByRole("grid").waitFor();
      expect(await page.getByRole("gridcell").count()).toBe(cells);
      expect(await page.evaluate(() => document.documentElement.lang.slice(0, 2))).toBe(locale.slice(0, 2));
      await page.close();
    }
  });

  it("says in one sentence what is wrong with a bad one, and leads on", async () => {
    app = await visit({ path: "#/sudoku/12345", online: true });
    await app.page.getByText(/81/).first().waitFor();
    await app.page.evaluate((hash) => {
      location.hash = hash;
    }, SUDOKU);
    await app.page.getByRole("grid").waitFor();
  });

  it.each([
    ["an empty Sudoku", `#/sudoku/${"0".repeat(81)}`, "Several answers", "more than one answer"],
    ["givens at odds", `#/sudoku/${"1".repeat(17)}${"0".repeat(64)}`, "No answer", "contradicts itself"],
    ["more land than there is room", "#/nurikabe/5/5/9h9h9h9h9h", "No answer", "contradicts itself"],
    [
      "a vast board with one clue",
      `#/nurikabe/50/50/9${"z".repeat(124)}y`,
      "No answer",
      "contradicts itself",
    ],
  ])("says at once what is odd about the answers: %s", async (_case, path, mark, sentence) => {
    app = await visit({ path, online: true });
    const { page } = app;
    await page.getByRole("status").filter({ hasText: sentence }).waitFor();
    await page.getByRole("button", { name: mark }).click();
    await page.locator("#verdict", { hasText: sentence }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator("ergo-toast .toast").waitFor({ state: "detached" });
  });

  it("never discards a game: progress from a link becomes a branch beside it", async () => {
    app = await visit({ path: "#/sudoku/1000000000000000", online: true });
    const { page } = app;
    await cell(page, 4, 4).click();
    await kept(page, () => page.keyboard.press("2"));
    await page.evaluate(() => {
      location.hash = "#/sudoku/1000000000000000~a3";
    });
    await page.waitForTimeout(300);
    const log = await page.evaluate(
      () =>
        new Promise<unknown[]>((resolve, reject) => {
          const opening = indexedDB.open("ergo");
          opening.onsuccess = () => {
            const all = opening.result.transaction("moves").objectStore("moves").getAll();
            all.onsuccess = () => resolve(all.result);
            all.onerror = () => reject(all.error);
          };
          opening.onerror = () => reject(opening.error);
        }),
    );
    expect(JSON.stringify(log)).toContain('"mark":2');
  });
});

describe("a game", () => {
  it("is as it was after the server and the browser were killed in the middle, with its undo", async () => {
    app = await visit({ path: SUDOKU });
    const { page } = app;
    await cell(page, 1, 2).click();
    await kept(page, () => page.keyboard.press("7"));
    await cell(page, 2, 1).click();
    await kept(page, () => page.keyboard.press("8"));
    await app.installed();
    await app.server.stop();
    await app.crash();
    const again = app.page;
    await cell(again, 1, 2).waitFor();
    expect(await cell(again, 1, 2).getAttribute("aria-label")).toContain("7");
    expect(await cell(again, 2, 1).getAttribute("aria-label")).toContain("8");
    await kept(again, () => again.keyboard.press("Control+z"));
    expect(await cell(again, 2, 1).getAttribute("aria-label")).not.toContain("8");
    await kept(again, () => again.keyboard.press("Control+y"));
    expect(await cell(again, 2, 1).getAttribute("aria-label")).toContain("8");
  });

  it("gets a hint from the worker without a network, in tiers, and writes it", async () => {
    app = await visit({ path: SUDOKU });
    await app.installed();
    await app.server.stop();
    await app.page.reload();
    await shown(app.page);
    const { page } = app;
    await page.getByRole("grid").waitFor();
    await page.keyboard.press("h");
    const more = page.getByRole("button", { name: "Tell me more" });
    await more.click();
    await more.click();
    await kept(page, () => page.getByRole("button", { name: "Write it" }).click());
    expect(await page.getByRole("gridcell", { name: /yours/ }).count()).toBe(1);
  });

  it("plays a Nurikabe by touch-like taps and says when it is solved", async () => {
    app = await visit({ path: "#/nurikabe/3/3/1g1i1g1", online: true });
    const { page } = app;
    for (const [row, column] of [
      [1, 2],
      [2, 1],
      [2, 2],
      [2, 3],
      [3, 2],
    ]) {
      await kept(page, () => cell(page, row, column).click());
    }
    await page
      .getByText(/solved/i)
      .first()
      .waitFor();
  });
});

describe("Back", () => {
  it("closes the sheet, then the game, then leads out", async () => {
    app = await visit({ path: SUDOKU, online: true });
    const { page } = app;
    await page.getByRole("grid").waitFor();
    await page.keyboard.press("h");
    await page.getByRole("button", { name: "Tell me more" }).waitFor();
    await page.goBack();
    await page.getByRole("button", { name: "Tell me more" }).waitFor({ state: "detached" });
    expect(await page.getByRole("grid").count()).toBe(1);
    await page.goBack();
    await page.locator("ergo-shelf-screen").waitFor();
    expect(await page.getByRole("grid").count()).toBe(0);
  });

  it("leads from the next puzzle to the shelf, not to the one that is solved", async () => {
    app = await visit({ path: "#/", online: true });
    const { page } = app;
    await page
      .getByRole("button", { name: /Nurikabe/ })
      .first()
      .click();
    await page.getByRole("grid").waitFor();
    const first = page.url();
    for (let turn = 0; turn < 60 && (await page.getByText(/solved/i).count()) === 0; turn++) {
      await page.keyboard.press("h");
      const next = page.getByRole("button", { name: /Tell me more|Next step|Write it/ });
      while ((await next.innerText()) !== "Write it") await next.click();
      await kept(page, () => next.click());
    }
    await page.getByRole("button", { name: /Next puzzle/ }).click();
    await page.waitForFunction((address) => location.href !== address, first);
    await page.goBack();
    await page.locator("ergo-shelf-screen").waitFor();
  });
});
