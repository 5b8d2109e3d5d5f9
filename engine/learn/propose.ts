import type { ThinkKind } from "../kinds/contract/kind.ts";
import type { Job } from "../model/job.ts";
import { gridOf, type Puzzle } from "../model/puzzle.ts";
import type { Rule } from "../model/rule.ts";
import { Chain } from "../reason/chain/chain.ts";
import { holdsIn, type Truth } from "../reason/chain/mistake.ts";
import { climb, supposeLimits } from "../reason/solve.ts";
import { SUPPOSITION } from "../reason/suppose/supposition.ts";
import type { Shapes } from "./shapes.ts";

/** What a run of the ladder came to. */
export interface Climbed {
  /** Nothing was supposed. */
  readonly isPlain: boolean;
  readonly isSolved: boolean;
  readonly suppositions: number;
  /** Firings by rule id. */
  readonly fired: ReadonlyMap<string, number>;
  /** Rules that concluded something that is not so in the one answer. */
  readonly wrong: ReadonlySet<string>;
}

/** Lets rules, and suppositions where these are stuck, solve a puzzle; the forms of the suppositions are gathered. */
export function* climbed<P extends Puzzle>(
  think: ThinkKind<P>,
  puzzle: P,
  rules: readonly Rule<P>[],
  truth: Truth,
  gather?: { readonly shapes: Shapes<P>; readonly number: number },
): Job<Climbed> {
  const chain = new Chain(puzzle, gridOf(puzzle), rules, { truth });
  const first = yield* chain.run();
  const end = first === "stuck" ? yield* climb(think, chain, {}, supposeLimits(truth)) : first;
  let suppositions = 0;
  for (const [at, step] of chain.journal.explained) {
    if (step.rule !== SUPPOSITION || at >= chain.journal.entries.length) continue;
    suppositions++;
    if (gather) gather.shapes.add(puzzle, step, gather.number);
  }
  const wrong = new Set<string>();
  for (const { rule, firing } of chain.journal.entries)
    if (rule >= 0 && truth.answers === "one" && !firing.adds.every((fact) => holdsIn(truth.answer, fact)))
      wrong.add(chain.rules[rule].id);
  const fired = new Map(chain.tallies.map((tally, at) => [chain.rules[at].id, tally.fired]));
  return { isPlain: first !== "stuck", isSolved: end === "solved", suppositions, fired, wrong };
}
