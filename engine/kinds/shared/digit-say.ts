import { type Cell, cellOf, type Fact, isNegative, type Value, valueOf } from "../../model/fact.ts";
import { cellName } from "../../model/lattice.ts";
import type { Binding } from "../../model/rule.ts";
import { type Lang, unspaced, type Words } from "../../model/words.ts";
import type { DigitPuzzle } from "./digit-puzzle.ts";
import { listed, listedCells } from "./listed.ts";

/** The laws of boards of digits, one sentence each, by id. */
export const DIGIT_LAW_TEXTS = {
  box: { en: "Every box holds each digit exactly once.", zh: "每个宫里，每个数字恰好出现一次。" },
  row: { en: "Every row holds each digit exactly once.", zh: "每一行里，每个数字恰好出现一次。" },
  column: { en: "Every column holds each digit exactly once.", zh: "每一列里，每个数字恰好出现一次。" },
  cell: { en: "Every cell holds exactly one digit.", zh: "每一格恰好填一个数字。" },
} satisfies Record<string, Words>;

const HOUSE_NAMES: Readonly<Record<string, string>> = { row: "行", column: "列", box: "宫" };

/** "R3C5 is 7" or "R3C5 is not 7". */
export function sayFact(puzzle: DigitPuzzle, fact: Fact, lang: Lang): string {
  const name = cellName(cellOf(fact), puzzle.cols, lang);
  const verb = lang === "en" ? (isNegative(fact) ? "is not" : "is") : isNegative(fact) ? "不是" : "是";
  return unspaced(`${name} ${verb} ${spellValue(puzzle, valueOf(fact))}`);
}

/** "R3C5", "R1C2 and R3C4", "4 and 7", "row 3". */
export function sayBinding(puzzle: DigitPuzzle, binding: Binding, lang: Lang): string {
  const named = (cell: Cell): string => cellName(cell, puzzle.cols, lang);
  switch (binding.as) {
    case "cell":
      return named(binding.of);
    case "cells":
      return listedCells(binding.of.map(named), lang);
    case "values":
      return listed(binding.of.map(String), lang);
    case "house":
      return lang === "en" ? `${binding.law} ${binding.of}` : `第${binding.of}${HOUSE_NAMES[binding.law]}`;
    default:
      return String(binding.of);
  }
}

/** The digit. */
export function spellValue(_puzzle: DigitPuzzle, value: Value): string {
  return String(value);
}
