import type { ThinkKind } from "../kinds/contract/kind.ts";
import type { Job } from "../model/job.ts";
import { gridOf, type Puzzle } from "../model/puzzle.ts";
import type { Rule } from "../model/rule.ts";
import { Chain } from "../reason/chain/chain.ts";
import { holdsIn, type Truth } from "../reason/chain/mistake.ts";
import { inOrder } from "../reason/ladder.ts";
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
  return {
    isPlain: first !== "stuck",
    isSolved: end === "solved",
    suppositions,
    fired: firedOn(chain),
  };
}

/** What learnt rules do for a puzzle that the others leave stuck. */
export interface Freeing {
  /** Ids of those without which it would still be stuck, few of them; null where all of them together do not free it. */
  readonly needs: ReadonlySet<string> | null;
  /** Ids of those that concluded something that is not so in the one answer. */
  readonly wrong: ReadonlySet<string>;
}

/**
 * Whether learnt rules, asked where the others are silent, solve a puzzle without suppositions, and which of them do. Of several that would do,
 * those later in the list are left out first. Cost: a run of the rules, and one more for each that fired.
 */
export function* freeing<P extends Puzzle>(
  puzzle: P,
  rules: readonly Rule<P>[],
  learnt: readonly Rule<P>[],
  truth: Truth,
): Job<Freeing> {
  function* solvedBy(added: readonly Rule<P>[]): Job<Chain<P> | null> {
    const chain = new Chain(puzzle, gridOf(puzzle), inOrder([...rules, ...added], null), { truth });
    return (yield* chain.run()) === "solved" ? chain : null;
  }
  const all = new Chain(puzzle, gridOf(puzzle), inOrder([...rules, ...learnt], null), { truth });
  const end = yield* all.run();
  const wrong = wrongOn(all, truth);
  if (end !== "solved" || wrong.size > 0) return { needs: null, wrong };
  const fired = firedOn(all);
  let needed = learnt.filter(({ id }) => (fired.get(id) ?? 0) > 0);
  for (const one of [...needed].reverse()) {
    const others = needed.filter((other) => other !== one);
    if (yield* solvedBy(others)) needed = others;
  }
  return { needs: new Set(needed.map(({ id }) => id)), wrong };
}

/** Rules that concluded something that is not so in the one answer. */
function wrongOn<P extends Puzzle>(chain: Chain<P>, truth: Truth): Set<string> {
  const wrong = new Set<string>();
  for (const { rule, firing } of chain.journal.entries)
    if (rule >= 0 && truth.answers === "one" && !firing.adds.every((fact) => holdsIn(truth.answer, fact)))
      wrong.add(chain.rules[rule].id);
  return wrong;
}

function firedOn<P extends Puzzle>(chain: Chain<P>): ReadonlyMap<string, number> {
  return new Map(chain.tallies.map((tally, at) => [chain.rules[at].id, tally.fired]));
}
