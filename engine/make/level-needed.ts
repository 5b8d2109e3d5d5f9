import type { ThinkKind } from "../kinds/contract/kind.ts";
import type { Fact } from "../model/fact.ts";
import type { Job } from "../model/job.ts";
import { gridOf, type Puzzle } from "../model/puzzle.ts";
import type { Rule } from "../model/rule.ts";
import { type Rating, rate } from "../rate/rate.ts";
import { Chain } from "../reason/chain/chain.ts";
import type { Truth } from "../reason/chain/mistake.ts";
import { SHORT_SUPPOSITION } from "../reason/chain/supposed.ts";
import { inOrder } from "../reason/ladder.ts";
import { judge } from "../reason/verdict.ts";
import type { Maker } from "./maker.ts";

/** The parts of a kind that measuring needs. */
type Rater = Pick<Maker, "play" | "think">;

/** Nodes to count the answers of one puzzle. */
const NODES_TO_COUNT = 100_000;

/**
 * The level of the hardest step that a puzzle needs, where that is no more than `most`; else Infinity. Suppositions are
 * tried only where they are not harder than that.
 */
export function* levelNeeded({ play, think }: Rater, puzzle: Puzzle, most: number): Job<number> {
  if (most >= SHORT_SUPPOSITION)
    return (yield* ratingFor({ play, think }, puzzle))?.level ?? Number.POSITIVE_INFINITY;
  const chain = yield* chainBy(
    think,
    puzzle,
    think.rules.filter(({ level }) => level <= most),
  );
  if ((yield* chain.run()) !== "solved") return Number.POSITIVE_INFINITY;
  return chain.rules.reduce(
    (level, rule, at) => (chain.tallies[at].fired > 0 ? Math.max(level, rule.level) : level),
    1,
  );
}

/** The rating of a puzzle; null where no proof was found within the limits. */
export function* ratingFor({ play, think }: Rater, puzzle: Puzzle): Job<Rating | null> {
  return yield* rate({ play, think }, puzzle, yield* truthOf(think, puzzle));
}

/**
 * A chain by some rules, the easiest first. A judge may be asked about a puzzle with several answers, so where rules need
 * one answer they are counted first.
 * @param known Facts beside the givens to begin with.
 * @param order Rules that are asked before the others, in this order.
 */
export function* chainBy(
  think: ThinkKind,
  puzzle: Puzzle,
  rules: readonly Rule[],
  known: readonly Fact[] = [],
  order: readonly string[] | null = null,
): Job<Chain> {
  const isNeeded = rules.some(({ needsOneAnswer }) => needsOneAnswer);
  const truth = isNeeded ? yield* truthOf(think, puzzle) : undefined;
  return new Chain(puzzle, gridOf(puzzle, known), inOrder(rules, order), { truth });
}

function truthOf({ fast }: ThinkKind, puzzle: Puzzle): Job<Truth> {
  return judge(puzzle, fast, NODES_TO_COUNT);
}
