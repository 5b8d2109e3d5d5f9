import type { Words } from "../../model/words.ts";
import { type Cursor, isWord, quoted } from "../read/cursor.ts";
import type { Expr, Name, Span } from "../read/syntax.ts";

/** The words that this syntax is made of. */
export const SEED_WORDS: readonly string[] = [
  ...["RULE", "ADVANCED", "FORALL", "FOR", "IF", "THEN", "ALL", "ANY", "EXISTS", "true"],
  ...["cantbe", "mustbe", "sure", "a", "gong", "export_cantbe", "export_mustbe"],
];

const NAME: Words = { en: "a name", zh: "一个名字" };
const NUMBER: Words = { en: "a name or a number", zh: "一个名字或数" };
/** The set that the variables range over. */
const NUMBERS = "numbers";
/** Names in one list, lists in one rule. */
export const MOST_NAMES = 12;

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
export function isKeyword(cursor: Cursor): boolean {
  return SEED_WORDS.includes(cursor.here.text) && !(cursor.is("a") || cursor.is("gong"));
}

/** `(i, j)`, `(i, j, num)`: just so many. */
export function readArguments(cursor: Cursor, count: number): Expr[] {
  cursor.expect("(");
  const args = [readSeedTerm(cursor)];
  while (args.length < count) {
    cursor.expect(",");
    args.push(readSeedTerm(cursor));
  }
  cursor.expect(")");
  return args;
}

export function cell(span: Span, row: Expr, column: Expr): Expr {
  return { type: "call", span, word: { span, name: "cell" }, args: [row, column] };
}

export function readSeedNames(cursor: Cursor): Name[] {
  const names: Name[] = [];
  do {
    const { here } = cursor;
    if (here.type !== "name" || SEED_WORDS.some((word) => word !== "a" && word === here.text))
      cursor.unexpected(NAME);
    if (names.length >= MOST_NAMES) tooMany(cursor);
    cursor.next();
    names.push({ span: here.span, name: here.text });
  } while (cursor.take(","));
  return names;
}

export function tooMany(cursor: Cursor): never {
  return cursor.stop("too-long", { en: "This goes on for too long.", zh: "这里太长了。" }, cursor.here.span);
}

export function numbers(span: Span): Expr {
  return { type: "name", span, name: NUMBERS };
}
