import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase, VERSION } from "../../../web/storage/database.ts";
import { changeSettings, keepSettings } from "../../../web/storage/keep-settings.ts";
import { speak } from "../../../web/words/words.ts";
import { ID, mark, standInForBrowser, Tab } from "../tab.ts";

const quiet = { blocked() {}, blocking() {}, terminated() {} };
let databases = 0;
let database = "";
let session: Map<string, string>;
let isSpoken = false;

/** Has a newer version of the app save a game. */
async function saveNewer(): Promise<void> {
  const older = await openDatabase(quiet, database);
  await older.put("games", { id: ID, from: "a newer version" } as never);
  older.close();
  const newer = indexedDB.open(database, VERSION + 1);
  await new Promise((resolve) => {
    newer.onsuccess = resolve;
  });
  newer.result.close();
}

/** All that the newer version has. */
async function newerData(): Promise<unknown> {
  const open = indexedDB.open(database);
  await new Promise((resolve) => {
    open.onsuccess = resolve;
  });
  const stores = [...open.result.objectStoreNames];
  const all = await Promise.all(
    stores.map(async (store) => {
      const asked = open.result.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => {
        asked.onsuccess = resolve;
      });
      return [store, asked.result];
    }),
  );
  const { version } = open.result;
  open.result.close();
  return { version, all };
}

const visit = () => new Tab({ database, channel: `${database}-${Math.random()}`, locks: null });

beforeEach(async () => {
  database = `newer-${++databases}`;
  session = await standInForBrowser({ words: isSpoken });
  await saveNewer();
});
afterEach(() => vi.unstubAllGlobals());

describe("data of a newer version", () => {
  it("are told once there are words, and nothing waits for ever", async () => {
    const rejections: unknown[] = [];
    const note = (why: unknown) => rejections.push(why);
    process.on("unhandledRejection", note);
    const tab = visit().open();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(tab.store.state.banner).toBeNull();
    await speak("en");
    isSpoken = true;
    await tab.keeping.keeper.connection.ready;
    expect(tab.store.state.banner).toBe("newer-data");
    await tab.settled();
    process.off("unhandledRejection", note);
    expect(rejections).toEqual([]);
  });

  it("are left as they are while one plays on, and no reload is offered, since none would help", async () => {
    const before = await newerData();
    const tab = await visit().open().settled();
    const toasts: unknown[] = [];
    tab.store.listen(({ toast }) => toast && toasts.push(toast));
    tab.move(mark(1, 3), mark(2, 4));
    await new Promise((resolve) => setTimeout(resolve, 600)); // longer than the first tries after a failure
    expect(tab.marks.slice(0, 3)).toEqual([0, 3, 4]);
    expect(tab.store.state.banner).toBe("newer-data");
    expect(toasts).toEqual([]);
    expect(await tab.keeping.flush()).toBe(false);
    expect(await newerData()).toEqual(before);
    await tab.leave().settled();
    expect(tab.store.state.shelf.games).toHaveLength(1);
    expect((await tab.keeping.keeper.read(ID))?.log).toHaveLength(2);
  });

  it("keep the settings that this version would not know", async () => {
    const local = new Map([["ergo-settings", '{"settings":{"theme":"dark","newer":1},"made":5}']]);
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => local.get(key) ?? null,
      setItem: (key: string, value: string) => local.set(key, value),
    });
    const tab = visit();
    await keepSettings(tab.store, tab.keeping.keeper.connection);
    await changeSettings(tab.store, { theme: "light" });
    expect(tab.store.state.settings.theme).toBe("light");
    expect(local.get("ergo-settings")).toContain('"newer":1');
  });

  it("do not take what is played now along: it waits for this tab's next page", async () => {
    const tab = await visit().open().settled();
    tab.move(mark(1, 3));
    dispatchEvent(new Event("pagehide"));
    expect(session.size).toBe(1);
    const next = await visit().open().settled();
    expect(next.marks.slice(0, 2)).toEqual([0, 3]);
  });
});
