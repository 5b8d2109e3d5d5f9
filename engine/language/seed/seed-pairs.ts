import type { Conclusion, Condition, Expr, Name, RuleClause } from "../read/syntax.ts";

/**
 * Whether generators, conditions and conclusions of a rule are the same when two of its names change places,
 * but for the order of joined or compared terms, of names in a list and of conclusions. A "no" may be wrong.
 */
export function symmetric(
  clauses: readonly RuleClause[],
  conclusions: readonly Conclusion[],
  a: string,
  b: string,
): boolean {
  const spelled = (spell: PairSpelling): string =>
    `${unordered(clauses.map(spell.clause))} then ${unordered(conclusions.map(spell.conclusion))}`;
  const swap = (name: string): string => (name === a ? b : name === b ? a : name);
  return spelled(spelling((name) => name)) === spelled(spelling(swap));
}

interface PairSpelling {
  readonly clause: (clause: RuleClause) => string;
  readonly conclusion: (conclusion: Conclusion) => string;
}

function unordered(parts: readonly string[]): string {
  return `[${[...parts].sort().join(" ")}]`;
}

/** A tree as text, its names as they are called by `as`. */
function spelling(as: (name: string) => string): PairSpelling {
  const names = (list: readonly Name[]): string => unordered(list.map(({ name }) => as(name)));

  const expr = (one: Expr): string => {
    switch (one.type) {
      case "number":
        return String(one.value);
      case "name":
        return as(one.name);
      case "call":
        return `${one.word.name}(${one.args.map(expr).join()})`;
      case "operation":
        return `(${expr(one.left)}${one.operator}${expr(one.right)})`;
      case "count":
        return `count(${names(one.names)} ${expr(one.set)} ${condition(one.condition)})`;
    }
  };

  const condition = (one: Condition): string => {
    switch (one.type) {
      case "not":
        return `not(${condition(one.condition)})`;
      case "and":
      case "or":
        return one.type + unordered(one.conditions.map(condition));
      case "compare": {
        const sides = [expr(one.left), expr(one.right)];
        return one.operator === "=" || one.operator === "!="
          ? one.operator + unordered(sides)
          : sides.join(one.operator);
      }
      case "quantifier": {
        const where = one.where ? condition(one.where) : "";
        return `${one.which}(${names(one.names)} ${expr(one.set)} ${where} ${condition(one.condition)})`;
      }
      case "fact":
        return `${expr(one.subject)} ${one.verb.name} ${one.object ? expr(one.object) : ""}`;
      case "test":
        return `${one.word.name}(${one.args.map(expr).join()})`;
      case "always":
        return String(one.value);
    }
  };

  const clause = (one: RuleClause): string => {
    switch (one.type) {
      case "each":
        return `each ${as(one.name.name)} ${expr(one.set)}`;
      case "choice":
      case "exactly":
        return `${one.type} ${names(one.names)} ${expr(one.set)}`;
      case "subset":
        return `subset ${as(one.name.name)} ${expr(one.size)} ${expr(one.set)}`;
      case "let":
        return `let ${as(one.name.name)} ${expr(one.value)}`;
      case "if":
        return `if ${condition(one.condition)}`;
    }
  };

  const conclusion = (one: Conclusion): string =>
    `${unordered(one.clauses.map(clause))} ${expr(one.subject)} ${one.verb.name} ${one.object ? expr(one.object) : ""}`;

  return { clause, conclusion };
}
