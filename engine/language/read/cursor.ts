import type { Words } from "../../model/words.ts";
import { nearest } from "./nearest.ts";
import { type Fault, MOST_REPORTED } from "./problem.ts";
import type { Scanned, Token } from "./scan.ts";
import type { Span } from "./syntax.ts";

/** Thrown where a rule cannot be read on; caught where the next rule begins. */
export class Unreadable extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.text.en);
    this.fault = fault;
  }
}

/** Brackets, quantifiers, "not" within each other. */
const DEEPEST = 40;

/** Words of one rule; later passes over a rule may take more than linear time in them. */
const MOST_WORDS = 1_000;

/** A place in the words of a text, for a reader that goes from left to right. */
export class Cursor {
  readonly faults: Fault[];
  /** Name of the rule that is being read; it goes into each fault. */
  rule: string | null = null;
  readonly #tokens: readonly Token[];
  readonly #closing: ReadonlyMap<number, number>;
  #at = 0;
  #depth = 0;
  /** The word that the rule began with. */
  #begin = 0;

  constructor({ tokens, faults }: Scanned) {
    this.#tokens = tokens;
    this.#closing = matching(tokens);
    this.faults = [...faults];
  }

  get here(): Token {
    return this.#tokens[this.#at];
  }

  /** Where the word before ended. */
  get end(): number {
    return this.#at === 0 ? 0 : this.#tokens[this.#at - 1].span.to;
  }

  /** The word that comes so many after this one; the end, if there are fewer. */
  ahead(count: number): Token {
    return this.#tokens[Math.min(this.#at + count, this.#tokens.length - 1)];
  }

  /** The word behind the bracket that closes the one here; null where none does. */
  behindBracket(): Token | null {
    const closing = this.#closing.get(this.#at);
    return closing === undefined ? null : this.#tokens[closing + 1];
  }

  is(text: string): boolean {
    return isWord(this.here, text);
  }

  /** Goes on by one word; never past the end. Gives a rule up that has too many. */
  next(): Token {
    const token = this.here;
    if (token.type !== "end") this.#at++;
    if (this.#at - this.#begin > MOST_WORDS)
      this.stop(
        "long-rule",
        {
          en: `This rule is too long: a rule has at most ${MOST_WORDS} words and signs.`,
          zh: `这条规则太长：一条规则最多有 ${MOST_WORDS} 个词和符号。`,
        },
        token.span,
      );
    return token;
  }

  /** Says that a rule begins here. */
  begin(): void {
    this.#begin = this.#at;
  }

  /** Goes on if this very word stands here. */
  take(text: string): Token | null {
    return this.is(text) ? this.next() : null;
  }

  takeType(type: Token["type"]): Token | null {
    return this.here.type === type ? this.next() : null;
  }

  expect(text: string): Token {
    return this.take(text) ?? this.unexpected(quoted(text));
  }

  /** Goes on to the next of these words, or to the end. */
  skipTo(text: string): void {
    while (this.here.type !== "end" && !this.is(text)) this.#at++;
  }

  /** From the word that began at `from` to the last one read. */
  since(from: number): Span {
    return { from, to: Math.max(from, this.end) };
  }

  /** Reads something that may hold the like of itself. */
  deeper<T>(read: () => T): T {
    if (this.#depth >= DEEPEST)
      this.stop("too-deep", { en: "This is nested too deeply.", zh: "这里嵌套得太深了。" }, this.here.span);
    this.#depth++;
    try {
      return read();
    } finally {
      this.#depth--;
    }
  }

  /** Reports a fault and goes on reading. */
  report(code: string, text: Words, span: Span): void {
    if (this.faults.length < 2 * MOST_REPORTED) this.faults.push({ code, text, span, rule: this.rule });
  }

  /** Gives this rule up. */
  stop(code: string, text: Words, span: Span): never {
    throw new Unreadable({ code, text, span, rule: this.rule });
  }

  /** Gives this rule up because something else should stand here. */
  unexpected(...wanted: readonly Words[]): never {
    const { here } = this;
    const found: Words =
      here.type === "end"
        ? { en: "the end of the text", zh: "文末" }
        : here.type === "string"
          ? { en: "a text in quotes", zh: "一段引号中的文字" }
          : quoted(here.text);
    const meant = this.#meant(wanted);
    this.stop(
      "expected",
      {
        en: `Expected ${listed(wanted, "en", ", ", " or ")}, but found ${found.en}.${meant ? ` Did you mean "${meant}"?` : ""}`,
        zh: `此处应为${listed(wanted, "zh", "、", "或")}，却是${found.zh}。${meant ? `是否想写“${meant}”？` : ""}`,
      },
      here.span,
    );
  }

  /** The one of the wanted words that this word or the one before looks like. */
  #meant(wanted: readonly Words[]): string | null {
    const words = wanted.flatMap(({ en }) => /^"(\w{2,})"$/.exec(en)?.[1] ?? []);
    for (const { type, text } of [this.here, this.#tokens[Math.max(0, this.#at - 1)]]) {
      const meant = type === "name" && text.length > 1 && !words.includes(text) && nearest(text, words);
      if (meant) return meant;
    }
    return null;
  }
}

export function isWord(token: Token, text: string): boolean {
  return token.text === text && (token.type === "name" || token.type === "symbol");
}

/** A word of a rule as sentences quote it. */
export function quoted(text: string): Words {
  return { en: `"${text}"`, zh: `“${text}”` };
}

function listed(wanted: readonly Words[], lang: "en" | "zh", between: string, last: string): string {
  const words = wanted.map((one) => one[lang]);
  const ending = words.pop() ?? "";
  return words.length === 0 ? ending : `${words.join(between)}${last}${ending}`;
}

/** Which round bracket closes which, by place. */
function matching(tokens: readonly Token[]): Map<number, number> {
  const closing = new Map<number, number>();
  const open: number[] = [];
  tokens.forEach((token, at) => {
    if (isWord(token, "(")) open.push(at);
    else if (isWord(token, ")")) {
      const from = open.pop();
      if (from !== undefined) closing.set(from, at);
    } else if (isWord(token, "rule") || isWord(token, "RULE")) open.length = 0;
  });
  return closing;
}
