import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Database, openDatabase, VERSION } from "../../../web/storage/database.ts";
import type { KeptDetail } from "../../../web/storage/keep.ts";
import { eventually } from "../../eventually.ts";
import { ID, mark, standInForBrowser, Tab } from "../tab.ts";

const OTHER = "4000030000200001";
const quiet = { blocked() {}, blocking() {}, terminated() {} };
let databases = 0;
let database = "";
let session: Map<string, string>;

beforeEach(async () => {
  database = `trouble-${++databases}`;
  session = await standInForBrowser();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const visit = () => new Tab({ database, channel: `${database}-${Math.random()}`, locks: null });
const bannerOf = (tab: Tab) => tab.store.state.banner;

async function withDatabase<T>(act: (database: Database) => Promise<T>): Promise<T> {
  const open = await openDatabase(quiet, database);
  try {
    return await act(open);
  } finally {
    open.close();
  }
}

/** Lets transactions that write fail like this: the next so many, or all until it is undone. */
function failWrites(name: string, count = Number.POSITIVE_INFINITY): () => void {
  const begin = IDBDatabase.prototype.transaction;
  let left = count;
  const spy = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function (
    this: IDBDatabase,
    ...asked
  ) {
    const transaction = begin.apply(this, asked);
    if (asked[1] !== "readwrite" || left-- <= 0) return transaction;
    // As the standard has it: the transaction is aborted, and its error says why.
    Object.defineProperty(transaction, "error", { get: () => new DOMException("No.", name) });
    transaction.commit = () => transaction.abort();
    return transaction;
  });
  return () => spy.mockRestore();
}

/** What is written is never answered, as Chromium does it in a transaction that fails, until this is undone. */
function leaveUnanswered(): () => void {
  const spies = (["add", "put"] as const).map((name) => {
    const write = IDBObjectStore.prototype[name];
    return vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (
      this: IDBObjectStore,
      ...asked
    ) {
      const request = write.apply(this, asked);
      request.addEventListener = () => {};
      return request;
    });
  });
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

/** The places in the log of the game that are stored, without asking the app, whose look at it would mend it. */
const placesStored = () =>
  withDatabase(async (db) => (await db.getAllKeys("moves")).map(([, place]) => place));

describe("without storage", () => {
  it("the player is told, plays on, and finds every game again until the page is closed", async () => {
    vi.stubGlobal("indexedDB", undefined);
    const tab = await visit().open().settled();
    expect(bannerOf(tab)).toBe("memory-only");
    tab.move(mark(1, 3), mark(2, 4));
    await tab.leave().settled();
    expect(tab.store.state.shelf.games).toHaveLength(1);
    await tab.open({ text: OTHER }).settled();
    tab.move(mark(1, 1));
    await tab.keeping.shelf.rename(`sudoku/${OTHER}`, "Second");
    await tab.open().settled();
    expect(tab.marks.slice(0, 3)).toEqual([0, 3, 4]);
    await tab.leave().settled();
    expect(tab.store.state.shelf.games?.map(({ name }) => name).sort()).toEqual([null, "Second"].sort());
    await tab.keeping.shelf.delete(ID);
    expect(tab.store.state.shelf.games).toHaveLength(1);
    expect(await tab.keeping.flush()).toBe(false);
  });

  it("everything is stored once it works again", async () => {
    const { indexedDB } = globalThis;
    vi.stubGlobal("indexedDB", undefined);
    const tab = await visit().open().settled();
    tab.move(mark(1, 3));
    await tab.open({ text: OTHER }).settled();
    tab.move(mark(1, 1));
    vi.stubGlobal("indexedDB", indexedDB);
    await eventually(() => expect(bannerOf(tab)).toBeNull());
    expect(await tab.keeping.flush()).toBe(true);
    const next = await visit().open().settled();
    expect(next.marks[1]).toBe(3);
    expect((await next.open({ text: OTHER }).settled()).marks[1]).toBe(1);
  });

  it("a reload of the tab keeps the games all the same", async () => {
    vi.stubGlobal("indexedDB", undefined);
    const tab = await visit().open().settled();
    tab.move(mark(1, 3), mark(2, 4));
    dispatchEvent(new Event("pagehide"));
    expect(session.size).toBe(1);
    const next = await visit().open().settled();
    expect(next.marks.slice(0, 3)).toEqual([0, 3, 4]);
    next.store.dispatch({ type: "undo" });
    expect(next.marks.slice(0, 3)).toEqual([0, 3, 0]);
  });

  it("broken remains of the last page are left alone", async () => {
    for (const remains of [
      "{",
      "{}",
      "[null]",
      '[{"head":{"id":"sudoku/1"},"log":[]}]',
      '[{"head":7,"log":{}}]',
    ]) {
      session.set("ergo-unsaved", remains);
      const tab = await visit().open().settled();
      expect(tab.marks.every((mark) => mark === 0)).toBe(true);
    }
  });

  it("what was handed over does not push back what was played since", async () => {
    const tab = await visit().open().settled();
    tab.move(mark(1, 3));
    await tab.settled();
    const [head, log] = [tab.keeping.shelf.head(ID), tab.play.position.game.log];
    tab.move(mark(2, 4));
    await tab.settled();
    session.set("ergo-unsaved", JSON.stringify([{ head, log }]));
    const next = await visit().open().settled();
    expect(next.marks.slice(0, 3)).toEqual([0, 3, 4]);
    expect(next.play.position.game.branches).toEqual([]);
  });
});

describe("a full storage", () => {
  it("is told, and holds every move as soon as there is room", async () => {
    const tab = await visit().open().settled();
    tab.move(mark(1, 3));
    await tab.settled();
    const heal = failWrites("QuotaExceededError");
    tab.move(mark(2, 4), mark(3, 2));
    await eventually(() => expect(bannerOf(tab)).toBe("storage-full"));
    expect(tab.marks.slice(0, 4)).toEqual([0, 3, 4, 2]);
    heal();
    tab.move(mark(4, 4));
    await eventually(() => expect(bannerOf(tab)).toBeNull());
    await tab.settled();
    expect((await visit().open().settled()).play.position).toEqual(tab.play.position);
  });

  it("that leaves what was asked unanswered is told too, and all is stored once there is room", async () => {
    const tab = await visit().open().settled();
    tab.move(mark(1, 3));
    await tab.settled();
    const [heal, answer] = [failWrites("QuotaExceededError"), leaveUnanswered()];
    tab.move(mark(2, 4));
    await eventually(() => expect(bannerOf(tab)).toBe("storage-full"));
    tab.move(mark(3, 2)); // this one looks up first what is stored
    await new Promise((resolve) => setTimeout(resolve, 50));
    answer();
    heal();
    await eventually(() => expect(bannerOf(tab)).toBeNull());
    expect(await placesStored()).toEqual([0, 1, 2]);
    expect((await visit().open().settled()).marks.slice(0, 4)).toEqual([0, 3, 4, 2]);
  });

  it.each([
    ["one move", 1],
    ["two moves", 2],
    ["three moves", 3],
  ])(
    "that refuses %s, but takes the next, which was sent already, is mended by itself",
    async (_, refused) => {
      const tab = await visit().open().settled();
      tab.move(mark(1, 3));
      await tab.settled();
      failWrites("QuotaExceededError", refused);
      tab.move(mark(2, 4), mark(3, 2), mark(4, 4), mark(6, 1), mark(7, 3));
      await eventually(async () => expect(await placesStored()).toEqual([0, 1, 2, 3, 4, 5]));
      expect(bannerOf(tab)).toBeNull();
      expect((await visit().open().settled()).play.position).toEqual(tab.play.position);
    },
  );

  it("never says that all is stored while there is a gap", async () => {
    const tab = await visit().open().settled();
    tab.move(mark(1, 3));
    await tab.settled();
    const told: number[] = [];
    const listen = (event: Event) => told.push((event as CustomEvent<KeptDetail>).detail.length);
    document.addEventListener("ergo-kept", listen);
    failWrites("QuotaExceededError", 1);
    tab.move(mark(2, 4), mark(3, 2));
    await eventually(() => expect(told).not.toEqual([]));
    document.removeEventListener("ergo-kept", listen);
    expect(told).toEqual([3]);
    expect(await placesStored()).toEqual([0, 1, 2]);
  });

  it("is no trouble if one transaction failed by chance", async () => {
    const tab = await visit().open().settled();
    const banners: unknown[] = [];
    tab.store.listen((state, before) => state.banner !== before.banner && banners.push(state.banner));
    const heal = failWrites("UnknownError");
    tab.move(mark(1, 3));
    await new Promise((resolve) => setTimeout(resolve, 50));
    heal();
    tab.move(mark(2, 4));
    await eventually(async () => expect(await tab.keeping.flush()).toBe(true));
    expect(banners).toEqual([]);
    expect((await visit().open().settled()).marks.slice(0, 3)).toEqual([0, 3, 4]);
  });
});

describe("a connection", () => {
  it("that was lost is opened again, and nothing is missing", async () => {
    const tab = await visit().open().settled();
    tab.move(mark(1, 3));
    await tab.settled();
    tab.keeping.keeper.connection.close();
    tab.move(mark(2, 4));
    await eventually(() => expect(tab.keeping.keeper.connection.database).not.toBeNull());
    expect(await tab.keeping.flush()).toBe(true);
    expect((await visit().open().settled()).marks.slice(0, 3)).toEqual([0, 3, 4]);
  });

  it("gives way to a newer version of the app, which is then offered", async () => {
    const tab = await visit().open().settled();
    tab.move(mark(1, 3));
    await tab.settled();
    const newer = indexedDB.open(database, VERSION + 1);
    await new Promise((resolve) => {
      newer.onsuccess = resolve;
    });
    tab.move(mark(2, 4));
    await eventually(() => expect(tab.store.state.toast?.button?.action).toBe("reload"));
    expect(bannerOf(tab)).toBe("newer-data");
    expect(tab.marks.slice(0, 3)).toEqual([0, 3, 4]);
    newer.result.close();
  });

  it("that does not come for long is waited for no longer, and used when it is there", async () => {
    const holding = await openDatabase(quiet, database);
    indexedDB.deleteDatabase(database); // waits until nobody has the database open; whoever opens it waits longer
    const tab = visit().open();
    tab.move(mark(1, 3));
    await eventually(() => expect(bannerOf(tab)).toBe("memory-only"));
    tab.move(mark(2, 4));
    holding.close();
    await eventually(() => expect(bannerOf(tab)).toBeNull());
    expect(await tab.keeping.flush()).toBe(true);
    expect((await visit().open().settled()).marks.slice(0, 3)).toEqual([0, 3, 4]);
  });

  it("builds the data anew when it was deleted under way", async () => {
    const tab = await visit().open().settled();
    tab.move(mark(1, 3));
    await tab.settled();
    const deleting = indexedDB.deleteDatabase(database);
    await new Promise((resolve) => {
      deleting.onsuccess = resolve;
    });
    tab.move(mark(2, 4));
    await eventually(() => expect(tab.keeping.keeper.connection.database).not.toBeNull());
    await tab.settled();
    expect((await visit().open().settled()).marks.slice(0, 3)).toEqual([0, 3, 4]);
  });
});

describe("a damaged game", () => {
  beforeEach(async () => {
    const tab = await visit().open().settled();
    tab.move(mark(1, 3), mark(2, 4), mark(3, 2));
    await tab.leave().settled();
  });

  it.each([
    ["a move that is none", (db: Database) => db.put("moves", { parent: 1, move: null } as never, [ID, 1])],
    ["a gap", (db: Database) => db.delete("moves", [ID, 1])],
  ])("with %s opens without it; what was found is set aside", async (_what, damage) => {
    await withDatabase<unknown>(damage);
    const found = await withDatabase((db) => db.count("moves"));
    const tab = await visit().open().settled();
    expect(tab.marks.slice(0, 4)).toEqual([0, 3, 0, 2]);
    tab.move(mark(4, 4));
    await tab.settled();
    const next = await visit().open().settled();
    expect(next.marks.slice(0, 5)).toEqual([0, 3, 0, 2, 4]);
    const aside = await withDatabase((db) => db.getAll("broken"));
    expect(aside).toHaveLength(1);
    expect(aside[0]).toMatchObject({ id: ID, head: { id: ID, length: 3 } });
    expect(aside[0]).toHaveProperty("entries.length", found);
  });

  it.each([
    ["without a head", (db: Database) => db.delete("games", ID)],
    [
      "with a head of junk",
      (db: Database) => db.put("games", { id: ID, marks: "?", at: {}, branches: 7 } as never),
    ],
  ])("%s opens at its last move", async (_what, damage) => {
    await withDatabase<unknown>(damage);
    const tab = await visit().open().settled();
    expect(tab.marks.slice(0, 4)).toEqual([0, 3, 4, 2]);
    tab.move(mark(4, 4));
    await tab.settled();
    expect((await visit().open().settled()).marks.slice(0, 5)).toEqual([0, 3, 4, 2, 4]);
  });

  it("with a puzzle that cannot be read stays off the shelf, but in the database", async () => {
    await withDatabase((db) => db.put("games", { id: "hitori/5" } as never));
    const tab = await visit().settled();
    expect(tab.store.state.shelf.games?.map(({ id }) => id)).toEqual([ID]);
    expect(await withDatabase((db) => db.count("games"))).toBe(2);
  });
});
