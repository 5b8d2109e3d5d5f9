import type { Job } from "../../../model/job.ts";
import type { Size } from "../../../model/lattice.ts";
import { gridOf } from "../../../model/puzzle.ts";
import type { Random } from "../../../model/random.ts";
import type { Judge } from "../../contract/kind.ts";
import type { Wish } from "../../contract/wish.ts";
import { nurikabePuzzle } from "../laws/puzzle-from-clues.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { explore } from "../solver/explore.ts";
import { Field } from "../solver/field.ts";
import { Beginner } from "./beginner.ts";
import { climb } from "./climb.ts";
import { Draft } from "./draft.ts";
import { FEW_STALLS } from "./effort.ts";
import { fill } from "./fill.ts";
import { type Hardness, harden } from "./harden.ts";
import { Probing } from "./probing.ts";
import { Ruled } from "./ruled.ts";
import { openBy, type Settler } from "./settler.ts";
import { ONES, type Taste, tasteFor } from "./taste.ts";

/** Node limit of the search that decides whether a board that probing leaves open has one answer. */
const NODES = 1_000;
/** Hardness of a board that needs branching. */
const BRANCHING = 1_000_000;
/** A level 4 wants up to so many stalls more than it must have. */
const MORE_STALLS = 4;

/**
 * One attempt: a random layout of islands with a clue in each, changed where it is not solved yet until a
 * settler solves it, an easy or a strong one as the wish has it; then, where it should be harder, changed as
 * long as it becomes no easier.
 */
export function* make(wish: Wish, random: Random, judge?: Judge<NurikabePuzzle>): Job<NurikabePuzzle | null> {
  const draft = new Draft(wish);
  const taste = wish.technique === 1 ? ONES : tasteFor(wish, isEasy(wish), random);
  if (!(yield* fill(draft, taste, random))) return null;
  for (const settler of settlersFor(wish)) if (!(yield* climb(draft, settler, taste, random))) return null;
  if (!(yield* hardenFor(wish, draft, taste, random))) return null;
  const puzzle = puzzleFrom(wish, draft.clues);
  return judge && !(yield* judge(puzzle)) ? null : puzzle;
}

/** Whether a beginner's conclusions should be enough. */
function isEasy({ level, technique }: Wish): boolean {
  return level === 1 || (technique !== undefined && technique <= 2);
}

/** The settlers that must solve a draft as wished, one after the other. */
function settlersFor(wish: Wish): Settler[] {
  const { rows, cols, technique } = wish;
  if (technique === 1) return [new Beginner(wish, 1)];
  if (isEasy(wish)) return [new Beginner(wish, 2)];
  const field = new Field(rows, cols);
  return technique === undefined ? [field] : [field, new Ruled(wish, technique)];
}

function* hardenFor(wish: Wish, draft: Draft, taste: Taste, random: Random): Job<boolean> {
  const { level, technique } = wish;
  const until = (hardness: Hardness, wanted: number) => harden(draft, hardness, wanted, taste, random);
  if (technique !== undefined) return technique <= 2 || (yield* until(pastRules(wish, technique), 1));
  if (level === 2) return yield* until(pastBeginner(wish), 1);
  if (level === 3) return yield* until(upToStalls(wish, FEW_STALLS), 1 + random.below(FEW_STALLS));
  if (level === 4) {
    const wanted = FEW_STALLS + 1 + random.below(MORE_STALLS + 1);
    return yield* until(upToStalls(wish, Number.POSITIVE_INFINITY), wanted);
  }
  return level !== 5 || (yield* until(pastProbing(wish), BRANCHING));
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

/** How many cells a beginner leaves open that follow without supposing anything. */
function pastBeginner(size: Size): Hardness {
  const solves = new Field(size.rows, size.cols);
  const fails = new Beginner(size, 2);
  return function* (clues) {
    yield 1;
    return openBy(solves, clues) > 0 ? null : openBy(fails, clues);
  };
}

/** How often probing is needed, up to some number of times. */
function upToStalls(size: Size, most: number): Hardness {
  const probing = new Probing(size);
  return function* (clues) {
    const stalls = yield* probing.stallsOf(clues);
    return stalls === null || stalls > most ? null : stalls;
  };
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

function puzzleFrom({ rows, cols }: Size, clues: ArrayLike<number>): NurikabePuzzle {
  return nurikabePuzzle(rows, cols, Array.from(clues));
}
