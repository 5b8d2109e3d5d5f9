import type { Judge, MakeKind, PlayKind, ThinkKind } from "../kinds/contract/kind.ts";
import type { Made, Wish } from "../kinds/contract/wish.ts";
import type { Job } from "../model/job.ts";
import { gridOf, type Puzzle } from "../model/puzzle.ts";
import { type Random, randomFrom } from "../model/random.ts";
import { ok, type Result } from "../model/result.ts";
import { Chain } from "../reason/chain/chain.ts";
import { inOrder } from "../reason/ladder.ts";
import { refusalOf } from "./refusal.ts";

/** The parts of a kind that making needs. */
export interface Maker {
  readonly play: PlayKind;
  readonly think: ThinkKind;
  readonly making: MakeKind;
}

/** Attempts before giving up. */
const ATTEMPTS = 20_000;
/** Nodes spent on all attempts before giving up. */
const NODES = 5_000_000;

/**
 * Makes a puzzle with one answer as wished: attempt after attempt until one is of the wished level and
 * technique; null when none is within the limits. The same seed gives the same puzzle on every machine.
 * A wish that can never come true is a problem at once.
 */
export function make(maker: Maker, wish: Wish, seed: number): Result<Job<Made | null>> {
  const problem = refusalOf(maker, wish);
  return problem ? { ok: false, problem } : ok(attempts(maker, wish, seed));
}

function* attempts(maker: Maker, wish: Wish, seed: number): Job<Made | null> {
  const random = randomFrom(seed);
  let left = NODES;
  for (let attempt = 0; attempt < ATTEMPTS && left > 0; attempt++) {
    const job = attemptAt(maker, wish, random);
    let next = job.next();
    for (; !next.done; next = job.next()) {
      left -= next.value;
      yield next.value;
      if (left <= 0) return null;
    }
    const puzzle = next.value;
    if (puzzle) {
      return {
        text: maker.play.format(puzzle),
        level: wish.level ?? null,
        technique: wish.technique ?? null,
      };
    }
  }
  return null;
}

/** A puzzle that is all that is wished, or null. */
function* attemptAt({ think, making }: Maker, wish: Wish, random: Random): Job<Puzzle | null> {
  const { level, technique } = wish;
  const judge: Judge | undefined =
    technique === undefined
      ? undefined
      : function* (puzzle) {
          return (yield* techniqueOf(think, puzzle, technique)) <= technique;
        };
  const puzzle = yield* making.make(wish, random, judge);
  if (!puzzle) return null;
  if (technique !== undefined && (yield* techniqueOf(think, puzzle, technique)) !== technique) return null;
  if (level !== undefined && (yield* making.effort(puzzle)) !== level) return null;
  return puzzle;
}

/** The level of the hardest rule that a solution by rules up to `most` uses; Infinity when they do not solve it. */
function* techniqueOf(think: ThinkKind, puzzle: Puzzle, most: number): Job<number> {
  const rules = think.rules.filter((rule) => rule.level <= most);
  const chain = new Chain(puzzle, gridOf(puzzle), inOrder(rules, null));
  if ((yield* chain.run()) !== "solved") return Number.POSITIVE_INFINITY;
  return chain.rules.reduce(
    (level, rule, at) => (chain.tallies[at].fired > 0 ? Math.max(level, rule.level) : level),
    1,
  );
}
