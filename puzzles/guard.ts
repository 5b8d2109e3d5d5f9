import type { WholeKind } from "../engine/kinds/think.ts";
import type { Fact } from "../engine/model/fact.ts";
import { run } from "../engine/model/job.ts";
import type { Puzzle } from "../engine/model/puzzle.ts";
import type { Guard } from "../engine/reason/chain.ts";
import { guardFor } from "../engine/reason/guard.ts";
import type { Truth } from "../engine/reason/mistake.ts";
import type { Ladder } from "../engine/reason/rules-of.ts";
import { judge } from "../engine/reason/verdict.ts";
import { nodeLimit } from "./node-limit.ts";

/** Node limit on small boards. */
const NODES = 200_000;

/** Keeps what nobody has proved from being believed; for the kind's own rules nothing need be looked up. */
export function guardOver(
  kind: WholeKind,
  puzzle: Puzzle,
  facts: readonly Fact[],
  { foreign }: Ladder,
): Guard {
  const truth: Truth = foreign.size > 0 ? truthOf(kind, puzzle) : { answers: "unknown" };
  return guardFor(puzzle, kind.search, truth, [...puzzle.givens, ...facts], foreign);
}

/** How many answers there are, and the answer where it is one. */
export function truthOf(kind: WholeKind, puzzle: Puzzle): Truth {
  return run(judge(puzzle, kind.search, nodeLimit(puzzle, NODES)));
}
