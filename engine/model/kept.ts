import type { Statement } from "./argument.ts";
import type { Step } from "./rule.ts";

/** Steps as they are told one after another: what an earlier one of them has told, and no other, is kept. */
export function withKept(steps: readonly Step[]): Step[] {
  const told = new Set<string>();
  return steps.map((step) => {
    if (!step.argument) return step;
    const last = step.argument.length - 1;
    const argument = step.argument.map(({ isKept: _, ...statement }, at): Statement => {
      // The last one is the step itself, and proved though an earlier step had it as a finding.
      const isKept = at < last && told.has(nameOf(statement));
      return { ...statement, ...(isKept && { isKept }) };
    });
    for (const statement of argument) told.add(nameOf(statement));
    return { ...step, argument };
  });
}

function nameOf({ when, so }: Statement): string {
  return `${when} ${so}`;
}
