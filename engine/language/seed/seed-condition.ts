import type { Words } from "../../model/words.ts";
import { type Cursor, isWord, quoted } from "../read/cursor.ts";
import type { Condition, Expr } from "../read/syntax.ts";
import { cell, numbers, readArguments, readSeedNames, SEED_WORDS } from "./seed.ts";

const CONDITION: Words = { en: "a condition", zh: "一个条件" };
const NUMBER: Words = { en: "a name or a number", zh: "一个名字或数" };
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

/** `||` between what `&&` joins; `!`, comparisons, facts, `ANY` and `EXISTS`. */
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

/** A name, a number, `a(i, j)` (the digit there) or `gong(i, j)` (the box). */
export function readSeedTerm(cursor: Cursor): Expr {
  return cursor.deeper(() => {
    const { here } = cursor;
    if (cursor.takeType("number")) return { type: "number", span: here.span, value: Number(here.text) };
    if (cursor.take("(")) {
      const inner = readSeedTerm(cursor);
      cursor.expect(")");
      return inner;
    }
    const called = isWord(cursor.ahead(1), "(");
    if (here.type !== "name" || (isKeyword(cursor) && !called)) cursor.unexpected(NUMBER);
    if (!called) {
      cursor.next();
      return { type: "name", span: here.span, name: here.text };
    }
    if (!(cursor.is("a") || cursor.is("gong"))) cursor.unexpected(quoted("a"), quoted("gong"));
    cursor.next();
    const args = readArguments(cursor, 2);
    const name = here.text === "a" ? "digitAt" : "boxOf";
    return { type: "call", span: cursor.since(here.span.from), word: { span: here.span, name }, args };
  });
}

/** Whether a word of the syntax stands here that cannot be the name of a variable. */
function isKeyword(cursor: Cursor): boolean {
  return SEED_WORDS.includes(cursor.here.text) && !(cursor.is("a") || cursor.is("gong"));
}
