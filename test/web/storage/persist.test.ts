import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { persist, persistWhenKept, storageFacts } from "../../../web/settings/persist.ts";
import { Connection } from "../../../web/storage/connection.ts";
import { eventually } from "../../eventually.ts";
import { mark, standInForBrowser, Tab } from "../tab.ts";

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
  it("is asked for at the first move that is kept, and never again", async () => {
    const name = `persist-${++databases}`;
    const connection = new Connection(() => {}, name);
    await connection.ready;
    persistWhenKept(connection);
    const tab = await new Tab({ database: name, channel: name, locks: null }).open().settled();
    expect(ask).not.toHaveBeenCalled(); // a game that is only looked at is not kept
    tab.move(mark(1, 3));
    await eventually(() => expect(ask).toHaveBeenCalledOnce());
    persisted = false;
    persistWhenKept(connection); // the next visit
    tab.move(mark(2, 4), mark(3, 2));
    await tab.settled();
    expect(ask).toHaveBeenCalledOnce();
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
    expect(await storageFacts(3)).toMatchObject({ games: 3, bytes: 12_345, persisted: false });
    persisted = true;
    expect(await storageFacts(3)).toMatchObject({ persisted: true });
  });

  it("are few where it tells none", async () => {
    vi.stubGlobal("navigator", {});
    expect(await storageFacts(3)).toMatchObject({ games: 3, bytes: null, persisted: false });
    vi.stubGlobal("navigator", {
      get storage() {
        throw new DOMException("denied", "SecurityError");
      },
    });
    expect(await storageFacts(3)).toMatchObject({ games: 3, bytes: null, persisted: false });
    expect(await persist()).toBe(false);
  });
});
