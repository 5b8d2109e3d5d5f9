import { cellOf, type Fact, isNegative, valueOf } from "../../../engine/model/fact.ts";
import type { ExplainedStep } from "../../../engine/reason/explain.ts";

/** Where steps are told: those before them, what is supposed, and what the board says. */
export interface StepContext {
  readonly steps: readonly ExplainedStep[];
  readonly supposed: readonly Fact[];
  readonly givens: ReadonlySet<Fact>;
  readonly written: ReadonlySet<Fact>;
}

/** What a step rests on, each fact under where it comes from. */
export interface PremisesByOrigin {
  readonly given: readonly Fact[];
  readonly written: readonly Fact[];
  readonly supposed: readonly Fact[];
  /** What else the board says by then. */
  readonly known: readonly Fact[];
  /** Steps that concluded what is used of them, the latest first. */
  readonly concluded: readonly { readonly step: ExplainedStep; readonly facts: readonly Fact[] }[];
}

/** The premises of a step by where they come from. */
export function premisesOf(
  step: ExplainedStep,
  { steps, supposed, givens, written }: StepContext,
): PremisesByOrigin {
  const from = new Map<ExplainedStep, Fact[]>();
  const found = { given: [] as Fact[], written: [] as Fact[], supposed: [] as Fact[], known: [] as Fact[] };
  for (const fact of step.grounds) {
    const isFrom = (known: Iterable<Fact>): boolean => [...known].some((one) => says(one, fact));
    const origin = steps.find((one) => one !== step && isFrom(one.adds));
    if (isFrom(supposed)) found.supposed.push(fact);
    else if (isFrom(givens)) found.given.push(fact);
    else if (isFrom(written)) found.written.push(fact);
    else if (origin) from.set(origin, [...(from.get(origin) ?? []), fact]);
    else found.known.push(fact);
  }
  const concluded = [...from].map(([step, facts]) => ({ step, facts }));
  return { ...found, concluded: concluded.sort((a, b) => steps.indexOf(b.step) - steps.indexOf(a.step)) };
}

/** Whether a fact says another, in the same words or as "is 4" says "is not 5". */
function says(known: Fact, fact: Fact): boolean {
  if (known === fact) return true;
  const isOther = isNegative(fact) && !isNegative(known) && valueOf(known) !== valueOf(fact);
  return isOther && cellOf(known) === cellOf(fact);
}
