import type { MakeKind } from "../../kinds/contract/kind.ts";
import { type Fact, isNegative, negate, type Value, valueOf } from "../../model/fact.ts";
import type { Job } from "../../model/job.ts";
import type { RulePosition } from "../../model/position.ts";
import { gridOf, type Puzzle } from "../../model/puzzle.ts";
import type { Random } from "../../model/random.ts";
import type { Search } from "../../model/search.ts";
import { holdsIn } from "../chain/mistake.ts";

/** Boards that are drawn of one puzzle: to make one takes longer. */
const BOARDS_OF_ONE = 20;
/** Attempts at a puzzle before giving up. */
const ATTEMPTS = 50;
/** Nodes for the answer of a made puzzle. */
const NODES = 100_000;
/** Most values that cells are mixed up in. */
const MOST_MIXED = 4;

/** What makes puzzles. The sizes of a kind are known from its random boards. */
type Making<P extends Puzzle> = Pick<MakeKind<P>, "position" | "refuses" | "make">;

/**
 * Boards of made puzzles with one answer, to try rules on that need one: facts that are true of it. Patterns that could have
 * two answers are rare where candidates are ruled out at random, so on each board the cells of a few values keep just these.
 */
export class OneAnswerPositions<P extends Puzzle> {
  readonly #making: Making<P>;
  readonly #search: Search<P>;
  #puzzle: P | null = null;
  #answer: readonly Value[] = [];
  #left = 0;

  constructor(making: Making<P>, search: Search<P>) {
    this.#making = making;
    this.#search = search;
  }

  /** The next board; null where no puzzle came out. */
  *next(random: Random): Job<RulePosition<P> | null> {
    if (this.#left-- <= 0) yield* this.#renew(random);
    const puzzle = this.#puzzle;
    return puzzle && { puzzle, answer: this.#answer, facts: mixedUp(puzzle, this.#answer, random) };
  }

  *#renew(random: Random): Job<void> {
    this.#puzzle = null;
    for (let attempt = 0; attempt < ATTEMPTS && !this.#puzzle; attempt++) {
      const { rows, cols } = this.#making.position(random).puzzle;
      if (this.#making.refuses({ rows, cols })) continue;
      const puzzle = yield* this.#making.make({ rows, cols }, random);
      if (!puzzle) continue;
      const found = yield* this.#search(puzzle, gridOf(puzzle), { answers: 2, nodes: NODES });
      if (!found.complete || found.answers.length !== 1) continue;
      this.#puzzle = puzzle;
      [this.#answer] = found.answers;
      this.#left = BOARDS_OF_ONE - 1;
    }
  }
}

/** Facts that are true of an answer: some cells are decided, the others have few options left, and those of a few values mostly each other's. */
function mixedUp(puzzle: Puzzle, answer: readonly Value[], random: Random): Fact[] {
  const grid = gridOf(puzzle);
  const mixed = new Set(random.shuffle([...new Set(answer)]).slice(0, 2 + random.below(MOST_MIXED - 1)));
  const decided = random.below(70);
  const ruledOut = 50 + random.below(51);
  const withinMixed = random.below(60);
  const beside = random.below(2) === 0 ? ruledOut : 97;
  /** Of a hundred wrong options of that value in such a cell, how many are ruled out. */
  const shareOut = (isMixed: boolean, value: Value): number => {
    if (isMixed) return mixed.has(value) ? withinMixed : 100;
    return mixed.has(value) ? beside : ruledOut;
  };
  const facts: Fact[] = [];
  for (let cell = 0; cell < puzzle.cells; cell++) {
    const isGiven = puzzle.decided(grid, cell);
    const isMixed = mixed.has(answer[cell]);
    const isDecided = isGiven || random.below(100) < decided;
    for (const option of puzzle.options(grid, cell)) {
      if (isNegative(option)) continue;
      if (!holdsIn(answer, option)) {
        const share = isGiven ? 97 : shareOut(isMixed, valueOf(option));
        if (random.below(100) < share) facts.push(negate(option));
      } else if (isDecided && !isGiven) facts.push(option);
    }
  }
  return facts;
}
