import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Navigation } from "../../../web/effects/navigate.ts";
import { corpusActs } from "../../../web/shelf/corpus-acts.ts";
import { Shelving } from "../../../web/shelf/shelving.ts";
import { Connection } from "../../../web/storage/connection.ts";
import { Corpus } from "../../../web/storage/corpus.ts";
import { speak } from "../../../web/words/words.ts";
import { ANSWER, mark, SUDOKU, standInForBrowser, Tab } from "../tab.ts";

const FOLDER = new URL("https://ergo.example/app/corpus/");
const PUZZLES = [SUDOKU, "4000030000200001", "0100000200304000"];
let databases = 0;
let files: Map<string, string>;
let asked: string[];

/** The files as the build writes them; `version` stands for the content. */
function publish(version: string, puzzles: readonly string[]): void {
  const list = [
    { kind: "sudoku", level: "2", file: "sudoku/2.txt", count: 1, version: "same" },
    { kind: "sudoku", level: "1", file: "sudoku/1.txt", count: puzzles.length, version },
    { kind: "sudoku", level: "README", file: "sudoku/README.txt", count: 3, version: "-" },
  ];
  files = new Map([
    ["index.json", JSON.stringify(list)],
    ["sudoku/1.txt", `# a remark\n${puzzles.join("\n")}\n\n`],
    ["sudoku/2.txt", `${PUZZLES[2]}\r\n`],
  ]);
}

beforeEach(async () => {
  await standInForBrowser();
  publish("one", PUZZLES.slice(0, 2));
  asked = [];
  vi.stubGlobal("fetch", async (address: URL) => {
    const name = address.href.slice(FOLDER.href.length);
    asked.push(name);
    const text = files.get(name);
    if (text === undefined) throw new TypeError("Failed to fetch");
    return new Response(text);
  });
});
afterEach(() => vi.unstubAllGlobals());

const offline = () => files.clear();
const now = async () => {};
async function corpusOf(
  name = `corpus-${++databases}`,
): Promise<{ corpus: Corpus; connection: Connection; name: string }> {
  const connection = new Connection(() => {}, name);
  await connection.ready;
  return { corpus: new Corpus(connection, FOLDER), connection, name };
}

describe("the corpus", () => {
  it("knows its levels and their puzzles from the files alone", async () => {
    const { corpus } = await corpusOf();
    expect(await corpus.shelves()).toEqual([
      { kind: "sudoku", level: 1, count: 2 },
      { kind: "sudoku", level: 2, count: 1 },
    ]);
    expect(await corpus.puzzle("sudoku", 1, 2)).toBe(PUZZLES[1]);
    expect(await corpus.texts("sudoku", 2)).toEqual([PUZZLES[2]]);
    for (const number of [0, 3, -1, 0.5]) expect(await corpus.puzzle("sudoku", 1, number)).toBeNull();
    expect(await corpus.puzzle("hitori", 1, 1)).toBeNull();
    expect(asked).toEqual(["index.json", "sudoku/1.txt", "sudoku/2.txt"]);
  });

  it("gives them from the database once they are copied, without a file", async () => {
    const { corpus, connection, name } = await corpusOf();
    await corpus.store(now);
    connection.close();
    offline();
    const next = await corpusOf(name);
    expect(await next.corpus.shelves()).toHaveLength(2);
    expect(await next.corpus.puzzle("sudoku", 1, 1)).toBe(PUZZLES[0]);
    expect(await next.corpus.texts("sudoku", 1)).toEqual(PUZZLES.slice(0, 2));
    expect(await next.corpus.texts("sudoku", 2)).toEqual([PUZZLES[2]]);
  });

  it("copies only what has changed, and leaves nothing of the old", async () => {
    const { corpus, name } = await corpusOf();
    await corpus.store(now);
    publish("two", [PUZZLES[2]]);
    asked = [];
    const next = await corpusOf(name);
    expect(await next.corpus.puzzle("sudoku", 1, 1)).toBe(PUZZLES[2]);
    await next.corpus.store(now);
    expect(asked).toEqual(["index.json", "sudoku/1.txt"]);
    expect(await next.corpus.texts("sudoku", 1)).toEqual([PUZZLES[2]]);
    expect(await next.connection.database?.count("puzzles")).toBe(2);
  });

  it("works without a database, and is empty without anything", async () => {
    vi.stubGlobal("indexedDB", undefined);
    const { corpus } = await corpusOf();
    await corpus.store(now);
    expect(await corpus.puzzle("sudoku", 1, 1)).toBe(PUZZLES[0]);
    offline();
    const { corpus: nothing } = await corpusOf();
    expect(await nothing.shelves()).toEqual([]);
    expect(await nothing.puzzle("sudoku", 1, 1)).toBeNull();
    publish("one", PUZZLES);
    expect(await nothing.shelves()).toHaveLength(2);
  });

  it("is not disturbed by a list that is none", async () => {
    const { corpus } = await corpusOf();
    for (const list of ["{}", "[null, 7, {}]", '[{"kind":"sudoku","level":"1"}]']) {
      files.set("index.json", list);
      expect(await (await corpusOf()).corpus.shelves()).toEqual([]);
    }
    files.set("index.json", "<html>");
    expect(await corpus.shelves()).toEqual([]);
  });
});

describe("the puzzles of a level", () => {
  it("are opened by number; the next one is the first that is new, else the first that is begun", async () => {
    const { corpus, name } = await corpusOf();
    const tab = await new Tab({ database: `${name}-games`, channel: name, locks: null }).settled();
    const open = vi.fn();
    const lost = vi.fn();
    const level = vi.fn();
    const acts = corpusActs(corpus, tab.keeping.shelf, { open, level, lost });
    await acts.openCorpus("sudoku", 1);
    expect(open).toHaveBeenLastCalledWith("sudoku", PUZZLES[0], { level: 1, number: 1 });

    await tab.open({ text: PUZZLES[0] }).settled();
    tab.move(mark(1, 3));
    await tab.settled();
    await acts.openCorpus("sudoku", 1);
    expect(open).toHaveBeenLastCalledWith("sudoku", PUZZLES[1], { level: 1, number: 2 });

    tab.move({ type: "set", marks: ANSWER, why: "answer" });
    await tab.open({ text: PUZZLES[1] }).settled();
    tab.move(mark(1, 1));
    await acts.openCorpus("sudoku", 1);
    expect(open).toHaveBeenLastCalledWith("sudoku", PUZZLES[1], { level: 1, number: 2 });
    await acts.openCorpus("sudoku", 1, 1);
    expect(open).toHaveBeenLastCalledWith("sudoku", PUZZLES[0], { level: 1, number: 1 });

    open.mockClear();
    expect(lost).not.toHaveBeenCalled();
    await acts.openCorpus("sudoku", 1, 9);
    await acts.openCorpus("nurikabe", 1);
    expect(open).not.toHaveBeenCalled();
    expect(lost).toHaveBeenCalledTimes(2);
  });

  it("are of the nearest level where there is none of the level, and the player goes on with theirs", async () => {
    const { corpus, name } = await corpusOf();
    const tab = await new Tab({ database: `${name}-games`, channel: name, locks: null }).settled();
    const [open, level, lost] = [vi.fn(), vi.fn(), vi.fn()];
    const acts = corpusActs(corpus, tab.keeping.shelf, { open, level, lost });
    await acts.openCorpus("sudoku", 7);
    expect(open).toHaveBeenLastCalledWith("sudoku", PUZZLES[2], { level: 2, number: 1 });
    expect(level).toHaveBeenLastCalledWith("sudoku", 2);
    await acts.openCorpus("sudoku", 0);
    expect(open).toHaveBeenLastCalledWith("sudoku", PUZZLES[0], { level: 1, number: 1 });
    expect(level).toHaveBeenLastCalledWith("sudoku", 1);
    await acts.openCorpus("sudoku", 2, 1); // a number by itself, such as the puzzle of the day
    expect(level).toHaveBeenCalledTimes(2);
    expect(lost).not.toHaveBeenCalled();
  });

  it.each([
    ["en", "This puzzle could not be loaded. Check the connection, then try again."],
    ["zh", "这道题没能加载，请检查网络后重试。"],
  ] as const)(
    "say so in %s when their file cannot be read, and are opened once it can",
    async (lang, text) => {
      Object.assign(document, { baseURI: "https://ergo.example/app/" });
      await speak(lang);
      const tab = await new Tab({
        database: `corpus-${++databases}`,
        channel: `corpus-${databases}`,
        locks: null,
      }).settled();
      const enter = vi.fn(async () => {});
      const { acts } = new Shelving(
        tab.store,
        tab.keeping,
        { enter } as unknown as Navigation,
        () => new Promise(() => {}),
      );
      files.delete("sudoku/1.txt");
      await acts.openCorpus("sudoku", 1);
      expect(tab.store.state.toast?.text).toBe(text);
      expect(enter).not.toHaveBeenCalled();
      publish("one", PUZZLES);
      await acts.openCorpus("sudoku", 1);
      expect(enter).toHaveBeenCalledOnce();
    },
  );
});
