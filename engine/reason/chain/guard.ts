import { type Fact, negate } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Job } from "../../model/job.ts";
import { gridOf, type Puzzle } from "../../model/puzzle.ts";
import type { Firing, Rule, Step } from "../../model/rule.ts";
import type { Search } from "../../model/search.ts";
import type { Words } from "../../model/words.ts";
import { holdsIn, type Truth } from "./mistake.ts";

/** The reason why a rule is suspended, and its wrong conclusion, if that is the reason. */
export interface Doubt {
  readonly rule: Rule;
  readonly reason: Words;
  readonly counter: Step | null;
}

/** A doubt, and how many facts the journal held when it arose. */
export interface DatedDoubt extends Doubt {
  readonly known: number;
}

/** Examines a firing before it is written. */
export interface Guard {
  /** Whether the firing can be believed without a closer look. */
  trusts(rule: Rule, firing: Firing): boolean;
  /** The closer look; null where the conclusion holds. The grid comes back as it was. */
  examine(rule: Rule, step: Step, grid: Grid): Job<Doubt | null>;
  /** Which rule led a supposition astray, by id, and with which step; null where its conclusion holds. */
  blame(step: Step, grid: Grid): Job<{ readonly reason: Words; readonly counter: Step } | null>;
}

/** Nodes for one conclusion that nobody has proved. */
const NODES = 500;

const CONTRADICTED: Words = {
  en: "It concludes something that is not so in the answer, so it is not believed and is switched off for now.",
  zh: "它得出的结论与答案不符，因此不予采信，暂时停用。",
};
const REFUTED: Words = {
  en: "It concludes something that does not follow: there is an answer in which it is not so. It is not believed and is switched off for now.",
  zh: "它的结论并不成立：存在与之相反的答案。因此不予采信，暂时停用。",
};
const UNCHECKED: Words = {
  en: "Nobody has proved this rule, and its conclusion could not be checked within the limits. It is switched off for now.",
  zh: "这条规则未经证明，其结论也无法在限度内检验，暂时停用。",
};

/**
 * Keeps wrong conclusions out. Where the one answer is known and the board agrees with it, no rule may
 * contradict it. Else the conclusions of rules that are not the kind's own (`foreign`) are checked by its
 * search: the known facts and the opposite of the conclusion must have no answer in common.
 */
export function guardFor<P extends Puzzle>(
  puzzle: P,
  search: Search<P>,
  truth: Truth,
  start: readonly Fact[],
  foreign: ReadonlySet<string>,
): Guard {
  const answer =
    truth.answers === "one" && start.every((fact) => holdsIn(truth.answer, fact)) ? truth.answer : null;
  return {
    trusts({ id }: Rule, { adds }: Firing) {
      return answer ? adds.every((fact) => holdsIn(answer, fact)) : !foreign.has(id);
    },
    *examine(rule: Rule, step: Step, grid: Grid): Job<Doubt | null> {
      if (answer) return { rule, reason: CONTRADICTED, counter: step };
      for (const fact of step.adds) {
        const found = yield* counterExample(puzzle, search, grid, fact);
        if (found) return { rule, reason: found, counter: step };
      }
      return null;
    },
    *blame(step: Step, grid: Grid) {
      if (answer) {
        if (step.adds.every((fact) => holdsIn(answer, fact))) return null;
        const isAstray = ({ because, adds }: Step): boolean =>
          because.every((fact) => holdsIn(answer, fact)) && !adds.every((fact) => holdsIn(answer, fact));
        const counter = innerSteps(step).find(isAstray) ?? step;
        return { reason: CONTRADICTED, counter };
      }
      if (foreign.size === 0) return null;
      for (const fact of step.adds) {
        const reason = yield* counterExample(puzzle, search, grid, fact);
        if (!reason) continue;
        for (const counter of innerSteps(step)) {
          if (foreign.has(counter.rule) && !(yield* holdsAlone(puzzle, search, counter)))
            return { reason: REFUTED, counter };
        }
        return { reason, counter: step };
      }
      return null;
    },
  };
}

/** The steps of named rules within a supposition, however deep. */
function innerSteps({ supposed = [] }: Step): Step[] {
  return supposed.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.supposed ? innerSteps(step) : [step])),
  );
}

/** Whether a step holds of its premises and the givens. */
function* holdsAlone<P extends Puzzle>(puzzle: P, search: Search<P>, step: Step): Job<boolean> {
  const grid = gridOf(puzzle, step.because);
  for (const fact of step.adds)
    if ((yield* counterExample(puzzle, search, grid, fact)) !== null) return false;
  return true;
}

function* counterExample<P extends Puzzle>(
  puzzle: P,
  search: Search<P>,
  grid: Grid,
  fact: Fact,
): Job<Words | null> {
  const before = grid.mark();
  grid.add(negate(fact));
  const found = yield* search(puzzle, grid, { answers: 1, nodes: NODES });
  grid.undo(before);
  if (found.answers.length > 0) return REFUTED;
  return found.complete ? null : UNCHECKED;
}
