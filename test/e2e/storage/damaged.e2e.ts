// Many damaged records of every store at once, in a real browser: what is sound stays, what is not is set aside.
import { readFileSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { RECORDS } from "../../../web/records.ts";
import { visit } from "../harness.mjs";

const TEXT = "300729500000005090004000030607050010005204003030000000000400000006080025900012007";
const SUDOKU = `#/sudoku/${TEXT}`;

let app: Awaited<ReturnType<typeof visit>>;
afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

/** The same puzzle with other digits: a game of its own. */
const relabelled = (shift: number, swap: number): string =>
  [...TEXT]
    .map((digit) => {
      if (digit === "0") return digit;
      const shifted = ((Number(digit) - 1 + shift) % 9) + 1;
      return String(shifted === 1 ? swap : shifted === swap ? 1 : shifted);
    })
    .join("");

/** Plants damage in every store, behind the app's back; resolves to how many records of each it planted. */
function plant(texts: readonly string[]): Promise<Record<string, number>> {
  const given = { texts, known: Object.keys(RECORDS) };
  return app.page.evaluate(async ({ texts, known }) => {
    const wrong = [
      null,
      {},
      { a: { b: [{ c: 1 }] } },
      Number.NaN,
      Number.POSITIVE_INFINITY,
      -7,
      1e300,
      10n ** 40n,
      [null, undefined],
      new Date(0),
      new Map([[1, 2]]),
      new Uint8Array(8),
      "九".repeat(50_000),
    ];
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open("ergo"));
    const names = ["games", "moves", "puzzles", "settings", "broken"];
    const change = database.transaction(names, "readwrite");
    const [games, moves, puzzles, settings, broken] = names.map((name) => change.objectStore(name));
    const [head] = await answer(games.getAll());
    const log = await answer(moves.getAll(IDBKeyRange.bound([head.id, 0], [head.id, Infinity])));
    const fields = Object.keys(head).filter((field) => field !== "id" && field !== "deleted");
    const planted = { games: 0, moves: 0, puzzles: 0, settings: 0, broken: 0 };
    for (const [at, text] of texts.entries()) {
      const id = `sudoku/${text}`;
      const copy = { ...head, id, text };
      const entries = structuredClone(log);
      if (at % 2 === 0) {
        copy[fields[(at / 2) % fields.length]] = wrong[(at / 2) % wrong.length];
        planted.games++;
      } else {
        entries[1 + (at % 2)] = wrong[(at >> 1) % wrong.length];
        if (at % 4 === 1) entries.push({ ...log[1], mark: wrong[(at >> 2) % wrong.length] });
        planted.moves++;
      }
      games.put(copy);
      for (const [index, entry] of entries.entries()) moves.put(entry, [id, index]);
    }
    for (const [at, key] of (await answer(puzzles.getAllKeys())).slice(0, 36).entries()) {
      puzzles.put({ text: wrong[at % wrong.length] }, key);
      planted.puzzles++;
    }
    for (const [at, key] of [...known, ...(await answer(settings.getAllKeys())).map(String)].entries()) {
      settings.put(wrong[at % wrong.length], key);
      planted.settings++;
    }
    for (let at = 0; at < 30; at++) {
      settings.put(wrong[at % wrong.length], `foreign-${at}`);
      broken.add(wrong[at % wrong.length]);
      planted.settings++;
      planted.broken++;
    }
    await new Promise((resolve, reject) => {
      change.oncomplete = resolve;
      change.onerror = () => reject(change.error);
      change.onabort = () => reject(change.error);
    });
    database.close();
    return planted;
  }, given);
}

it("damage of every store at once leaves all else as it was", async () => {
  app = await visit({ path: SUDOKU });
  await app.installed();
  const { page } = app;
  const written = (digit: number) => page.getByRole("gridcell", { name: `row 1 column 2, ${digit}, yours` });
  await page.getByRole("gridcell", { name: /^row 1 column 2\b/ }).click();
  for (const digit of [1, 6, 8]) {
    await page.keyboard.press(String(digit));
    await written(digit).waitFor();
  }
  const isStored = async (): Promise<boolean> => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("ergo");
      opening.onsuccess = () => resolve(opening.result);
    });
    const stores = database.transaction(["moves", "puzzles"]);
    const counts = ["moves", "puzzles"].map(
      (name) =>
        new Promise<number>((resolve) => {
          const counting = stores.objectStore(name).count();
          counting.onsuccess = () => resolve(counting.result);
        }),
    );
    const [moves, puzzles] = await Promise.all(counts);
    database.close();
    return moves === 3 && puzzles >= 36;
  };
  await expect.poll(() => page.evaluate(isStored)).toBe(true);
  const texts = Array.from({ length: 64 }, (_, at) => relabelled(at % 9, 2 + Math.floor(at / 9)));
  expect(new Set([TEXT, ...texts.slice(1)]).size).toBeGreaterThan(50);
  const planted = await plant([...new Set(texts)].filter((text) => text !== TEXT));
  for (const count of Object.values(planted)) expect(count).toBeGreaterThanOrEqual(25);

  // The game that was sound, from the next start on.
  await app.crash();
  await app.page.getByRole("gridcell", { name: "row 1 column 2, 8, yours" }).waitFor();
  await app.page.keyboard.press("Control+z");
  await app.page.getByRole("gridcell", { name: "row 1 column 2, 6, yours" }).waitFor();

  // A game whose head was damaged, and one that lost a move.
  for (const text of [...new Set(texts)].filter((text) => text !== TEXT).slice(0, 2)) {
    await app.page.goto(`${app.url}#/sudoku/${text}`);
    await app.page.getByRole("gridcell", { name: /^row 1 column 2, \d, yours/ }).waitFor();
  }

  // The shelf has a game to continue; in the list of all of them every card names its puzzle.
  await app.page.goto(`${app.url}#/`);
  await app.page.getByRole("link", { name: /^Continue/ }).waitFor();
  await app.page.getByRole("link", { name: /^All games/ }).click();
  const cards = () =>
    app.page
      .locator("ergo-game-card")
      .evaluateAll((all) => all.map((one) => one.shadowRoot?.textContent?.trim() ?? ""));
  await expect.poll(async () => (await cards()).length).toBe(24); // a page of them
  expect((await cards()).filter((text) => text === "" || /undefined|null|NaN|\[object/.test(text))).toEqual(
    [],
  );

  // All of it is in the backup.
  await app.page.goto(`${app.url}#/settings`);
  const [download] = await Promise.all([
    app.page.waitForEvent("download"),
    app.page.getByRole("button", { name: "Save a backup" }).click(),
  ]);
  const backup = readFileSync(await download.path(), "utf8");
  for (const text of texts) expect(backup.includes(text), text).toBe(true);
  // What is not ours stays where it was.
  const foreign = await app.page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("ergo");
      opening.onsuccess = () => resolve(opening.result);
    });
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const asking = database.transaction("settings").objectStore("settings").getAllKeys();
      asking.onsuccess = () => resolve(asking.result);
    });
    database.close();
    return keys.filter((key) => String(key).startsWith("foreign-")).length;
  });
  expect(foreign).toBe(30);
});
