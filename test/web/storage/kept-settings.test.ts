import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DEFAULT_SETTINGS } from "../../../web/state/settings.ts";
import { Store } from "../../../web/state/store.ts";
import { Connection } from "../../../web/storage/connection.ts";
import { changeSettings, keepSettings, rememberedSettings } from "../../../web/storage/keep-settings.ts";
import { eventually } from "../../eventually.ts";
import { BLANK, standInForBrowser } from "../tab.ts";

let databases = 0;
let copy: Map<string, string>;

beforeEach(async () => {
  await standInForBrowser();
  copy = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => copy.get(key) ?? null,
    setItem: (key: string, value: string) => copy.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A visit that begins with what is remembered; its store and its connection. */
async function visit(name: string): Promise<Store> {
  const store = new Store({ ...BLANK, settings: rememberedSettings() });
  const connection = new Connection(() => {}, name);
  await keepSettings(store, connection);
  return store;
}
const fresh = () => `settings-${++databases}`;

describe("settings", () => {
  it("are there again at the next visit, before the database is open", async () => {
    const name = fresh();
    await changeSettings(await visit(name), { theme: "dark", tap: "tool" });
    expect(rememberedSettings()).toEqual({ ...DEFAULT_SETTINGS, theme: "dark", tap: "tool" });
    expect((await visit(name)).state.settings).toMatchObject({ theme: "dark", tap: "tool" });
  });

  it("come from the database when the copy is gone", async () => {
    const name = fresh();
    await changeSettings(await visit(name), { theme: "dark", lang: "zh" });
    copy.clear();
    expect(rememberedSettings()).toEqual(DEFAULT_SETTINGS);
    const next = await visit(name);
    expect(next.state).toMatchObject({ settings: { theme: "dark" }, lang: "zh" });
  });

  it("are those that were made last, when copy and database differ", async () => {
    const name = fresh();
    const store = await visit(name);
    await changeSettings(store, { theme: "dark" });
    const older = copy.get("ergo-settings") ?? "";
    await new Promise((resolve) => setTimeout(resolve, 2));
    await changeSettings(store, { theme: "light" });
    copy.set("ergo-settings", older);
    expect(rememberedSettings().theme).toBe("dark");
    expect((await visit(name)).state.settings.theme).toBe("light");
  });

  it("reach the other tabs", async () => {
    const [one, other] = [await visit(fresh()), await visit(fresh())];
    await changeSettings(one, { peers: false });
    dispatchEvent(Object.assign(new Event("storage"), { key: "ergo-settings" }));
    await eventually(() => expect(other.state.settings.peers).toBe(false));
  });

  it("bring the words of their language with them", async () => {
    const store = await visit(fresh());
    await changeSettings(store, { lang: "zh" });
    expect(store.state.lang).toBe("zh");
    await changeSettings(store, { lang: "auto" });
    expect(store.state.lang).toBe("en");
  });

  it("survive junk and a browser without storage", async () => {
    for (const junk of ["{", "null", "7", '{"settings":[],"made":"?"}']) {
      copy.set("ergo-settings", junk);
      expect(rememberedSettings()).toEqual(DEFAULT_SETTINGS);
    }
    vi.stubGlobal("localStorage", undefined);
    vi.stubGlobal("indexedDB", undefined);
    const store = await visit(fresh());
    await changeSettings(store, { theme: "dark" });
    expect(store.state.settings.theme).toBe("dark");
  });
});
