import type { Span } from "../read/syntax.ts";
import type { Sort, Type, Verb, Word } from "./vocabulary.ts";

/** A name that a rule binds. */
export interface Variable {
  readonly name: string;
  readonly span: Span;
  readonly type: Type;
  /** Where its value is kept; one number a variable of the rule. */
  readonly index: number;
  /** The term that the name is short for, where it is one. */
  readonly means: Term | null;
}

/** An expression that has been understood: every word found, every type known. */
export type Term = { readonly type: Type } & (
  | { readonly op: "number"; readonly value: number }
  | { readonly op: "variable"; readonly variable: Variable }
  | { readonly op: "word"; readonly word: Word; readonly args: readonly Term[] }
  /** Those of which the verb holds, with the object. */
  | { readonly op: "subjects"; readonly verb: Verb; readonly object: Term | null }
  /** Those for which the verb holds of the subject. */
  | { readonly op: "objects"; readonly verb: Verb; readonly subject: Term }
  /** Every member of the sort. */
  | { readonly op: "every" }
  | { readonly op: "single"; readonly of: Term }
  | { readonly op: "&" | "|" | "-" | "+"; readonly left: Term; readonly right: Term }
  | { readonly op: "size"; readonly of: Term }
  /** The values of `of` as the variables go through the set, where the test holds. */
  | {
      readonly op: "image";
      readonly variables: readonly Variable[];
      readonly set: Term;
      readonly where: Test;
      readonly of: Term;
    }
  | {
      readonly op: "count";
      readonly variables: readonly Variable[];
      readonly set: Term;
      readonly where: Test;
    }
);

/** A condition that has been understood. */
export type Test =
  | { readonly op: "always"; readonly value: boolean }
  | { readonly op: "not"; readonly of: Test }
  | { readonly op: "and" | "or"; readonly of: readonly Test[] }
  /** Of numbers, or of members of one sort. */
  | { readonly op: "=" | "!=" | "<" | "<="; readonly left: Term; readonly right: Term }
  | { readonly op: "same"; readonly left: Term; readonly right: Term }
  | { readonly op: "has"; readonly set: Term; readonly member: Term }
  | { readonly op: "empty"; readonly of: Term }
  | { readonly op: "some"; readonly variables: readonly Variable[]; readonly set: Term; readonly where: Test }
  | { readonly op: "fact"; readonly verb: Verb; readonly subject: Term; readonly object: Term | null }
  | { readonly op: "word"; readonly word: Word; readonly args: readonly Term[] };

/** One line of a rule that has been understood; it sees the variables of those before it. */
export type CheckedLine =
  /** Each member in turn; behind the member that `after` stands for, if there is one. */
  | {
      readonly op: "each";
      readonly variable: Variable;
      readonly set: Term;
      readonly after: Variable | null;
    }
  | { readonly op: "exactly"; readonly variables: readonly Variable[]; readonly set: Term }
  | { readonly op: "subset"; readonly variable: Variable; readonly size: Term; readonly set: Term }
  | { readonly op: "let"; readonly variable: Variable; readonly value: Term }
  /** Implied: it follows from a later line, and only ends hopeless choices early. */
  | { readonly op: "if"; readonly test: Test; readonly isImplied?: true };

/** One conclusion of a rule, drawn once for each way through its own lines. */
export interface CheckedOutcome {
  readonly lines: readonly CheckedLine[];
  readonly verb: Verb;
  readonly subject: Term;
  readonly object: Term | null;
}

/** The sort of a member or a set. */
export function sortOf({ type }: { readonly type: Type }): Sort {
  if (type.is === "member" || type.is === "set") return type.sort;
  throw new Error("Broken promise: it has no sort");
}

/** Whether a sentence can name a value of that type. */
export function isSayable(type: Type): boolean {
  if (type.is === "member") return type.sort.binding !== undefined;
  return type.is === "set" ? type.sort.bindingOfSet !== undefined : type.is === "number";
}

/** The variable as a term. */
export function termOf(variable: Variable): Term {
  return { op: "variable", variable, type: variable.type };
}

export const ALWAYS: Test = { op: "always", value: true };

/** The test that all of them hold. */
export function both(tests: readonly Test[]): Test {
  const rest = tests.filter((test) => test !== ALWAYS);
  return rest.length === 0 ? ALWAYS : rest.length === 1 ? rest[0] : { op: "and", of: rest };
}

/** The free variables of a term, names followed to their terms. */
export function variablesIn(part: Term | Test | null): Set<Variable> {
  const found = new Set<Variable>();
  visit(part, (term) => {
    if (term.op === "variable") found.add(term.variable);
  });
  if (part)
    visit(part, (inner) => {
      if ("variables" in inner) for (const variable of inner.variables) found.delete(variable);
    });
  return found;
}

/** Whether the value depends on the puzzle's shape and on members that variables stand for, and on nothing else. */
export function isFixed(part: Term | Test | null): boolean {
  let fixed = true;
  visit(part, (inner) => {
    if (inner.op === "word" && inner.word.trend) fixed = false;
    if (inner.op === "fact" || inner.op === "subjects" || inner.op === "objects") fixed = false;
    if (inner.op === "variable" && inner.variable.type.is !== "member") fixed = false;
  });
  return fixed;
}

/** Whether one of the variables is spoken of. */
export function speaksOf(part: Term | Test | null, variables: readonly Variable[]): boolean {
  const found = variablesIn(part);
  return variables.some((variable) => found.has(variable));
}

/** Goes through a term and all that is in it. */
export function visit(part: Term | Test | null, tell: (part: Term | Test) => void): void {
  if (!part) return;
  tell(part);
  const inner = (one: Term | Test | null): void => visit(one, tell);
  switch (part.op) {
    case "word":
      part.args.forEach(inner);
      break;
    case "subjects":
      inner(part.object);
      break;
    case "objects":
      inner(part.subject);
      break;
    case "and":
    case "or":
      part.of.forEach(inner);
      break;
    case "not":
    case "empty":
    case "size":
    case "single":
      inner(part.of);
      break;
    case "image":
    case "count":
    case "some":
      inner(part.set);
      inner(part.where);
      if (part.op === "image") inner(part.of);
      break;
    case "has":
      inner(part.set);
      inner(part.member);
      break;
    case "fact":
      inner(part.subject);
      inner(part.object);
      break;
    default:
      if ("left" in part) {
        inner(part.left);
        inner(part.right);
      }
  }
}
