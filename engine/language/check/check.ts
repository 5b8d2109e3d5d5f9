import type { Fault } from "../read/problem.ts";
import { idOf } from "../read/read-own.ts";
import type { Conclusion, Expr, Name, RuleClause, RuleNode, Span } from "../read/syntax.ts";
import { Bindings } from "./bindings.ts";
import { type CheckedRule, CONCLUDED, ROLES } from "./checked-rule.ts";
import { Complaints, Unknown } from "./complaints.ts";
import { FormulaChecker } from "./formula.ts";
import type { Lexicon } from "./lexicon.ts";
import { type CheckedLine, type CheckedOutcome, isSayable, termOf, type Variable } from "./terms.ts";

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
  readonly #bindings: Bindings;
  readonly #formulas: FormulaChecker;

  constructor(node: RuleNode, lexicon: Lexicon, faults: Fault[]) {
    this.#node = node;
    this.#lexicon = lexicon;
    this.#wrong = new Complaints(node.name, faults);
    this.#bindings = new Bindings(this.#wrong);
    this.#formulas = new FormulaChecker(lexicon, this.#bindings, this.#wrong);
  }

  rule(): CheckedRule {
    const node = this.#node;
    const lines = this.#each(node.clauses, (clause) => this.#lines(clause)).flat();
    const named = this.#bindings.variables;
    const outcomes = this.#each(node.conclusions, (conclusion) => this.#outcome(conclusion));
    const marks = this.#each(node.marks, (mark) => {
      const role = ROLES.find((one) => one === mark.role);
      if (!role) return this.#wrong.unknown("role", mark.span, mark.role, ROLES);
      return { role, cells: this.#formulas.set(mark.cells, { is: "set", sort: this.#lexicon.cell }) };
    });
    const laws = this.#each(node.laws, ({ id, span }) => {
      const known = this.#lexicon.vocabulary.laws;
      return known.includes(id)
        ? id
        : (this.#bindings.get(id) ?? this.#wrong.unknown("law", span, id, known));
    });
    this.#each([node.say.en, node.say.zh], (say) => this.#slots(say, named));
    return {
      id: idOf(node.name),
      node,
      lines,
      outcomes,
      variables: this.#bindings.count,
      named,
      marks,
      laws,
    };
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
    const known = [...named.filter(({ type }) => isSayable(type)).map(({ name }) => name), CONCLUDED];
    for (const slot of say?.text.matchAll(/\{(\w+)\}/g) ?? [])
      if (!known.includes(slot[1])) this.#wrong.unknown("slot", (say as { span: Span }).span, slot[1], known);
  }

  #lines(clause: RuleClause): CheckedLine[] {
    switch (clause.type) {
      case "if":
        return [{ op: "if", test: this.#formulas.condition(clause.condition) }];
      case "let": {
        const value = this.#bindings.recovering([clause.name], () => this.#formulas.expr(clause.value));
        const means = value.type.is === "member" ? null : value;
        return [{ op: "let", variable: this.#bindings.bind(clause.name, value.type, means), value }];
      }
      case "subset": {
        const size = this.#formulas.number(clause.size);
        const set = this.#bindings.recovering([clause.name], () => this.#formulas.set(clause.set));
        return [{ op: "subset", variable: this.#bindings.bind(clause.name, set.type, null), size, set }];
      }
      case "exactly": {
        const set = this.#bindings.recovering(clause.names, () => this.#formulas.set(clause.set));
        return [
          { op: "exactly", variables: clause.names.map((name) => this.#bindings.member(name, set)), set },
        ];
      }
      case "each":
        return this.#choice([clause.name], clause.set);
      default:
        return this.#choice(clause.names, clause.set);
    }
  }

  #choice(names: readonly Name[], expr: Expr): CheckedLine[] {
    const set = this.#bindings.recovering(names, () => this.#formulas.set(expr));
    let after: Variable | null = null;
    return names.map((name): CheckedLine => {
      const line: CheckedLine = { op: "each", variable: this.#bindings.member(name, set), set, after };
      after = line.variable;
      return line;
    });
  }

  #outcome(conclusion: Conclusion): CheckedOutcome {
    return this.#bindings.within(() => {
      const lines = conclusion.clauses.flatMap((clause) => this.#lines(clause));
      const said = this.#formulas.verb(conclusion);
      if (!said.verb.says) {
        const able = this.#lexicon.vocabulary.verbs.filter(({ says }) => says).map(({ name }) => name);
        this.#wrong.report(
          "conclusion",
          conclusion.verb.span,
          `"${said.verb.name}" cannot be concluded; ${able.map((name) => `"${name}"`).join(", ")} can.`,
          `“${said.verb.name}”不能作为结论；可以用${able.map((name) => `“${name}”`).join("、")}。`,
        );
      }
      const { type } = said.subject;
      if (type.is !== "set") return { lines, ...said };
      const name = { name: " each", span: conclusion.subject.span };
      const variable = this.#bindings.member(name, said.subject);
      const each: CheckedLine = { op: "each", variable, set: said.subject, after: null };
      return { lines: [...lines, each], ...said, subject: termOf(variable) };
    });
  }
}
