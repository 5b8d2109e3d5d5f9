import {
  ALWAYS,
  both,
  type CheckedLine,
  type CheckedOutcome,
  isFixed,
  speaksOf,
  type Term,
  type Test,
  type Variable,
} from "../check/terms.ts";
import type { Type } from "../check/vocabulary.ts";

/** Ways of a condition with "or" in it that are followed one by one. */
const MOST_WAYS = 6;

/** The test with its walks over sets turned into set algebra, wherever that says the same. */
function maskedTest(test: Test): Test {
  switch (test.op) {
    case "not":
      return negated(maskedTest(test.of));
    case "and":
    case "or":
      return { op: test.op, of: test.of.map(maskedTest) };
    case "some":
      return isFixed(test) ? test : some(test.variables, masked(test.set), test.where);
    case "=":
    case "!=":
    case "<":
    case "<=":
    case "same":
      return { ...test, left: masked(test.left), right: masked(test.right) };
    case "empty":
      return { ...test, of: masked(test.of) };
    default:
      return test;
  }
}

/** The same for a term. */
function masked(term: Term): Term {
  switch (term.op) {
    case "size":
    case "single":
      return { ...term, of: masked(term.of) };
    case "&":
    case "|":
    case "-":
    case "+":
      return { ...term, left: masked(term.left), right: masked(term.right) };
    case "count": {
      const [variable, second] = term.variables;
      const mask = second || isFixed(term) ? null : maskOf(variable, maskedTest(term.where));
      if (mask) return { op: "size", of: common(masked(term.set), mask), type: term.type };
      return { ...term, set: masked(term.set), where: maskedTest(term.where) };
    }
    default:
      return term;
  }
}

export function maskedLine(line: CheckedLine): CheckedLine {
  switch (line.op) {
    case "if":
      return { op: "if", test: maskedTest(line.test) };
    case "let":
      return { ...line, value: masked(line.value) };
    default:
      return { ...line, set: masked(line.set) };
  }
}

/** A conclusion about the image of fixed lines is one about each member of one set. */
export function maskedOutcome(outcome: CheckedOutcome, fresh: (type: Type) => Variable): CheckedOutcome {
  const lines = outcome.lines.map(maskedLine);
  const { subject, object } = outcome;
  const each = lines.filter((line) => line.op === "each");
  const variables = each.map(({ variable }) => variable);
  const set = each[0]?.set;
  const isImage =
    variables.length > 1 &&
    subject.op !== "variable" &&
    isFixed(subject) &&
    !speaksOf(object, variables) &&
    each.every((line) => line.set === set || same(line.set, set)) &&
    isFixed(set) &&
    lines.every((line) =>
      line.op === "if" ? isFixed(line.test) : line.op === "each" && line.after === null,
    );
  if (!isImage || subject.type.is !== "member") return { ...outcome, lines };
  const where = both(lines.flatMap((line) => (line.op === "if" ? [line.test] : [])));
  const image: Term = {
    op: "image",
    variables,
    set,
    where,
    of: subject,
    type: { is: "set", sort: subject.type.sort },
  };
  const variable = fresh(subject.type);
  return {
    ...outcome,
    lines: [{ op: "each", variable, set: image, after: null }],
    subject: { op: "variable", variable, type: subject.type },
  };
}

/** Whether both are the same constant. */
function same(one: Term, other: Term): boolean {
  return (
    one.op === "word" &&
    other.op === "word" &&
    one.word === other.word &&
    one.args.length + other.args.length === 0
  );
}

function some(variables: readonly Variable[], set: Term, where: Test): Test {
  const ways = waysOf(maskedTest(where));
  const found = ways.map((tests) => someOf(variables, set, tests));
  return found.length === 1 ? found[0] : { op: "or", of: found };
}

function someOf(variables: readonly Variable[], set: Term, tests: readonly Test[]): Test {
  const outer = tests.filter((test) => !speaksOf(test, variables));
  const inner = tests.filter((test) => speaksOf(test, variables));
  const [variable, second] = variables;
  if (!second) {
    const masks = inner.map((test) => maskOf(variable, test));
    if (masks.every((mask) => mask !== null)) return both([...outer, hasAny(masks.reduce(common, set))]);
  }
  const rest = inner.filter((test) => !isFixed(test));
  const image = rest.length === 1 && isFixed(set) ? imageOf(variables, set, inner, rest[0]) : null;
  return both([...outer, image ? hasAny(image) : { op: "some", variables, set, where: both(inner) }]);
}

/** The image under the fixed tests, and the part of it for which the one fact about it holds. */
function imageOf(
  variables: readonly Variable[],
  set: Term,
  tests: readonly Test[],
  about: Test,
): Term | null {
  const fact = about.op === "not" ? about.of : about;
  if (fact.op !== "fact") return null;
  const where = both(tests.filter((test) => test !== about));
  const [of, other] = speaksOf(fact.subject, variables)
    ? [fact.subject, fact.object]
    : [fact.object, fact.subject];
  if (!of || !isFixed(of) || of.type.is !== "member" || speaksOf(other, variables)) return null;
  const type: Type = { is: "set", sort: of.type.sort };
  const image: Term = { op: "image", variables, set, where, of, type };
  const mask: Term =
    of === fact.subject
      ? { op: "subjects", verb: fact.verb, object: fact.object, type }
      : { op: "objects", verb: fact.verb, subject: fact.subject, type };
  return { op: about === fact ? "&" : "-", left: image, right: mask, type };
}

/** The members that the variable can stand for so that the test holds, as a set; null if that cannot be said so. */
function maskOf(variable: Variable, test: Test): Term | null {
  if (variable.type.is !== "member") return null;
  const { sort } = variable.type;
  const type: Type = { is: "set", sort };
  const every: Term = { op: "every", type };
  const isIt = (term: Term): boolean => term.op === "variable" && term.variable === variable;
  const isFree = (term: Term | null): boolean => !speaksOf(term, [variable]);
  if (isFixed(test)) {
    const of: Term = { op: "variable", variable, type: variable.type };
    return { op: "image", variables: [variable], set: every, where: test, of, type };
  }
  switch (test.op) {
    case "not": {
      const mask = maskOf(variable, test.of);
      return mask && { op: "-", left: every, right: mask, type };
    }
    case "and":
    case "or": {
      const masks = test.of.map((one) => maskOf(variable, one));
      if (!masks.every((mask) => mask !== null)) return null;
      return masks.reduce((left, right) =>
        test.op === "and" ? common(left, right) : { op: "|", left, right, type },
      );
    }
    case "has":
      return isIt(test.member) && isFree(test.set) ? test.set : null;
    case "fact":
      if (isIt(test.subject) && isFree(test.object))
        return { op: "subjects", verb: test.verb, object: test.object, type };
      if (test.object && isIt(test.object) && isFree(test.subject))
        return { op: "objects", verb: test.verb, subject: test.subject, type };
      return null;
    default:
      return null;
  }
}

function hasAny(set: Term): Test {
  return { op: "not", of: { op: "empty", of: set } };
}

/** Intersection of both sets; intersecting with a complement is subtracting. */
function common(left: Term, right: Term): Term {
  if (left.op === "every") return right;
  if (right.op === "every") return left;
  if (right.op === "-" && right.left.op === "every")
    return { op: "-", left, right: right.right, type: left.type };
  return { op: "&", left, right, type: left.type };
}

/** The ways to meet the test: of each the tests that must all hold. */
function waysOf(test: Test): Test[][] {
  if (test === ALWAYS) return [[]];
  if (test.op === "or") {
    const ways = test.of.flatMap(waysOf);
    return isFixed(test) || ways.length > MOST_WAYS ? [[test]] : ways;
  }
  if (test.op === "not" && (test.of.op === "and" || test.of.op === "or")) {
    const of = test.of.of.map(negated);
    return waysOf({ op: test.of.op === "and" ? "or" : "and", of });
  }
  if (test.op !== "and") return [[test]];
  let ways: Test[][] = [[]];
  for (const one of test.of) {
    const more = waysOf(one);
    if (ways.length * more.length > MOST_WAYS) return [[test]];
    ways = ways.flatMap((way) => more.map((tests) => [...way, ...tests]));
  }
  return ways;
}

function negated(test: Test): Test {
  return test.op === "not" ? test.of : { op: "not", of: test };
}
