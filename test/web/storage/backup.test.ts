import "fake-indexeddb/auto";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EVERY_RULE } from "../../../engine/model/choice.ts";
import { changeFavourites, favourites } from "../../../web/packs/favourites.ts";
import { restoreBackup, saveBackup } from "../../../web/settings/backup.ts";
import { backupName, readBackup } from "../../../web/settings/backup-file.ts";
import { DEFAULT_SETTINGS } from "../../../web/state/settings.ts";
import { gameOf } from "../../../web/storage/game-head.ts";
import { ruleChoicesOn } from "../../../web/storage/rule-choices.ts";
import { ID, mark, SUDOKU, standInForBrowser, Tab } from "../tab.ts";

const OTHER = "4000030000200001";
let databases = 0;

beforeEach(async () => {
  await standInForBrowser();
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
});
afterEach(() => vi.unstubAllGlobals());

/** A tab on a device of its own. */
function device(): Tab {
  const name = `backup-${++databases}`;
  return new Tab({ database: name, channel: name, locks: null });
}

/** The file that a tab saves. */
async function saved(tab: Tab): Promise<{ name: string; text: string }> {
  const blobs: Blob[] = [];
  const link = { href: "", download: "", click: vi.fn() };
  Object.assign(document, { createElement: () => link });
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return "blob:here";
  });
  await tab.settled();
  await saveBackup(tab.store, tab.keeping);
  expect(link.click).toHaveBeenCalledOnce();
  return { name: link.download, text: await blobs[0].text() };
}

const restore = (tab: Tab, text: string) =>
  restoreBackup(tab.store, tab.keeping, new File([text], "ergo-backup.json"));

/** A device with two games, one of them with a branch. */
async function played(): Promise<Tab> {
  const tab = await device()
    .open({ origin: { level: 1, number: 4 } })
    .settled();
  tab.move(mark(1, 3), mark(2, 4));
  tab.store.dispatch({ type: "branch-start", name: "Try 1", mainName: "Main line" });
  tab.move(mark(3, 2));
  tab.store.dispatch({ type: "undo" });
  tab.store.dispatch({ type: "played", ms: 7000 });
  await tab.keeping.shelf.rename(ID, "所以");
  await tab.open({ text: OTHER }).settled();
  tab.move(mark(1, 1));
  return tab.leave().settled();
}

describe("a backup", () => {
  it("brings favourites, added to those that are there", async () => {
    const first = await played();
    await changeFavourites(first.keeping.keeper.connection, () => new Set(["sudoku/1", "sudoku/2"]));
    const { text } = await saved(first);
    const second = device();
    await second.settled();
    const { connection } = second.keeping.keeper;
    await changeFavourites(connection, () => new Set(["sudoku/2", "nurikabe/3"]));
    expect(await restore(second, text)).toBeNull();
    expect([...(await favourites(connection))].sort()).toEqual(["nurikabe/3", "sudoku/1", "sudoku/2"]);
  });

  it("brings games and settings to another device as they were", async () => {
    const first = await played();
    first.store.dispatch({ type: "settings", settings: { ...DEFAULT_SETTINGS, tap: "tool" }, lang: "en" });
    const { name, text } = await saved(first);
    expect(name).toBe(backupName(new Date()));

    const second = device();
    expect(await restore(second, text)).toBeNull();
    expect(second.store.state.shelf.games).toEqual(first.store.state.shelf.games);
    expect(second.store.state.settings).toEqual({ ...DEFAULT_SETTINGS, tap: "tool" });
    await first.open().settled();
    await second.open().settled();
    expect(second.play.position).toEqual(first.play.position);
    expect(second.play).toMatchObject({ name: "所以", origin: { level: 1, number: 4 }, elapsed: 7000 });
    second.store.dispatch({ type: "redo" });
    expect(second.marks.slice(0, 4)).toEqual([0, 3, 4, 2]);
    expect(JSON.parse((await saved(second)).text).games).toHaveLength(2);
  });

  it("brings the rules that were set, and leaves those that were set since", async () => {
    const OWN = { text: "rule …", off: ["x-wing"], order: null, supposition: false, oneAnswer: true };
    const first = await played();
    const rules = (tab: Tab) => ruleChoicesOn(tab.keeping.keeper.connection);
    rules(first).save("nurikabe", OWN);
    const { text } = await saved(first);
    expect(Object.keys(JSON.parse(text).rules)).toEqual(["nurikabe"]);

    const second = device();
    expect(await restore(second, text)).toBeNull();
    expect(await rules(second).load("nurikabe")).toEqual(OWN);
    expect(await rules(second).load("sudoku")).toEqual(EVERY_RULE);

    const since = { ...OWN, text: "rule since" };
    rules(second).save("nurikabe", since);
    expect(await restore(second, text)).toBeNull();
    expect(rules(second).of("nurikabe")).toEqual(since);
  });

  it("changes nothing where all of it is known", async () => {
    const tab = await played();
    const { text } = await saved(tab);
    const before = tab.store.state.shelf.games;
    expect(await restore(tab, text)).toBeNull();
    expect(tab.store.state.shelf.games).toEqual(before);
  });

  it("goes on where the backup had gone on", async () => {
    const ahead = await played();
    const { text } = await saved(ahead);
    const behind = await device().open().settled();
    behind.move(mark(1, 3));
    await behind.leave().settled();
    expect(await restore(behind, text)).toBeNull();
    await behind.open().settled();
    await ahead.open().settled();
    expect(behind.play.position).toEqual(ahead.play.position);
  });

  it("becomes a branch where the games grew apart", async () => {
    const { text } = await saved(await played());
    const tab = await device().open().settled();
    tab.move(mark(1, 3), mark(4, 4));
    await tab.settled();
    expect(await restore(tab, text)).toBeNull();
    expect(tab.marks.slice(0, 5)).toEqual([0, 3, 0, 0, 4]);
    const next = await tab.leave().open().settled();
    expect(next.play.position.game.branches.map(({ name }) => name)).toEqual([
      "Main line",
      "Main line 2",
      "Try 1",
    ]);
    next.store.dispatch({ type: "branch-go", branch: 2 });
    expect(next.marks.slice(0, 5)).toEqual([0, 3, 4, 2, 0]);
  });

  it("names the line of the backup that has no name", async () => {
    const other = await device().open().settled();
    other.move(mark(1, 3), mark(2, 4));
    const { text } = await saved(await other.leave().settled());
    const tab = await device().open().settled();
    tab.move(mark(1, 3), mark(4, 4));
    expect(await restore(tab, text)).toBeNull();
    expect(tab.play.position.game.branches.map(({ name }) => name)).toEqual(["Main line", "From backup"]);
  });

  it("brings back what was deleted", async () => {
    const tab = await played();
    const { text } = await saved(tab);
    await tab.keeping.shelf.delete(ID);
    expect(await restore(tab, text)).toBeNull();
    expect(tab.store.state.shelf.games?.map(({ text }) => text).sort()).toEqual([SUDOKU, OTHER].sort());
  });

  it("says so when it cannot be stored, and is there all the same", async () => {
    const { text } = await saved(await played());
    vi.stubGlobal("indexedDB", undefined);
    const tab = device();
    expect(await restore(tab, text)).toMatchObject({ code: "backup-not-stored" });
    expect((await tab.open().settled()).marks.slice(0, 3)).toEqual([0, 3, 4]);
  });

  it("of format 1 is read for ever", async () => {
    const text = `{"app":"ergo","format":1,"made":"2026-01-02T03:04:05.000Z","settings":{"theme":"dark"},"games":[
      {"head":{"id":"sudoku/${SUDOKU}","kind":"sudoku","text":"${SUDOKU}","name":null,"origin":null,"at":1,"tip":2,
      "branches":[],"branch":-1,"length":2,"marks":[],"progress":0,"elapsed":5,"started":6,"played":7,"deleted":null,
      "finished":false},"log":[{"parent":0,"move":{"type":"mark","cells":[1],"mark":3}},
      {"parent":1,"move":{"type":"note","layer":"centre","cells":[2],"value":4,"on":true}}]}]}`;
    const read = await readBackup(text);
    if (!read.ok) throw new Error(read.problem.text.en);
    expect(read.value).toMatchObject({ refused: 0, settings: { theme: "dark", lang: "auto" } });
    expect(read.value.games[0].saved.head).toMatchObject({
      elapsed: 5,
      hints: 0, // older versions did not count them
      started: 6,
      played: 7,
      progress: 1 / 12,
    });
    expect(gameOf(read.value.games[0].saved)).toMatchObject({ at: 1, tip: 2 });
  });
});

describe("a file that is no backup", () => {
  it.each([
    ["", "no-backup"],
    ["{", "no-backup"],
    ["null", "no-backup"],
    ["7", "no-backup"],
    ['"ergo"', "no-backup"],
    ["[]", "no-backup"],
    ['{"app":"other","format":1,"games":[]}', "no-backup"],
    ['{"app":"ergo","format":1,"games":{}}', "no-backup"],
    ['{"app":"ergo","format":"1","games":[]}', "no-backup"],
    ['{"app":"ergo","format":0,"games":[]}', "no-backup"],
    ['{"app":"ergo","format":2,"games":[]}', "backup-too-new"],
    ["[".repeat(100_000), "no-backup"],
  ])("is refused: %.40s", async (text, code) => {
    const tab = device();
    const problem = await restore(tab, text);
    expect(problem?.code).toBe(code);
    expect(problem?.text.en).toBeTruthy();
    expect(problem?.text.zh).toBeTruthy();
  });

  it("is not even read when it is too big", async () => {
    const file = { size: 60 * 2 ** 20, text: vi.fn() } as unknown as File;
    const tab = device();
    expect(await restoreBackup(tab.store, tab.keeping, file)).toMatchObject({ code: "backup-too-big" });
    expect(file.text).not.toHaveBeenCalled();
  });

  it("is refused when it cannot be read", async () => {
    const file = { size: 10, text: () => Promise.reject(new Error("gone")) } as unknown as File;
    const tab = device();
    expect(await restoreBackup(tab.store, tab.keeping, file)).toMatchObject({ code: "no-backup" });
  });
});

describe("a damaged backup", () => {
  it("gives the games that are whole, and says how many are not", async () => {
    const { text } = await saved(await played());
    const backup = JSON.parse(text);
    const bad = backup.games.find((game: { head: { id: string } }) => game.head.id === ID);
    bad.log[1].move.cells = [16];
    const tab = device();
    const problem = await restore(tab, JSON.stringify(backup));
    expect(problem).toMatchObject({ code: "backup-partly" });
    expect(problem?.text.en).toBe("1 game of the file is damaged and was left out. 1 game was restored.");
    expect(tab.store.state.shelf.games?.map(({ text }) => text)).toEqual([OTHER]);
  });

  it("takes a length that is no number for none", async () => {
    const { text } = await saved(await played());
    const backup = JSON.parse(text);
    for (const { head } of backup.games) head.length = { toString: "" };
    const read = await readBackup(JSON.stringify(backup));
    expect(
      read.ok && read.value.games.map(({ saved, whole }) => [saved.head.length === saved.log.length, whole]),
    ).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it("never throws, and gives only games that can be played", async () => {
    const { text } = await saved(await played());
    /** The text with a few of its characters changed, cut out or doubled. */
    const broken = fc
      .array(fc.tuple(fc.nat(text.length), fc.nat(6), fc.string({ maxLength: 4 })), { maxLength: 4 })
      .map((cuts) =>
        cuts.reduce((now, [at, length, put]) => now.slice(0, at) + put + now.slice(at + length), text),
      );
    /** The same games with junk in some of their fields. */
    const junk = fc.jsonValue({ maxDepth: 3 });
    const field = fc.constantFrom(
      "id",
      "at",
      "tip",
      "branches",
      "branch",
      "length",
      "name",
      "origin",
      "elapsed",
      "hints",
      "played",
    );
    const twisted = fc.tuple(field, junk, fc.option(junk)).map(([name, value, log]) => {
      const backup = JSON.parse(text);
      backup.games[0].head[name] = value;
      if (log !== null) backup.games[1].log = log;
      return JSON.stringify(backup);
    });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          broken,
          twisted,
          junk.map((value) => JSON.stringify({ app: "ergo", format: 1, games: value })),
        ),
        async (file) => {
          const read = await readBackup(file);
          if (!read.ok) return;
          for (const { saved, puzzle } of read.value.games) {
            expect(saved.head.marks).toHaveLength(puzzle.cells);
            expect(saved.head.length).toBe(saved.log.length);
          }
        },
      ),
      { seed: 8, numRuns: 400 },
    );
  });
});
