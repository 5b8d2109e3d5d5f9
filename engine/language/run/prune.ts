import { type CheckedLine, isFixed, type Term, type Variable, variablesIn } from "../check/terms.ts";
import type { Type } from "../check/vocabulary.ts";
import { bindsOf, isChoice } from "./order.ts";

const NUMBER: Type = { is: "number" };

/**
 * The lines, and before each choice what a later line says of the choices made so far: where joined sets must have so
 * many members in all, some of them have no more. So hopeless choices end early. As it follows from the later line, it
 * is no premise.
 */
export function pruned(lines: readonly CheckedLine[]): CheckedLine[] {
  const known = new Set<Variable>();
  return lines.flatMap((line, at) => {
    const early = isChoice(line) ? lines.slice(at).flatMap((later) => implied(later, known)) : [];
    for (const variable of bindsOf(line)) known.add(variable);
    return [...early, line];
  });
}

/** What "size(A | B) = 3" or "{x, y, z} = word(A | B)" says of those of the joined sets that are known. */
function implied(line: CheckedLine, known: ReadonlySet<Variable>): CheckedLine[] {
  const bound = boundIn(line);
  if (!bound || isFixed(bound.of)) return [];
  const { of, most } = bound;
  const word = of.op === "word" && of.word.joins ? of : null;
  const sets = joinedIn(word ? word.args[0] : of).filter((set) =>
    [...variablesIn(set)].every((variable) => known.has(variable)),
  );
  if (sets.length === 0) return [];
  const joined = sets.reduce((left, right): Term => ({ op: "|", left, right, type: left.type }));
  const left: Term = { op: "size", of: word ? { ...word, args: [joined] } : joined, type: NUMBER };
  const right: Term = { op: "number", value: most, type: NUMBER };
  return [{ op: "if", test: { op: "<=", left, right }, isImplied: true }];
}

function boundIn(line: CheckedLine): { readonly of: Term; readonly most: number } | null {
  if (line.op === "exactly") return { of: line.set, most: line.variables.length };
  const test = line.op === "if" ? line.test : null;
  return test?.op === "=" && test.left.op === "size" && test.right.op === "number"
    ? { of: test.left.of, most: test.right.value }
    : null;
}

/** The sets of which the term is the union; names are followed. */
function joinedIn(term: Term): readonly Term[] {
  if (term.op === "|") return [...joinedIn(term.left), ...joinedIn(term.right)];
  const means = term.op === "variable" ? term.variable.means : null;
  return means?.op === "|" ? joinedIn(means) : [term];
}
