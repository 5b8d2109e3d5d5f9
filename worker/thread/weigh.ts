import type { WholeKind } from "../../engine/kinds/load.ts";
import { cellOf, type Fact } from "../../engine/model/fact.ts";
import type { Job } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import { inEveryLang } from "../../engine/model/words.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { ownLadder } from "../../engine/reason/ladder.ts";
import type { Breach, Questions, Weighed } from "../api.ts";

/** Most conclusions on the way to what the givens break. */
const MOST_STEPS = 20_000;

/** Counts the answers up to a number. What the givens taken together rule out is not searched for. */
export function* weighJob(
  kind: WholeKind,
  puzzle: Puzzle,
  { answers: wanted, nodes }: Questions["weigh"]["ask"],
): Job<Weighed> {
  const why = kind.think.whyNone(puzzle);
  if (why) return { answers: 0, complete: true, breach: { why, cells: [] } };
  const { answers, complete } = yield* kind.search(puzzle, gridOf(puzzle), { answers: wanted, nodes });
  const breach = complete && answers.length === 0 ? yield* breachOf(kind, puzzle) : null;
  return { answers: answers.length, complete, breach };
}

/**
 * The contradiction that the rules of reasoning meet: the givens that it rests on, or where these are taken as known,
 * the cells of the rule of the puzzle that is broken.
 */
function* breachOf(kind: WholeKind, puzzle: Puzzle): Job<Breach> {
  const chain = new Chain(puzzle, gridOf(puzzle), ownLadder(kind.think).rules);
  const end = yield* chain.run({ steps: MOST_STEPS });
  const { conflict } = chain;
  if (end !== "broken" || !conflict) return { why: null, cells: [] };
  const givens = yield* chain.provenance.rootsOf(conflict.facts);
  const broken = { ...conflict, known: [...puzzle.givens, ...chain.journal.facts] };
  const why = inEveryLang((lang) => kind.think.sayBroken(puzzle, broken, lang));
  return { why, cells: cellsOf(givens.length > 0 ? givens : conflict.facts) };
}

function cellsOf(facts: readonly Fact[]): number[] {
  return [...new Set(facts.map(cellOf))].sort((one, other) => one - other);
}
