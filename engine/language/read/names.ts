import type { Words } from "../../model/words.ts";
import type { Cursor } from "./cursor.ts";
import type { Token } from "./scan.ts";
import type { Name } from "./syntax.ts";

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

/** Stops where so much of one thing stands in a row that nobody wrote it by hand. */
export function checkLength(cursor: Cursor, length: number): void {
  if (length >= LONGEST)
    cursor.stop("too-long", { en: "This goes on for too long.", zh: "这里太长了。" }, cursor.here.span);
}
