import type { Judge } from "../kinds/contract/kind.ts";
import type { Made, Wish } from "../kinds/contract/wish.ts";
import type { Job } from "../model/job.ts";
import type { Puzzle } from "../model/puzzle.ts";
import { type Random, randomFrom } from "../model/random.ts";
import { ok, type Result } from "../model/result.ts";
import { SHORT_SUPPOSITION } from "../reason/chain/supposed.ts";
import { levelNeeded } from "./level-needed.ts";
import { levelOf } from "./level-of.ts";
import type { Maker } from "./maker.ts";
import { refusalOf } from "./refusal.ts";
import { attemptAtRule } from "./rule-attempt.ts";

/** Attempts before giving up, and nodes spent on all of them. */
const USUAL = { attempts: 20_000, nodes: 5_000_000 };
/** The same where a rule is wished for, or a level with suppositions: some are needed once in ten thousand puzzles. */
const PATIENT = { attempts: 200_000, nodes: 300_000_000 };

/**
 * Makes a puzzle with one answer as wished: attempt after attempt until one is of the wished level, or needs the wished
 * rule; null when none is within the limits. The same seed gives the same puzzle on every machine. A wish that can never
 * come true is a problem at once.
 */
export function make(maker: Maker, wish: Wish, seed: number): Result<Job<Made | null>> {
  const problem = refusalOf(maker, wish);
  return problem ? { ok: false, problem } : ok(untilMade(maker, wish, seed));
}

function* untilMade(maker: Maker, wish: Wish, seed: number): Job<Made | null> {
  const random = randomFrom(seed);
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
    if (next.value) return { text: maker.play.format(next.value), level: level ?? null };
  }
  return null;
}

/** A puzzle that is all that is wished, or null. */
function* attemptAt(maker: Maker, wish: Wish, random: Random): Job<Puzzle | null> {
  const { level } = wish;
  if (level === undefined) return yield* maker.making.make(wish, random);
  const isEasy: Judge = function* (puzzle) {
    return (yield* levelNeeded(maker, puzzle, level)) <= level;
  };
  const puzzle = yield* maker.making.make(wish, random, isEasy);
  return puzzle && (yield* levelNeeded(maker, puzzle, level)) === level ? puzzle : null;
}
