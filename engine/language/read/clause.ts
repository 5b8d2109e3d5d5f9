import { type Cursor, quoted } from "./cursor.ts";
import { readConditions, readExpr } from "./formula.ts";
import { isFree, readName, readNames } from "./names.ts";
import type { Name, RuleClause } from "./syntax.ts";

/** Generators and conditions of one rule. */
const MOST_CLAUSES = 60;

/** `for` and `if` lists in any order and number. */
export function readClauses(cursor: Cursor): RuleClause[] {
  const clauses: RuleClause[] = [];
  for (;;) {
    if (cursor.take("for")) clauses.push(...readGenerators(cursor));
    else if (cursor.take("if")) clauses.push(...readFilters(cursor));
    else return clauses;
    if (clauses.length > MOST_CLAUSES)
      cursor.stop(
        "too-long",
        {
          en: `A rule has at most ${MOST_CLAUSES} generators and conditions.`,
          zh: `一条规则最多有 ${MOST_CLAUSES} 个取值和条件。`,
        },
        cursor.here.span,
      );
  }
}

/** Generators with commas between. */
export function readGenerators(cursor: Cursor): RuleClause[] {
  const clauses = [readGenerator(cursor)];
  while (cursor.take(",")) clauses.push(readGenerator(cursor));
  return clauses;
}

/** Conditions with commas between, each a clause. */
export function readFilters(cursor: Cursor): RuleClause[] {
  return readConditions(cursor).map((condition) => ({ type: "if", span: condition.span, condition }));
}

function readGenerator(cursor: Cursor): RuleClause {
  const { from } = cursor.here.span;
  if (cursor.take("{")) {
    const names = readNames(cursor);
    cursor.expect("}");
    return readChoice(cursor, names, from);
  }
  if (!isFree(cursor.here))
    cursor.unexpected({ en: 'a generator such as "x in cells"', zh: "“x in cells”这样的取值" });
  const name = readName(cursor);
  if (cursor.take("=")) {
    const value = readExpr(cursor);
    return { type: "let", span: cursor.since(from), name, value };
  }
  if (!cursor.take("in")) cursor.unexpected(quoted("in"), quoted("="));
  if (cursor.take("subset")) return readSubset(cursor, name, from);
  const set = readExpr(cursor);
  return { type: "each", span: cursor.since(from), name, set };
}

function readChoice(cursor: Cursor, names: readonly Name[], from: number): RuleClause {
  const exactly = cursor.take("=") !== null;
  if (!exactly && !cursor.take("in")) cursor.unexpected(quoted("in"), quoted("="));
  const set = readExpr(cursor);
  return { type: exactly ? "exactly" : "choice", span: cursor.since(from), names, set };
}

/** `T in subset(n, S)`. */
function readSubset(cursor: Cursor, name: Name, from: number): RuleClause {
  cursor.expect("(");
  const size = readExpr(cursor);
  cursor.expect(",");
  const set = readExpr(cursor);
  cursor.expect(")");
  return { type: "subset", span: cursor.since(from), name, size, set };
}
