import { type Cursor, quoted } from "./cursor.ts";
import { isFree } from "./names.ts";
import { nearest } from "./nearest.ts";
import type { LawNode } from "./syntax.ts";

/** The part between the word "rule" and the first "for", "if" or "then". */
export interface Header {
  readonly name: string;
  readonly nameSpan: { readonly from: number; readonly to: number };
  readonly zh: string | null;
  readonly level: number;
  /** For the rule itself and, with `flip`, for the flipped one. */
  readonly numbers: readonly number[];
  readonly advanced: boolean;
  readonly flip: boolean;
  readonly laws: readonly LawNode[];
}

const WORDS = ["zh", "level", "number", "advanced", "flip", "law"];
const HARDEST = 7;
/** Words of one head with their arguments. */
const MOST_HEADER_WORDS = 24;
/** Level of a rule that does not say. */
const LEVEL = 1;

/** The header behind the word `rule`: a name, then optional words in any order. */
export function readHeader(cursor: Cursor): Header {
  const title = cursor.takeType("string");
  if (!title) return cursor.unexpected({ en: "the rule's name in quotes", zh: "引号中的规则名" });
  cursor.rule = title.text;
  let zh: string | null = null;
  let level = LEVEL;
  let numbers: number[] = [];
  let advanced = false;
  let flip = false;
  let laws: LawNode[] = [];
  for (let words = 0; ; words++) {
    if (words > MOST_HEADER_WORDS)
      cursor.stop("too-long", { en: "This goes on for too long.", zh: "这里太长了。" }, cursor.here.span);
    if (cursor.take("zh")) zh = readText(cursor);
    else if (cursor.take("level")) level = readLevel(cursor);
    else if (cursor.take("number")) numbers = readNumbers(cursor);
    else if (cursor.take("advanced")) advanced = true;
    else if (cursor.take("flip")) flip = true;
    else if (cursor.take("law")) laws = readLaws(cursor);
    else if (!skipsUnknown(cursor)) break;
  }
  return { name: title.text, nameSpan: title.span, zh, level, numbers, advanced, flip, laws };
}

function readText(cursor: Cursor): string {
  const token = cursor.takeType("string");
  return token ? token.text : cursor.unexpected({ en: "a text in quotes", zh: "一段引号中的文字" });
}

function readNumber(cursor: Cursor): number {
  const token = cursor.takeType("number");
  return token ? Number(token.text) : cursor.unexpected({ en: "a number", zh: "一个数" });
}

function readLevel(cursor: Cursor): number {
  const { span } = cursor.here;
  const level = readNumber(cursor);
  if (level <= HARDEST) return level;
  cursor.report("level", { en: `A level is from 0 to ${HARDEST}.`, zh: `级别为 0 到 ${HARDEST}。` }, span);
  return HARDEST;
}

function readNumbers(cursor: Cursor): number[] {
  const numbers = [readNumber(cursor)];
  if (cursor.take(",")) numbers.push(readNumber(cursor));
  return numbers;
}

function readLaws(cursor: Cursor): LawNode[] {
  const laws = [readLaw(cursor)];
  while (cursor.take(",")) laws.push(readLaw(cursor));
  return laws;
}

/** A law's id; some have a hyphen in them. */
function readLaw(cursor: Cursor): LawNode {
  const first = cursor.takeType("name") ?? cursor.unexpected({ en: "a law", zh: "一条规定" });
  let id = first.text;
  while (cursor.is("-") && cursor.ahead(1).type === "name") {
    cursor.next();
    id += `-${cursor.next().text}`;
  }
  return { span: cursor.since(first.span.from), id };
}

/** Reports an unknown word of a header and goes on behind it and its arguments. */
function skipsUnknown(cursor: Cursor): boolean {
  const { here } = cursor;
  const known = [...WORDS, "for", "if", "then"];
  if (!isFree(here)) return false;
  const meant = nearest(here.text, known);
  if (meant && !WORDS.includes(meant)) return false;
  const word = quoted(here.text);
  cursor.report(
    "header",
    {
      en: `${word.en} is none of the words of a rule's head (${WORDS.join(", ")}).${meant ? ` Did you mean "${meant}"?` : ""}`,
      zh: `${word.zh}不是规则头部的词（${WORDS.join("、")}）。${meant ? `是否想写“${meant}”？` : ""}`,
    },
    here.span,
  );
  cursor.next();
  if (!cursor.takeType("number")) cursor.takeType("string");
  return true;
}
