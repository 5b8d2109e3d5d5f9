import type { Fault } from "../read/problem.ts";
import { idOf } from "../read/read-own.ts";
import type { Conclusion, Condition, Expr, Name, RuleClause, RuleNode, Span } from "../read/syntax.ts";
import { type CheckedRule, ROLES } from "./checked-rule.ts";
import { Complaints, Unknown } from "./complaints.ts";
import { type Lexicon, NUMBER } from "./lexicon.ts";
import {
  ALWAYS,
  both,
  type CheckedLine,
  type CheckedOutcome,
  isSayable,
  type Term,
  type Test,
  termOf,
  type Variable,
} from "./terms.ts";
import type { Type } from "./vocabulary.ts";

/** Looks every name and type of a rule up. Null, and at least one fault, where something is wrong. */
export function checkRule(node: RuleNode, lexicon: Lexicon, faults: Fault[]): CheckedRule | null {
  const before = faults.length;
  const checker = new Checker(node, lexicon, faults);
  const rule = checker.rule();
  return faults.length === before ? rule : null;
}

class Checker {
  readonly #node: RuleNode;
  readonly #lexicon: Lexicon;
  readonly #wrong: Complaints;
  #scope = new Map<string, Variable>();
  #variables = 0;

  constructor(node: RuleNode, lexicon: Lexicon, faults: Fault[]) {
    this.#node = node;
    this.#lexicon = lexicon;
    this.#wrong = new Complaints(node.name, faults);
  }

  rule(): CheckedRule {
    const node = this.#node;
    const lines = this.#each(node.clauses, (clause) => this.#lines(clause)).flat();
    const named = [...this.#scope.values()];
    const outcomes = this.#each(node.conclusions, (conclusion) => this.#outcome(conclusion));
    const marks = this.#each(node.marks, (mark) => {
      const role = ROLES.find((one) => one === mark.role);
      if (!role) return this.#wrong.unknown("role", mark.span, mark.role, ROLES);
      return { role, cells: this.#set(mark.cells, { is: "set", sort: this.#lexicon.cell }) };
    });
    const laws = this.#each(node.laws, ({ id, span }) => {
      const known = this.#lexicon.vocabulary.laws;
      return known.includes(id) ? id : (this.#scope.get(id) ?? this.#wrong.unknown("law", span, id, known));
    });
    this.#each([node.say.en, node.say.zh], (say) => this.#slots(say, named));
    return { id: idOf(node.name), node, lines, outcomes, variables: this.#variables, named, marks, laws };
  }

  /** Goes on with the next one where one cannot be understood. */
  #each<T, R>(items: readonly T[], check: (item: T) => R): R[] {
    const done: R[] = [];
    for (const item of items) {
      try {
        done.push(check(item));
      } catch (why) {
        if (!(why instanceof Unknown)) throw why;
      }
    }
    return done;
  }

  #slots(say: RuleNode["say"]["en"], named: readonly Variable[]): void {
    const known = named.filter(({ type }) => isSayable(type)).map(({ name }) => name);
    for (const slot of say?.text.matchAll(/\{(\w+)\}/g) ?? [])
      if (!known.includes(slot[1])) this.#wrong.unknown("slot", (say as { span: Span }).span, slot[1], known);
  }

  #lines(clause: RuleClause): CheckedLine[] {
    switch (clause.type) {
      case "if":
        return [{ op: "if", test: this.condition(clause.condition) }];
      case "let": {
        const value = this.#recovering([clause.name], () => this.expr(clause.value));
        const means = value.type.is === "member" ? null : value;
        return [{ op: "let", variable: this.#bind(clause.name, value.type, means), value }];
      }
      case "subset": {
        const size = this.#number(clause.size);
        const set = this.#recovering([clause.name], () => this.#set(clause.set));
        return [{ op: "subset", variable: this.#bind(clause.name, set.type, null), size, set }];
      }
      case "exactly": {
        const set = this.#recovering(clause.names, () => this.#set(clause.set));
        return [{ op: "exactly", variables: clause.names.map((name) => this.#member(name, set)), set }];
      }
      case "each":
        return this.#choice([clause.name], clause.set);
      default:
        return this.#choice(clause.names, clause.set);
    }
  }

  #choice(names: readonly Name[], expr: Expr): CheckedLine[] {
    const set = this.#recovering(names, () => this.#set(expr));
    let after: Variable | null = null;
    return names.map((name): CheckedLine => {
      const line: CheckedLine = { op: "each", variable: this.#member(name, set), set, after };
      after = line.variable;
      return line;
    });
  }

  /** Where the value has a fault, the names are still declared, so that they are not reported as well. */
  #recovering<T>(names: readonly Name[], check: () => T): T {
    try {
      return check();
    } catch (why) {
      for (const { name, span } of names)
        this.#scope.set(name, { name, span, type: { is: "truth" }, index: -1, means: null });
      throw why;
    }
  }

  #member(name: Name, set: Term): Variable {
    if (set.type.is !== "set") throw new Unknown();
    return this.#bind(name, { is: "member", sort: set.type.sort }, null);
  }

  #bind({ name, span }: Name, type: Type, means: Term | null): Variable {
    if (this.#scope.has(name))
      this.#wrong.tell("twice", span, `"${name}" already stands for something.`, `“${name}”已经有所指。`);
    const variable: Variable = { name, span, type, index: this.#variables++, means };
    this.#scope.set(name, variable);
    return variable;
  }

  /** Names that are bound within are forgotten behind it. */
  #within<T>(check: () => T): T {
    const outside = this.#scope;
    this.#scope = new Map(outside);
    try {
      return check();
    } finally {
      this.#scope = outside;
    }
  }

  #outcome(conclusion: Conclusion): CheckedOutcome {
    return this.#within(() => {
      const lines = conclusion.clauses.flatMap((clause) => this.#lines(clause));
      const said = this.#verb(conclusion);
      if (!said.verb.says) {
        const able = this.#lexicon.vocabulary.verbs.filter(({ says }) => says).map(({ name }) => name);
        this.#wrong.tell(
          "conclusion",
          conclusion.verb.span,
          `"${said.verb.name}" cannot be concluded; ${able.map((name) => `"${name}"`).join(", ")} can.`,
          `“${said.verb.name}”不能作为结论；可以用${able.map((name) => `“${name}”`).join("、")}。`,
        );
      }
      const { type } = said.subject;
      if (type.is !== "set") return { lines, ...said };
      const name = { name: " each", span: conclusion.subject.span };
      const variable = this.#member(name, said.subject);
      const each: CheckedLine = { op: "each", variable, set: said.subject, after: null };
      return { lines: [...lines, each], ...said, subject: termOf(variable) };
    });
  }

  #verb(fact: {
    subject: Expr;
    verb: Name;
    object: Expr | null;
  }): Pick<CheckedOutcome, "verb" | "subject" | "object"> {
    const subject = this.expr(fact.subject);
    const object = fact.object && this.expr(fact.object);
    const { name, span } = fact.verb;
    const found = this.#lexicon.verb(name, subject, object);
    if (found) return found;
    const known = this.#lexicon.verbNames;
    if (!known.includes(name)) return this.#wrong.unknown("verb", span, name, known);
    return this.#wrong.misplaced(name, span, subject.type, object ? object.type : null);
  }

  condition(condition: Condition): Test {
    switch (condition.type) {
      case "always":
        return condition.value ? ALWAYS : { op: "always", value: false };
      case "not":
        return { op: "not", of: this.condition(condition.condition) };
      case "and":
      case "or":
        return { op: condition.type, of: condition.conditions.map((one) => this.condition(one)) };
      case "compare":
        return this.#compare(condition);
      case "fact": {
        const { verb, subject, object } = this.#verb(condition);
        if (subject.type.is !== "set") return { op: "fact", verb, subject, object };
        const right: Term = { op: "subjects", verb, object, type: subject.type };
        return { op: "empty", of: { op: "-", left: subject, right, type: subject.type } };
      }
      case "test": {
        const term = this.#apply(condition.word, condition.args);
        if (term.op === "word" && term.type.is === "truth")
          return { op: "word", word: term.word, args: term.args };
        return this.#wrong.expected(condition.span, { en: "a condition", zh: "一个条件" }, term.type);
      }
      case "quantifier":
        return this.#quantifier(condition);
    }
  }

  #quantifier({ which, names, set: from, where, condition }: Condition & { type: "quantifier" }): Test {
    return this.#within(() => {
      const set = this.#set(from);
      const variables = names.map((name) => this.#member(name, set));
      const narrow = where ? this.condition(where) : ALWAYS;
      const holds = this.condition(condition);
      const some = (test: Test): Test => ({ op: "some", variables, set, where: both([narrow, test]) });
      if (which === "some") return some(holds);
      if (which === "no") return { op: "not", of: some(holds) };
      if (which === "all") return { op: "not", of: some({ op: "not", of: holds }) };
      const left: Term = { op: "count", variables, set, where: both([narrow, holds]), type: NUMBER };
      return { op: "=", left, right: { op: "number", value: 1, type: NUMBER } };
    });
  }

  #compare({ operator, left, right, span }: Condition & { type: "compare" }): Test {
    const one = this.expr(left);
    const other = this.expr(right);
    if (operator === "in") {
      const set = this.#asSet(other, right.span);
      if (set.type.is !== "set") throw new Unknown();
      const member = this.#lexicon.fit(one, { is: "member", sort: set.type.sort });
      return member
        ? { op: "has", set, member }
        : this.#wrong.expected(left.span, set.type.sort.words.one, one.type);
    }
    const isOrder = operator.startsWith("<") || operator.startsWith(">");
    const fits = (type: Type): [Term, Term] | null => {
      const [a, b] = [this.#lexicon.fit(one, type), this.#lexicon.fit(other, type)];
      return a && b && [a, b];
    };
    if (operator !== "subset") {
      const members = [one, other].flatMap(({ type }) =>
        type.is === "member" && !isOrder ? [fits(type)] : [],
      );
      const pair = members.find((found) => found) ?? fits(NUMBER);
      if (pair) {
        const [a, b] = operator.startsWith(">") ? [pair[1], pair[0]] : pair;
        return { op: operator.replace(">", "<") as "=" | "!=" | "<" | "<=", left: a, right: b };
      }
    }
    const sets = isOrder ? null : this.#lexicon.asSets(one, other);
    if (!sets) return this.#wrong.unlike(span, one.type, other.type);
    const [a, b] = sets;
    if (operator === "subset") return { op: "empty", of: { op: "-", left: a, right: b, type: a.type } };
    const same: Test = { op: "same", left: a, right: b };
    return operator === "=" ? same : { op: "not", of: same };
  }

  expr(expr: Expr): Term {
    switch (expr.type) {
      case "number":
        return { op: "number", value: expr.value, type: NUMBER };
      case "name": {
        const variable = this.#scope.get(expr.name);
        if (variable?.index === -1) throw new Unknown();
        if (variable) return termOf(variable);
        return this.#apply({ name: expr.name, span: expr.span }, []);
      }
      case "call":
        if (expr.word.name === "size" && expr.args.length === 1)
          return { op: "size", of: this.#set(expr.args[0]), type: NUMBER };
        return this.#apply(expr.word, expr.args);
      case "operation":
        return this.#operation(expr);
      case "count":
        return this.#within(() => {
          const set = this.#set(expr.set);
          const variables = expr.names.map((name) => this.#member(name, set));
          return { op: "count", variables, set, where: this.condition(expr.condition), type: NUMBER };
        });
    }
  }

  #operation({ operator: op, left, right, span }: Expr & { type: "operation" }): Term {
    const one = this.expr(left);
    const other = this.expr(right);
    const sets = op === "+" ? null : this.#lexicon.asSets(one, other);
    const isSum =
      (op === "+" || op === "-") &&
      [one, other].every(({ type }) => type.is === "number" || (type.is === "member" && type.sort.numbered));
    const a = isSum && this.#lexicon.fit(one, NUMBER);
    const b = isSum && this.#lexicon.fit(other, NUMBER);
    if (a && b && (one.type.is === "number" || other.type.is === "number" || !sets))
      return { op, left: a, right: b, type: NUMBER };
    return sets
      ? { op, left: sets[0], right: sets[1], type: sets[0].type }
      : this.#wrong.unlike(span, one.type, other.type);
  }

  #apply({ name, span }: Name, exprs: readonly Expr[]): Term {
    const uses = this.#lexicon.uses(name);
    if (uses.length === 0)
      return this.#wrong.unknown("word", span, name, [...this.#scope.keys(), ...this.#lexicon.names, "size"]);
    const args = exprs.map((expr) => this.expr(expr));
    const found = this.#lexicon.apply(name, args);
    if (found) return found;
    const list = (types: readonly Type[], lang: "en" | "zh"): string =>
      types.map((type) => this.#wrong.typeWords(type)[lang]).join(lang === "en" ? " and " : "和") ||
      (lang === "en" ? "nothing" : "空");
    const either = (lang: "en" | "zh"): string =>
      uses.map((takes) => list(takes, lang)).join(lang === "en" ? ", or " : "，或");
    const given = args.map(({ type }) => type);
    return this.#wrong.fail(
      "arguments",
      span,
      `"${name}" takes ${either("en")}, not ${list(given, "en")}.`,
      `“${name}”的括号里应是${either("zh")}，而不是${list(given, "zh")}。`,
    );
  }

  #number(expr: Expr): Term {
    const term = this.expr(expr);
    return (
      this.#lexicon.fit(term, NUMBER) ??
      this.#wrong.expected(expr.span, this.#wrong.typeWords(NUMBER), term.type)
    );
  }

  #set(expr: Expr, type?: Type): Term {
    const term = this.expr(expr);
    if (!type) return this.#asSet(term, expr.span);
    return (
      this.#lexicon.fit(term, type) ?? this.#wrong.expected(expr.span, this.#wrong.typeWords(type), term.type)
    );
  }

  #asSet(term: Term, span: Span): Term {
    return (
      this.#lexicon.asSet(term) ?? this.#wrong.expected(span, { en: "a set", zh: "一个集合" }, term.type)
    );
  }
}
