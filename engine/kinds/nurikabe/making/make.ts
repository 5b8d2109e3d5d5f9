import type { Job } from "../../../model/job.ts";
import type { Size } from "../../../model/lattice.ts";
import { gridOf } from "../../../model/puzzle.ts";
import type { Random } from "../../../model/random.ts";
import type { Judge } from "../../contract/kind.ts";
import type { MakeWatch } from "../../contract/make-watch.ts";
import type { Wish } from "../../contract/wish.ts";
import { nurikabePuzzle } from "../laws/puzzle-from-clues.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { explore } from "../solver/explore.ts";
import { Field } from "../solver/field.ts";
import { Beginner } from "./beginner.ts";
import { climb } from "./climb.ts";
import { Draft } from "./draft.ts";
import { fill } from "./fill.ts";
import { type Hardness, harden } from "./harden.ts";
import { hide } from "./hide.ts";
import { Probing } from "./probing.ts";
import { Ruled } from "./ruled.ts";
import { openBy, type Settler } from "./settler.ts";
import { ONES, type Taste, tasteFor } from "./taste.ts";
import type { NurikabeWish } from "./wish.ts";

/** Node limit of the search that decides whether a board that probing leaves open has one answer. */
const NODES = 1_000;
/** Hardness of a board that needs branching. */
const BRANCHING = 1_000_000;
/** The hardest level of the kind's rules: above it something must be supposed. */
const HARDEST_RULES = 5;
/** Above the rules up to so many stalls are wanted. */
const MOST_STALLS = 8;

/**
 * One attempt: a random layout of islands with a clue in each, changed where it is not solved yet until a
 * settler solves it, an easy or a strong one as the wish has it; then, where it should be harder, changed as
 * long as it becomes no easier. In the end sizes are hidden, where that is wished.
 */
export function* make(
  wish: NurikabeWish,
  random: Random,
  judge?: Judge<NurikabePuzzle>,
  watch?: MakeWatch,
): Job<NurikabePuzzle | null> {
  const draft = new Draft(wish);
  const taste = wish.level === 1 ? ONES : tasteFor(wish, isEasy(wish), random);
  if (!(yield* fill(draft, taste, random))) return null;
  for (const settler of settlersFor(wish))
    if (!(yield* climb(draft, settler, taste, random, watch))) return null;
  if (!(yield* hardenFor(wish, draft, taste, random))) return null;
  const puzzle = puzzleFrom(wish, draft.clues);
  if (judge && !(yield* judge(puzzle))) return null;
  return wish.unsaid ? yield* hide(puzzle, wish.unsaid, random, judge) : puzzle;
}

/** Whether a beginner's conclusions should be enough. */
function isEasy({ level = HARDEST_RULES }: Wish): boolean {
  return level <= 2;
}

/** The settlers that must solve a draft as wished, one after the other. */
function settlersFor(wish: Wish): Settler[] {
  const { rows, cols, level } = wish;
  if (level === 1) return [new Beginner(wish, 1)];
  if (isEasy(wish)) return [new Beginner(wish, 2)];
  const field = new Field(rows, cols);
  return level === undefined || level > HARDEST_RULES ? [field] : [field, new Ruled(wish, level)];
}

function* hardenFor(wish: Wish, draft: Draft, taste: Taste, random: Random): Job<boolean> {
  const { level } = wish;
  const until = (hardness: Hardness, wanted: number) => harden(draft, hardness, wanted, taste, random);
  if (level === undefined || level <= 2) return true;
  if (level <= HARDEST_RULES) return yield* until(pastRules(wish, level), 1);
  if (level === HARDEST_RULES + 1) return yield* until(stalls(wish), 1 + random.below(MOST_STALLS));
  return yield* until(pastProbing(wish), BRANCHING);
}

/** How many cells the rules below a level leave open that those up to it find. */
function pastRules(size: Size, level: number): Hardness {
  const solves = new Ruled(size, level);
  const fails = new Ruled(size, level - 1);
  return function* (clues) {
    yield 1;
    return openBy(solves, clues) > 0 ? null : openBy(fails, clues);
  };
}

/** How often probing is needed, where it is enough. */
function stalls(size: Size): Hardness {
  const probing = new Probing(size);
  return (clues) => probing.stallsOf(clues);
}

/** How often probing is needed; where it is not enough but there is one answer, BRANCHING. */
function pastProbing(size: Size): Hardness {
  const probing = new Probing(size);
  return function* (clues) {
    const stalls = yield* probing.stallsOf(clues);
    if (stalls !== null) return stalls;
    const puzzle = puzzleFrom(size, clues);
    const { answers, complete } = yield* explore(puzzle, gridOf(puzzle), { answers: 2, nodes: NODES });
    return complete && answers.length === 1 ? BRANCHING : null;
  };
}

/** The puzzle with these clues. */
export function puzzleFrom({ rows, cols }: Size, clues: ArrayLike<number>): NurikabePuzzle {
  return nurikabePuzzle(rows, cols, Array.from(clues));
}
