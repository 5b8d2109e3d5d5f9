import { cellOf, type Fact, isNegative, type Value, valueOf } from "../../model/fact.ts";
import { cellName } from "../../model/lattice.ts";
import { ONE_ANSWER } from "../../model/rule.ts";
import { type Lang, unspaced, type Words } from "../../model/words.ts";
import type { DigitPuzzle } from "./digit-puzzle.ts";
import { ONE_ANSWER_TEXT } from "./one-answer.ts";

/** The laws of boards of digits, one sentence each, by id. */
export const DIGIT_LAW_TEXTS = {
  box: { en: "Every box holds each digit exactly once.", zh: "每个宫里，每个数字恰好出现一次。" },
  row: { en: "Every row holds each digit exactly once.", zh: "每一行里，每个数字恰好出现一次。" },
  column: { en: "Every column holds each digit exactly once.", zh: "每一列里，每个数字恰好出现一次。" },
  cell: { en: "Every cell holds exactly one digit.", zh: "每一格恰好填一个数字。" },
  [ONE_ANSWER]: ONE_ANSWER_TEXT,
} satisfies Record<string, Words>;

/** "R3C5 is 7" or "R3C5 is not 7". */
export function sayFact(puzzle: DigitPuzzle, fact: Fact, lang: Lang): string {
  const name = cellName(cellOf(fact), puzzle.cols, lang);
  const verb = lang === "en" ? (isNegative(fact) ? "is not" : "is") : isNegative(fact) ? "不是" : "是";
  return unspaced(`${name} ${verb} ${spellValue(puzzle, valueOf(fact))}`);
}

/** The digit. */
export function spellValue(_puzzle: DigitPuzzle, value: Value): string {
  return String(value);
}
