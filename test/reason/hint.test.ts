import { describe, expect, it } from "vitest";
import { wholeKind } from "../../engine/kinds/think.ts";
import { type Board, emptyBoard } from "../../engine/model/board.ts";
import { is, isNot } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { assert } from "../../engine/model/result.ts";
import type { Rule, Step } from "../../engine/model/rule.ts";
import { hintFor } from "../../engine/reason/hint.ts";
import { climb } from "../../engine/reason/ladder.ts";
import type { Truth } from "../../engine/reason/mistake.ts";
import { prove } from "../../engine/reason/prove.ts";
import { levelsOf, originsOf, rootsOf, sliceTo } from "../../engine/reason/slice.ts";

const SOLVED = "1234341221434321";
const TEXT = "1234341221434300";

const kind = wholeKind("sudoku");
assert(kind !== undefined, "there is Sudoku");
const { play, think } = kind;

function read(text: string) {
  const puzzle = play.parse(text);
  assert(puzzle.ok, "the text is a Sudoku");
  return puzzle.value;
}

const ONE: Truth = { answers: "one", answer: [...SOLVED].map(Number) };
const puzzle = read(TEXT);
const marked = (cell: number, mark: number): Board => {
  const board = emptyBoard(16);
  return { ...board, marks: board.marks.map((_, at) => (at === cell ? mark : 0)) };
};
const hintOn = (board: Board, truth: Truth) => run(hintFor(play, think.rules, puzzle, board, truth));

const words = { en: "", zh: "" };
const firing = (rule: string, adds: Step["adds"], because: Step["because"] = []): Step => ({
  rule,
  adds,
  because,
  laws: [],
  bindings: {},
});
const ruleOf = (level: number, ...steps: readonly Step[]): Rule => ({
  id: steps[0].rule,
  name: words,
  level,
  text: words,
  find: (_, grid) => steps.filter((step) => step.because.every((fact) => grid.knows(fact))),
});

describe("the ladder", () => {
  const [a, b, c, d] = [1, 2, 3, 4].map((value) => isNot(15, value));

  it("begins again with the easiest rule after each firing", () => {
    const hard = ruleOf(5, firing("hard", [a]), firing("hard", [d]));
    const easy = ruleOf(1, firing("easy", [b], [a]), firing("easy", [c], [b]));
    const { steps } = run(climb(read("0".repeat(16)), read("0".repeat(16)).blank(), [hard, easy]));
    expect(steps.map(({ rule, adds }) => [rule, adds[0]])).toEqual([
      ["hard", a],
      ["easy", b],
      ["easy", c],
      ["hard", d],
    ]);
  });

  it("ends as broken as soon as a law is, and as stuck at its limit", () => {
    const all = ruleOf(1, firing("all", [a]), firing("all", [b]), firing("all", [c]), firing("all", [d]));
    const blank = read("0".repeat(16));
    expect(run(climb(blank, blank.blank(), [all])).end).toBe("broken");
    expect(run(climb(blank, blank.blank(), [all], { steps: 2 }))).toMatchObject({ end: "stuck" });
  });
});

describe("a slice", () => {
  const steps = [
    firing("one", [is(0, 1)]),
    firing("aside", [is(1, 2)]),
    firing("two", [is(2, 3)], [is(0, 1), is(9, 4)]),
  ];
  const proof = { start: [is(9, 4)], steps, end: "stuck" as const };

  it("holds what its last step needs and nothing else", () => {
    expect(sliceTo(proof, 2, originsOf(steps))).toEqual([0, 2]);
    expect(rootsOf(proof, [is(2, 3)])).toEqual([is(9, 4)]);
  });

  it("of a real proof leaves no premise without its step", () => {
    const whole = run(prove(puzzle, [], think.rules));
    expect(whole.end).toBe("solved");
    const origins = originsOf(whole.steps);
    const slice = sliceTo(whole, whole.steps.length - 1, origins);
    const known = new Set(whole.start);
    for (const index of slice) {
      const { because, adds } = whole.steps[index];
      for (const fact of because) expect(known.has(fact)).toBe(true);
      for (const fact of adds) known.add(fact);
    }
  });
});

describe("a hint", () => {
  it("is a chain of named steps to something that can be written, the easiest first", () => {
    const hint = hintOn(emptyBoard(16), ONE);
    assert(hint.type === "step", "there is a step");
    expect(hint.steps).toHaveLength(1);
    expect(hint.move).toMatchObject({ type: "mark" });
    const levels = levelsOf(think.rules);
    expect(levels.get(hint.steps[0].rule)).toBe(1);
    const known = new Set(puzzle.givens);
    for (const fact of hint.steps[0].grounds) expect(known.has(fact)).toBe(true);
  });

  it("names a mark that is not in the one answer", () => {
    expect(hintOn(marked(14, 4), ONE).type).toBe("broken");
    const open = read("1000020000300004");
    const answer = run(kind.search(open, open.blank(), { answers: 1, nodes: 1_000 })).answers[0];
    const wrong = (answer[1] % 4) + 1;
    const board = marked(1, wrong);
    const hint = run(hintFor(play, [], open, board, { answers: "one", answer }));
    expect(["mistake", "broken"]).toContain(hint.type);
  });

  it("takes a wrong strike for a mistake in auto-candidate mode only", () => {
    const struck = emptyBoard(16).struck.map((_, cell) => (cell === 15 ? 1 << 1 : 0));
    const board = { ...emptyBoard(16), struck };
    expect(hintOn(board, ONE).type).toBe("step");
    const auto = hintOn({ ...board, auto: true }, ONE);
    expect(auto).toEqual({ type: "mistake", cells: [15], facts: [isNot(15, 1)] });
  });

  it("blames the marks that lead to a contradiction while the answer is unknown", () => {
    const open = read("1200000000000000");
    const board = emptyBoard(16);
    const marks = board.marks.map((_, cell) => (cell === 6 ? 3 : cell === 7 ? 2 : cell === 11 ? 4 : 0));
    const hint = run(hintFor(play, think.rules, open, { ...board, marks }, { answers: "unknown" }));
    expect(hint.type).toBe("mistake");
    if (hint.type === "mistake") for (const cell of hint.cells) expect(marks[cell]).toBeGreaterThan(0);
  });

  it("says when all is done, nothing is known, or nothing fits", () => {
    const full = emptyBoard(16);
    const marks = full.marks.map((_, cell) => (cell > 13 ? Number(SOLVED[cell]) : 0));
    expect(hintOn({ ...full, marks }, ONE)).toEqual({ type: "done" });
    expect(run(hintFor(play, [], puzzle, full, ONE))).toEqual({ type: "stuck" });
    expect(hintOn(full, { answers: "none" })).toEqual({ type: "impossible" });
  });
});
