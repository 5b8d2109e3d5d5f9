import { describe, expect, it } from "vitest";
import { type Board, emptyBoard } from "../../engine/model/board.ts";
import { is, isNot, valueOf } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { applyMove } from "../../engine/model/move.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { assert } from "../../engine/model/result.ts";
import { LANGS } from "../../engine/model/words.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { guardFor } from "../../engine/reason/chain/guard.ts";
import { mistakesOn, type Truth } from "../../engine/reason/chain/mistake.ts";
import { hintFor } from "../../engine/reason/hint.ts";
import { noting } from "../../engine/reason/noting.ts";
import { ladderOf } from "../../engine/reason/rules-of.ts";
import { telling } from "../../engine/reason/solve.ts";
import { judge } from "../../engine/reason/verdict.ts";
import { HARD_SUDOKU } from "../hard.ts";
import { wholeKind } from "../kinds/whole.ts";
import { firing, ruleOf } from "./rules.ts";

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

const ONE: Truth = { answers: "one", answer: [...SOLVED].map(Number), nodes: 1 };
const puzzle = read(TEXT);
const marked = (cell: number, mark: number): Board => {
  const board = emptyBoard(16);
  return { ...board, marks: board.marks.map((_, at) => (at === cell ? mark : 0)) };
};
const rulesOnly = { play, think, ladder: ladderOf(think) };
const own = { ...rulesOnly, climb: telling(think), noting };
const none = { ...rulesOnly, ladder: { rules: [], foreign: new Set<string>(), supposition: false } };
const hintOn = (board: Board, truth: Truth) => run(hintFor(own, puzzle, board, truth));

describe("a hint", () => {
  it("is a chain of named steps to something that can be written, the easiest first", () => {
    const hint = hintOn(emptyBoard(16), ONE);
    assert(hint.type === "step", "there is a step");
    expect(hint.steps).toHaveLength(1);
    expect(hint.move).toMatchObject({ type: "mark" });
    expect(hint.steps[0].level).toBe(1);
    const known = new Set(puzzle.givens);
    for (const fact of hint.steps[0].grounds) expect(known.has(fact)).toBe(true);
    expect("suspended" in hint).toBe(false);
  });

  it("says which rules were switched off while it was sought", () => {
    const liar = ruleOf("liar", 1, [firing([is(14, 1)])]);
    const ladder = { ...own.ladder, rules: [liar, ...own.ladder.rules], foreign: new Set(["liar"]) };
    const guard = guardFor(puzzle, kind.search, ONE, puzzle.givens, ladder.foreign);
    const hint = run(hintFor({ ...own, ladder, guard }, puzzle, emptyBoard(16), ONE));
    assert(hint.type === "step", "there is a step");
    expect(hint.suspended).toMatchObject([
      { name: liar.name, reason: { en: expect.stringContaining("not so in the answer") } },
    ]);
    expect(hint.steps.map(({ rule }) => rule)).not.toContain("liar");
  });

  it("names a mark that is not in the one answer", () => {
    expect(hintOn(marked(14, 4), ONE).type).toBe("broken");
    const open = read("1000020000300004");
    const answer = run(kind.search(open, open.blank(), { answers: 1, nodes: 1_000 })).answers[0];
    const wrong = (answer[1] % 4) + 1;
    const board = marked(1, wrong);
    const hint = run(hintFor(none, open, board, { answers: "one", answer, nodes: 1 }));
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
    const hint = run(hintFor(own, open, { ...board, marks }, { answers: "unknown" }));
    expect(hint.type).toBe("mistake");
    if (hint.type === "mistake") for (const cell of hint.cells) expect(marks[cell]).toBeGreaterThan(0);
  });

  it("says when all is done, nothing is known, or nothing fits", () => {
    const full = emptyBoard(16);
    const marks = full.marks.map((_, cell) => (cell > 13 ? Number(SOLVED[cell]) : 0));
    expect(hintOn({ ...full, marks }, ONE)).toEqual({ type: "done" });
    expect(run(hintFor(none, puzzle, full, ONE))).toEqual({ type: "stuck" });
    expect(hintOn(full, { answers: "none" })).toEqual({ type: "impossible" });
  });
});

describe("where the rules are stuck", () => {
  const hard = read(HARD_SUDOKU);
  const truth = run(judge(hard, kind.search, 1_000));
  assert(truth.answers === "one", "the puzzle has one answer");
  const chain = new Chain(hard, gridOf(hard), own.ladder.rules);
  run(chain.run());
  const right = play.marksOf(hard, truth.answer);
  const marks = right.map((mark, cell) => (hard.decided(chain.grid, cell) ? mark : 0));
  const board = { ...emptyBoard(81), marks };

  it("a hint argues, and tells every line with its reason", () => {
    const hint = run(hintFor(own, hard, board, truth));
    assert(hint.type === "step", "there is a step");
    const { chains, argument = [], level, adds } = hint.steps[hint.steps.length - 1];
    expect(chains).toBe(undefined);
    expect(level).toBeGreaterThanOrEqual(6);
    expect(adds).toContain(hint.fact);
    for (const { told, text, pictures = [], isKept } of argument) {
      expect(isKept).toBe(undefined);
      expect(pictures).toHaveLength(told.length);
      for (const lang of LANGS)
        for (const said of [text, ...told]) expect(said[lang]).not.toMatch(/\{|undefined|NaN/);
    }
    expect(argument.at(-1)?.pictures?.at(-1)?.links.length).toBeGreaterThan(0);
  });

  it("its strikes are written with candidates that are shown, and the next hint goes on from there", () => {
    let now: Board = board;
    for (let hints = 0; hints < 4; hints++) {
      const hint = run(hintFor(own, hard, now, truth));
      assert(hint.type === "step", "there is a step");
      const next = applyMove(now, hint.move);
      expect(play.read(hard, next)).toContain(hint.fact);
      expect(mistakesOn(play.read(hard, next), truth)).toEqual([]);
      now = next;
    }
    expect(now.auto).toBe(true);
  });

  it("all that a step strikes is written in one act", () => {
    let now: Board = board;
    let several = 0;
    for (let hints = 0; hints < 12; hints++) {
      const hint = run(hintFor(own, hard, now, truth));
      assert(hint.type === "step", "there is a step");
      const next = applyMove(now, hint.move);
      const known = new Set(play.read(hard, next));
      const { adds } = hint.steps[hint.steps.length - 1];
      if (now.auto && new Set(adds.map(valueOf)).size > 1) several++;
      const open = adds.filter((fact) => !known.has(fact) && play.write(hard, next, fact) !== null);
      expect(open).toEqual([]);
      now = next;
    }
    expect(several).toBeGreaterThan(0);
  });

  it("a hint without suppositions says that the rules are stuck", () => {
    expect(run(hintFor(rulesOnly, hard, board, truth))).toEqual({ type: "stuck" });
  });
});
