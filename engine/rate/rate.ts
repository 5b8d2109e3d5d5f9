import type { PlayKind, ThinkKind } from "../kinds/contract/kind.ts";
import type { Job } from "../model/job.ts";
import { gridOf, type Puzzle } from "../model/puzzle.ts";
import { Chain } from "../reason/chain/chain.ts";
import type { Truth } from "../reason/chain/mistake.ts";
import { levelsOf } from "../reason/chain/slice.ts";
import { suppositionLevel } from "../reason/chain/supposed.ts";
import { ownLadder } from "../reason/ladder.ts";
import { neededEntries } from "../reason/prove.ts";
import { climb } from "../reason/solve.ts";
import { SUPPOSITION } from "../reason/suppose/supposition.ts";
import { workOf } from "./work.ts";

/** Changes whenever a puzzle may be rated otherwise than before: with the rules of a kind, their levels, or the weights. */
export const RATING_VERSION = 2;

/** A technique that a puzzle needs. */
export interface Needed {
  /** The id of its rule. */
  readonly id: string;
  readonly level: number;
  /** How many steps of the proof take it. */
  readonly count: number;
}

/** How hard a puzzle is for a person. */
export interface Rating {
  readonly version: number;
  /** 1 to 7: the level of the hardest step that is needed. */
  readonly level: number;
  /** The weights of the steps that are told, added up: how long it takes, among puzzles of one level. */
  readonly work: number;
  /** The hardest first, within a level those that come last in the ladder. */
  readonly needs: readonly Needed[];
}

/**
 * Rates a puzzle with one answer by the proof that the kind's own rules find, the easiest first, and suppositions where
 * they are stuck; only steps count that the answer rests on. Null where the proof comes to no end within its limits. The
 * puzzle's number of givens plays no part. Cost: a proof, and the premises of each step that counts.
 * @param truth Rules that need one answer count only where it says that there is one.
 */
export function* rate<P extends Puzzle>(
  { play, think }: { readonly play: PlayKind<P>; readonly think: ThinkKind<P> },
  puzzle: P,
  truth: Truth,
): Job<Rating | null> {
  const { rules } = ownLadder(think);
  const chain = new Chain(puzzle, gridOf(puzzle), rules, { truth });
  return (yield* climb(think, chain)) === "solved" ? yield* ratingOf(play, chain) : null;
}

/** The rating by the proof of a chain that has solved its puzzle. */
export function* ratingOf<P extends Puzzle>(
  play: Pick<PlayKind<P>, "marksOf" | "read">,
  chain: Chain<P>,
): Job<Rating> {
  const { rules, journal } = chain;
  const levels = levelsOf(rules);
  const counts = new Map<string, { level: number; count: number }>();
  let work = 0;
  for (const at of yield* neededEntries(play, chain)) {
    const { rule } = journal.entries[at];
    const step = rule < 0 ? chain.provenance.stepOf(at) : null;
    const level = step ? suppositionLevel(step, levels) : rules[rule].level;
    if (level === 0) continue;
    work += workOf(level, step?.supposed);
    const id = step ? SUPPOSITION : rules[rule].id;
    const known = counts.get(id) ?? { level, count: 0 };
    counts.set(id, { level: Math.max(level, known.level), count: known.count + 1 });
  }
  const needs = [...rules.map(({ id }) => id), SUPPOSITION]
    .reverse()
    .flatMap((id) => {
      const found = counts.get(id);
      return found ? { id, ...found } : [];
    })
    .sort((a, b) => b.level - a.level);
  return { version: RATING_VERSION, level: needs[0]?.level ?? 1, work, needs };
}
