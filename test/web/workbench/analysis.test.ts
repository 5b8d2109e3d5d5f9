import { afterEach, describe, expect, it, vi } from "vitest";
import { EVERY_RULE } from "../../../engine/model/choice.ts";
import { fail, ok } from "../../../engine/model/result.ts";
import { pageKind } from "../../../web/kinds/pages.ts";
import { DEFAULT_SETTINGS } from "../../../web/state/settings.ts";
import { Store } from "../../../web/state/store.ts";
import type { Connection } from "../../../web/storage/connection.ts";
import type { Thinking } from "../../../web/thinking/think.ts";
import { type AnalysisRow, choiceOf, firstOrder, linesOf } from "../../../web/workbench/analysis/analysis.ts";
import {
  csvOf,
  firingsOf,
  ratingsOf,
  sumOf,
  sumsOf,
  unsolvedOf,
} from "../../../web/workbench/analysis/analysis-sums.ts";
import { openAnalysis } from "../../../web/workbench/analysis/open-analysis.ts";
import type { Analysed, Questions, RuleInfo } from "../../../worker/api.ts";
import { eventually } from "../../eventually.ts";

const WORDS = { en: "no", zh: "不" };
const RATING = {
  level: 3,
  work: 70,
  needs: [
    { id: "b", name: WORDS, level: 3, count: 2 },
    { id: "a", name: WORDS, level: 1, count: 1 },
  ],
};

function solved(
  text: string,
  parts: Partial<Extract<Analysed, { ok: true }>> = {},
): Extract<Analysed, { ok: true }> {
  return {
    ok: true,
    text,
    end: "solved",
    cells: 10,
    solved: 10,
    hardest: 1,
    technique: null,
    rating: null,
    fired: {},
    ...parts,
  };
}

const row = (group: number, number: number, parts: Partial<AnalysisRow["result"]> = {}): AnalysisRow => ({
  group,
  number,
  result: solved(`p${number}`, parts),
});

describe("the lines of a set", () => {
  it("keep their numbers; blank lines and notes are no puzzles", () => {
    expect(linesOf("# a note\r\n12..\n\n  34..  \r#C more\n#/sudoku/1234")).toEqual([
      { number: 2, line: "12.." },
      { number: 4, line: "34.." },
      { number: 6, line: "#/sudoku/1234" },
    ]);
  });

  it.each([
    ["sudoku", "4...3_*-xX;8.5 ED=2", "4000300000"],
    ["sudoku", "1...,solution", "1000"],
    ["nurikabe", "5/5/2g1", "5/5/2g1"],
    ["nurikabe", "#/nurikabe/5/5/2g1~abc", "5/5/2g1"],
    ["nurikabe", "https://puzz.link/p?nurikabe/5/5/2g1", "5/5/2g1"],
  ])("are spelled as the kind %s spells its own: %s", (kind, line, text) => {
    expect(pageKind(kind).spelled(line)).toBe(text);
  });
});

describe("the sums of a set", () => {
  const rows = [
    row(2, 1, { fired: { a: 3, b: 1 } }),
    row(1, 1, { fired: { a: 2 } }),
    row(1, 2, { end: "stuck", cells: 20, solved: 5, fired: { a: 1 } }),
  ];

  it("count puzzles and cells by level, the lowest first", () => {
    expect([...sumsOf(rows)]).toEqual([
      [1, { puzzles: 2, solved: 1, cells: 30, found: 15 }],
      [2, { puzzles: 1, solved: 1, cells: 10, found: 10 }],
    ]);
    expect(sumOf(rows)).toEqual({ puzzles: 3, solved: 2, cells: 40, found: 25 });
  });

  it("count firings, and the puzzles they were in", () => {
    expect(Object.fromEntries(firingsOf(rows))).toEqual({
      a: { fired: 6, puzzles: 3 },
      b: { fired: 1, puzzles: 1 },
    });
    expect(unsolvedOf(rows)).toEqual([rows[2]]);
  });

  it("are written a line a puzzle, and no text is a formula to a spreadsheet", () => {
    const lines = csvOf([...rows, row(0, 4, { text: '=1,"2"', rating: RATING })]).split("\r\n");
    expect(lines[0]).toBe("level,number,puzzle,end,cells,solved,hardest,rated level,work,needs,a,b");
    expect(lines[1]).toBe("2,1,p1,solved,10,10,1,,,,3,1");
    expect(lines[3]).toBe("1,2,p2,stuck,20,5,1,,,,1,0");
    expect(lines[4]).toBe(`,4,"'=1,""2""",solved,10,10,1,3,70,b 2; a 1,0,0`);
  });

  it("count the rated puzzles of each level, with the least, the middle and the most work", () => {
    const rated = (level: number, work: number) => row(1, 1, { rating: { level, work, needs: [] } });
    const sums = ratingsOf([rated(4, 90), rated(2, 9), rated(4, 50), row(1, 1), rated(4, 70)]);
    expect([...sums]).toEqual([
      [2, { puzzles: 1, least: 9, middle: 9, most: 9 }],
      [4, { puzzles: 3, least: 50, middle: 70, most: 90 }],
    ]);
  });
});

describe("a selection of rules", () => {
  const rule = (id: string, number: number | null, level: number): RuleInfo => ({
    ...{ id, number, level, name: WORDS, advanced: false, needsOneAnswer: false, native: false },
    ...{ span: null, plan: [], cost: 1 },
  });
  const list = { rules: [rule("a", 1, 0), rule("b", 2, 2), rule("c", null, 4)], problems: [], own: "" };
  const bench = { ...EVERY_RULE, text: "mine", off: ["b"] };
  const base = { off: ["a"], supposition: false };

  it.each([
    ["bench", bench],
    ["own", { ...bench, off: ["a"], supposition: false }],
    ["all", { ...bench, off: [], supposition: false }],
    ["numbered", { ...bench, off: ["c"], supposition: false }],
    ["level-2", { ...bench, off: ["c"], supposition: false }],
  ] as const)("comes to a choice over the text on the bench: %s", (from, choice) => {
    expect(choiceOf({ ...base, from }, list, bench)).toEqual(choice);
  });
});

/** The acts over a reasoner that is made up; `answer` says what becomes of a text. */
async function analysing(answer: (text: string) => Analysed | Promise<Analysed>) {
  const store = new Store({
    ...{ lang: "en", settings: DEFAULT_SETTINGS, route: { screen: "shelf" }, sheet: null },
    ...{ shelf: { games: null, corpus: null }, play: null, picked: [] },
    ...{ toast: null, banner: null },
  });
  const batches: number[] = [];
  const thinking = {
    async analyse({ texts }: Questions["analyse"]["ask"], signal: AbortSignal) {
      batches.push(texts.length);
      const told = await Promise.all(texts.map(answer));
      if (signal.aborted) throw new Error("called off");
      return told;
    },
    async read(text: string) {
      if (!text.startsWith("other:")) return fail("x", WORDS);
      return ok({ kind: "sudoku", text: text.slice(6), marks: null, notice: null, several: [] });
    },
  };
  const connection = { ready: Promise.resolve(), database: null } as Connection;
  vi.stubGlobal("document", { baseURI: "http://localhost/" });
  const acts = await openAnalysis(store, async () => thinking as unknown as Thinking, connection);
  acts.order("sudoku", { ...firstOrder([]), source: "text" });
  const order = (text: string) => ({ ...firstOrder([]), source: "text" as const, text });
  return { store, acts, batches, order, run: () => store.state.analysis?.run };
}

describe("running a set", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("asks in batches, from one puzzle on, and tells how far it is", async () => {
    const on = await analysing((text) => solved(text));
    const seen: number[] = [];
    on.store.listen(({ analysis }) => seen.push(analysis?.run?.done ?? -1));
    await on.acts.start(on.order(Array.from({ length: 40 }, (_, i) => `${i + 1}...`).join("\n")), EVERY_RULE);
    expect(on.batches[0]).toBe(1);
    expect(on.batches.reduce((a, b) => a + b)).toBe(40);
    expect(on.batches.length).toBeGreaterThan(3);
    expect(on.run()).toMatchObject({ done: 40, total: 40, running: false, problem: null });
    expect(seen.length).toBeGreaterThan(on.batches.length);
    expect(on.run()?.rows.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  });

  it("tells a bad line with its number, reads one of another program, and runs the rest", async () => {
    const on = await analysing((text) =>
      /^\d+$/.test(text) ? solved(text) : { ok: false, text, problem: { code: "x", text: WORDS } },
    );
    await on.acts.start(on.order("# set\n1...\nnonsense\nother:42\n2..."), EVERY_RULE);
    expect(on.run()?.bad).toEqual([{ number: 3, line: "nonsense", problem: { code: "x", text: WORDS } }]);
    expect(on.run()?.rows.map(({ number, result }) => [number, result.text])).toEqual([
      [2, "1000"],
      [4, "42"],
      [5, "2000"],
    ]);
  });

  it("is stopped at once, and keeps what there is", async () => {
    let asked = 0;
    const on = await analysing((text) => (++asked > 3 ? new Promise(() => {}) : solved(text)));
    const running = on.acts.start(on.order("1...\n2...\n3...\n4...\n1..1"), EVERY_RULE);
    await eventually(() => expect(asked).toBeGreaterThan(3));
    on.acts.stop();
    expect(on.run()).toMatchObject({ running: false, done: 3, total: 5 });
    void running;
  });

  it("says so when the reasoner is lost", async () => {
    const on = await analysing(() => Promise.reject(new Error("gone")));
    await on.acts.start(on.order("1..."), EVERY_RULE);
    expect(on.run()).toMatchObject({ running: false, done: 0 });
    expect(on.run()?.problem?.en).toContain("lost");
  });
});
