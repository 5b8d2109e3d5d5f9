import type { Words } from "../../model/words.ts";
import { readCondition } from "./condition.ts";
import type { Cursor } from "./cursor.ts";
import type { Token } from "./scan.ts";
import type { Expr, Name } from "./syntax.ts";

/** Words with a meaning of their own: nothing else can be called so. */
export const LANGUAGE_WORDS: readonly string[] = [
  "rule",
  "for",
  "if",
  "then",
  "say",
  "mark",
  "each",
  "in",
  "subset",
  "where",
  "and",
  "or",
  "not",
  "no",
  "some",
  "all",
  "one",
  "count",
  "as",
  "of",
  "true",
  "false",
];

const EXPRESSION: Words = { en: "a name, a number or a set", zh: "一个名字、数或集合" };
const NAME: Words = { en: "a name", zh: "一个名字" };
/** Operators in a row, names in a list, arguments. */
const LONGEST = 40;

/** A name that is not a word of the language itself. */
export function isFree(token: Token): boolean {
  return token.type === "name" && !LANGUAGE_WORDS.includes(token.text);
}

export function readName(cursor: Cursor): Name {
  const { here } = cursor;
  if (!isFree(here)) cursor.unexpected(NAME);
  cursor.next();
  return { span: here.span, name: here.text };
}

/** `a, b, c`. */
export function readNames(cursor: Cursor): Name[] {
  return readList(cursor, () => readName(cursor));
}

/** One or more of something with commas between. */
export function readList<T>(cursor: Cursor, read: () => T): T[] {
  const items = [read()];
  while (cursor.take(",")) {
    checkLength(cursor, items.length);
    items.push(read());
  }
  return items;
}

/** What `&` joins binds before what `|`, `-` and `+` join; else from left to right. */
export function readExpr(cursor: Cursor): Expr {
  return cursor.deeper(() =>
    readChain(cursor, ["|", "-", "+"], () => readChain(cursor, ["&"], () => readOperand(cursor))),
  );
}

export function beginsExpr(token: Token): boolean {
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

function checkLength(cursor: Cursor, length: number): void {
  if (length >= LONGEST)
    cursor.stop("too-long", { en: "This goes on for too long.", zh: "这里太长了。" }, cursor.here.span);
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
