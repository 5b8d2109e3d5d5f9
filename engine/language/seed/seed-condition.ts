import type { Words } from "../../model/words.ts";
import { type Cursor, isWord, quoted } from "../read/cursor.ts";
import type { Condition } from "../read/syntax.ts";
import { cell, isKeyword, numbers, readArguments, readSeedNames, readSeedTerm } from "./seed-term.ts";

const CONDITION: Words = { en: "a condition", zh: "一个条件" };
const COMPARISONS: Readonly<Record<string, "=" | "!=" | "<" | "<=" | ">" | ">=">> = {
  "==": "=",
  "!=": "!=",
  "<": "<",
  "<=": "<=",
  ">": ">",
  ">=": ">=",
};
const VERBS: Readonly<Record<string, string>> = { mustbe: "is", cantbe: "not" };
/** Conditions joined in a row. */
const LONGEST = 60;

/** `||` joins terms of `&&`; `!`, comparisons, facts, `ANY` and `EXISTS`. */
export function readSeedCondition(cursor: Cursor): Condition {
  return cursor.deeper(() =>
    readJoined(cursor, "or", "||", () => readJoined(cursor, "and", "&&", () => readNegated(cursor))),
  );
}

function readJoined(cursor: Cursor, type: "and" | "or", symbol: string, read: () => Condition): Condition {
  const conditions = [read()];
  while (cursor.take(symbol)) {
    if (conditions.length >= LONGEST)
      cursor.stop("too-long", { en: "This goes on for too long.", zh: "这里太长了。" }, cursor.here.span);
    conditions.push(read());
  }
  if (conditions.length === 1) return conditions[0];
  return { type, span: cursor.since(conditions[0].span.from), conditions };
}

function readNegated(cursor: Cursor): Condition {
  const { from } = cursor.here.span;
  if (cursor.take("!")) {
    const condition = cursor.deeper(() => readNegated(cursor));
    return { type: "not", span: cursor.since(from), condition };
  }
  if (cursor.take("true")) return { type: "always", span: cursor.since(from), value: true };
  if (cursor.is("(") && !comparesBracket(cursor)) {
    cursor.next();
    const condition = readSeedCondition(cursor);
    cursor.expect(")");
    return condition;
  }
  if (cursor.take("ANY")) return readQuantified(cursor, "all", from);
  if (cursor.take("EXISTS")) return readQuantified(cursor, "some", from);
  return readFact(cursor) ?? readComparison(cursor);
}

/** Whether the bracket here holds a number: a comparison follows it. */
function comparesBracket(cursor: Cursor): boolean {
  const behind = cursor.behindBracket();
  return behind !== null && Object.keys(COMPARISONS).some((symbol) => isWord(behind, symbol));
}

/** `ANY{k: condition: fact}`: for each k that meets the condition the fact holds. */
function readQuantified(cursor: Cursor, which: "all" | "some", from: number): Condition {
  cursor.expect("{");
  const names = readSeedNames(cursor);
  cursor.expect(":");
  const where = readSeedCondition(cursor);
  cursor.expect(":");
  const condition = readSeedCondition(cursor);
  cursor.expect("}");
  const span = cursor.since(from);
  const always = where.type === "always" && where.value;
  return {
    type: "quantifier",
    span,
    which,
    names,
    set: numbers(span),
    where: always ? null : where,
    condition,
  };
}

/** `mustbe(i, j, num)`, `cantbe(i, j, num)`, `sure(i, j)`; null where none of these words stands. */
function readFact(cursor: Cursor): Condition | null {
  const { here } = cursor;
  if (here.type !== "name") return null;
  if (cursor.take("sure")) {
    const [row, column] = readArguments(cursor, 2);
    const span = cursor.since(here.span.from);
    const verb = { span: here.span, name: "open" };
    const condition: Condition = { type: "fact", span, subject: cell(span, row, column), verb, object: null };
    return { type: "not", span, condition };
  }
  if (!Object.hasOwn(VERBS, here.text)) return null;
  cursor.next();
  const [row, column, object] = readArguments(cursor, 3);
  const span = cursor.since(here.span.from);
  const verb = { span: here.span, name: VERBS[here.text] };
  return { type: "fact", span, subject: cell(span, row, column), verb, object };
}

function readComparison(cursor: Cursor): Condition {
  const { here } = cursor;
  const begins = here.type === "number" || here.type === "name" || isWord(here, "(");
  if (!begins || (here.type === "name" && isKeyword(cursor))) cursor.unexpected(CONDITION);
  const left = readSeedTerm(cursor);
  const symbol = Object.keys(COMPARISONS).find((one) => cursor.take(one));
  if (!symbol)
    return cursor.unexpected(quoted("=="), quoted("!="), { en: "another comparison", zh: "其他比较符" });
  const right = readSeedTerm(cursor);
  return { type: "compare", span: cursor.since(left.span.from), operator: COMPARISONS[symbol], left, right };
}
