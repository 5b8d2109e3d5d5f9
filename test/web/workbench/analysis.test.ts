import "fake-indexeddb/auto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { EVERY_RULE } from "../../../engine/model/choice.ts";
import { fail, ok } from "../../../engine/model/result.ts";
import { pageKind } from "../../../web/kinds/pages.ts";
import { DEFAULT_SETTINGS } from "../../../web/state/settings.ts";
import { Store } from "../../../web/state/store.ts";
import { speak } from "../../../web/words/words.ts";
import {
  type AnalysisOrder,
  type AnalysisRow,
  firstOrder,
  type Outcome,
} from "../../../web/workbench/analysis/analysis.ts";
import { type CrewLane, crewSize, workThrough } from "../../../web/workbench/analysis/crew.ts";
import { chartCsv, puzzlesCsv } from "../../../web/workbench/analysis/csv.ts";
import { groupOf, inChartOrder } from "../../../web/workbench/analysis/groups.ts";
import { itemsIn } from "../../../web/workbench/analysis/items.ts";
import { openAnalysis } from "../../../web/workbench/analysis/open-analysis.ts";
import { choiceOf, presetName } from "../../../web/workbench/analysis/selection.ts";
import { Summing, spread } from "../../../web/workbench/analysis/sums.ts";
import { presetsOf } from "../../../web/workbench/rules/rule-order.ts";
import type { Analysed, Questions, RuleInfo } from "../../../worker/api.ts";
import { eventually } from "../../eventually.ts";

const WORDS = { en: "no", zh: "不" };

const solved = (text: string): Extract<Analysed, { ok: true }> => ({
  ...{ ok: true, text, rows: 9, cols: 9, end: "solved", cells: 10, solved: 10, hardest: 1 },
  ...{ technique: null, rating: null, fired: {}, stuck: "" },
});

const outcome = (parts: Partial<Outcome> = {}): Outcome => ({
  ...{ end: "solved", cells: 10, found: 10, hardest: 1, rating: null, fired: {}, stuck: "" },
  ...parts,
});
let at = 0;
const row = (parts: Partial<AnalysisRow>, ...outcomes: Partial<Outcome>[]): AnalysisRow => ({
  ...{
    at: at++,
    number: 1,
    text: "p",
    isOurs: true,
    level: 1,
    technique: null,
    heading: "",
    rows: 9,
    cols: 9,
  },
  outcomes: outcomes.map(outcome),
  ...parts,
});
const rule = (id: string, number: number | null, level: number): RuleInfo => ({
  ...{ id, number, level, name: WORDS, advanced: false, needsOneAnswer: false, native: false },
  ...{ span: null, plan: [], cost: 1 },
});
const SELECTIONS = firstOrder([]).selections;

describe("the puzzles of a set", () => {
  it("keep their line and their heading; blank lines and remarks are no puzzles", () => {
    const items = itemsIn("# Easy\r\n12..\n\n  34..  \r#C more\n## Hard ones\n#/sudoku/1234", (line) => line);
    expect(items.map(({ number, line, heading }) => [number, line, heading])).toEqual([
      [2, "12..", "Easy"],
      [4, "34..", "Easy"],
      [7, "#/sudoku/1234", "Hard ones"],
    ]);
  });

  it("bring the rating that the command line gave them", () => {
    const text = '{"puzzle":"12..","level":4,"needs":{"x-wing":1,"naked-pair":2}}\n{"puzzle":"3"}';
    expect(itemsIn(text, (line) => `<${line}>`)).toMatchObject([
      { text: "<12..>", level: 4, technique: "x-wing" },
      { text: "<3>", level: null, technique: null },
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

describe("groups", () => {
  const one = row({ level: 3, technique: "b", heading: "Hard", cols: 7, rows: 10 });

  it.each([
    ["level", "3"],
    ["size", "7x10"],
    ["technique", "b"],
    ["heading", "Hard"],
  ] as const)("are by %s", (by, key) => {
    expect(groupOf(one, by)).toBe(key);
  });

  it.each([
    ["level", ["", "10", "2"], ["2", "10", ""]],
    ["size", ["10x10", "9x9", "10x9"], ["9x9", "10x9", "10x10"]],
    ["technique", ["", "supposition", "c", "a"], ["a", "c", "supposition", ""]],
    ["heading", ["z", "a"], ["z", "a"]],
  ] as const)("by %s stand from small to large, what is not known last", (by, keys, order) => {
    expect(inChartOrder(keys, by, [rule("c", null, 4), rule("a", 1, 0)])).toEqual(order);
  });
});

describe("the sums of a run", () => {
  const rows = [
    row({ level: 2 }, { fired: { a: 3, b: 1 }, rating: [4, 90, []] }, { fired: { c: 1 } }),
    row({ level: 1 }, { fired: { a: 2 }, rating: [2, 9, []] }, {}),
    row({ level: 1 }, { end: "stuck", cells: 20, found: 5, fired: { a: 1 } }, { cells: 20, found: 20 }),
  ];
  const run = (...parts: readonly (readonly AnalysisRow[])[]) => ({
    ...{ selections: [...SELECTIONS, ...SELECTIONS], parts, question: 1, total: 3, done: 3, running: false },
    ...{ spent: 0, bad: [], resumable: true, problem: null },
  });

  it("count puzzles, cells and firings for each selection, as one part as in several", () => {
    const sums = new Summing().of(run(rows), "level");
    expect([...sums.groups]).toEqual([
      [
        "2",
        [
          { puzzles: 1, solved: 1, cells: 10, found: 10 },
          { puzzles: 1, solved: 1, cells: 10, found: 10 },
        ],
      ],
      [
        "1",
        [
          { puzzles: 2, solved: 1, cells: 30, found: 15 },
          { puzzles: 2, solved: 2, cells: 30, found: 30 },
        ],
      ],
    ]);
    expect(sums.all[0]).toEqual({ puzzles: 3, solved: 2, cells: 40, found: 25 });
    expect(Object.fromEntries(sums.fired[0])).toEqual({
      a: { fired: 6, puzzles: 3 },
      b: { fired: 1, puzzles: 1 },
    });
    expect(sums.unsolved).toEqual([[rows[2]], []]);
    expect([...sums.works[0]]).toEqual([
      [4, [90]],
      [2, [9]],
    ]);
    const summing = new Summing();
    const { selections } = run();
    const [first, rest] = [rows.slice(0, 1), rows.slice(1)];
    expect(summing.of({ selections, parts: [first] }, "level").all[0].puzzles).toBe(1);
    expect(summing.of({ selections, parts: [first, rest] }, "level")).toEqual(sums);
  });

  it("begin anew with another run or another grouping", () => {
    const summing = new Summing();
    const first = run(rows);
    summing.of(first, "level");
    expect([...summing.of(first, "size").groups.keys()]).toEqual(["9x9"]);
    expect(summing.of(run(rows.slice(1)), "size").all[0].puzzles).toBe(2);
  });

  it("tell the least, the middle and the most", () => {
    expect(spread([90, 50, 70])).toEqual([50, 70, 90]);
    expect(spread([9])).toEqual([9, 9, 9]);
  });

  it("are written a line a puzzle and selection, and no text is a formula to a spreadsheet", () => {
    const odd = row(
      { text: '=1,"2"', number: 4 },
      {
        rating: [
          3,
          70,
          [
            ["b", 2],
            ["a", 1],
          ],
        ],
      },
      {},
    );
    const lines = puzzlesCsv(run(rows, [odd]), { groups: [], selections: ["x", "y"] }).split("\r\n");
    expect(lines[0]).toBe(
      "number,level,heading,size,puzzle,rules,end,cells,solved,hardest,rated level,work,needs,a,b,c",
    );
    expect(lines[1]).toBe("1,2,,9x9,p,x,solved,10,10,1,4,90,,3,1,0");
    expect(lines[2]).toBe("1,2,,9x9,p,y,solved,10,10,1,,,,0,0,1");
    expect(lines[7]).toBe(`4,1,,9x9,"'=1,""2""",x,solved,10,10,1,3,70,b 2; a 1,0,0,0`);
  });

  it("are written a line a group, as in the charts", () => {
    const names = {
      groups: [
        ["1", "One"],
        ["2", "Two"],
      ] as const,
      selections: ["x", "y"],
    };
    expect(chartCsv(run(rows), "level", names).split("\r\n")).toEqual([
      "level,puzzles,x: puzzles solved,x: share,y: puzzles solved,y: share,x: cells solved,x: share of cells,y: cells solved,y: share of cells",
      "One,2,1,0.5,2,1,15,0.5,30,1",
      "Two,1,1,1,1,1,10,1,10,1",
      "",
    ]);
  });
});

describe("a selection of rules", () => {
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

  it("has a name whatever it begins with", async () => {
    await speak("en");
    const names = [...presetsOf(list.rules), "bench", "own"] as const;
    const said = names.map((from) => presetName(from, list.rules));
    expect(said).toEqual([
      ...["All of them", "The 2 numbered ones", "Up to level “Easy”", "None"],
      ...["As on the bench", "A selection"],
    ]);
  });
});

describe("a crew", () => {
  it.each([
    [1, 1],
    [2, 1],
    [4, 3],
    [64, 8],
  ])("on %i cores has %i workers", (cores, lanes) => {
    expect(crewSize(cores)).toBe(lanes);
  });

  it("does everything once, ends its workers, and takes no more when it is called off", async () => {
    const ended: number[] = [];
    const lanes = [0, 1, 2].map((n) => ({ end: () => ended.push(n) }) as unknown as CrewLane);
    const things = Array.from({ length: 50 }, (_, n) => n);
    const done: number[] = [];
    await workThrough(
      things,
      lanes,
      async (_, batch) => void done.push(...batch),
      new AbortController().signal,
    );
    expect(done.sort((a, b) => a - b)).toEqual(things);
    expect(ended).toEqual([0, 1, 2]);
    const stop = new AbortController();
    const begun: number[] = [];
    await workThrough(
      things,
      lanes,
      async (_, batch) => {
        begun.push(...batch);
        stop.abort();
      },
      stop.signal,
    );
    expect(begun.length).toBeLessThanOrEqual(lanes.length);
  });
});

/** A lane over a reasoner that is made up. */
function laneOf(answer: (text: string, at: number) => Analysed | Promise<Analysed>, rated: string[] = []) {
  let choices = 0;
  const batches: number[] = [];
  const lane = {
    async ask(name: string, question: never) {
      if (name === "import") {
        const { text } = question as Questions["import"]["ask"];
        if (!text.startsWith("other:")) return fail("x", WORDS);
        return ok({ kind: "sudoku", text: text.slice(6), marks: null, notice: null, several: [] });
      }
      if (name === "rate") {
        rated.push((question as Questions["rate"]["ask"]).text);
        return ok({ level: 5, work: 1, needs: [{ id: "c", name: WORDS, level: 5, count: 1 }] });
      }
      const { texts } = question as Questions["analyse"]["ask"];
      batches.push(texts.length);
      return ok(await Promise.all(texts.map((text) => answer(text, choices++))));
    },
    end() {},
  } as unknown as CrewLane;
  return { lane, batches };
}

/** The acts over a made-up reasoner; `answer` says what becomes of a text. */
async function analysing(
  answer: (text: string) => Analysed | Promise<Analysed>,
  { lanes = 1, numbers = [1, 2] }: { lanes?: number; numbers?: readonly number[] } = {},
) {
  const store = new Store({
    ...{ lang: "en", settings: DEFAULT_SETTINGS, route: { screen: "shelf" }, sheet: null },
    ...{ shelf: { games: null, corpus: null }, play: null, picked: [] },
    ...{ toast: null, banner: null },
  });
  const rated: string[] = [];
  const { lane, batches } = laneOf(answer, rated);
  const library = { texts: async (_: string, level: number) => numbers.map((n) => `${level}${n}`) };
  const acts = await openAnalysis(
    store,
    async () => library,
    () => lane,
    lanes,
  );
  acts.order("sudoku", { source: "text" });
  const order = (text: string, change: Partial<AnalysisOrder> = {}): AnalysisOrder => ({
    ...firstOrder([]),
    ...{ source: "text", text, by: "size" },
    ...change,
  });
  const rules = { choices: [EVERY_RULE], own: "rules" };
  const run = () => store.state.analysis?.run;
  const rows = () => run()?.parts.flat() ?? [];
  return { store, acts, batches, rated, order, rules, run, rows };
}

/** A clock that goes on by so many milliseconds each time it is looked at. */
function tickingBy(ms: number): () => number {
  let now = 0;
  return () => (now += ms);
}

describe("running a set", () => {
  afterEach(() => vi.restoreAllMocks());

  it("asks in batches, from one puzzle on, and tells how far it is", async () => {
    const on = await analysing((text) => solved(text));
    const lines = Array.from({ length: 40 }, (_, i) => `${i + 1}...`).join("\n");
    await on.acts.start(on.order(lines), on.rules);
    expect(on.batches[0]).toBe(1);
    expect(on.batches.reduce((a, b) => a + b)).toBe(40);
    expect(on.batches.length).toBeGreaterThan(3);
    expect(on.run()).toMatchObject({ done: 40, total: 40, running: false, problem: null });
    expect(on.rows().map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    expect(on.rated).toEqual([]);
  });

  it("takes whole levels of the library, which say the level", async () => {
    const on = await analysing((text) => solved(text));
    await on.acts.start({ ...firstOrder([3, 2]), by: "level" }, on.rules);
    expect(on.rows().map(({ text, level, number }) => [text, level, number])).toEqual([
      ["21", 2, 1],
      ["22", 2, 2],
      ["31", 3, 1],
      ["32", 3, 2],
    ]);
    expect(on.rated).toEqual([]);
  });

  it("runs each puzzle with each selection, and rates those that bring no rating where the charts want it", async () => {
    const on = await analysing((text) => solved(text));
    const text = '{"puzzle":"1...","level":2,"needs":{"a":1}}\n2...';
    const order = on.order(text, { by: "technique", selections: [...SELECTIONS, ...SELECTIONS] });
    await on.acts.start(order, { choices: [EVERY_RULE, EVERY_RULE], own: "rules" });
    expect(on.rows().map(({ outcomes, technique, level }) => [outcomes.length, technique, level])).toEqual([
      [2, "a", 2],
      [2, "c", 5],
    ]);
    expect(on.rated).toEqual(["2000"]);
  });

  it("tells a bad line with its number, reads one of another program, and runs the rest", async () => {
    const on = await analysing((text) =>
      /^\d+$/.test(text) ? solved(text) : { ok: false, text, problem: { code: "x", text: WORDS } },
    );
    await on.acts.start(on.order("# set\n1...\nnonsense\nother:42\n2..."), on.rules);
    expect(on.run()?.bad).toEqual([{ number: 3, line: "nonsense", problem: { code: "x", text: WORDS } }]);
    expect(on.rows().map(({ number, text }) => [number, text])).toEqual([
      [2, "1000"],
      [4, "42"],
      [5, "2000"],
    ]);
  });

  it("is stopped at once, keeps what there is, and goes on with the rest, also in a page that is opened later", async () => {
    let asked = 0;
    let holds = true;
    const on = await analysing((text) => (holds && ++asked > 3 ? new Promise(() => {}) : solved(text)));
    const order = on.order("1...\n2...\n3...\n4...\n1..1");
    vi.spyOn(performance, "now").mockImplementation(tickingBy(300));
    void on.acts.start(order, on.rules);
    await eventually(() => expect(asked).toBeGreaterThan(3));
    on.acts.stop();
    expect(on.run()).toMatchObject({ running: false, done: 3, total: 5 });
    holds = false;

    const later = await analysing((text) => solved(text));
    await later.acts.recall("sudoku", "rules");
    expect(later.run()).toMatchObject({ running: false, done: 3, total: 5, resumable: true });
    await later.acts.resume();
    expect(later.run()).toMatchObject({ running: false, done: 5, total: 5, problem: null });
    expect(
      later
        .rows()
        .map(({ at }) => at)
        .sort(),
    ).toEqual([0, 1, 2, 3, 4]);

    const other = await analysing((text) => solved(text));
    await other.acts.recall("sudoku", "other rules");
    expect(other.run()).toMatchObject({ done: 5, total: 5, resumable: false });
  });

  it("goes on with its own order, whatever was chosen for the next run", async () => {
    let holds = true;
    const on = await analysing((text) => (holds && text !== "21" ? new Promise(() => {}) : solved(text)));
    vi.spyOn(performance, "now").mockImplementation(tickingBy(300));
    void on.acts.start(firstOrder([2, 3]), on.rules);
    await eventually(() => expect(on.run()?.done).toBe(1));
    on.acts.stop();
    on.acts.order("sudoku", { levels: [3] });
    holds = false;
    await on.acts.resume();
    expect(on.run()).toMatchObject({ running: false, done: 4, total: 4, problem: null });
    expect(on.rows().map(({ text }) => text)).toEqual(["21", "22", "31", "32"]);
  });

  it.each([
    ["more", [1, 2, 3]],
    ["others", [3, 4]],
  ])("does not go on where the library has %s puzzles since", async (_, numbers) => {
    const on = await analysing((text) => (text === "21" ? solved(text) : new Promise(() => {})));
    vi.spyOn(performance, "now").mockImplementation(tickingBy(300));
    void on.acts.start(firstOrder([2]), on.rules);
    await eventually(() => expect(on.run()?.done).toBe(1));
    on.acts.stop();

    const later = await analysing((text) => solved(text), { numbers });
    await later.acts.recall("sudoku", "rules");
    await later.acts.resume();
    expect(later.run()).toMatchObject({ running: false, resumable: false, done: 1, total: 2 });
    expect(later.run()?.problem?.en).toContain("other puzzles");
  });

  it("says so when the reasoner is lost", async () => {
    const on = await analysing(() => Promise.reject(new Error("gone")));
    await on.acts.start(on.order("1..."), on.rules);
    expect(on.run()).toMatchObject({ running: false, done: 0 });
    expect(on.run()?.problem?.en).toContain("lost");
  });
});
