import type { PlayKind } from "../../../engine/kinds/contract/kind.ts";
import { noneFinished } from "../../../engine/kinds/shared/defaults.ts";
import { listed } from "../../../engine/kinds/shared/listed.ts";
import { cellOf, is, isNegative, isNot, valueOf } from "../../../engine/model/fact.ts";
import { cellName } from "../../../engine/model/lattice.ts";
import { fail, ok, type Result } from "../../../engine/model/result.ts";
import { type LatinPuzzle, latinPuzzle, linesOf } from "./puzzle.ts";

/** Latin squares as the page knows them. */
export const latin: PlayKind<LatinPuzzle> = {
  id: "latin",
  hand: "digits",
  name: { en: "Latin square", zh: "拉丁方阵" },
  parse(text) {
    const side = Math.sqrt(text.length);
    const isSquare =
      [4, 5, 6].includes(side) && [...text].every((sign) => sign >= "0" && sign <= String(side));
    return isSquare ? ok(latinPuzzle([...text].map(Number))) : refused();
  },
  format: ({ digits }) => digits.join(""),
  read: ({ cells, values }, board) =>
    Array.from({ length: cells }, (_, cell) => {
      if (board.marks[cell]) return [is(cell, board.marks[cell])];
      const struck = Array.from({ length: board.auto ? values : 0 }, (_, digit) => digit);
      return struck.filter((digit) => board.struck[cell] & (1 << digit)).map((digit) => isNot(cell, digit));
    }).flat(),
  write(puzzle, board, fact) {
    const [cell, digit] = [cellOf(fact), valueOf(fact)];
    const isShown = isNegative(fact)
      ? !board.auto || !(latin.candidates(puzzle, board)[cell] & (1 << digit))
      : puzzle.digits[cell] > 0 || board.marks[cell] === digit;
    if (isShown) return null;
    if (!isNegative(fact)) return { type: "mark", cells: [cell], mark: digit };
    return { type: "note", layer: "struck", cells: [cell], value: digit, on: true };
  },
  completed: (_puzzle, marks) => marks,
  marksOf: ({ digits }, answer) => answer.map((digit, cell) => (digits[cell] ? 0 : digit)),
  candidates({ rows, digits }, { marks, struck }) {
    const shown = digits.map((digit, cell) => digit || marks[cell]);
    const lines = linesOf(rows).map((cells) => cells.reduce((bits, cell) => bits | (1 << shown[cell]), 1));
    return shown.map((digit, cell) => {
      const seen = lines[Math.floor(cell / rows)] | lines[rows + (cell % rows)] | struck[cell];
      return digit ? 0 : ((2 << rows) - 2) & ~seen;
    });
  },
  finished: noneFinished,
  formatMarks: (_puzzle, marks) => (marks.some((mark) => mark > 0) ? marks.join("") : ""),
  parseMarks: ({ cells }, text) => (text.length === cells ? ok([...text].map(Number)) : refused()),
  sayFact(puzzle, fact, lang) {
    const verb = isNegative(fact) ? { en: "is not", zh: "不是" } : { en: "is", zh: "是" };
    return `${cellName(cellOf(fact), puzzle.cols)} ${verb[lang]} ${valueOf(fact)}`;
  },
  sayBinding({ cols }, binding, lang) {
    if (binding.as === "house") {
      const zh = `第 ${binding.of} ${binding.law === "row" ? "行" : "列"}`;
      return lang === "en" ? `${binding.law} ${binding.of}` : zh;
    }
    const name = (of: number) => (binding.as.startsWith("cell") ? cellName(of, cols) : String(of));
    return listed([binding.of].flat().map(name), lang);
  },
  lawTexts: {
    row: { en: "Every row holds each digit exactly once.", zh: "每一行里，每个数字恰好出现一次。" },
    column: { en: "Every column holds each digit exactly once.", zh: "每一列里，每个数字恰好出现一次。" },
    cell: { en: "Every cell holds exactly one digit.", zh: "每一格恰好填一个数字。" },
  },
  spellValue: (_puzzle, value) => String(value),
};

function refused(): Result<never> {
  return fail("latin", {
    en: "This is no Latin square of 4x4 to 6x6.",
    zh: "这不是 4x4 到 6x6 的拉丁方阵。",
  });
}
