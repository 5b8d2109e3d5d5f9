import type { Job } from "../model/job.ts";
import type { PlayKind, ThinkKind } from "../model/kind.ts";
import { gridOf, type Puzzle } from "../model/puzzle.ts";
import { randomFrom } from "../model/random.ts";
import type { Search } from "../model/search.ts";
import type { Made, Wish } from "../model/wish.ts";
import { prove } from "../reason/prove.ts";
import { levelsOf } from "../reason/slice.ts";

/** The halves of a kind that making needs, and the search that proves a puzzle unique. */
export interface Maker {
  readonly play: PlayKind;
  readonly think: ThinkKind;
  readonly search: Search;
}

/** Drafts tried before giving up. */
const DRAFTS = 5_000;
/** Node limit of one proof of uniqueness; a draft that needs more is thrown away. */
const NODES = 2_000;

/**
 * Makes a puzzle with one answer whose hardest rule has exactly the level: drafts one, thins it while
 * the rules up to the level still solve it, and starts over when it comes out too easy. The same seed
 * gives the same puzzle. Null when no draft comes out.
 */
export function* make(maker: Maker, wish: Wish, seed: number): Job<Made | null> {
  if (maker.think.canDraft?.(wish) === false) return null;
  const level = wish.technique ?? 2;
  const random = randomFrom(seed);
  for (let draft = 0; draft < DRAFTS; draft++) {
    let puzzle = yield* maker.think.draft(wish, random);
    let reached = yield* levelOf(maker, puzzle, level);
    if (reached > level) continue;
    const thinning = maker.think.thin(puzzle, random);
    for (let next = thinning.next(false); !next.done; ) {
      const harder = yield* levelOf(maker, next.value, level);
      const taken = harder <= level;
      if (taken) {
        puzzle = next.value;
        reached = harder;
      }
      next = thinning.next(taken);
    }
    if (reached === level && (yield* isUnique(maker, puzzle))) {
      return { text: maker.play.format(puzzle), level: reached, technique: reached };
    }
  }
  return null;
}

/** The level of the hardest rule that a solution by rules up to `most` uses; Infinity when they do not solve it. */
function* levelOf(maker: Maker, puzzle: Puzzle, most: number): Job<number> {
  const rules = maker.think.rules.filter((rule) => rule.level <= most);
  const proof = yield* prove(puzzle, [], rules);
  if (proof.end !== "solved") return Number.POSITIVE_INFINITY;
  const levels = levelsOf(rules);
  return Math.max(...proof.steps.map((step) => levels.get(step.rule) ?? 0), 1);
}

function* isUnique(maker: Maker, puzzle: Puzzle): Job<boolean> {
  const prepared = maker.think.prepare?.(puzzle) ?? puzzle;
  const found = yield* maker.search(prepared, gridOf(prepared), { answers: 2, nodes: NODES });
  return found.complete && found.answers.length === 1;
}
