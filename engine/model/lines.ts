const LINE_END = /\r\n|\r|\n/;

/**
 * The lines of a text, with any line ends.
 *
 * Readers of texts from outside cut a text into lines, lines into words, and match each piece from its first
 * character on. Their regular expressions are anchored, or repeat without a limit only a class that cannot
 * hold its own beginning; no repetition can match its continuation. So the time is linear in the text
 * (`test/readers`).
 */
export function linesOf(text: string): string[] {
  return text.split(LINE_END);
}

/** The first line whose beginning a pattern matches, with the match; blanks before it do not count. Null: there is none. */
export function firstLine(text: string, pattern: RegExp): RegExpExecArray | null {
  for (const line of linesOf(text)) {
    const match = pattern.exec(line.trimStart());
    if (match) return match;
  }
  return null;
}

/** Whether a blank of any script stands at this place. */
export function isBlank(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 0x80) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  return /\s/.test(text[at]);
}
