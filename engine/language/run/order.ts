import { type CheckedLine, type Term, type Test, type Variable, variablesIn } from "../check/terms.ts";

/**
 * The lines with every condition and every name right behind the variables that it uses; generators stay in
 * their order, so that the order of firings stays too.
 */
export function hoisted(lines: readonly CheckedLine[]): CheckedLine[] {
  const order: CheckedLine[] = [];
  const known = new Set<Variable>();
  const waiting = [...lines];
  const ready = (line: CheckedLine): boolean => needs(line).every((variable) => known.has(variable));
  const place = (line: CheckedLine): void => {
    order.push(line);
    waiting.splice(waiting.indexOf(line), 1);
    for (const variable of bindsOf(line)) known.add(variable);
  };
  while (waiting.length > 0) {
    const free = waiting.find((line) => !isChoice(line) && ready(line));
    place(free ?? (waiting.find(isChoice) as CheckedLine));
  }
  return order;
}

/** Whether the line goes through several choices. */
export function isChoice({ op }: CheckedLine): boolean {
  return op === "each" || op === "subset";
}

/** The variables that a line binds. */
export function bindsOf(line: CheckedLine): readonly Variable[] {
  if (line.op === "if") return [];
  return "variables" in line ? line.variables : [line.variable];
}

/** The terms and tests of a line. */
export function partsOf(line: CheckedLine): (Term | Test)[] {
  switch (line.op) {
    case "if":
      return [line.test];
    case "let":
      return [line.value];
    case "subset":
      return [line.size, line.set];
    default:
      return [line.set];
  }
}

function needs(line: CheckedLine): Variable[] {
  const spoken = partsOf(line).flatMap((part) => [...variablesIn(part)]);
  return line.op === "each" && line.after ? [...spoken, line.after] : spoken;
}
