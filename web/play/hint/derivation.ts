import { cellOf, type Fact, isNegative, valueOf } from "../../../engine/model/fact.ts";
import type { ExplainedStep } from "../../../engine/reason/explain.ts";

/** The context of steps: those before them, the suppositions, and the facts on the board. */
export interface StepContext {
  readonly steps: readonly ExplainedStep[];
  readonly supposed: readonly Fact[];
  readonly givens: ReadonlySet<Fact>;
  readonly written: ReadonlySet<Fact>;
}

/** The premises of a step, by origin. */
export interface PremisesByOrigin {
  readonly given: readonly Fact[];
  readonly written: readonly Fact[];
  readonly supposed: readonly Fact[];
  /** Further facts on the board by then. */
  readonly known: readonly Fact[];
  /** Steps that concluded some of the premises, the latest first. */
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
  // Clues that are no premises are part of the reason all the same.
  for (const clue of givens)
    if (step.marks?.cause?.includes(cellOf(clue)) && !found.given.includes(clue)) found.given.push(clue);
  const concluded = [...from].map(([step, facts]) => ({ step, facts }));
  return { ...found, concluded: concluded.sort((a, b) => steps.indexOf(b.step) - steps.indexOf(a.step)) };
}

/** Whether a fact says another, in the same words or as "is 4" says "is not 5". */
function says(known: Fact, fact: Fact): boolean {
  if (known === fact) return true;
  const isOther = isNegative(fact) && !isNegative(known) && valueOf(known) !== valueOf(fact);
  return isOther && cellOf(known) === cellOf(fact);
}
