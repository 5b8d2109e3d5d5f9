import { afterEach, expect, it } from "vitest";
import { visit } from "./harness.mjs";

const SUDOKU = "#/sudoku/300729500000005090004000030607050010005204003030000000000400000006080025900012007";
const KILLS = 50;
/** Open cells of one row. */
const ROW = 6;
const COLUMNS = [4, 5, 6, 7, 8, 9];

let app: Awaited<ReturnType<typeof visit>>;
afterEach(() => app.end());

const cell = (column: number) =>
  app.page.getByRole("gridcell", { name: new RegExp(`^row ${ROW} column ${column}\\b`) });

/** The digits that the player wrote, by column, as the board shows them. */
async function written(): Promise<string[]> {
  const names = await app.page
    .getByRole("gridcell", { name: /yours/ })
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
  return names.map((name) => name.replace(/^row \d column (\d), (\d).*$/, "$1=$2")).sort();
}

/** Lengths of the log that the storage has said it holds, as they are said, also by pages that are then killed. */
async function listen(): Promise<{ length: number }> {
  const heard = { length: 0 };
  await app.page.exposeFunction("heard", (length: number) => {
    heard.length = length;
  });
  await app.page.evaluate(() => {
    const { heard } = globalThis as unknown as { heard(length: number): void };
    document.addEventListener("ergo-kept", (event) => heard((event as CustomEvent).detail.length));
  });
  return heard;
}

it(`loses no move that the storage had confirmed, in ${KILLS} kills`, { timeout: 300_000 }, async () => {
  app = await visit({ path: SUDOKU });
  const expected = new Map<number, number>();
  for (let kill = 0; kill < KILLS; kill++) {
    const column = COLUMNS[kill % COLUMNS.length];
    const digit = 1 + ((kill * 5) % 9);
    await cell(column).click();
    const heard = await listen();
    await app.page.keyboard.press(String(digit));
    await expect.poll(() => heard.length, { interval: 1 }).toBe(kill + 1);
    await app.crash();
    expected.set(column, digit);
    await app.page.getByRole("gridcell", { name: /yours/ }).first().waitFor();
    expect(await written(), `after kill ${kill + 1}`).toEqual(
      [...expected].map(([column, digit]) => `${column}=${digit}`).sort(),
    );
  }
  // The whole history survived: it can be undone move by move.
  for (let move = 0; move < KILLS; move++) await app.page.keyboard.press("Control+z");
  await expect.poll(written).toEqual([]);
});

it("keeps at least what was confirmed when it is killed in a row of quick moves", {
  timeout: 120_000,
}, async () => {
  app = await visit({ path: SUDOKU });
  let least = 0;
  for (let kill = 0; kill < 10; kill++) {
    await cell(COLUMNS[0]).click();
    const heard = await listen();
    // The digits differ from one to the next, so that each is a move.
    const typing = (async () => {
      for (let move = 0; move < 30; move++) await app.page.keyboard.press(String(1 + ((kill + move) % 8)));
    })().catch(() => {}); // the browser is gone under way
    await new Promise((resolve) => setTimeout(resolve, 20 + kill * 7));
    await app.crash();
    await typing;
    least = Math.max(least, heard.length);
    const stored = await app.page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open("ergo");
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const counting = opening.result.transaction("moves").objectStore("moves").count();
            counting.onsuccess = () => resolve(counting.result);
            opening.result.close();
          };
        }),
    );
    expect(stored, `after kill ${kill + 1}`).toBeGreaterThanOrEqual(least);
  }
  expect(least).toBeGreaterThan(10);
});
