import { HighlightStyle, type StreamParser, type StringStream } from "@codemirror/language";
import { tags } from "@lezer/highlight";

/** Words that shape a rule, in both syntaxes; the first one's are written in capitals. */
const SHAPE = new Set(
  "rule number level advanced laws law flip for if then say en zh mark each RULE ADVANCED FORALL FOR IF THEN".split(
    " ",
  ),
);
/** Words that join, count and range. */
const JOIN = new Set(
  "in and or not no some all one count where as subset is can open of ANY EXISTS ALL true false".split(" "),
);
/** Words of the first expert systems. */
const FIRST = new Set("cantbe mustbe sure a gong export_cantbe export_mustbe".split(" "));

const CLOSING: Readonly<Record<string, string>> = { '"': '"', "“": "”", "「": "」" };

interface TokenizerState {
  /** Within a comment that goes on over lines. */
  comment: boolean;
}

/** The colours of rules, word by word; the worker checks the syntax. `words` are the kind's own. */
export function ruleColours(words: ReadonlySet<string>): StreamParser<TokenizerState> {
  return {
    name: "rules",
    startState: () => ({ comment: false }),
    copyState: (place) => ({ ...place }),
    token: (stream, place) => token(stream, place, words),
    languageData: { commentTokens: { line: "#" }, closeBrackets: { brackets: ["(", "{", '"'] } },
    tokenTable: { shape: tags.keyword, join: tags.operatorKeyword, word: tags.typeName },
  };
}

function token(stream: StringStream, place: TokenizerState, words: ReadonlySet<string>): string | null {
  if (place.comment || stream.match("/*")) {
    place.comment = !stream.match(/^.*?\*\//);
    if (place.comment) stream.skipToEnd();
    return "comment";
  }
  if (stream.eatSpace()) return null;
  if (stream.match("#") || stream.match("//")) {
    stream.skipToEnd();
    return "comment";
  }
  if (stream.match(/^[0-9]+/)) return "number";
  const name = stream.match(/^[\p{L}_][\p{L}\p{N}_]*/u);
  if (name && typeof name === "object") return kindOf(name[0], words);
  const first = stream.next() ?? "";
  const close = CLOSING[first];
  if (!close) return /[{}()]/.test(first) ? "bracket" : "operator";
  while (!stream.eol() && stream.next() !== close);
  return "string";
}

function kindOf(name: string, words: ReadonlySet<string>): string {
  if (SHAPE.has(name)) return "shape";
  if (JOIN.has(name)) return "join";
  return FIRST.has(name) || words.has(name) ? "word" : "variableName";
}

/** The tokens' looks: colour and weight or slant, so that colour is never alone. */
export const ruleHighlights = HighlightStyle.define([
  { tag: tags.keyword, color: "var(--accent)", fontWeight: "700" },
  { tag: tags.operatorKeyword, color: "var(--accent)" },
  { tag: tags.typeName, color: "var(--conclude-edge)" },
  { tag: tags.string, color: "var(--elim)" },
  { tag: tags.number, color: "var(--ink)", fontWeight: "700" },
  { tag: tags.comment, color: "var(--ink-note)", fontStyle: "italic" },
]);
