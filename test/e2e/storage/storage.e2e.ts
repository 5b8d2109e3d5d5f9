import { afterEach, describe, expect, it } from "vitest";
import { visit } from "../harness.mjs";
import { storedIn } from "./stored-games.ts";

const SUDOKU = "#/sudoku/300729500000005090004000030607050010005204003030000000000400000006080025900012007";

let app: Awaited<ReturnType<typeof visit>>;
type Page = typeof app.page;
afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

const cell = (page: Page, row: number, column: number) =>
  page.getByRole("gridcell", { name: new RegExp(`^row ${row} column ${column}\\b`) });
const shows = (page: Page, row: number, column: number, digit: number) =>
  page.getByRole("gridcell", { name: `row ${row} column ${column}, ${digit}, yours` }).waitFor();
async function write(page: Page, row: number, column: number, digit: number): Promise<void> {
  await cell(page, row, column).click();
  await page.keyboard.press(String(digit));
  await shows(page, row, column, digit);
}
const elsewhere = (page: Page) => page.getByRole("button", { name: "Play here" });

describe("two tabs on one game", () => {
  it("have one owner; the other follows, takes over, and nothing is lost", async () => {
    app = await visit({ path: SUDOKU, online: true, own: true });
    const first = app.page;
    await write(first, 1, 2, 1);
    const second = await app.open(SUDOKU);
    await elsewhere(second).waitFor();
    await shows(second, 1, 2, 1);
    await write(first, 1, 3, 8);
    await shows(second, 1, 3, 8);

    await elsewhere(second).click();
    await elsewhere(first).waitFor();
    await elsewhere(second).waitFor({ state: "detached" });
    await write(second, 2, 1, 2);
    await shows(first, 2, 1, 2);

    await second.close();
    await elsewhere(first).waitFor({ state: "detached" });
    await write(first, 2, 2, 7);
    await expect.poll(async () => (await storedIn(first)).heads[0]?.length).toBe(4);
    await app.crash();
    for (const [row, column, digit] of [
      [1, 2, 1],
      [1, 3, 8],
      [2, 1, 2],
      [2, 2, 7],
    ]) {
      await shows(app.page, row, column, digit);
    }
  });

  it("of which one is killed leave the game to the other", async () => {
    app = await visit({ path: SUDOKU, online: true });
    await write(app.page, 1, 2, 1);
    const second = await app.open(SUDOKU);
    await elsewhere(second).waitFor();
    const devtools = await app.context.newCDPSession(app.page);
    devtools.send("Page.crash").catch(() => {}); // its answer never comes
    await elsewhere(second).waitFor({ state: "detached" });
    await write(second, 1, 3, 8);
    await shows(second, 1, 2, 1);
  });

  it("reopened by a reload are still the owner", async () => {
    app = await visit({ path: SUDOKU, online: true });
    await write(app.page, 1, 2, 1);
    for (let visit = 0; visit < 3; visit++) {
      await app.page.reload();
      await shows(app.page, 1, 2, 1);
      await app.page.waitForTimeout(300);
      expect(await elsewhere(app.page).count()).toBe(0);
    }
  });
});

describe("without a database", () => {
  it("one plays on in sight of a banner, and keeps the game over a reload of the tab", async () => {
    app = await visit({
      online: true,
      path: SUDOKU,
      prepare: () => Object.defineProperty(globalThis, "indexedDB", { value: undefined }),
    });
    const { page } = app;
    await page.getByText("This browser stores nothing here").waitFor();
    await write(page, 1, 2, 1);
    await page.goBack();
    await page
      .getByRole("link", { name: /Imported puzzle/ })
      .or(page.getByRole("button", { name: /Imported puzzle/ }))
      .first()
      .click();
    await shows(page, 1, 2, 1);
    await page.reload();
    await shows(page, 1, 2, 1);
    await write(page, 1, 3, 8);
  });

  it("that is full, a banner says so until there is room, and then everything is stored", async () => {
    // The storage refuses what is added while the flag stands: the browser's own quota, overridden through its
    // tools, is applied late and not alike from run to run.
    app = await visit({
      online: true,
      own: true,
      path: SUDOKU,
      prepare: () => {
        for (const name of ["add", "put"] as const) {
          const original = IDBObjectStore.prototype[name];
          IDBObjectStore.prototype[name] = function (this: IDBObjectStore, ...given) {
            if (localStorage.getItem("test-full")) throw new DOMException("No room", "QuotaExceededError");
            return original.apply(this, given);
          };
        }
      },
    });
    const { page } = app;
    await write(page, 1, 2, 1);
    await page.evaluate(() => localStorage.setItem("test-full", "yes"));
    await write(page, 1, 3, 8);
    const banner = page.getByText("The storage is full");
    await banner.waitFor();
    await write(page, 2, 1, 2);
    await page.evaluate(() => localStorage.removeItem("test-full"));
    await banner.waitFor({ state: "detached" });
    await app.crash();
    await shows(app.page, 1, 2, 1);
    await shows(app.page, 1, 3, 8);
    await shows(app.page, 2, 1, 2);
  });
});

describe("a backup", () => {
  it("goes out as one file and comes in again on another device", async () => {
    app = await visit({ path: SUDOKU, online: true });
    await write(app.page, 1, 2, 1);
    await app.page.evaluate(() => {
      location.hash = "#/settings";
    });
    const [download] = await Promise.all([
      app.page.waitForEvent("download"),
      app.page.getByRole("button", { name: "Save a backup" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^ergo-backup-\d{4}-\d\d-\d\d\.json$/);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);

    const other = await visit({ path: "#/settings", online: true });
    try {
      await other.page.locator("input[type=file]").setInputFiles({
        name: download.suggestedFilename(),
        mimeType: "application/json",
        buffer: Buffer.concat(chunks),
      });
      await other.page.getByText("The backup was restored.").waitFor();
      await other.page.evaluate((hash) => {
        location.hash = hash;
      }, SUDOKU);
      await shows(other.page, 1, 2, 1);
      expect(other.troubles).toEqual([]);
    } finally {
      await other.end();
    }
  });
});
