import type { DuelThought } from "../../../worker/api.ts";
import type { DuelMatch } from "./match.ts";

/** The two ways that are compared, in the order in which they run. */
export const WAYS = ["pruned", "plain"] as const;
export type Way = (typeof WAYS)[number];

/** Nodes that either may look at. */
export const MOST_NODES: Readonly<Record<Way, number>> = { pruned: 3_000_000, plain: 5_000_000 };
/** Moves that can be looked ahead when ways are compared. */
export const MOST_DEPTH = 12;

/** The same position looked at as far ahead with and without pruning. */
export interface DuelComparison {
  readonly match: DuelMatch;
  /** Moves looked ahead. */
  readonly depth: number;
  readonly running: Way | null;
  readonly ways: Readonly<Partial<Record<Way, WayCount>>>;
}

/** Counts of one way to search. */
export interface WayCount {
  readonly nodes: number;
  /** It looked as far as it was to; else it met its limit, or was stopped. */
  readonly whole: boolean;
}

/** Counts of a thought, and whether it reached the depth. */
export function countOf(thought: DuelThought, depth: number, isOver: boolean): WayCount {
  return { nodes: thought.nodes, whole: isOver && (thought.depth >= depth || thought.proved !== null) };
}

/** How many times as many positions the plain way took; `least` when it may be more. Null where that says nothing. */
export function timesOf({ ways, running }: DuelComparison): { times: number; least: boolean } | null {
  const { pruned, plain } = ways;
  if (running || !pruned?.whole || !plain || pruned.nodes === 0) return null;
  const times = plain.nodes / pruned.nodes;
  return { times: times < 10 ? Math.round(times * 10) / 10 : Math.round(times), least: !plain.whole };
}
