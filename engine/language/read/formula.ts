import type { Words } from "../../model/words.ts";
import { type Cursor, isWord, quoted } from "./cursor.ts";
import { checkLength, isFree, readList, readNames } from "./names.ts";
import type { Token } from "./scan.ts";
import type { Condition, Expr, Name } from "./syntax.ts";

const EXPRESSION: Words = { en: "a name, a number or a set", zh: "一个名字、数或集合" };
const CONDITION: Words = { en: "a condition", zh: "一个条件" };
const VERB: Words = { en: 'a word such as "is" or "not"', zh: "“is”“not”之类的词" };
const COMPARISONS = ["=", "!=", "<", "<=", ">", ">=", "in", "subset"] as const;
const QUANTIFIERS = ["some", "all", "no", "one"] as const;
/** Spellings of other languages; they are reported, and read on. */
const FOREIGN: Readonly<Record<string, string>> = { "==": "=", "&&": "and", "||": "or", "!": "not" };
/** Behind a bracket these say that it held a set or a number, not a condition. */
const GOES_ON: readonly string[] = ["&", "|", "-", "+", "==", ...COMPARISONS];

/** Conditions of which all must hold, with commas between. */
export function readConditions(cursor: Cursor): Condition[] {
  return readList(cursor, () => readCondition(cursor));
}

/** `or` joins terms of `and`. */
function readCondition(cursor: Cursor): Condition {
  return cursor.deeper(() =>
    readJoined(cursor, "or", () => readJoined(cursor, "and", () => readNegated(cursor))),
  );
}

function readJoined(cursor: Cursor, word: "and" | "or", read: () => Condition): Condition {
  const conditions = [read()];
  while (takeWord(cursor, word)) conditions.push(read());
  if (conditions.length === 1) return conditions[0];
  return { type: word, span: cursor.since(conditions[0].span.from), conditions };
}

/** Goes on over the word, also in the spelling of other languages. */
function takeWord(cursor: Cursor, word: string): boolean {
  const { here } = cursor;
  if (here.type === "symbol" && FOREIGN[here.text] === word) {
    const text = {
      en: `Write "${word}" instead of "${here.text}".`,
      zh: `请用“${word}”代替“${here.text}”。`,
    };
    cursor.report("foreign", text, here.span);
    cursor.next();
    return true;
  }
  return cursor.take(word) !== null;
}

function readNegated(cursor: Cursor): Condition {
  const { from } = cursor.here.span;
  if (takeWord(cursor, "not")) {
    const condition = cursor.deeper(() => readNegated(cursor));
    return { type: "not", span: cursor.since(from), condition };
  }
  const which = QUANTIFIERS.find((word) => cursor.take(word));
  if (which) return readQuantified(cursor, which, from);
  for (const value of [true, false])
    if (cursor.take(String(value))) return { type: "always", span: cursor.since(from), value };
  if (cursor.is("(") && holdsConditions(cursor)) return readGroup(cursor);
  if (!beginsExpr(cursor.here)) cursor.unexpected(CONDITION);
  return readStatement(cursor);
}

/** `some x in S where COND: COND`. */
function readQuantified(cursor: Cursor, which: (typeof QUANTIFIERS)[number], from: number): Condition {
  const names = readNames(cursor);
  cursor.expect("in");
  const set = readExpr(cursor);
  const where = cursor.take("where") ? readCondition(cursor) : null;
  if (!cursor.take(":")) cursor.unexpected(quoted(":"), ...(where ? [] : [quoted("where")]));
  const condition = readCondition(cursor);
  return { type: "quantifier", span: cursor.since(from), which, names, set, where, condition };
}

/** Whether the bracket here holds conditions: after a set or a number something would follow. */
function holdsConditions(cursor: Cursor): boolean {
  const behind = cursor.behindBracket();
  if (!behind) return true;
  return !(GOES_ON.some((word) => isWord(behind, word)) || isFree(behind) || isWord(behind, "not"));
}

function readGroup(cursor: Cursor): Condition {
  const { from } = cursor.next().span;
  const conditions = readConditions(cursor);
  cursor.expect(")");
  if (conditions.length === 1) return conditions[0];
  return { type: "and", span: cursor.since(from), conditions };
}

/** A comparison, a fact, or a word of the kind that is true or false. */
function readStatement(cursor: Cursor): Condition {
  const left = readExpr(cursor);
  const { from } = left.span;
  if (cursor.is("not") && isWord(cursor.ahead(1), "in")) {
    cursor.next();
    const condition = readComparison(cursor, left) as Condition;
    return { type: "not", span: cursor.since(from), condition };
  }
  const comparison = readComparison(cursor, left);
  if (comparison) return comparison;
  const verb = readVerb(cursor);
  if (verb)
    return { type: "fact", span: cursor.since(from), subject: left, verb, object: readObject(cursor) };
  if (left.type === "call") return { type: "test", span: left.span, word: left.word, args: left.args };
  return cursor.unexpected(VERB, { en: "a comparison", zh: "一个比较" });
}

function readComparison(cursor: Cursor, left: Expr): Condition | null {
  const { here } = cursor;
  const operator = takeWord(cursor, "=") ? "=" : COMPARISONS.find((word) => cursor.take(word));
  if (!operator || here.type === "string") return null;
  const right = readExpr(cursor);
  return { type: "compare", span: cursor.since(left.span.from), operator, left, right };
}

/** The kind's word between or behind: `is`, `can`, `open`; `not` and `not of`; `is not` is `not`. */
export function readVerb(cursor: Cursor): Name | null {
  const { here } = cursor;
  if (!isFree(here) && !isWord(here, "not") && !isWord(here, "of")) return null;
  cursor.next();
  const name = verbOf(here, cursor.here);
  if (name !== here.text) cursor.next();
  return { span: cursor.since(here.span.from), name };
}

function verbOf(first: Token, second: Token): string {
  if (first.text === "is" && isWord(second, "not")) return "not";
  if (first.text === "not" && isWord(second, "of")) return "not of";
  return first.text;
}

export function readObject(cursor: Cursor): Expr | null {
  return beginsExpr(cursor.here) ? readExpr(cursor) : null;
}

/** `&` binds before `|`, `-` and `+`; else from left to right. */
export function readExpr(cursor: Cursor): Expr {
  return cursor.deeper(() =>
    readChain(cursor, ["|", "-", "+"], () => readChain(cursor, ["&"], () => readOperand(cursor))),
  );
}

function beginsExpr(token: Token): boolean {
  if (token.type === "symbol") return token.text === "(" || token.text === "{";
  return token.type === "number" || isFree(token) || (token.type === "name" && token.text === "count");
}

type Operator = "&" | "|" | "-" | "+";

function readChain(cursor: Cursor, operators: readonly Operator[], read: () => Expr): Expr {
  let left = read();
  for (let length = 1; ; length++) {
    const operator = operators.find((one) => cursor.take(one));
    if (!operator) return left;
    checkLength(cursor, length);
    left = { type: "operation", span: { from: 0, to: 0 }, operator, left, right: read() };
    left = { ...left, span: cursor.since(left.left.span.from) };
  }
}

function readOperand(cursor: Cursor): Expr {
  const { here } = cursor;
  if (cursor.takeType("number")) return { type: "number", span: here.span, value: Number(here.text) };
  if (cursor.take("(")) {
    const inner = readExpr(cursor);
    cursor.expect(")");
    return inner;
  }
  if (cursor.take("{")) return readMembers(cursor, here);
  if (cursor.is("count")) return readCount(cursor);
  if (!isFree(here)) return cursor.unexpected(EXPRESSION);
  cursor.next();
  if (!cursor.take("(")) return { type: "name", span: here.span, name: here.text };
  const args = readArguments(cursor);
  return {
    type: "call",
    span: cursor.since(here.span.from),
    word: { span: here.span, name: here.text },
    args,
  };
}

/** Behind the opening bracket; `c as land` are two of them. */
function readArguments(cursor: Cursor): Expr[] {
  const args: Expr[] = [];
  if (cursor.take(")")) return args;
  do {
    checkLength(cursor, args.length);
    args.push(readExpr(cursor));
    if (cursor.take("as")) args.push(readExpr(cursor));
  } while (cursor.take(","));
  cursor.expect(")");
  return args;
}

/** `{a, b}`: the set of them. */
function readMembers(cursor: Cursor, open: Token): Expr {
  const members = readList(cursor, () => readExpr(cursor));
  cursor.expect("}");
  const span = cursor.since(open.span.from);
  return members.reduce((left, right) => ({ type: "operation", span, operator: "|", left, right }));
}

/** `count(x in S: COND)`. */
function readCount(cursor: Cursor): Expr {
  const { from } = cursor.next().span;
  cursor.expect("(");
  const names = readNames(cursor);
  cursor.expect("in");
  const set = readExpr(cursor);
  cursor.expect(":");
  const condition = readCondition(cursor);
  cursor.expect(")");
  return { type: "count", span: cursor.since(from), names, set, condition };
}
