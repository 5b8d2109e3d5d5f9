import type { ThinkKind } from "../kinds/contract/kind.ts";
import { type Board, emptyBoard } from "../model/board.ts";
import { type Cell, cellOf, type Fact, is, isNegative, negate, type Value } from "../model/fact.ts";
import type { Job } from "../model/job.ts";
import { withKept } from "../model/kept.ts";
import { firstConflict, gridOf, type Puzzle } from "../model/puzzle.ts";
import type { Step } from "../model/rule.ts";
import type { Search } from "../model/search.ts";
import { holdsIn, mistakesOn, type Truth } from "./chain/mistake.ts";
import { derive } from "./derive.ts";
import { type ExplainedStep, explainContextOf, explaining } from "./explain.ts";
import type { Reasoner } from "./hint.ts";

/** The answer to "why?". The steps are a proof by themselves: each premise is on the board or added by an earlier step. */
export type Why =
  /** The cell is given, or its clue stands there. */
  | { readonly type: "given"; readonly fact: Fact }
  | { readonly type: "because"; readonly fact: Fact; readonly steps: readonly ExplainedStep[] }
  /** The player's mark is wrong: the fact that holds instead, and why. */
  | {
      readonly type: "wrong";
      readonly written: Fact;
      readonly fact: Fact;
      readonly steps: readonly ExplainedStep[];
    }
  /** It is not settled: some answers have it, others do not. */
  | { readonly type: "open" }
  /** The cell can hold that value, as far as is known: it holds it in the answer. */
  | { readonly type: "can" }
  /** The board breaks a law, so that anything would follow. */
  | {
      readonly type: "broken";
      readonly law: string;
      readonly cells: readonly Cell[];
      readonly facts: readonly Fact[];
    }
  /** No reason was found within the limits. */
  | { readonly type: "unknown" };

/** A thinker that can suppose, too. */
interface SupposingThinker<P extends Puzzle> extends Reasoner<P> {
  readonly think: ThinkKind<P>;
}

/** A question about a cell: why it has its value (`value` null), or why it cannot have `value`. */
export interface WhyQuestion {
  readonly cell: Cell;
  readonly value: Value | null;
}

/** Nodes of a search for whether something is settled at all. */
const NODES = 2_000;

/**
 * Answers a question about a cell from the board, without the cell's own mark and without marks known to be
 * wrong. A wrong mark is refuted.
 */
export function* whyFor<P extends Puzzle>(
  thinker: SupposingThinker<P>,
  puzzle: P,
  board: Board,
  truth: Truth,
  asked: WhyQuestion,
  search: Search<P>,
): Job<Why> {
  const { cell, value } = asked;
  const given = puzzle.givens.find((fact) => cellOf(fact) === cell && !isNegative(fact));
  if (given !== undefined) return { type: "given", fact: given };
  const wrong = new Set(mistakesOn(thinker.play.read(puzzle, board), truth));
  const facts = thinker.play.read(puzzle, board).filter((fact) => cellOf(fact) !== cell && !wrong.has(fact));
  const broken = firstConflict(puzzle, gridOf(puzzle, facts));
  if (broken) {
    const { law, facts: breaking } = broken;
    return { type: "broken", law: law.id, cells: [...new Set(breaking.map(cellOf))], facts: breaking };
  }
  const asking = new Asking(thinker, puzzle, facts, truth, search);
  if (value !== null) return yield* asking.whyNot(is(cell, value));
  const written = factsAt(thinker, puzzle, board.marks, cell)[0];
  return yield* written === undefined ? asking.whatIs(cell) : asking.whyWritten(written);
}

/** The facts that the marks say of one cell. */
function factsAt<P extends Puzzle>(
  { play }: Reasoner<P>,
  puzzle: P,
  marks: readonly number[],
  cell: Cell,
): Fact[] {
  const only = marks.map((mark, at) => (at === cell ? mark : 0));
  return play.read(puzzle, { ...emptyBoard(puzzle.cells), marks: only });
}

/** One question on one board. */
class Asking<P extends Puzzle> {
  readonly #thinker: SupposingThinker<P>;
  readonly #puzzle: P;
  readonly #facts: readonly Fact[];
  readonly #truth: Truth;
  readonly #search: Search<P>;

  constructor(
    thinker: SupposingThinker<P>,
    puzzle: P,
    facts: readonly Fact[],
    truth: Truth,
    search: Search<P>,
  ) {
    this.#thinker = thinker;
    this.#puzzle = puzzle;
    this.#facts = facts;
    this.#truth = truth;
    this.#search = search;
  }

  /** Why a fact cannot be. */
  *whyNot(fact: Fact): Job<Why> {
    if (this.#truth.answers === "one" && holdsIn(this.#truth.answer, fact)) return { type: "can" };
    return yield* this.#because(negate(fact));
  }

  /** Why the mark in the cell is right, or the proof that it is wrong. */
  *whyWritten(written: Fact): Job<Why> {
    const isWrong = this.#truth.answers === "one" ? !holdsIn(this.#truth.answer, written) : null;
    if (isWrong !== true) {
      const why = yield* this.#because(written);
      if (isWrong === false || why.type === "because") return why;
      if (yield* this.#isPossible(written)) return why;
    }
    const not = yield* this.#because(negate(written));
    return not.type === "because" ? { ...not, type: "wrong", written } : not;
  }

  /** Why a blank cell has its value. */
  *whatIs(cell: Cell): Job<Why> {
    const { play } = this.#thinker;
    const puzzle = this.#puzzle;
    if (this.#truth.answers === "one") {
      const marks = play.marksOf(puzzle, this.#truth.answer);
      const [fact] = factsAt(this.#thinker, puzzle, marks, cell);
      return yield* this.#because(fact);
    }
    let why: Why = { type: "unknown" };
    for (const fact of puzzle.options(gridOf(puzzle, this.#facts), cell)) {
      why = yield* this.#because(fact);
      if (why.type !== "open") return why;
    }
    return why;
  }

  *#because(fact: Fact): Job<Why> {
    const { think, ladder, guard } = this.#thinker;
    // Where it is not settled no proof can be found, so it need not be looked for.
    if (this.#truth.answers !== "one" && (yield* this.#isPossible(negate(fact)))) return { type: "open" };
    const steps = yield* derive(think, ladder, this.#puzzle, this.#facts, fact, {
      guard,
      truth: this.#truth,
    });
    return steps
      ? { type: "because", fact, steps: yield* this.#explain(withKept(steps)) }
      : { type: "unknown" };
  }

  /** Whether an answer that agrees with the board has the fact. */
  *#isPossible(fact: Fact): Job<boolean> {
    const grid = gridOf(this.#puzzle, [...this.#facts, fact]);
    const found = yield* this.#search(this.#puzzle, grid, { answers: 1, nodes: NODES });
    return found.answers.length > 0;
  }

  #explain(steps: readonly Step[]): Job<ExplainedStep[]> {
    const { ladder } = this.#thinker;
    return explaining(explainContextOf(this.#thinker, ladder.rules, this.#puzzle, this.#facts), steps);
  }
}
