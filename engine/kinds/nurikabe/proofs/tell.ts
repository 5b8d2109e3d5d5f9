import type { Argument, ArgumentLine } from "../../../model/argument.ts";
import { negate } from "../../../model/fact.ts";
import { assert } from "../../../model/result.ts";
import type { Step } from "../../../model/rule.ts";
import type { Literal } from "../../../search/clauses.ts";
import type { Claims } from "../learning/claims.ts";
import type { Draft } from "./check.ts";
import { factOf } from "./facts.ts";
import { demandOf } from "./truth.ts";

/** The id that a step by argument names as its rule. */
const ARGUMENT = "argument";

/** The step that a proof makes: what its last statement refutes does not hold. */
export function stepOf(claims: Claims, found: readonly Draft[]): Step {
  const drafts = withCited(found);
  const factsOf = (literals: readonly Literal[]) => literals.map((literal) => factOf(claims, literal));
  const argument: Argument = drafts.map(({ when, so, lines, because }) => ({
    when: factsOf(when),
    so: factsOf(so),
    lines: lines.map(
      ({ truth, cites, gives }): ArgumentLine => ({
        ...(cites ? { cites: drafts.indexOf(cites) } : truth && { demand: demandOf(truth) }),
        gives: factsOf(gives),
      }),
    ),
    because: factsOf(because).sort((a, b) => a - b),
  }));
  const goal = argument[argument.length - 1];
  assert(goal.when.length === 1 && goal.so.length === 0, "the last statement refutes one supposition");
  const laws = drafts.flatMap(({ lines }) => lines.flatMap(({ truth }) => (truth ? [truth.law] : [])));
  return {
    rule: ARGUMENT,
    adds: [negate(goal.when[0])],
    because: [...new Set(argument.flatMap(({ because }) => because))].sort((a, b) => a - b),
    laws: [...new Set(laws)],
    bindings: {},
    argument,
  };
}

/** Drafts with all that they cite, each before it is cited; what is cited by none is left out. */
function withCited(drafts: readonly Draft[]): Draft[] {
  const all = new Set<Draft>();
  const add = (draft: Draft): void => {
    for (const { cites } of draft.lines) if (cites && !all.has(cites)) add(cites);
    all.add(draft);
  };
  add(drafts[drafts.length - 1]);
  return [...all];
}
