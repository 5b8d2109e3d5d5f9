import "fake-indexeddb/auto";
import { describe, expect, it, vi } from "vitest";
import { type Database, openDatabase, VERSION } from "../../../web/storage/database.ts";
import { read } from "../../../web/storage/game-store.ts";
import { readSaved } from "../../../web/storage/read-saved.ts";
import { eventually } from "../../eventually.ts";
import { makeReleased, RELEASED } from "./released.ts";

const quiet = { blocked() {}, blocking() {}, terminated() {} };
let names = 0;
const fresh = () => `database-${++names}`;

const shape = (database: Database) =>
  [...database.objectStoreNames].map((name) => {
    const store = database.transaction(name).objectStore(name);
    return { name, key: store.keyPath, counts: store.autoIncrement, indexes: [...store.indexNames] };
  });

describe("the database", () => {
  it("knows how every released version looked", () => {
    expect(RELEASED).toHaveLength(VERSION);
  });

  it.each(RELEASED.map((_, index) => index + 1))("opens what version %i had left", async (version) => {
    const name = fresh();
    await makeReleased(name, version);
    const database = await openDatabase(quiet, name);
    expect(database.version).toBe(VERSION);
    expect(shape(database)).toEqual(shape(await openDatabase(quiet, fresh())));

    const id = "sudoku/1000020000300004";
    const raw = await read(database, id);
    const game = raw && readSaved(id, raw.head, raw.entries);
    expect(game?.whole).toBe(true);
    expect(game?.saved.head).toMatchObject({
      name: "First",
      origin: { level: 1, number: 3 },
      elapsed: 61_000,
    });
    expect(game?.saved.head.marks.slice(0, 3)).toEqual([0, 2, 3]);
    expect(await database.get("settings", "settings")).toEqual({ theme: "dark" });
    expect(await database.get("puzzles", ["sudoku", 1, 3])).toEqual({ text: "1000020000300004" });
  });

  it("refuses to open what a later version has changed", async () => {
    const name = fresh();
    const later = indexedDB.open(name, VERSION + 1);
    await new Promise((resolve) => {
      later.onsuccess = resolve;
    });
    later.result.close();
    await expect(openDatabase(quiet, name)).rejects.toMatchObject({ name: "VersionError" });
  });

  it("tells the older tab to let go, and the newer one that it waits", async () => {
    const name = fresh();
    await makeReleased(name, 1);
    const blocking = vi.fn();
    const older = await openDatabase({ ...quiet, blocking }, name);
    const newer = indexedDB.open(name, VERSION + 1);
    const blocked = vi.fn();
    newer.onblocked = blocked;
    await eventually(() => expect(blocked).toHaveBeenCalled());
    expect(blocking).toHaveBeenCalledOnce();
    older.close();
    await new Promise((resolve) => {
      newer.onsuccess = resolve;
    });
  });

  it("rejects where there is no storage", async () => {
    vi.stubGlobal("indexedDB", undefined);
    await expect(openDatabase(quiet, fresh())).rejects.toBeInstanceOf(Error);
    vi.unstubAllGlobals();
  });
});
