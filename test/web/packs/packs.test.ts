import "fake-indexeddb/auto";
import "../../../engine/kinds/games.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Connected, mayFetch } from "../../../web/packs/connection.ts";
import { PackStore } from "../../../web/packs/pack-store.ts";
import { Packs } from "../../../web/packs/packs.ts";
import { missing } from "../../../web/packs/packs-state.ts";
import { Puzzles } from "../../../web/packs/puzzles.ts";
import { Store } from "../../../web/state/store.ts";
import type { Corpus } from "../../../web/storage/corpus.ts";
import { BLANK } from "../tab.ts";
import { Published, packOf, TEXTS, unpacker } from "./published.ts";

const FOLDER = new URL("https://ergo.example/app/packs/");
const [EASY, HARD] = [packOf(1, TEXTS.slice(0, 2)), packOf(4, TEXTS.slice(2))];
let published: Published;
let databases = 0;

beforeEach(() => {
  published = new Published();
  published.put([EASY, HARD]);
  vi.stubGlobal("fetch", published.fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const now = async () => {};
const named = () => `packs-${++databases}`;

/** A page that has just started, on a database. */
async function page(name = named(), connected: Connected = {}) {
  const store = new Store(BLANK);
  const kept = new PackStore(name);
  const packs = new Packs(store, kept, async () => unpacker, { folder: FOLDER, connected });
  await packs.ready;
  return { name, store, packs, kept, state: () => store.state.packs };
}

const textsOf = async ({ packs }: Awaited<ReturnType<typeof page>>, level: number) =>
  (await packs.content("sudoku", level))?.texts ?? null;

/** The bytes of a pack with one bit changed. */
function changed({ bytes }: typeof EASY): Uint8Array {
  const other = bytes.slice();
  other[other.length - 3] ^= 4;
  return other;
}

describe("the packs", () => {
  it("are fetched, kept, and read without a network afterwards", async () => {
    const first = await page();
    await first.packs.begin(now);
    expect(first.state()).toMatchObject({ status: "idle", problem: null, kept: [EASY.pack, HARD.pack] });
    published.files.clear();
    const next = await page(first.name);
    expect(next.packs.kept).toEqual([EASY.pack, HARD.pack]);
    expect(await textsOf(next, 1)).toEqual(TEXTS.slice(0, 2));
    const hard = await next.packs.content("sudoku", 4);
    expect(hard).toMatchObject({ texts: TEXTS.slice(2), sizes: ["4x4", "4x4"], works: [0, 10] });
    expect(hard?.needs.map(([at]) => hard.techniques[at])).toEqual(["last-cell", "naked-single"]);
    await next.packs.begin(now);
    expect(next.packs.kept).toHaveLength(2);
    expect(await next.packs.content("nurikabe", 1)).toBeNull();
  });

  it("are not fetched again while they are those of the release", async () => {
    const first = await page();
    await first.packs.begin(now);
    published.asked.length = 0;
    await (await page(first.name)).packs.begin(now);
    expect(published.asked).toEqual(["packs.json"]);
  });

  it.each<[string, () => Uint8Array | string]>([
    ["cut", () => HARD.bytes.subarray(0, HARD.bytes.length - 5)],
    ["changed", () => changed(HARD)],
    ["another", () => EASY.bytes],
    ["a page of the host", () => "<!doctype html><title>404</title>"],
    ["empty", () => ""],
  ])("are kept whole or not at all: one that is %s is refused, the others stay", async (_what, content) => {
    const last = packOf(5, TEXTS);
    published.put([EASY, HARD, last]);
    published.files.set(HARD.pack.file, content());
    const one = await page();
    await one.packs.begin(now);
    expect(one.state()).toMatchObject({ status: "failed", kept: [EASY.pack, last.pack] });
    expect(one.state()?.problem?.text.en).toContain("Fetch it again");
    expect(await textsOf(one, 4)).toBeNull();
    expect(await one.kept.bytes(HARD.pack.file)).toBeUndefined();
    published.put([EASY, HARD]);
    await one.packs.fetch();
    expect(one.state()).toMatchObject({ status: "idle", problem: null, kept: [EASY.pack, HARD.pack] });
  });

  it("are refused where they are not what the manifest says", async () => {
    const other = packOf(5, TEXTS);
    published.put([{ ...other, pack: { ...other.pack, level: 4, file: "sudoku-4.pack" } }]);
    const one = await page();
    await one.packs.begin(now);
    expect(one.state()).toMatchObject({ status: "failed", kept: [], problem: { code: "pack-other" } });
  });

  it("of an older release stay until the new one is here whole; one that the release has no more goes", async () => {
    const first = await page();
    await first.packs.begin(now);
    const better = packOf(4, [...TEXTS].reverse());
    published.put([better]);
    published.files.set(better.pack.file, changed(better));
    const second = await page(first.name);
    await second.packs.begin(now);
    expect(second.state()?.status).toBe("failed");
    expect(await textsOf(second, 4)).toEqual(TEXTS.slice(2));
    published.put([better]);
    const third = await page(first.name);
    await third.packs.begin(now);
    expect(third.packs.kept).toEqual([better.pack]);
    expect(await textsOf(third, 4)).toEqual([...TEXTS].reverse());
    expect(await third.kept.bytes(EASY.pack.file)).toBeUndefined();
  });

  it("that were damaged in storage are let go, and fetched again", async () => {
    const first = await page();
    await first.packs.begin(now);
    await first.kept.put(HARD.pack, changed(HARD));
    const next = await page(first.name);
    expect(await textsOf(next, 4)).toBeNull();
    expect(next.packs.kept).toEqual([EASY.pack]);
    await next.packs.begin(now);
    expect(await textsOf(next, 4)).toEqual(TEXTS.slice(2));
  });

  it("say so where there is no network, and none was fetched", async () => {
    published.files.clear();
    const one = await page();
    await one.packs.begin(now);
    expect(one.state()).toMatchObject({ kept: [], offered: null, status: "idle" });
    await one.packs.fetch();
    expect(one.state()).toMatchObject({ kept: [], status: "failed", problem: { code: "packs-unreached" } });
  });

  it("say so where storage is full", async () => {
    const one = await page();
    vi.spyOn(one.kept, "put").mockResolvedValue(false);
    await one.packs.begin(now);
    expect(one.state()).toMatchObject({ status: "failed", kept: [], problem: { code: "packs-not-kept" } });
  });

  it("are none without storage, and nothing breaks", async () => {
    vi.stubGlobal("indexedDB", undefined);
    const one = await page();
    await one.packs.begin(now);
    expect(one.state()).toMatchObject({ status: "failed", kept: [] });
    expect(await one.packs.content("sudoku", 1)).toBeNull();
  });

  it("go when they are let go, and come again only when they are asked for", async () => {
    const first = await page();
    await first.packs.begin(now);
    await first.packs.letGo();
    expect(first.state()).toMatchObject({ status: "let-go", kept: [] });
    expect(await first.kept.bytes(EASY.pack.file)).toBeUndefined();
    published.asked.length = 0;
    const next = await page(first.name);
    await next.packs.begin(now);
    expect(published.asked).toEqual(["packs.json"]);
    expect(missing(next.store.state)).toHaveLength(2);
    await next.packs.fetch();
    expect(next.packs.kept).toHaveLength(2);
    await (await page(first.name)).packs.begin(now);
    expect((await page(first.name)).packs.kept).toHaveLength(2);
  });

  it("that are let go while they are fetched do not come", async () => {
    const one = await page();
    let begun = 0;
    await one.packs.begin(async () => {
      if (++begun === 2) await one.packs.letGo();
    });
    expect(one.state()).toMatchObject({ status: "let-go", kept: [] });
    expect(await one.kept.kept()).toEqual([]);
  });

  it("of a kind that this app does not know are passed over", async () => {
    published.put([EASY, { ...HARD, pack: { ...HARD.pack, kind: "hitori", file: "hitori-4.pack" } }]);
    const one = await page();
    await one.packs.begin(now);
    expect(one.state()).toMatchObject({ status: "idle", kept: [EASY.pack] });
  });
});

describe("on a connection", () => {
  it.each<[string, Connected, boolean]>([
    ["that says nothing of itself", {}, true],
    ["that is fast", { onLine: true, connection: { saveData: false, effectiveType: "4g" } }, true],
    ["that is to be spared", { connection: { saveData: true, effectiveType: "4g" } }, false],
    ["that is slow", { connection: { effectiveType: "2g" } }, false],
    ["that is very slow", { connection: { effectiveType: "slow-2g" } }, false],
    ["that is off", { onLine: false }, false],
  ])("%s packs are fetched unasked or wait", async (_what, connected, isAllowed) => {
    expect(mayFetch(connected)).toBe(isAllowed);
    const one = await page(named(), connected);
    await one.packs.begin(now);
    expect(one.state()?.status).toBe(isAllowed ? "idle" : "waiting");
    expect(one.packs.kept).toHaveLength(isAllowed ? 2 : 0);
    await one.packs.fetch();
    expect(one.packs.kept).toHaveLength(2);
  });
});

describe("all puzzles", () => {
  /** Two puzzles of level 1 that come with the app. */
  const corpus = {
    shelves: async () => [{ kind: "sudoku", level: 1, count: 2 }],
    texts: async (_kind: string, level: number) => (level === 1 ? TEXTS.slice(2) : []),
    puzzle: async (_kind: string, _level: number, number: number) => TEXTS[1 + number] ?? null,
  } as unknown as Corpus;

  it("are numbered from those that come with the app on to those of the packs", async () => {
    const { packs } = await page();
    const puzzles = new Puzzles(corpus, packs);
    expect(await puzzles.shelves()).toEqual([{ kind: "sudoku", level: 1, count: 2 }]);
    expect(await puzzles.puzzle("sudoku", 1, 3)).toBeNull();
    await packs.begin(now);
    expect(await puzzles.shelves()).toEqual([
      { kind: "sudoku", level: 1, count: 4 },
      { kind: "sudoku", level: 4, count: 2 },
    ]);
    expect(await puzzles.texts("sudoku", 1)).toEqual([...TEXTS.slice(2), ...TEXTS.slice(0, 2)]);
    const numbers = [1, 2, 3, 4, 5].map((number) => puzzles.puzzle("sudoku", 1, number));
    expect(await Promise.all(numbers)).toEqual([TEXTS[2], TEXTS[3], TEXTS[0], TEXTS[1], null]);
    expect(await puzzles.puzzle("sudoku", 4, 2)).toBe(TEXTS[3]);
    const entries = await puzzles.entries("sudoku", 1);
    expect(entries.map(({ number, size, needs }) => [number, size, ...needs])).toEqual([
      [1, "4x4"],
      [2, "4x4"],
      [3, "4x4", "last-cell"],
      [4, "4x4", "naked-single"],
    ]);
  });
});
