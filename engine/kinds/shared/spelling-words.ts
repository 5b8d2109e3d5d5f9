import type { Spelling } from "../contract/kind.ts";

/*
 * File formats that several kinds have, each but for what it writes.
 */

type Named = Pick<Spelling, "id" | "ending" | "name" | "note">;

/** The text of the editor of pzpr, puzz.link and others. */
export const PZPR: Named = {
  id: "pzpr",
  ending: "txt",
  name: { en: "pzpr file", zh: "pzpr 文件" },
  note: { en: "For puzz.link and similar sites.", zh: "用于 puzz.link 及同类网站。" },
};

/** The digits of the board in one line. */
export const DIGIT_LINE: Named = {
  id: "line",
  ending: "txt",
  name: { en: "Plain digits", zh: "纯数字" },
  note: { en: "One line of text, for anything.", zh: "一行文本，到处可用。" },
};

/** The canonical text in one line. */
export const PLAIN_LINE: Named = {
  ...DIGIT_LINE,
  name: { en: "Plain text", zh: "纯文本" },
};
