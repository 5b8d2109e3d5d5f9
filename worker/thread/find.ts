import type { WholeKind } from "../../engine/kinds/load.ts";
import type { Fact } from "../../engine/model/fact.ts";
import type { Job } from "../../engine/model/job.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Rule, Step } from "../../engine/model/rule.ts";
import { guardFor } from "../../engine/reason/chain/guard.ts";
import {
  type ExplainContext,
  type ExplainedStep,
  explainContextOf,
  explaining,
} from "../../engine/reason/explain.ts";
import { findAll } from "../../engine/reason/find.ts";
import { ladderOf } from "../../engine/reason/rules-of.ts";
import type { FoundFirings, Questions } from "../api.ts";
import { suspendedOf } from "./study.ts";
import { truthOf } from "./truth.ts";

/** Every place where the named rules fire on a position. */
export function* findJob(kind: WholeKind, puzzle: Puzzle, q: Questions["find"]["ask"]): Job<FoundFirings> {
  const { facts, steps, techniques } = q;
  const { rules, foreign } = ladderOf(kind.think, q.rules);
  const truth = yield* truthOf(kind, puzzle, q);
  const guard = guardFor(puzzle, kind.search, truth, [...puzzle.givens, ...facts], foreign);
  const isWanted = ({ id, level }: Rule): boolean => level === 0 || (techniques?.includes(id) ?? true);
  const { firings, end, books, suspended } = yield* findAll(puzzle, facts, rules.filter(isWanted), {
    steps,
    guard,
    truth,
  });
  const known = [...facts, ...books.journal.facts];
  const context = explainContextOf(kind, rules, puzzle, known);
  const premises = new Set(firings.flatMap(({ because }) => because));
  return {
    firings: yield* told(context, firings, yield* books.provenance.stepsTo([...premises])),
    end,
    conflict: books.conflict,
    suspended: suspended.map((doubt) => suspendedOf(context, truth, known, doubt)),
  };
}

/** Each firing with its sentence. They stand side by side, so none is known to another; all rest on the bookkeeping. */
function* told(
  context: ExplainContext,
  firings: readonly Step[],
  booking: readonly Step[],
): Job<ExplainedStep[]> {
  const bookings = new Map<Fact, Step>(
    booking.flatMap((step) => step.adds.map((fact) => [fact, step] as const)),
  );
  const explained: ExplainedStep[] = [];
  for (const firing of firings)
    explained.push(...(yield* explaining(context, [firing], true, (fact) => bookings.get(fact))));
  return explained;
}
