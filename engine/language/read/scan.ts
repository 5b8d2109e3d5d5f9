import { type Fault, MOST_REPORTED } from "./problem.ts";
import type { Span, Text } from "./syntax.ts";

/** A word of the text. A string's `text` is the part between its quotes. */
export interface Token {
  readonly type: "name" | "number" | "string" | "symbol" | "end";
  readonly text: string;
  readonly span: Span;
}

/** A text as words. The last token is the end. */
export interface Scanned {
  readonly tokens: readonly Token[];
  readonly comments: readonly Text[];
  readonly faults: readonly Fault[];
}

/** Longest first, so that `<=` is not read as `<`. */
export const SYMBOLS: readonly string[] = [..."&& || == != <= >=".split(" "), ...",;:=<>(){}&|-+!"];
/** Their forms on Chinese and mathematical keyboards. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  "，": ",",
  "、": ",",
  "；": ";",
  "：": ":",
  "＝": "=",
  "＜": "<",
  "＞": ">",
  "（": "(",
  "）": ")",
  "｛": "{",
  "｝": "}",
  "＆": "&",
  "｜": "|",
  "－": "-",
  "＋": "+",
  "！": "!",
  "≠": "!=",
  "≤": "<=",
  "≥": ">=",
};
const CLOSING: Readonly<Record<string, string>> = { '"': '"', "“": "”", "「": "」" };

const SPACE = /\s+/y;
const NAME = /[\p{L}_][\p{L}\p{N}_]*/uy;
const NUMBER = /[0-9]+/y;
/** More digits than any number here needs. */
const MOST_DIGITS = 6;

/** Cuts a text into words; comments are `//` or `#` to the end of the line, or between `/*` and its end. Linear time. */
export function scan(source: string): Scanned {
  const tokens: Token[] = [];
  const comments: Text[] = [];
  const faults: Fault[] = [];
  let at = 0;

  const add = (type: Token["type"], to: number, text = source.slice(at, to)): void => {
    tokens.push({ type, text, span: { from: at, to } });
    at = to;
  };
  const fault = (code: string, to: number, en: string, zh: string): void => {
    if (faults.length < MOST_REPORTED)
      faults.push({ code, text: { en, zh }, span: { from: at, to }, rule: null });
  };
  const match = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0] ?? null;
  };
  /** Where the line ends that is being read; looked for once a line. */
  let end = -1;
  const lineEnd = (): number => {
    if (end < at) end = source.indexOf("\n", at);
    if (end === -1) end = source.length;
    return end;
  };

  const comment = (): boolean => {
    if (source.startsWith("/*", at)) {
      const close = source.indexOf("*/", at + 2);
      const to = close === -1 ? source.length : close + 2;
      if (close === -1)
        fault(
          "open-comment",
          at + 2,
          'This comment has no end: "*/" is missing.',
          "这个注释没有结束：缺少“*/”。",
        );
      comments.push({ span: { from: at, to }, text: source.slice(at + 2, close === -1 ? to : close) });
      at = to;
      return true;
    }
    const length = source.startsWith("//", at) ? 2 : source[at] === "#" ? 1 : 0;
    if (length === 0) return false;
    const to = lineEnd();
    comments.push({ span: { from: at, to }, text: source.slice(at + length, to) });
    at = to;
    return true;
  };

  const string = (closing: string): void => {
    const end = lineEnd();
    const length = source.slice(at + 1, end).indexOf(closing);
    const closed = length !== -1;
    const close = closed ? at + 1 + length : end;
    if (!closed)
      fault(
        "open-text",
        at + 1,
        `This text has no end: ${closing} is missing on its line.`,
        `这段文字没有结束：本行缺少 ${closing}。`,
      );
    add("string", closed ? close + 1 : end, source.slice(at + 1, close));
  };

  const symbol = (): boolean => {
    const written = WRITTEN_AS[source[at]];
    const found = written ?? SYMBOLS.find((text) => source.startsWith(text, at));
    if (found === undefined) return false;
    add("symbol", at + (written ? 1 : found.length), found);
    return true;
  };

  while (at < source.length) {
    const space = match(SPACE);
    if (space) {
      at += space.length;
      continue;
    }
    if (comment()) continue;
    if (Object.hasOwn(CLOSING, source[at])) {
      string(CLOSING[source[at]]);
      continue;
    }
    const name = match(NAME);
    if (name) {
      add("name", at + name.length);
      continue;
    }
    const digits = match(NUMBER);
    if (digits) {
      const to = at + digits.length;
      if (digits.length > MOST_DIGITS) fault("big-number", to, "This number is too large.", "这个数太大了。");
      add("number", to, digits.slice(0, MOST_DIGITS));
      continue;
    }
    if (symbol()) continue;
    const letter = String.fromCodePoint(source.codePointAt(at) as number);
    const to = at + letter.length;
    fault("letter", to, `"${letter}" has no meaning in rules.`, `“${letter}”在规则中没有意义。`);
    at = to;
  }
  add("end", at);
  return { tokens, comments, faults };
}
