import type { Board, Move } from "../model/board.ts";
import type { Cell, Fact } from "../model/fact.ts";
import { cellOf } from "../model/fact.ts";
import type { Job } from "../model/job.ts";
import type { PlayKind } from "../model/kind.ts";
import { firstConflict, gridOf, isFull, type Puzzle } from "../model/puzzle.ts";
import type { Proof, Rule } from "../model/rule.ts";
import { type ExplainedStep, explainSlice } from "./explain.ts";
import { mistakesOn, type Truth } from "./mistake.ts";
import { prove } from "./prove.ts";
import { costOf, levelsOf, originsOf, rootsOf, sliceTo } from "./slice.ts";

/** The next thought for a board. Plain data. */
export type Hint =
  /** The shortest explained way found to something the player can write; `move` writes it. */
  | {
      readonly type: "step";
      readonly steps: readonly ExplainedStep[];
      readonly fact: Fact;
      readonly move: Move;
    }
  /** Marks (or strikes) that are wrong, to be mended first. */
  | { readonly type: "mistake"; readonly cells: readonly Cell[]; readonly facts: readonly Fact[] }
  /** The board breaks a law: these facts do it. */
  | { readonly type: "broken"; readonly law: string; readonly cells: readonly Cell[] }
  /** The puzzle has no answer, whatever is written. */
  | { readonly type: "impossible" }
  /** Every cell is written and every law kept. */
  | { readonly type: "done" }
  /** No rule says anything more that can be written. */
  | { readonly type: "stuck" };

/** How many writable conclusions are compared before the simplest is offered. */
const ENOUGH = 12;
const STEP_LIMIT = 20_000;

/**
 * The hint for a board. A wrong mark is reported first: one that is in no answer where the answer is
 * known, else one that breaks a law.
 */
export function* hintFor<P extends Puzzle>(
  kind: PlayKind<P>,
  rules: readonly Rule<P>[],
  puzzle: P,
  board: Board,
  truth: Truth,
): Job<Hint> {
  const facts = kind.read(puzzle, board);
  const grid = gridOf(puzzle, facts);
  const broken = firstConflict(puzzle, grid);
  if (broken) return { type: "broken", law: broken.law.id, cells: cellsOf(broken.facts) };
  if (truth.answers === "none") return { type: "impossible" };
  const wrong = mistakesOn(puzzle, facts, truth);
  if (wrong.length > 0) return { type: "mistake", cells: cellsOf(wrong), facts: wrong };
  if (isFull(puzzle, grid)) return { type: "done" };

  let writable = 0;
  const proof = yield* prove(puzzle, facts, rules, {
    steps: STEP_LIMIT,
    enough: (step) => {
      if (step.adds.some((fact) => kind.write(puzzle, board, fact))) writable++;
      return writable >= ENOUGH;
    },
  });
  if (proof.end === "broken") return contradiction(puzzle, facts, proof);
  return simplest(kind, rules, puzzle, board, proof);
}

/** The rules met a contradiction: what is written cannot all be right, and these marks led there. */
function contradiction(puzzle: Puzzle, facts: readonly Fact[], proof: Proof): Hint {
  const grid = gridOf(puzzle, facts);
  for (const step of proof.steps) for (const fact of step.adds) grid.add(fact);
  const conflict = firstConflict(puzzle, grid);
  const guilty = new Set(conflict ? rootsOf(proof, conflict.facts) : []);
  const wrong = facts.filter((fact) => guilty.has(fact));
  return wrong.length > 0 ? { type: "mistake", cells: cellsOf(wrong), facts: wrong } : { type: "impossible" };
}

function simplest<P extends Puzzle>(
  kind: PlayKind<P>,
  rules: readonly Rule<P>[],
  puzzle: P,
  board: Board,
  proof: Proof,
): Hint {
  const origins = originsOf(proof.steps);
  const levels = levelsOf(rules);
  let best: { slice: number[]; cost: number; fact: Fact; move: Move } | null = null;
  for (const [index, step] of proof.steps.entries()) {
    const fact = step.adds.find((added) => kind.write(puzzle, board, added));
    if (fact === undefined) continue;
    const slice = sliceTo(proof, index, origins);
    const cost = costOf(proof, slice, levels);
    if (best && best.cost <= cost) continue;
    const move = moveFor(kind, puzzle, board, step.adds);
    best = { slice, cost, fact, move };
  }
  if (!best) return { type: "stuck" };
  const steps = explainSlice(kind, rules, puzzle, proof, best.slice);
  return { type: "step", steps, fact: best.fact, move: best.move };
}

/** One move that writes as many of the conclusions as one move can. */
function moveFor<P extends Puzzle>(kind: PlayKind<P>, puzzle: P, board: Board, adds: readonly Fact[]): Move {
  const moves = adds.map((fact) => kind.write(puzzle, board, fact)).filter((move) => move !== null);
  const [first] = moves;
  if (first.type === "mark") {
    const same = moves.filter((move) => move.type === "mark" && move.mark === first.mark);
    return { ...first, cells: same.flatMap((move) => ("cells" in move ? move.cells : [])) };
  }
  if (first.type === "note") {
    const same = moves.filter((move) => move.type === "note" && move.value === first.value);
    return { ...first, cells: same.flatMap((move) => ("cells" in move ? move.cells : [])) };
  }
  return first;
}

function cellsOf(facts: readonly Fact[]): Cell[] {
  return [...new Set(facts.map(cellOf))];
}
