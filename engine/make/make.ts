import type { Judge } from "../kinds/contract/kind.ts";
import type { Made, Wish } from "../kinds/contract/wish.ts";
import type { Job } from "../model/job.ts";
import type { Puzzle } from "../model/puzzle.ts";
import { type Random, randomFrom } from "../model/random.ts";
import { ok, type Result } from "../model/result.ts";
import type { Rating } from "../rate/rate.ts";
import { SHORT_SUPPOSITION } from "../reason/chain/supposed.ts";
import { levelNeeded, ratingFor } from "./level-needed.ts";
import { levelOf } from "./level-of.ts";
import type { Maker } from "./maker.ts";
import { refusalOf } from "./refusal.ts";
import { attemptAtRule } from "./rule-attempt.ts";

/** Attempts before giving up, and nodes spent on all of them. */
const USUAL = { attempts: 20_000, nodes: 5_000_000 };
/** The same where a rule is wished for, or a level with suppositions: some are needed once in ten thousand puzzles. */
const PATIENT = { attempts: 200_000, nodes: 300_000_000 };

/** A made puzzle. */
export interface MadePuzzle extends Made {
  /** Where finding its level took one. */
  readonly rating: Rating | null;
}

/** Steps aside that are tried for each further puzzle of a seed. */
const ASIDE = 6_000;
/** A further puzzle differs from the last in so many signs of its text. */
const OTHER_SIGNS = 6;

/**
 * Makes a puzzle with one answer as wished: attempt after attempt until one is of the wished level, or needs the wished
 * rule; null when none is within the limits. The same seed gives the same puzzle on every machine. A wish that can never
 * come true is a problem at once.
 */
export function make(maker: Maker, wish: Wish, seed: number): Result<Job<MadePuzzle | null>> {
  const problem = refusalOf(maker, wish);
  return problem ? { ok: false, problem } : ok(firstMade(maker, wish, seed));
}

function* firstMade(maker: Maker, wish: Wish, seed: number): Job<MadePuzzle | null> {
  return (yield* untilMade(maker, wish, randomFrom(seed)))?.made ?? null;
}

/**
 * The puzzle of a seed, and so many at most in all that lie close to it and to each other, of the same wish: a hard puzzle is
 * found by climbing, and there are others beside it. They may be the same up to symmetry. The wish is one that is not refused.
 */
export function* makeBrood(maker: Maker, wish: Wish, seed: number, most: number): Job<readonly MadePuzzle[]> {
  const random = randomFrom(seed);
  const first = yield* untilMade(maker, wish, random);
  if (!first) return [];
  const made = new Map([[first.made.text, first.made]]);
  const { vary } = maker.making;
  let { puzzle } = first;
  let last = first.made.text;
  for (let left = ASIDE * (most - 1); vary && left > 0 && made.size < most; left--) {
    const next = yield* vary(wish, puzzle, random);
    if (!next) continue;
    puzzle = next;
    const text = maker.play.format(puzzle);
    if (othersIn(text, last) < OTHER_SIGNS) continue;
    last = text;
    const found = yield* measured(maker, wish, puzzle);
    if (found) made.set(text, found.made);
  }
  return [...made.values()];
}

/** In how many places two texts have different signs. */
function othersIn(text: string, other: string): number {
  return [...text].filter((sign, at) => sign !== other[at]).length;
}

/** A puzzle that is as wished, as a puzzle and as what is told of it. */
interface Found {
  readonly puzzle: Puzzle;
  readonly made: MadePuzzle;
}

function* untilMade(maker: Maker, wish: Wish, random: Random): Job<Found | null> {
  const { rule } = wish;
  const level = rule === undefined ? wish.level : levelOf(maker.think, rule);
  const isRare = rule !== undefined || (level ?? 0) >= SHORT_SUPPOSITION;
  const { attempts, nodes } = isRare ? PATIENT : USUAL;
  const occasions = { tried: 0, met: 0 };
  let left = nodes;
  for (let more = attempts; more > 0 && left > 0; more--) {
    const job =
      rule === undefined
        ? attemptAt(maker, wish, random)
        : attemptAtRule(maker, { ...wish, level }, rule, random, occasions);
    let next = job.next();
    for (; !next.done; next = job.next()) {
      left -= next.value;
      yield next.value;
      if (left <= 0) return null;
    }
    const found = next.value;
    if (found) return "made" in found ? found : foundAs(maker, found, level ?? null, null);
  }
  return null;
}

function foundAs({ play }: Maker, puzzle: Puzzle, level: number | null, rating: Rating | null): Found {
  return { puzzle, made: { text: play.format(puzzle), level, rating } };
}

/** A puzzle that is all that is wished, or null. */
function* attemptAt(maker: Maker, wish: Wish, random: Random): Job<Found | null> {
  const { level } = wish;
  // A rating costs as much as the judge saves.
  const isEasy: Judge | undefined =
    level === undefined || level >= SHORT_SUPPOSITION
      ? undefined
      : function* (puzzle) {
          return (yield* levelNeeded(maker, puzzle, level)) <= level;
        };
  const puzzle = yield* maker.making.make(wish, random, isEasy);
  return puzzle && (yield* measured(maker, wish, puzzle));
}

/** A puzzle that is as wished but for its level: null unless it is of that too. */
function* measured(maker: Maker, { level }: Wish, puzzle: Puzzle): Job<Found | null> {
  if (level === undefined) return foundAs(maker, puzzle, null, null);
  if (level < SHORT_SUPPOSITION) {
    const isOfLevel = (yield* levelNeeded(maker, puzzle, level)) === level;
    return isOfLevel ? foundAs(maker, puzzle, level, null) : null;
  }
  const rating = yield* ratingFor(maker, puzzle);
  return rating?.level === level ? foundAs(maker, puzzle, level, rating) : null;
}
