import type {
  Conclusion,
  Condition,
  Expr,
  Name,
  RuleClause,
  RuleNode,
} from "../../engine/language/read/syntax.ts";

/** A rule's body as one line, with brackets around everything that was put together. */
export function spellRule(rule: RuleNode): string {
  return `${rule.clauses.map(spellClause).join("; ")} => ${rule.conclusions.map(spellConclusion).join("; ")}`;
}

function names(list: readonly Name[]): string {
  return list.map(({ name }) => name).join(",");
}

function spellClause(clause: RuleClause): string {
  switch (clause.type) {
    case "each":
      return `each ${clause.name.name} in ${spellExpr(clause.set)}`;
    case "choice":
      return `choice ${names(clause.names)} in ${spellExpr(clause.set)}`;
    case "exactly":
      return `exactly ${names(clause.names)} = ${spellExpr(clause.set)}`;
    case "subset":
      return `subset ${clause.name.name} of ${spellExpr(clause.size)} in ${spellExpr(clause.set)}`;
    case "let":
      return `let ${clause.name.name} = ${spellExpr(clause.value)}`;
    case "if":
      return `if ${spellCondition(clause.condition)}`;
  }
}

function spellExpr(expr: Expr): string {
  switch (expr.type) {
    case "number":
      return String(expr.value);
    case "name":
      return expr.name;
    case "call":
      return `${expr.word.name}(${expr.args.map(spellExpr).join(", ")})`;
    case "operation":
      return `[${spellExpr(expr.left)} ${expr.operator} ${spellExpr(expr.right)}]`;
    case "count":
      return `count(${names(expr.names)} in ${spellExpr(expr.set)}: ${spellCondition(expr.condition)})`;
  }
}

function spellCondition(condition: Condition): string {
  switch (condition.type) {
    case "not":
      return `not <${spellCondition(condition.condition)}>`;
    case "and":
    case "or":
      return `<${condition.conditions.map(spellCondition).join(` ${condition.type} `)}>`;
    case "compare":
      return `${spellExpr(condition.left)} ${condition.operator} ${spellExpr(condition.right)}`;
    case "quantifier": {
      const { which, set, where } = condition;
      const narrowed = where ? ` where ${spellCondition(where)}` : "";
      return `${which} ${names(condition.names)} in ${spellExpr(set)}${narrowed}: ${spellCondition(condition.condition)}`;
    }
    case "fact":
      return spellFact(condition);
    case "test":
      return `${condition.word.name}?(${condition.args.map(spellExpr).join(", ")})`;
    case "always":
      return String(condition.value);
  }
}

function spellFact({ subject, verb, object }: { subject: Expr; verb: Name; object: Expr | null }): string {
  return `${spellExpr(subject)} {${verb.name}}${object ? ` ${spellExpr(object)}` : ""}`;
}

function spellConclusion(conclusion: Conclusion): string {
  const each = conclusion.clauses.map(spellClause).join("; ");
  return `${each === "" ? "" : `${each}: `}${spellFact(conclusion)}`;
}
