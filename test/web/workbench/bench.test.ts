import { describe, expect, it } from "vitest";
import "../../../engine/kinds/games.ts";
import { playKind } from "../../../engine/kinds/play.ts";
import { EVERY_RULE } from "../../../engine/model/choice.ts";
import { csvText } from "../../../engine/model/csv.ts";
import { type Fact, is, isNot } from "../../../engine/model/fact.ts";
import type { ExplainedStep } from "../../../engine/reason/explain.ts";
import { boardOf, candidatesOn, openCells } from "../../../web/state/bench-board.ts";
import {
  cutTo,
  entryOf,
  factCount,
  factsOf,
  firedByRound,
  firstRounds,
  hasOtherRules,
  originOf,
  tally,
  wholeRounds,
  withMark,
  without,
  withPart,
} from "../../../web/workbench/bench/journal.ts";
import { newBench } from "../../../web/workbench/bench/new-bench.ts";
import { readScript, scriptOf } from "../../../web/workbench/bench/script.ts";
import { factsAt, sceneOf } from "../../../web/workbench/bench/view.ts";
import type { Workbench } from "../../../web/workbench/bench/workbench.ts";
import { logSetting, logTables, spelledRun } from "../../../web/workbench/export.ts";
import type { RunPart } from "../../../worker/api.ts";

/** A 4x4 Sudoku with one answer: 1234 3412 2143 4321. */
const SUDOKU = "1200300200400300";
/** Two islands of a 1 and a 2. */
const NURIKABE = "3/2/1h2h";

function benchOf(id: string, text: string): Workbench {
  const kind = playKind(id);
  const read = kind?.parse(text);
  if (!kind || !read?.ok) throw new Error(`no puzzle: ${text}`);
  return newBench(kind, read.value, EVERY_RULE);
}

function step(rule: string, level: number, adds: readonly Fact[], because: readonly Fact[]): ExplainedStep {
  return {
    ...{ rule, level, adds, because, grounds: because, laws: [], bindings: {}, area: [] },
    name: { en: `Rule ${rule}`, zh: `规则 ${rule}` },
    text: { en: `So it is, by ${rule}.`, zh: `由 ${rule} 得出。` },
  };
}

/** A part of a run: each entry with its round; every rule with its firings and 2 ms. */
function part(
  entries: readonly (readonly [round: number, step: ExplainedStep])[],
  end: RunPart["end"],
): RunPart {
  const rules = [...new Set(entries.map(([, { rule }]) => rule))].map((rule) => {
    const own = entries.filter(([, one]) => one.rule === rule);
    const facts = own.reduce((sum, [, { adds }]) => sum + adds.length, 0);
    return { rule, name: { en: rule, zh: rule }, number: null, fired: own.length, facts, ms: 2 };
  });
  const rounds = Math.max(0, ...entries.map(([round]) => round));
  return {
    entries: entries.map(([round, step]) => ({ round, step })),
    end,
    rules,
    rounds: Array.from({ length: rounds }, (_, at) => ({
      fired: entries.filter(([round]) => round === at + 1).length,
      ms: 1,
    })),
    suspended: [],
  };
}

const book = step("books", 0, [isNot(2, 1), isNot(2, 2)], [is(0, 1), is(1, 2)]);
const three = step("single", 1, [is(2, 3)], [isNot(2, 1), isNot(2, 2)]);
const four = step("single", 1, [is(3, 4)], [is(2, 3)]);
const run = part(
  [
    [1, book],
    [1, three],
    [2, four],
  ],
  "limit",
);

describe("the journal", () => {
  it("numbers facts over all parts, and counts rounds on", () => {
    const bench = withPart(
      withMark(withPart(benchOf("sudoku", SUDOKU), run), [is(5, 4)]),
      part([[1, step("x", 2, [is(6, 1)], [])]], "stuck"),
    );
    expect(bench.journal.map(({ first, round }) => [first, round])).toEqual([
      [1, 1],
      [3, 1],
      [4, 2],
      [5, 0],
      [6, 3],
    ]);
    expect(factCount(bench.journal)).toBe(6);
    expect(entryOf(bench.journal, 2)).toBe(0);
    expect(entryOf(bench.journal, 6)).toBe(4);
    expect(entryOf(bench.journal, 7)).toBe(-1);
    expect(bench.rounds).toHaveLength(3);
    expect(bench.end).toBe("stuck");
  });

  it("leaves out the round that a limit broke off, or says that there is no whole one", () => {
    expect(wholeRounds(run)?.entries).toHaveLength(2);
    expect(wholeRounds(run)?.rounds).toHaveLength(1);
    expect(wholeRounds(part([[1, three]], "limit"))).toBe(null);
    const over = part([[1, three]], "solved");
    expect(wholeRounds(over)).toBe(over);
    expect(firstRounds({ ...run, end: "solved" }, 1)).toMatchObject({ end: "limit" });
    expect(firstRounds(over, 1)).toBe(over);
  });

  it("is cut back to any entry, and forgets how it ended and what is no more", () => {
    const bench = withPart(benchOf("sudoku", SUDOKU), { ...run, end: "stuck" });
    const cut = cutTo({ ...bench, view: { entry: 2, frame: 0 } }, 2);
    expect(cut.journal).toHaveLength(2);
    expect([cut.end, cut.view, cut.rounds.length]).toEqual([null, null, 1]);
    expect(cutTo(bench, 0)).toMatchObject({ journal: [], tallies: [], rounds: [] });
  });

  it("loses with an entry all that rests on it, and keeps the rest", () => {
    const bench = withMark(withPart(benchOf("sudoku", SUDOKU), run), [is(15, 1)]);
    const left = without(bench, (entry) => entry === bench.journal[1]);
    expect(left.journal.map(({ first, adds }) => [first, adds])).toEqual([
      [1, book.adds],
      [3, [is(15, 1)]],
    ]);
  });

  it("finds where a fact came from, also when it was said in other words", () => {
    const { journal } = withPart(benchOf("sudoku", SUDOKU), run);
    expect(originOf(journal, is(2, 3))).toBe(1);
    expect(originOf(journal, is(2, 3), 1)).toBe(-1);
    expect(originOf(journal, isNot(3, 1))).toBe(2);
    expect(originOf(journal, is(0, 1))).toBe(-1);
  });

  it("knows of every rule that was suspended, and of the first moment at which it was", () => {
    const doubt = (rule: string, why: string) => ({
      rule,
      name: { en: rule, zh: rule },
      reason: { en: why, zh: why },
      counter: null,
    });
    const parts = [[doubt("a", "first"), doubt("b", "first")], [doubt("a", "again")], []];
    const bench = parts.reduce(
      (so, suspended) => withPart(so, { ...run, suspended }),
      benchOf("sudoku", SUDOKU),
    );
    expect(bench.suspended).toEqual([doubt("a", "first"), doubt("b", "first")]);
  });

  it("counts firings as it has them, and time as it was spent", () => {
    const bench = withPart(withPart(benchOf("sudoku", SUDOKU), run), run);
    const cut = cutTo(bench, 3);
    expect(tally(cut).map(({ rule, fired, facts, ms }) => [rule, fired, facts, ms])).toEqual([
      ["books", 1, 2, 4],
      ["single", 2, 2, 4],
    ]);
  });
});

describe("the board of the bench", () => {
  it("shows what is known, the later of what disagrees", () => {
    const { kind, puzzle } = benchOf("sudoku", SUDOKU);
    const facts = [isNot(2, 1), is(2, 3), is(2, 4)];
    expect(boardOf(kind, puzzle, facts).marks[2]).toBe(4);
    expect(candidatesOn(puzzle, [isNot(3, 1)])[3]).toBe(0b11100);
    expect(openCells(puzzle, [is(2, 3), is(3, 4)])).toBe(8);
  });

  it("shows wall and island of a Nurikabe, and not whose an island is not", () => {
    const { kind, puzzle } = benchOf("nurikabe", NURIKABE);
    expect(boardOf(kind, puzzle, [is(1, 0), isNot(4, 0), isNot(5, 1)]).marks).toEqual([0, 1, 0, 0, 2, 0]);
  });

  it("goes back to the moment before an entry, with the reasons of that entry", () => {
    const bench = withPart(benchOf("sudoku", SUDOKU), run);
    expect(sceneOf(bench)).toMatchObject({ frame: null });
    expect(sceneOf(bench).board.marks.slice(0, 4)).toEqual([0, 0, 3, 4]);
    const then = sceneOf({ ...bench, view: { entry: 1, frame: 0 } });
    expect(then.board.marks.slice(0, 4)).toEqual([0, 0, 0, 0]);
    expect(then.frame?.step).toBe(three);
    expect([...sceneOf(withMark(bench, [is(14, 3)])).broken.keys()]).toContain(14);
  });

  it("tells of a cell first what shows, then what it is not", () => {
    const bench = withPart(benchOf("sudoku", SUDOKU), run);
    expect(factsAt(bench, 2).map(({ number, entry }) => [number, entry])).toEqual([
      [3, 1],
      [1, 0],
      [2, 0],
    ]);
  });
});

describe("what is remembered", () => {
  it("is the puzzle, what the player wrote, and how many entries the rules made between", () => {
    const bench = withPart(
      withMark(withPart(benchOf("sudoku", SUDOKU), run), [is(5, 4)]),
      part([[1, four]], "stuck"),
    );
    const stored: unknown = JSON.parse(JSON.stringify(scriptOf(bench)));
    expect(readScript(stored)).toMatchObject({
      acts: [3, [is(5, 4)], 1],
      over: true,
      wont: { pane: "answer", taps: "ask", strategy: "easiest" },
    });
  });

  it.each([
    [null],
    ["x"],
    [{ kind: "chess", text: SUDOKU }],
    [{ kind: "sudoku", text: "12" }],
    [{ kind: "sudoku", text: 4 }],
  ])("is nothing when it holds no puzzle: %j", (stored) => {
    expect(readScript(stored)).toBe(null);
  });

  it("is read up to the first act that is unsound", () => {
    const acts = [[is(5, 4)], 2, [is(99, 1)], 3];
    expect(readScript({ kind: "sudoku", text: SUDOKU, acts })?.acts).toEqual([[is(5, 4)], 2]);
    for (const bad of [0, -1, 1.5, "1", [], [1.5], [null]])
      expect(readScript({ kind: "sudoku", text: SUDOKU, acts: [bad] })?.acts).toEqual([]);
    const wont = { pane: "odd", taps: "write", strategy: "rounds" };
    expect(readScript({ kind: "sudoku", text: SUDOKU, acts: 3, wont })).toMatchObject({
      acts: [],
      wont: { pane: "answer", taps: "write", strategy: "rounds" },
    });
  });
});

describe("what is saved", () => {
  it("is the run as the command line explains it, with the player's own steps", () => {
    const supposition: ExplainedStep = {
      ...step("supposition", 6, [isNot(7, 1)], [is(0, 1)]),
      chains: [{ fact: is(7, 1), steps: [four], conflict: { law: "row", facts: [is(3, 4), is(7, 1)] } }],
    };
    const bench = withPart(
      withMark(benchOf("sudoku", SUDOKU), [is(2, 3)]),
      part([[1, supposition]], "stuck"),
    );
    expect(spelledRun(bench)).toEqual({
      puzzle: SUDOKU,
      end: "stuck",
      open: 9,
      steps: [
        { rule: "player", level: 0, adds: ["R1C3=3"], because: [] },
        {
          ...{ rule: "supposition", level: 6, adds: ["R2C4!=1"], because: ["R1C1=1"] },
          supposed: "R2C4 is 1",
          chain: [{ rule: "single", level: 1, adds: ["R1C4=4"], because: ["R1C3=3"] }],
          conflict: { law: "row", facts: ["R1C4=4", "R2C4=1"] },
        },
      ],
    });
  });

  it("is the log as tables, in the spelling of CSV", () => {
    const bench = withPart(benchOf("sudoku", SUDOKU), run);
    const heads = { rules: ["no", "id", "rule", "fired", "facts", "ms"], rounds: ["round", "fired", "ms"] };
    const { rules, rounds } = logTables(bench, heads, "en");
    expect(csvText(rules)).toBe(
      "no,id,rule,fired,facts,ms\r\n,books,books,1,2,2.000\r\n,single,single,2,2,2.000\r\n",
    );
    expect(csvText(rounds)).toBe("round,fired,ms\r\n1,2,1.000\r\n2,1,1.000\r\n");
    const words = { puzzle: "puzzle", end: "end", turns: "turns", off: "off", text: "text" };
    const more = { supposition: "supposition", fact: "fact", rule: "rule", round: "round" };
    const { about, facts } = logSetting(bench, { ...words, ...more });
    expect(about).toContainEqual(["puzzle", bench.text]);
    expect(about).toContainEqual(["end", bench.end]);
    expect(facts).toHaveLength(1 + factsOf(bench.journal).length);
    expect(facts.slice(1).map(([no]) => no)).toEqual(factsOf(bench.journal).map((_, at) => at + 1));
    expect(csvText([['a "b", c', "d\ne"]])).toBe('"a ""b"", c","d\ne"\r\n');
  });

  it("counts firings by rule and round, and says when the rules are others than those that began", () => {
    const bench = withPart(benchOf("sudoku", SUDOKU), run);
    const rows = [...firedByRound(bench).values()];
    const fired = bench.rounds.map((_, at) => rows.reduce((sum, row) => sum + row[at], 0));
    expect(fired).toEqual(bench.rounds.map((one) => one.fired));
    expect(hasOtherRules(bench)).toBe(false);
    expect(hasOtherRules({ ...bench, choice: { ...bench.choice } })).toBe(false);
    const other = { ...bench, choice: { ...bench.choice, off: ["single"] } };
    expect(hasOtherRules(other)).toBe(true);
    expect(hasOtherRules(cutTo(other, 0))).toBe(false);
  });
});
