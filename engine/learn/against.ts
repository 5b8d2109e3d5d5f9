import { type Fact, negate } from "../model/fact.ts";
import type { Job } from "../model/job.ts";
import { gridOf, type Puzzle } from "../model/puzzle.ts";
import type { Rule, Step } from "../model/rule.ts";
import { QuestionBudget } from "../reason/chain/questions.ts";
import { shorter } from "../reason/suppose/shorter.ts";
import { stepBy } from "../reason/suppose/supposition.ts";
import { Trial } from "../reason/suppose/trial.ts";

/** Questions that may be asked of rules and laws, and those of them for a shorter way. */
const QUESTIONS = 20_000;
const BETTER = 300;

/** The step that concludes a fact as its opposite breaks a law by the rules alone, made short; null where it does not. */
export function* stepAgainst<P extends Puzzle>(
  puzzle: P,
  facts: readonly Fact[],
  rules: readonly Rule<P>[],
  fact: Fact,
): Job<Step | null> {
  const within = rules.filter(({ apart, needsOneAnswer }) => !apart && !needsOneAnswer);
  const trial = new Trial(puzzle, gridOf(puzzle, facts), within, new QuestionBudget(QUESTIONS));
  const found = yield* trial.chainFrom(negate(fact), null, () => trial.run({}));
  return found && stepBy([yield* shorter(trial, found, null, BETTER)], null);
}
