import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "../../../web/storage/connection.ts";
import { Corpus } from "../../../web/storage/corpus.ts";
import { RuleChoices } from "../../../web/storage/rule-choices.ts";
import { eventually } from "../../eventually.ts";
import { ID, mark, standInForBrowser, Tab } from "../tab.ts";

let databases = 0;
let database = "";
let session: Map<string, string>;
beforeEach(async () => {
  database = `deaf-${++databases}`;
  session = await standInForBrowser();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const visit = () => new Tab({ database, channel: `${database}-${Math.random()}`, locks: null });
const bannerOf = (tab: Tab) => tab.store.state.banner;

/** What is asked of the database from now on is answered only when this is undone. */
function deafen(): () => void {
  const waiting: (() => void)[] = [];
  let isDeaf = true;
  const spies = [IDBTransaction.prototype, IDBRequest.prototype].map((prototype) => {
    const listen = prototype.addEventListener;
    return vi.spyOn(prototype, "addEventListener").mockImplementation(function (
      this: EventTarget,
      type: string,
      hear: EventListenerOrEventListenerObject | null,
      options?: boolean | AddEventListenerOptions,
    ) {
      const later = (event: Event) => {
        const tell = () => typeof hear === "function" && hear.call(this, event);
        if (isDeaf) waiting.push(tell);
        else tell();
      };
      listen.call(this, type, later, options);
    });
  });
  return () => {
    isDeaf = false;
    for (const spy of spies) spy.mockRestore();
    for (const tell of waiting) tell();
  };
}

/** A tab that hears nothing of a game with one move which an earlier tab stored; and what undoes that. */
async function deafTab(): Promise<{ tab: Tab; hear: () => void }> {
  const before = await visit().open().settled();
  before.move(mark(1, 3));
  await before.leave().settled();
  const tab = visit();
  await tab.keeping.keeper.connection.ready;
  return { tab, hear: deafen() };
}

describe("a database that opens and then never answers", () => {
  it("is told, and one plays on; what was stored and what was played come together when it answers", async () => {
    const { tab, hear } = await deafTab();
    tab.open();
    tab.move(mark(2, 4));
    await eventually(() => expect(bannerOf(tab)).toBe("memory-only"));
    tab.move(mark(3, 2));
    tab.store.dispatch({ type: "undo" });
    expect(tab.marks.slice(0, 4)).toEqual([0, 0, 4, 0]);
    hear();
    await eventually(() => expect(bannerOf(tab)).toBeNull());
    await tab.settled();
    const next = await visit().open().settled();
    expect(next.play.position.game.log).toHaveLength(3);
    expect(next.marks.slice(0, 4)).toEqual([0, 0, 4, 0]);
  });

  it("shows what is stored when it answers, where nothing was played meanwhile, and till then loses no hint", async () => {
    const { tab, hear } = await deafTab();
    tab.open();
    tab.store.dispatch({ type: "hint-ask" });
    const { hint } = tab.play;
    expect(hint).not.toBeNull();
    await eventually(() => expect(bannerOf(tab)).toBe("memory-only"));
    await new Promise((resolve) => setTimeout(resolve, 50)); // the look-up is given up at about the same time
    expect(tab.play.hint).toBe(hint);
    expect(tab.marks.slice(0, 2)).toEqual([0, 0]);
    hear();
    await eventually(() => expect(tab.marks.slice(0, 2)).toEqual([0, 3]));
    expect(bannerOf(tab)).toBeNull();
  });

  it("does not hold up the shelf, a flush, or the page's end", async () => {
    const tab = visit();
    await tab.keeping.keeper.connection.ready;
    const hear = deafen();
    const filled = tab.keeping.shelf.fill();
    tab.open();
    tab.move(mark(1, 3));
    await eventually(() => expect(tab.store.state.shelf.games).not.toBeNull());
    expect(await tab.keeping.flush()).toBe(false);
    expect(await tab.keeping.secure()).toBe(true);
    expect(session.size).toBe(1);
    await tab.leave();
    expect(tab.store.state.shelf.games).toHaveLength(1);
    hear();
    await filled;
    await tab.settled();
    expect((await visit().open().settled()).marks[1]).toBe(3);
  });

  it("keeps nobody waiting twice: puzzles come from their files, rules are the kind's own", async () => {
    vi.stubGlobal("fetch", async (address: URL) => {
      const isList = address.pathname.endsWith("index.json");
      const list = [{ kind: "sudoku", level: 1, file: "sudoku/1.txt", count: 1, version: "1" }];
      return { ok: true, json: async () => list, text: async () => (isList ? "" : "1000020000300004\n") };
    });
    const connection = new Connection(() => {}, database);
    await connection.ready;
    deafen();
    const corpus = new Corpus(connection, new URL("http://localhost/corpus/"));
    expect(await corpus.puzzle("sudoku", 1, 1)).toBe("1000020000300004");
    vi.useFakeTimers(); // whoever waited once more would wait for ever
    expect(await corpus.texts("sudoku", 1)).toEqual(["1000020000300004"]);
    const rules = new RuleChoices(connection, database);
    expect((await rules.load("sudoku")).text).toBeNull();
    vi.useRealTimers();
  });
});

describe("a database that refuses", () => {
  const no = () => new DOMException("The operation is insecure.", "SecurityError");
  const failing = (open: () => unknown) => ({ open });
  const real = Object.getOwnPropertyDescriptor(globalThis, "indexedDB") as PropertyDescriptor;
  afterEach(() => {
    Object.defineProperty(globalThis, "indexedDB", real);
  });
  it.each<[string, () => unknown]>([
    ["is missing", () => undefined],
    ["is null", () => null],
    [
      "throws on being named",
      () => {
        throw no();
      },
    ],
    [
      "throws on being opened",
      () =>
        failing(() => {
          throw no();
        }),
    ],
    ["opens nothing", () => failing(() => undefined)],
    ["opens a stranger", () => failing(() => ({}))],
    ["never answers", () => failing(() => new IDBOpenDBRequest())],
  ])("because it %s is told, and one plays on", async (_, get) => {
    Object.defineProperty(globalThis, "indexedDB", { get, configurable: true });
    const tab = visit().open();
    tab.move(mark(1, 3));
    await eventually(() => expect(bannerOf(tab)).toBe("memory-only"));
    tab.move(mark(2, 4));
    tab.store.dispatch({ type: "undo" });
    expect(tab.marks.slice(0, 3)).toEqual([0, 3, 0]);
    await tab.leave().settled();
    expect(tab.store.state.shelf.games?.map(({ id }) => id)).toEqual([ID]);
    expect(await tab.keeping.flush()).toBe(false);
  });
});
