import "fake-indexeddb/auto";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "../../../web/storage/database.ts";
import { eventually } from "../../eventually.ts";
import { ID, mark, standInForBrowser, Tab } from "../tab.ts";
import { Locks } from "./locks.ts";

let databases = 0;
let database = "";
let locks: Locks;

beforeEach(async () => {
  database = `tabs-${++databases}`;
  locks = new Locks();
  await standInForBrowser();
});
afterEach(() => vi.unstubAllGlobals());

const openTab = (): Tab => new Tab({ database, channel: database, locks: locks as unknown as LockManager });
const openFree = (): Tab => new Tab({ database, channel: database, locks: null });
const marksOf = (tab: Tab) => tab.marks.slice(0, 5);
const untilOwner = (tab: Tab, owner: boolean) => eventually(() => expect(tab.play.owner).toBe(owner));

describe("two tabs on one game", () => {
  let first: Tab;
  let second: Tab;
  beforeEach(async () => {
    first = await openTab().open().settled();
    first.move(mark(1, 3));
    await first.settled();
    second = openTab().open();
    await untilOwner(second, false);
  });

  it("one owns it, the other follows", async () => {
    expect(first.play.owner).toBe(true);
    second.move(mark(4, 4));
    await eventually(() => expect(marksOf(second)).toEqual([0, 3, 0, 0, 0]));
    first.move(mark(2, 4), mark(3, 2));
    await eventually(() => expect(marksOf(second)).toEqual([0, 3, 4, 2, 0]));
    first.store.dispatch({ type: "undo" });
    await eventually(() => expect(marksOf(second)).toEqual([0, 3, 4, 0, 0]));
    await first.keeping.shelf.rename(ID, "Train");
    await eventually(() => expect(second.play.name).toBe("Train"));
  });

  it("the other can take it over, with the last move", async () => {
    first.move(mark(2, 4));
    await second.keeping.takeOver();
    first.move(mark(3, 2));
    await untilOwner(second, true);
    await untilOwner(first, false);
    expect(marksOf(second)).toEqual([0, 3, 4, 0, 0]);
    second.move(mark(4, 4));
    await eventually(() => expect(marksOf(first)).toEqual([0, 3, 4, 0, 4]));
    expect(first.play.position.game.branches).toEqual([]);

    await first.keeping.takeOver();
    await untilOwner(first, true);
    await untilOwner(second, false);
    first.move(mark(3, 2));
    await eventually(() => expect(marksOf(second)).toEqual([0, 3, 4, 2, 4]));
  });

  it("the other can take it over from one that does not answer", async () => {
    const silent = new Tab({ database, channel: "elsewhere", locks: locks as unknown as LockManager });
    await silent.open().settled();
    await silent.keeping.takeOver();
    await untilOwner(silent, true);
    await untilOwner(first, false);
    silent.move(mark(2, 4));
    await silent.settled();
    expect(marksOf(silent)).toEqual([0, 3, 4, 0, 0]);
  });

  it("the other gets it when the owner closes it", async () => {
    first.move(mark(2, 4));
    first.leave();
    await untilOwner(second, true);
    expect(marksOf(second)).toEqual([0, 3, 4, 0, 0]);
    second.move(mark(3, 2));
    await second.settled();
    expect((await first.open().settled()).marks.slice(0, 5)).toEqual([0, 3, 4, 2, 0]);
  });

  it("a tab that reopens its own game stays the owner", async () => {
    second.leave();
    first.leave();
    await first.open().settled();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(first.play.owner).toBe(true);
    await first.open().settled();
    expect(first.play.owner).toBe(true);
  });

  it("the shelf of each knows what the other did", async () => {
    second.leave();
    first.move(mark(2, 4));
    await eventually(() => expect(second.store.state.shelf.games?.[0]?.marks.slice(0, 3)).toEqual([0, 3, 4]));
    first.leave();
    await first.keeping.shelf.delete(ID);
    await eventually(() => expect(second.store.state.shelf.games).toEqual([]));
  });

  it("a game that is open in one is not removed by the other", async () => {
    second.leave();
    await second.keeping.shelf.delete(ID);
    await second.keeping.shelf.clear(Date.now() + 4_000_000);
    expect(await second.keeping.keeper.heads()).toHaveLength(1);
    first.move(mark(2, 4));
    await first.settled();
    await eventually(() => expect(second.store.state.shelf.games).toHaveLength(1));
  });
});

describe("two tabs where there are no locks", () => {
  it("come together again when both write", async () => {
    const one = await openFree().open().settled();
    const two = await openFree().open().settled();
    one.move(mark(1, 3));
    two.move(mark(4, 4));
    await one.settled();
    await two.settled();
    await eventually(() => expect(two.play.position.game.log).toHaveLength(2));
    await eventually(() => expect(one.play.position.game.log).toHaveLength(2));
    const next = await openFree().open().settled();
    const boards = next.play.position.game.branches.map((_, branch) => {
      next.store.dispatch({ type: "branch-go", branch });
      return marksOf(next).join("");
    });
    expect(boards.sort()).toEqual(["00004", "03000"]);
  });

  it("lose no move, whatever both do", async () => {
    const act = fc.record({
      tab: fc.nat(1),
      cell: fc.nat(15),
      value: fc.integer({ min: 1, max: 4 }),
      pause: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 10 }), async (acts) => {
        database = `tabs-${++databases}`;
        const both = [await openFree().open().settled(), await openFree().open().settled()];
        const made: string[] = [];
        for (const { tab, cell, value, pause } of acts) {
          const before = both[tab].play.position;
          both[tab].move(mark(cell, value));
          if (both[tab].play.position !== before) made.push(`${cell}=${value}`);
          if (pause) await new Promise((resolve) => setTimeout(resolve, 3));
        }
        for (const tab of both) await tab.settled();
        const open = await openDatabase({ blocked() {}, blocking() {}, terminated() {} }, database);
        const entries = await open.getAll("moves");
        open.close();
        const stored = entries.map(({ move }) =>
          move.type === "mark" ? `${move.cells[0]}=${move.mark}` : "",
        );
        // Moves that both tabs made at the same place are one entry.
        for (const one of made) expect(stored).toContain(one);
        const next = await openFree().open().settled();
        expect(next.play.position.game.log).toHaveLength(entries.length);
        for (const tab of [...both, next]) tab.leave();
      }),
      { seed: 10, numRuns: 25 },
    );
  });
});
