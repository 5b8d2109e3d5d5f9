import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { is } from "../../../engine/model/fact.ts";
import type { Hint } from "../../../engine/reason/hint.ts";
import { openDatabase } from "../../../web/storage/database.ts";
import type { KeptDetail } from "../../../web/storage/keep.ts";
import { eventually } from "../../eventually.ts";
import { ANSWER, ID, mark, standInForBrowser, Tab } from "../tab.ts";

let databases = 0;
let database = "";
let kept: KeptDetail[] = [];

beforeEach(async () => {
  database = `keep-${++databases}`;
  kept = [];
  await standInForBrowser();
  document.addEventListener("ergo-kept", (event) => kept.push((event as CustomEvent<KeptDetail>).detail));
});
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.settled();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const tabs: Tab[] = [];
/** A tab without locks: the only one, or that of the next visit. */
function visit(): Tab {
  const tab = new Tab({ database, channel: `${database}-${tabs.length}`, locks: null });
  tabs.push(tab);
  return tab;
}

/** The transactions that were asked for, and whether they were committed at once. */
function watchTransactions() {
  const seen: {
    mode: string | undefined;
    durability: string | undefined;
    committed: boolean;
    added: number;
    put: number;
  }[] = [];
  const begin = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function (this: IDBDatabase, ...asked) {
    const transaction = begin.apply(this, asked);
    const one = { mode: asked[1], durability: asked[2]?.durability, committed: false, added: 0, put: 0 };
    seen.push(one);
    const { commit, objectStore } = transaction;
    transaction.commit = () => {
      one.committed = true;
      commit.call(transaction);
    };
    transaction.objectStore = (name) => {
      const store = objectStore.call(transaction, name);
      const { add, put } = store;
      store.add = (...given) => {
        one.added++;
        return add.apply(store, given);
      };
      store.put = (...given) => {
        one.put++;
        return put.apply(store, given);
      };
      return store;
    };
    return transaction;
  });
  return seen;
}

const entriesStored = async () => {
  const open = await openDatabase({ blocked() {}, blocking() {}, terminated() {} }, database);
  const count = await open.count("moves");
  open.close();
  return count;
};

describe("a game that is played", () => {
  it("is there again at the next visit, with undo, redo and branches", async () => {
    const first = await visit()
      .open({ origin: { level: 2, number: 7 } })
      .settled();
    first.move(mark(1, 3), mark(2, 4), mark(3, 2));
    first.store.dispatch({ type: "undo" });
    first.store.dispatch({ type: "branch-start", name: "Try 1", mainName: "Main line" });
    first.move(mark(4, 4));
    first.store.dispatch({ type: "undo" });
    await first.settled();

    const second = await visit().open().settled();
    expect(second.play.position).toEqual(first.play.position);
    expect(second.play.origin).toEqual({ level: 2, number: 7 });
    second.store.dispatch({ type: "redo" });
    expect(second.marks.slice(0, 5)).toEqual([0, 3, 4, 0, 4]);
    second.store.dispatch({ type: "branch-go", branch: 0 });
    expect(second.marks.slice(0, 5)).toEqual([0, 3, 4, 2, 0]);
  });

  it("begins to be stored in the task of the move, and needs the page no more", async () => {
    const tab = await visit().open().settled();
    const seen = watchTransactions();
    tab.move(mark(1, 3));
    expect(seen).toEqual([{ mode: "readwrite", durability: "relaxed", committed: true, added: 1, put: 1 }]);
    tab.move(mark(2, 4));
    expect(seen).toHaveLength(2);
    await eventually(() => expect(kept).toHaveLength(2));
    expect(kept.map(({ id, length }) => ({ id, length }))).toEqual([
      { id: ID, length: 1 },
      { id: ID, length: 2 },
    ]);
    expect(kept[0].ms).toBeGreaterThanOrEqual(0);
  });

  it("needs only its head written for undo and branches", async () => {
    const tab = await visit().open().settled();
    tab.move(mark(1, 3));
    await tab.settled();
    const seen = watchTransactions();
    tab.store.dispatch({ type: "undo" });
    tab.store.dispatch({ type: "branch-start", name: "Try 1", mainName: "Main line" });
    // The entry that is added only shows that there is none, and is taken away again.
    expect(seen.map(({ added, put }) => ({ added, put }))).toEqual([
      { added: 1, put: 1 },
      { added: 1, put: 1 },
    ]);
    await tab.settled();
    expect(await entriesStored()).toBe(1);
  });

  it("puts no head over moves that it does not know of", async () => {
    const first = await visit().open().settled();
    first.move(mark(1, 3));
    await first.settled();
    // Another tab that this one cannot hear, as if it had been frozen meanwhile.
    const second = await visit().open().settled();
    second.move(mark(2, 4));
    await second.settled();
    first.store.dispatch({ type: "undo" });
    await first.settled();
    const third = await visit().open().settled();
    expect(third.keeping.shelf.head(ID)?.length).toBe(2);
    expect(third.play.position.game.log).toHaveLength(2);
    expect(third.marks[2]).toBe(4);
  });

  it("is written through to the disk when it is paused, solved, hidden or left", async () => {
    const tab = await visit().open().settled();
    tab.move(mark(1, 3));
    const seen = watchTransactions();
    const lastDurability = () => seen.at(-1)?.durability;
    tab.store.dispatch({ type: "pause", paused: true });
    expect(lastDurability()).toBe("strict");
    tab.store.dispatch({ type: "pause", paused: false });
    tab.move(mark(2, 4));
    expect(lastDurability()).toBe("relaxed");
    Object.assign(document, { visibilityState: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
    expect([seen.length, lastDurability()]).toEqual([3, "strict"]);
    dispatchEvent(new Event("pagehide"));
    expect([seen.length, lastDurability()]).toEqual([4, "strict"]);
    tab.move({ type: "set", marks: ANSWER, why: "answer" });
    expect([seen.length, lastDurability()]).toEqual([5, "strict"]);
    tab.store.dispatch({ type: "undo" });
    tab.store.dispatch({ type: "played", ms: 900 });
    tab.leave();
    expect([seen.length, lastDurability()]).toEqual([7, "strict"]);
  });

  it("keeps its time with every move, and every fifteen seconds without one", async () => {
    const tab = await visit().open().settled();
    tab.move(mark(1, 3));
    const seen = watchTransactions();
    for (let second = 0; second < 31; second++) tab.store.dispatch({ type: "played", ms: 1000 });
    expect(seen).toHaveLength(2);
    await tab.settled();
    expect((await visit().open().settled()).play.elapsed).toBe(30_000);
  });

  it("is not kept when nothing was done", async () => {
    const tab = await visit().open().settled();
    tab.store.dispatch({ type: "played", ms: 20_000 });
    await tab.leave().settled();
    expect(tab.store.state.shelf.games).toEqual([]);
    expect(await (await visit().settled()).keeping.keeper.heads()).toEqual([]);
  });
});

describe("a game that was kept before", () => {
  beforeEach(async () => {
    const tab = await visit().open().settled();
    tab.move(mark(1, 3), mark(2, 4));
    tab.store.dispatch({ type: "played", ms: 5000 });
    await tab.leave().settled();
  });

  it("takes up moves that were made before it had arrived", async () => {
    const tab = visit().open();
    tab.move(mark(4, 4));
    expect(tab.marks.slice(0, 5)).toEqual([0, 0, 0, 0, 4]);
    await tab.settled();
    expect(tab.marks.slice(0, 5)).toEqual([0, 0, 0, 0, 4]);
    const { branches, branch } = tab.play.position.game;
    expect(branches.map(({ name }) => name)).toEqual(["Main line", "Earlier line"]);
    expect(branch).toBe(0);

    const next = await visit().open().settled();
    expect(next.play.position).toEqual(tab.play.position);
    next.store.dispatch({ type: "branch-go", branch: 1 });
    expect(next.marks.slice(0, 5)).toEqual([0, 3, 4, 0, 0]);
  });

  it("survives a link with marks: both can be gone to", async () => {
    const marks = [0, 4, ...new Array(14).fill(0)];
    const tab = await visit().open({ marks }).settled();
    expect(tab.marks).toEqual(marks);
    tab.store.dispatch({ type: "branch-go", branch: 1 });
    expect(tab.marks.slice(0, 3)).toEqual([0, 3, 4]);
    const again = await (await visit().open({ marks }).settled()).leave().settled();
    expect(again.store.state.shelf.games).toHaveLength(1);
  });

  it("survives such a link while it is on the screen", async () => {
    const tab = await visit().open().settled();
    tab.move(mark(3, 2));
    await tab.open({ marks: [0, 4, ...new Array(14).fill(0)] }).settled();
    expect(tab.marks.slice(0, 4)).toEqual([0, 4, 0, 0]);
    tab.store.dispatch({ type: "branch-go", branch: 1 });
    expect(tab.marks.slice(0, 4)).toEqual([0, 3, 4, 2]);
  });

  it("keeps name, origin and time", async () => {
    const tab = await visit()
      .open({ origin: { level: 1, number: 2 } })
      .settled();
    await tab.keeping.shelf.rename(ID, " Train ");
    expect(tab.play).toMatchObject({ name: "Train", origin: { level: 1, number: 2 }, elapsed: 5000 });
    tab.move(mark(3, 2));
    await tab.settled();
    expect((await visit().open().settled()).play).toMatchObject({
      name: "Train",
      origin: { level: 1, number: 2 },
      elapsed: 5000,
    });
  });

  it("keeps how many hints were shown, those of a game that was stored without a count too", async () => {
    const open = await openDatabase({ blocked() {}, blocking() {}, terminated() {} }, database);
    const { hints: _, ...older } = (await open.get("games", ID)) ?? {};
    await open.put("games", older as never);
    open.close();
    const tab = await visit().open().settled();
    expect(tab.play.hints).toBe(0);
    expect(tab.marks.slice(0, 3)).toEqual([0, 3, 4]);
    const { board } = tab.play.position;
    const hint: Hint = { type: "step", steps: [], fact: is(3, 2), move: mark(3, 2) };
    tab.store.dispatch({ type: "hint-ask" });
    tab.store.dispatch({ type: "hint-told", board, hint });
    tab.move(mark(3, 2));
    await tab.settled();
    expect((await visit().open().settled()).play.hints).toBe(1);
  });

  it("keeps what the player had chosen while it arrived", async () => {
    const tab = visit().open();
    tab.store.dispatch({ type: "select", cells: [6] });
    tab.store.dispatch({ type: "tool", tool: { write: "corner" } });
    await tab.settled();
    expect(tab.marks.slice(0, 3)).toEqual([0, 3, 4]);
    expect(tab.play).toMatchObject({ selection: [6], tool: { write: "corner" } });
  });

  it("lies on the shelf, newest first", async () => {
    const other = "4000030000200001";
    const tab = await visit().open({ text: other }).settled();
    tab.move(mark(1, 1));
    await tab.leave().settled();
    const games = tab.store.state.shelf.games ?? [];
    expect(games.map(({ text }) => text)).toEqual([other, "1000020000300004"]);
    expect(games[1]).toMatchObject({ progress: 2 / 12, finished: false, elapsed: 5000, origin: null });
    expect(games[1].marks.slice(0, 4)).toEqual([0, 3, 4, 0]);
    expect((await visit().settled()).store.state.shelf.games).toEqual(games);
  });

  it("can be deleted, and taken back", async () => {
    const tab = await visit().settled();
    await tab.keeping.shelf.delete(ID);
    expect(tab.store.state.shelf.games).toEqual([]);
    const { toast } = tab.store.state;
    expect(toast?.text).toBe("Imported puzzle was deleted.");
    expect((await visit().settled()).store.state.shelf.games).toEqual([]);

    if (toast?.button && toast.button.action !== "reload") tab.store.dispatch(toast.button.action);
    await tab.settled();
    expect(tab.store.state.shelf.games).toHaveLength(1);
    expect((await visit().open().settled()).marks.slice(0, 3)).toEqual([0, 3, 4]);
  });

  it("is removed at the first visit an hour after its deletion", async () => {
    const tab = await visit().settled();
    const hourAgo = vi.spyOn(Date, "now").mockReturnValue(Date.now() - 3_700_000);
    await tab.keeping.shelf.delete(ID);
    hourAgo.mockRestore();
    await (await visit().settled()).settled();
    expect(await (await visit().settled()).keeping.keeper.heads()).toEqual([]);
  });

  it("is not removed when it was opened again", async () => {
    const tab = await visit().settled();
    await tab.keeping.shelf.delete(ID);
    await tab.keeping.shelf.clear(Date.now() + 3_000_000);
    expect(await tab.keeping.keeper.heads()).toHaveLength(1);

    const playing = await visit().open().settled();
    await playing.keeping.shelf.clear(Date.now() + 4_000_000);
    expect(playing.marks.slice(0, 3)).toEqual([0, 3, 4]);
    expect(playing.keeping.shelf.head(ID)?.deleted).toBeNull();
    await playing.leave().settled();

    const next = await visit().settled();
    await next.keeping.shelf.delete(ID);
    await next.keeping.shelf.clear(Date.now() + 4_000_000);
    const last = await visit().open().settled();
    expect(await last.keeping.keeper.heads()).toEqual([]);
    expect(last.play.position.game.log).toEqual([]);
  });
});
