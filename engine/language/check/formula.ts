import type { Condition, Expr, Name, Span } from "../read/syntax.ts";
import type { Bindings } from "./bindings.ts";
import { type Complaints, Unknown } from "./complaints.ts";
import { type Lexicon, NUMBER } from "./lexicon.ts";
import { ALWAYS, both, type CheckedOutcome, type Term, type Test, termOf } from "./terms.ts";
import type { Type } from "./vocabulary.ts";

/** Checks conditions and expressions: each name is a variable in scope or a word, each type fits. */
export class FormulaChecker {
  readonly #lexicon: Lexicon;
  readonly #bindings: Bindings;
  readonly #wrong: Complaints;

  constructor(lexicon: Lexicon, bindings: Bindings, wrong: Complaints) {
    this.#lexicon = lexicon;
    this.#bindings = bindings;
    this.#wrong = wrong;
  }

  verb(fact: {
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
        const { verb, subject, object } = this.verb(condition);
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
    return this.#bindings.within(() => {
      const set = this.set(from);
      const variables = names.map((name) => this.#bindings.member(name, set));
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
        const variable = this.#bindings.get(expr.name);
        if (variable?.index === -1) throw new Unknown();
        if (variable) return termOf(variable);
        return this.#apply({ name: expr.name, span: expr.span }, []);
      }
      case "call":
        if (expr.word.name === "size" && expr.args.length === 1)
          return { op: "size", of: this.set(expr.args[0]), type: NUMBER };
        return this.#apply(expr.word, expr.args);
      case "operation":
        return this.#operation(expr);
      case "count":
        return this.#bindings.within(() => {
          const set = this.set(expr.set);
          const variables = expr.names.map((name) => this.#bindings.member(name, set));
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
      return this.#wrong.unknown("word", span, name, [
        ...this.#bindings.names,
        ...this.#lexicon.names,
        "size",
      ]);
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

  number(expr: Expr): Term {
    const term = this.expr(expr);
    return (
      this.#lexicon.fit(term, NUMBER) ??
      this.#wrong.expected(expr.span, this.#wrong.typeWords(NUMBER), term.type)
    );
  }

  set(expr: Expr, type?: Type): Term {
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
