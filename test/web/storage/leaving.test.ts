import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../../eventually.ts";
import { ID, mark, standInForBrowser, Tab } from "../tab.ts";

let databases = 0;
let name = "";
let session: Map<string, string>;
const reload = vi.fn();

/** The modules of a page that was just loaded, and its database. */
async function page() {
  vi.resetModules();
  const { openDatabase } = await import("../../../web/storage/database.ts");
  const { leave } = await import("../../../web/storage/leaving.ts");
  return { leave, database: await openDatabase({ blocked() {}, blocking() {}, terminated() {} }, name) };
}
type Database = Awaited<ReturnType<typeof page>>["database"];

/** A transaction that reads on and on, and so never ends by itself; resolves with what ends it. */
async function readOn(database: Database): Promise<unknown> {
  const { store, done } = database.transaction("games");
  done.catch(() => {});
  try {
    for (;;) await store.get("none");
  } catch (why) {
    return why;
  }
}

const write = async (database: Database) => {
  const { store, done } = database.transaction("games", "readwrite");
  const put = store.put({ id: ID } as never);
  await Promise.all([put, done]);
};
const stored = async (database: Database) => (await database.getAllKeys("games")).length;

beforeEach(async () => {
  name = `leaving-${++databases}`;
  reload.mockClear();
  session = await standInForBrowser();
  vi.stubGlobal("location", { reload });
});

describe("a page that is left", () => {
  it("lets the next page write, though it was reading", async () => {
    const { leave, database } = await page();
    const reading = readOn(database);
    leave();
    const next = await page();
    await write(next.database);
    expect(await stored(next.database)).toBe(1);
    expect(await reading).toMatchObject({ name: "AbortError" });
  });

  it("still stores what was committed, before and while it is left", async () => {
    const { leave, database } = await page();
    for (const isLeft of [false, true]) {
      if (isLeft) leave();
      const transaction = database.transaction("settings", "readwrite");
      const put = transaction.store.put(isLeft, `left-${isLeft}`);
      transaction.commit();
      if (!isLeft) leave();
      await Promise.all([put, transaction.done]);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await database.getAllKeys("settings")).toEqual(["left-false", "left-true"]);
  });

  it("still stores a setting, and the change of a game that was read for it", async () => {
    const { leave, database } = await page();
    const { putSetting } = await import("../../../web/storage/remembered.ts");
    const { amend } = await import("../../../web/storage/game-store.ts");
    await write(database);
    let isRead = () => {};
    const read = new Promise<void>((resolve) => {
      isRead = resolve;
    });
    const changed = amend(database, ID, () => {
      queueMicrotask(() => queueMicrotask(isRead)); // once the change is asked for
      return { id: ID, name: "new" } as never;
    });
    await read;
    const put = putSetting(database, "theme", "dark");
    leave();
    await Promise.all([changed, put]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await database.get("games", ID)).toMatchObject({ name: "new" });
    expect(await database.get("settings", "theme")).toBe("dark");
  });

  it("begins nothing any more that would have to be waited for", async () => {
    const { leave, database } = await page();
    leave();
    await expect(write(database)).rejects.toMatchObject({ name: "AbortError" });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await write(database); // it was not left after all
    expect(await stored(database)).toBe(1);
  });

  it("begins anew when it is shown again, if an answer never came", async () => {
    const { leave, database } = await page();
    leave();
    dispatchEvent(new Event("pageshow"));
    expect(reload).not.toHaveBeenCalled();
    const reading = readOn(database);
    leave();
    dispatchEvent(new Event("pageshow"));
    expect(reload).toHaveBeenCalledOnce();
    await reading;
  });

  it("hands over a move that it was about to store", async () => {
    const surroundings = { database: name, channel: name, locks: null };
    const tab = await new Tab(surroundings).open().settled();
    // The first try fails, so that the next one reads before it writes.
    const refusing = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(() => {
      throw new DOMException("", "UnknownError");
    });
    tab.move(mark(1, 3));
    await new Promise((resolve) => setTimeout(resolve, 30));
    refusing.mockRestore();
    dispatchEvent(new Event("pagehide"));
    expect([...session.keys()]).toEqual(["ergo-unsaved"]);
    const next = await new Tab({ ...surroundings, channel: `${name}-next` }).open().settled();
    await eventually(() => expect(next.marks[1]).toBe(3));
  });
});
