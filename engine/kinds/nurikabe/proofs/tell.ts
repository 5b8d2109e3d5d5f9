import type { Argument, ArgumentLine } from "../../../model/argument.ts";
import { negate } from "../../../model/fact.ts";
import { assert } from "../../../model/result.ts";
import type { Step } from "../../../model/rule.ts";
import type { Literal } from "../../../search/clauses.ts";
import type { Claims } from "../learning/claims.ts";
import type { Check, Draft } from "./check.ts";
import { settled } from "./draft.ts";
import { factOf } from "./facts.ts";
import { roomsOf } from "./room.ts";
import { demandOf } from "./truth.ts";

/** The id that a step by argument names as its rule. */
const ARGUMENT = "argument";

/** The step that a proof makes on a board on which `known` holds: what its last statement refutes does not hold. */
export function stepOf(
  claims: Claims,
  check: Check,
  found: readonly Draft[],
  known: readonly Literal[],
): Step {
  const drafts = settled(check, withCited(found));
  const factsOf = (literals: readonly Literal[]) => literals.map((literal) => factOf(claims, literal));
  const argument: Argument = drafts.map((draft) => {
    const rooms = roomsOf(claims, check, known, draft);
    return {
      when: factsOf(draft.when),
      so: factsOf(draft.so),
      lines: draft.lines.map(
        ({ truth, cites, gives }, at): ArgumentLine => ({
          ...(cites ? { cites: drafts.indexOf(cites) } : truth && { demand: demandOf(truth) }),
          gives: factsOf(gives),
          ...(rooms[at].length > 0 && { room: rooms[at] }),
        }),
      ),
      because: factsOf(draft.because).sort((a, b) => a - b),
    };
  });
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

/**
 * Drafts with all that they cite, each before it is cited; what is cited by none is left out. Of two that suppose the same, and one of which says
 * all that the other does, one is told.
 */
function withCited(drafts: readonly Draft[]): Draft[] {
  const all: Draft[] = [];
  const told = new Map<Draft, Draft>();
  const tell = (draft: Draft): Draft => {
    const known = told.get(draft);
    if (known) return known;
    const lines = draft.lines.map((line) => (line.cites ? { ...line, cites: tell(line.cites) } : line));
    const same = all.find((other) => isSaidBy(draft, other));
    const one = same ?? { ...draft, lines };
    if (!same) all.push(one);
    told.set(draft, one);
    return one;
  };
  tell(drafts[drafts.length - 1]);
  return cited(all);
}

function isSaidBy({ when, so }: Draft, other: Draft): boolean {
  if (when.length !== other.when.length || (so.length === 0) !== (other.so.length === 0)) return false;
  return when.every((one) => other.when.includes(one)) && so.every((one) => other.so.includes(one));
}

/** Those that the last one needs. */
function cited(all: readonly Draft[]): Draft[] {
  const needed = new Set<Draft>([all[all.length - 1]]);
  for (const draft of [...all].reverse())
    if (needed.has(draft)) for (const { cites } of draft.lines) if (cites) needed.add(cites);
  return all.filter((draft) => needed.has(draft));
}
