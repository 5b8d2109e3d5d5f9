import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "../../web/effects/connection.ts";
import { persist, persistWhenSolved, storageFacts } from "../../web/effects/persist.ts";
import { eventually } from "../eventually.ts";
import { ANSWER, mark, standInForBrowser, Tab } from "./tab.ts";

let databases = 0;
let persisted: boolean;
const ask = vi.fn();

beforeEach(async () => {
  await standInForBrowser();
  persisted = false;
  ask.mockReset().mockImplementation(async () => {
    persisted = true;
    return true;
  });
  const storage = {
    persisted: async () => persisted,
    persist: ask,
    estimate: async () => ({ usage: 12_345, quota: 1_000_000 }),
  };
  vi.stubGlobal("navigator", { languages: ["en"], storage });
});
afterEach(() => vi.unstubAllGlobals());

describe("keeping the data for good", () => {
  it("is asked for after the first puzzle that was solved, and never again", async () => {
    const name = `persist-${++databases}`;
    const connection = new Connection(() => {}, name);
    await connection.ready;
    for (let visit = 0; visit < 2; visit++) {
      const tab = await new Tab({ database: name, channel: name, locks: null }).open().settled();
      persistWhenSolved(tab.store, connection);
      tab.move(mark(1, 3));
      await new Promise((resolve) => setTimeout(resolve, 10));
      expect(ask).toHaveBeenCalledTimes(visit);
      tab.move({ type: "set", marks: ANSWER, why: "answer" });
      await eventually(() => expect(ask).toHaveBeenCalledOnce());
      tab.store.dispatch({ type: "undo" });
      persisted = false;
    }
  });

  it("needs no asking where it is so already", async () => {
    persisted = true;
    expect(await persist()).toBe(true);
    expect(ask).not.toHaveBeenCalled();
  });

  it("is not had where the browser refuses, fails, or knows no such thing", async () => {
    ask.mockResolvedValue(false);
    expect(await persist()).toBe(false);
    ask.mockRejectedValue(new TypeError("not here"));
    expect(await persist()).toBe(false);
    vi.stubGlobal("navigator", {});
    expect(await persist()).toBe(false);
  });
});

describe("the facts of the storage", () => {
  it("are the browser's", async () => {
    expect(await storageFacts(3)).toEqual({ games: 3, bytes: 12_345, persisted: false });
    persisted = true;
    expect(await storageFacts(3)).toMatchObject({ persisted: true });
  });

  it("are few where it tells none", async () => {
    vi.stubGlobal("navigator", {});
    expect(await storageFacts(3)).toEqual({ games: 3, bytes: null, persisted: false });
  });
});
