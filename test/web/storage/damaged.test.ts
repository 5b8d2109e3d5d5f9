import "../../slow.ts";
import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../../../web/make/order.ts"; // its reader is fetched late; here before there is something like a browser
import { RECORDS } from "../../../web/records.ts";
import { backupText, readBackup } from "../../../web/settings/backup-file.ts";
import { DEFAULT_SETTINGS } from "../../../web/state/settings.ts";
import { Connection } from "../../../web/storage/connection.ts";
import { Corpus } from "../../../web/storage/corpus.ts";
import { type Database, openDatabase } from "../../../web/storage/database.ts";
import { keepSettings } from "../../../web/storage/keep-settings.ts";
import { mend } from "../../../web/storage/mend.ts";
import { remains, restoreRemains } from "../../../web/storage/remains.ts";
import { eventually } from "../../eventually.ts";
import { ID, mark, SUDOKU, standInForBrowser, Tab } from "../tab.ts";

const OTHER = "4000030000200001";
const OTHER_ID = `sudoku/${OTHER}`;
const quiet = { blocked() {}, blocking() {}, terminated() {} };
let databases = 0;
let database = "";
beforeEach(async () => {
  database = `damaged-${++databases}`;
  await standInForBrowser();
});
afterEach(() => vi.unstubAllGlobals());

const visit = () => new Tab({ database, channel: `${database}-${Math.random()}`, locks: null });
async function within<T>(act: (database: Database) => Promise<T>): Promise<T> {
  const open = await openDatabase(quiet, database);
  try {
    return await act(open);
  } finally {
    open.close();
  }
}
const aside = () => within((db) => db.getAll("broken"));

/** Two games: one to be damaged, with five moves, and one that no damage may reach. */
async function playTwo(): Promise<void> {
  const tab = await visit().open().settled();
  tab.move(mark(1, 3), mark(2, 4), mark(3, 2), mark(4, 4), mark(6, 1));
  await tab.open({ text: OTHER }).settled();
  tab.move(mark(1, 1));
  await tab.leave().settled();
}

async function expectOtherIntact(tab: Tab): Promise<void> {
  expect(tab.store.state.shelf.games?.map(({ id }) => id)).toContain(OTHER_ID);
  await tab.open({ text: OTHER }).settled();
  expect(tab.marks[1]).toBe(1);
}

/** All kinds of damage with ERGO_ALL=1, else every so many. */
const some = <T>(damages: readonly T[], step: number): T[] =>
  damages.filter((_, index) => process.env.ERGO_ALL || index % step === 0);

/** Values that no field of ours may have, whatever its type. */
const WRONG: [string, unknown][] = [
  ["null", null],
  ["an object", {}],
  ["a nested object", { a: { b: [{ c: 1 }] } }],
  ["not a number", Number.NaN],
  ["beyond all numbers", Number.POSITIVE_INFINITY],
  ["a negative number", -7],
  ["a huge number", 1e300],
  ["a big integer", 10n ** 40n],
  ["a list of nothing", [null, undefined]],
  ["a date", new Date(0)],
  ["a map", new Map([[1, 2]])],
  ["bytes", new Uint8Array(8)],
];

describe("a damaged head", () => {
  const fields = [
    "kind",
    "text",
    "marks",
    "progress",
    "finished",
    "at",
    "tip",
    "length",
    "branch",
    "branches",
  ];
  const beside = ["name", "origin", "elapsed", "hints", "started", "played"];
  const sound = new Set(["name null", "origin null"]);
  const damages = some(
    [...fields, ...beside].flatMap((field) =>
      WRONG.map(([what, value]): [string, string, unknown] => [field, what, value]),
    ),
    11,
  );

  it(`comes in ${damages.length} kinds, and of each all moves stay, on a card that shows them`, async () => {
    for (const [field, what, value] of damages) {
      if (sound.has(`${field} ${what}`)) continue;
      if (["elapsed", "started", "played"].includes(field) && what === "a huge number") continue; // a time, if a late one
      database = `damaged-${++databases}`;
      await playTwo();
      await within(async (db) => {
        const head = await db.get("games", ID);
        await db.put("games", { ...head, [field]: value } as never);
      });
      const tab = await visit().settled();
      const why = `${field}: ${what}`;
      await eventually(() => expect(tab.store.state.shelf.games, why).toHaveLength(2));
      const card = tab.store.state.shelf.games?.find(({ id }) => id === ID);
      expect(card, why).toMatchObject({ kind: "sudoku", text: SUDOKU });
      expect(card?.marks.slice(0, 7), why).toEqual([0, 3, 4, 2, 4, 0, 1]);
      expect(await aside(), why).toMatchObject([{ id: ID }]);
      expect((await tab.open().settled()).marks.slice(0, 7), why).toEqual([0, 3, 4, 2, 4, 0, 1]);
      await expectOtherIntact(tab);
      tab.leave();
    }
  }, 600_000);

  it("without which a game has only its moves comes back from them", async () => {
    await playTwo();
    await within((db) => db.delete("games", ID));
    const tab = await visit().settled();
    await mend(tab.keeping, RECORDS);
    expect(tab.store.state.shelf.games?.find(({ id }) => id === ID)?.marks.slice(0, 4)).toEqual([0, 3, 4, 2]);
    await expectOtherIntact(tab);
  });

  it.each([
    ["of another kind", { id: "hitori/5" }],
    ["of no kind", { id: "5" }],
    ["of a puzzle that is none", { id: "sudoku/12" }],
    ["with a number for a name", { id: 7 }],
    ["with a list for a name", { id: ["sudoku", SUDOKU] }],
  ])("%s stays where it is, off the shelf, and goes along in a backup", async (_, head) => {
    await playTwo();
    await within((db) => db.put("games", head as never));
    const tab = await visit().settled();
    await mend(tab.keeping, RECORDS);
    expect(tab.store.state.shelf.games).toHaveLength(2);
    expect(await within((db) => db.count("games"))).toBe(3);
    const kept = await remains(tab.keeping.keeper.connection, (id) => id === ID || id === OTHER_ID);
    expect(kept).toEqual([{ store: "games", value: head }]);
    await expectOtherIntact(tab);
  });
});

describe("a damaged move", () => {
  const entry = (change: object) => ({ parent: 2, move: { type: "mark", cells: [3], mark: 2 }, ...change });
  const moved = (change: object) => entry({ move: { type: "mark", cells: [3], mark: 2, ...change } });
  const all: [string, unknown][] = [
    ...WRONG.filter(([, value]) => value !== undefined),
    ...WRONG.map(([what, value]): [string, unknown] => [`its move ${what}`, entry({ move: value })]),
    ...WRONG.map(([what, value]): [string, unknown] => [`its parent ${what}`, entry({ parent: value })]),
    ...WRONG.map(([what, value]): [string, unknown] => [`its cells ${what}`, moved({ cells: value })]),
    ...WRONG.map(([what, value]): [string, unknown] => [`its mark ${what}`, moved({ mark: value })]),
    ["a text", "mark"],
    ["a cell off the board", moved({ cells: [16] })],
    ["a cell before the board", moved({ cells: [-1] })],
    ["half a cell", moved({ cells: [0.5] })],
    ["a mark that the size has not", moved({ mark: 5 })],
    ["half a mark", moved({ mark: 1.5 })],
    ["a parent that comes later", entry({ parent: 4 })],
    ["itself for a parent", entry({ parent: 3 })],
    ["an unknown type", moved({ type: "swap" })],
    ["more cells than there are", moved({ cells: new Array(10_000).fill(3) })],
    ["a board of another size", entry({ move: { type: "set", marks: [1], why: "link" } })],
    ["an unknown reason", entry({ move: { type: "set", marks: new Array(16).fill(0), why: "?" } })],
    ["a layer that is none", entry({ move: { type: "note", layer: "x", cells: [3], value: 1, on: true } })],
    ["a colour that is none", entry({ move: { type: "colour", cells: [3], colour: 99 } })],
    ["nothing to clear", entry({ move: { type: "clear", cells: [3], what: "none" } })],
  ];
  const damages = some(all, 5);

  it(`comes in ${damages.length} kinds, and of each only that move is missing`, async () => {
    for (const [what, damage] of damages) {
      database = `damaged-${++databases}`;
      await playTwo();
      await within((db) => db.put("moves", damage as never, [ID, 2]));
      const tab = await visit().settled();
      await tab.open().settled();
      expect(tab.marks.slice(0, 7), what).toEqual([0, 3, 4, 0, 4, 0, 1]);
      tab.move(mark(7, 3));
      await tab.settled();
      expect(await aside(), what).toMatchObject([{ id: ID, keys: [0, 1, 2, 3, 4] }]);
      const next = await visit().open().settled();
      expect(next.marks.slice(0, 8), what).toEqual([0, 3, 4, 0, 4, 0, 1, 3]);
      next.store.dispatch({ type: "undo" });
      next.store.dispatch({ type: "undo" });
      expect(next.marks.slice(0, 8), what).toEqual([0, 3, 4, 0, 4, 0, 0, 0]);
      await expectOtherIntact(next);
      for (const one of [tab, next]) one.leave();
    }
  }, 600_000);

  it.each<[string, number[]]>([
    ["the first", [0]],
    ["one in the middle", [2]],
    ["two", [1, 3]],
    ["the last", [4]],
    ["all but one", [0, 1, 2, 4]],
  ])("that is gone, %s, takes nothing else along", async (_, gone) => {
    await playTwo();
    await within(async (db) => {
      for (const place of gone) await db.delete("moves", [ID, place]);
    });
    const tab = await visit().open().settled();
    const cells = [1, 2, 3, 4, 6];
    for (const [place, cell] of cells.entries()) {
      expect(tab.marks[cell] !== 0, `${cell}`).toBe(!gone.includes(place));
    }
    await expectOtherIntact(tab);
  });

  it.each([
    [[ID, 0.5]],
    [[ID, 1e20]],
    [[ID, -1]],
    [[ID, "2"]],
    [[ID, 1, 2]],
    [[ID]],
    [[7, 0]],
    [["nobody", 0]],
    ["text"],
    [5],
    [new Date(0)],
    [[[ID], 0]],
  ])("under the key %j disturbs nobody, and goes along in a backup", async (key) => {
    await playTwo();
    await within((db) => db.put("moves", { parent: 0, move: "?" } as never, key as never));
    const tab = await visit().open().settled();
    expect(tab.marks.slice(0, 7)).toEqual([0, 3, 4, 2, 4, 0, 1]);
    tab.move(mark(7, 3));
    await tab.settled();
    await mend(tab.keeping, RECORDS);
    expect((await visit().open().settled()).marks.slice(0, 8)).toEqual([0, 3, 4, 2, 4, 0, 1, 3]);
    const kept = await remains(tab.keeping.keeper.connection, (id) => id === ID || id === OTHER_ID);
    expect(JSON.stringify(kept)).toContain('"move":"?"');
    await expectOtherIntact(tab);
  });
});

describe("a damaged puzzle", () => {
  const FOLDER = new URL("https://ergo.example/app/corpus/");
  const texts = [SUDOKU, OTHER, "0100000200304000"];
  beforeEach(() => {
    const list = [{ kind: "sudoku", level: "1", file: "sudoku/1.txt", count: 3, version: "1" }];
    vi.stubGlobal(
      "fetch",
      async (address: URL) =>
        new Response(address.href.endsWith("index.json") ? JSON.stringify(list) : texts.join("\n")),
    );
  });
  const damages: [string, unknown][] = [
    ...WRONG,
    ...WRONG.map(([what, value]): [string, unknown] => [`its text ${what}`, { text: value }]),
    ["no text", { txt: OTHER }],
    ["an empty text", { text: "" }],
    ["a text cut short", { text: OTHER.slice(0, 9) }],
    ["a text too long", { text: `${OTHER}0` }],
    ["a huge text", { text: "0".repeat(1_000_000) }],
    ["a text of other signs", { text: OTHER.replace(/0/g, "x") }],
    ["a text in another spelling", { text: OTHER.replace(/0/g, ".") }],
    ["a text with blanks", { text: ` ${OTHER}` }],
    ["a nurikabe", { text: "5/5/g7i5h6j1s3" }],
    ["its text alone", OTHER],
  ];

  it(`comes in ${damages.length} kinds, and each comes back from its file`, async () => {
    const connection = new Connection(() => {}, database);
    await connection.ready;
    const corpus = new Corpus(connection, FOLDER);
    await corpus.store(async () => {});
    for (const [what, damage] of damages) {
      await within((db) => db.put("puzzles", damage as never, ["sudoku", 1, 2]));
      expect(await corpus.puzzle("sudoku", 1, 2), what).toBe(OTHER);
      expect(await corpus.texts("sudoku", 1), what).toEqual(texts);
      await corpus.store(async () => {});
      expect(await within((db) => db.get("puzzles", ["sudoku", 1, 2])), what).toEqual({ text: OTHER });
    }
    for (const place of [1, 2, 3]) {
      await within((db) => db.delete("puzzles", ["sudoku", 1, place]));
      expect(await corpus.texts("sudoku", 1)).toEqual(texts);
      await corpus.store(async () => {});
      expect(await within((db) => db.count("puzzles"))).toBe(3);
    }
    for (const key of [
      ["sudoku", 1, 0],
      ["sudoku", 1, 1.5],
      ["sudoku", 1, 4],
      ["x"],
      7,
      ["sudoku", "1", 1],
    ]) {
      await within((db) => db.put("puzzles", { text: "?" }, key as never));
      expect(await corpus.texts("sudoku", 1)).toEqual(texts);
    }
  });
});

describe("a damaged setting", () => {
  const SOUND = { settings: { ...DEFAULT_SETTINGS, theme: "dark" }, made: 5 };
  const all: [string, string, unknown][] = [
    ...Object.keys(RECORDS)
      .flatMap((key) => WRONG.map(([what, value]): [string, string, unknown] => [key, what, value]))
      .filter(
        ([key, , value]) =>
          !(key === "persist-asked" && typeof value === "number") &&
          !(key !== "persist-asked" && typeof value === "object" && value !== null && !Array.isArray(value)),
      ),
    ...WRONG.map(([what, value]): [string, string, unknown] => [
      "settings",
      `theme: ${what}`,
      { ...SOUND, settings: { ...SOUND.settings, theme: value } },
    ]),
    ...WRONG.map(([what, value]): [string, string, unknown] => [
      "settings",
      `timer: ${what}`,
      { ...SOUND, settings: { ...SOUND.settings, timer: value } },
    ]),
  ];
  const damages = some(all, 7);

  it(`comes in ${damages.length} kinds, and each is set aside by itself, once`, async () => {
    for (const [key, what, value] of damages) {
      database = `damaged-${++databases}`;
      await playTwo();
      await within(async (db) => {
        await db.put("settings", SOUND, "settings");
        await db.put("settings", 5, "persist-asked");
        await db.put("settings", { anything: 1 }, "of-a-newer-version");
        await db.put("settings", value, key);
      });
      for (let start = 0; start < 2; start++) {
        const tab = await visit().settled();
        await mend(tab.keeping, RECORDS);
        const found = await aside();
        expect(found, `${key}: ${what}`).toMatchObject([{ store: "settings", key }]);
        await keepSettings(tab.store, tab.keeping.keeper.connection);
        const isOwn = key === "settings";
        expect(tab.store.state.settings.theme, `${key}: ${what}`).toBe(
          isOwn && !what.startsWith("timer") ? "auto" : "dark",
        );
        await expectOtherIntact(tab);
        tab.leave();
      }
      expect(await within((db) => db.get("settings", "of-a-newer-version"))).toEqual({ anything: 1 });
    }
  }, 600_000);
});

describe("what was set aside", () => {
  it("goes out in a backup whatever it is, comes in again, and no second time", async () => {
    await playTwo();
    const odd: unknown[] = [
      ...WRONG.map(([, value]) => value),
      "text",
      5,
      true,
      { deep: [[[[]]]] },
      "x".repeat(100_000),
    ];
    let nested: unknown = 0;
    for (let depth = 0; depth < 1_000; depth++) nested = [nested];
    odd.push(nested);
    const round: Record<string, unknown> = {};
    round.self = round;
    odd.push(round);
    for (const [, value] of WRONG) odd.push({ id: value }, { id: ID, entries: value });
    expect(odd.length).toBeGreaterThan(30);
    await within(async (db) => {
      for (const one of odd) await db.add("broken", one as never);
    });
    const tab = await visit().settled();
    const { connection } = tab.keeping.keeper;
    const isKnown = (id: unknown) => id === ID || id === OTHER_ID;
    const found = await remains(connection, isKnown);
    expect(found).toHaveLength(odd.length);
    await expectOtherIntact(tab);
    const saved = await tab.keeping.keeper.read(OTHER_ID);
    if (!saved) throw new Error("the game is gone");
    const read = await readBackup(backupText([saved], DEFAULT_SETTINGS, {}, new Date(0), found));
    if (!read.ok) throw new Error(read.problem.text.en);
    expect(read.value.games).toHaveLength(1);
    expect(read.value.remains).toEqual(found);
    await restoreRemains(connection, read.value.remains);
    expect(await remains(connection, isKnown)).toHaveLength(odd.length);
    await within((db) => db.clear("broken"));
    await restoreRemains(connection, read.value.remains);
    expect(await remains(connection, isKnown)).toEqual(found);
  });
});
