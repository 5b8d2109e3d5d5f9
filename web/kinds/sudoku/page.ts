import { svg } from "lit";
import type { SudokuPuzzle } from "../../../engine/kinds/sudoku/puzzle.ts";
import { isNegative, valueOf } from "../../../engine/model/fact.ts";
import { linesOf, numbersOf } from "../../boards/drawing.ts";
import type { PageKind } from "../page-kind.ts";
import { boxOf } from "./box.ts";
import { sudokuWishes } from "./wishes.ts";

/** Sudoku as the page shows, names and asks for it. */
export const sudokuPage: PageKind<SudokuPuzzle> = {
  id: "sudoku",
  rules: {
    en: "Fill every cell so that each row, each column and each framed box holds every digit exactly once. The printed digits stay as they are.",
    zh: "在空格里填数字，使每行、每列和每个粗线框出的宫里，每个数字都恰好出现一次。题目给出的数字不能改动。",
  },
  sign: { text: "1..4..1.2..34.21", marks: [..."0200300000000300"].map(Number) },
  picture: ({ size, digits }, marks) => svg`${rulings(size)}
    ${numbersOf(digits, size, "given")} ${numbersOf(marks, size, "yours")}`,
  print({ size, digits }, answer) {
    const found = answer?.map((value, cell) => (digits[cell] ? 0 : value)) ?? [];
    return svg`${rulings(size)} ${numbersOf(digits, size, "given")} ${numbersOf(found, size, "found")}`;
  },
  sayShown: ({ digits }, cell, mark) => String(digits[cell] || mark),
  asked: ({ size }) =>
    Array.from({ length: size }, (_, index) => {
      const digit = String(index + 1);
      return { asked: index + 1, button: digit, name: digit };
    }),
  drawn: (fact) => (isNegative(fact) ? null : valueOf(fact)),
  sayChoice: (fact) => `${isNegative(fact) ? "≠" : ""}${valueOf(fact)}`,
  spelled: (line) => line.split(/[\s,;|]+/, 1)[0].replace(/[._*xX-]/g, "0"),
  sayGivens: (n, lang) => (lang === "zh" ? `${n} 个已知数` : `${n} givens`),
  sides: { offered: [4, 6, 9], other: false },
  wish: { rows: 9, cols: 9, level: 2, symmetry: "half-turn" },
  timed: { rows: 9, cols: 9 },
  wishes: sudokuWishes,
  presets: [
    {
      id: "easy",
      name: { en: "Easy", zh: "简单" },
      text: "000153290350700010104026000080067000670500000425000000530600000040010709210900045",
    },
    {
      id: "hard",
      name: { en: "Hard", zh: "困难" },
      text: "028000000900023700001600240047000000300000009000080010000005820500004000000800070",
    },
    {
      id: "extreme",
      name: { en: "Extremely hard", zh: "极难" },
      text: "010273400000001007082000000170054000000100500450090010000010000005009100800000006",
    },
    {
      id: "several",
      name: { en: "Eight answers", zh: "八个答案" },
      text: "000008070900032680001670530189000000000019857050306490200005006000723905507461308",
    },
  ],
  searches: {
    brute: {
      en: "Fills the cells in order and tests only rows and columns on the way; the boxes wait until the board is full.",
      zh: "按顺序逐格填数，途中只检查行和列，填满后才检查宫。",
    },
    fast: {
      en: "The app’s own: candidates as bits, whole bands of boxes at a time, and all that follows before it tries anything.",
      zh: "本应用自己的搜索：用位表示候选数，一次处理整条宫带，能推出的全部推完才去尝试。",
    },
  },
  newRule: (name) => `rule "${name}" level 2
  for c in cells, {d} = marks(c)
  if c open
  then c is d
  say en "{c} can only be {d}."
      zh "{c} 只能是 {d}。"
`,
  programs: ["SudokuPad", "f-puzzles"],
  forms: [
    {
      name: {
        en: "81, 36 or 16 digits of a Sudoku; blanks as 0 or a dot",
        zh: "数独的 81、36 或 16 个数字，空格写作 0 或点",
      },
      example: "4.2.1…3..9",
    },
    {
      name: { en: "A Sudoku line by line, with or without frames", zh: "逐行书写的数独，有无边框均可" },
      example: "4 . 2 | . 1 .\n. . 3 | 9 . .",
    },
  ],
};

/** Thin lines around cells and thick ones around boxes. */
function rulings(size: number) {
  const [high, wide] = boxOf(size);
  return svg`<path class="lines" d=${linesOf(size, size, 1, 1)}></path>
    <path class="boxes" d=${linesOf(size, size, high, wide)}></path>`;
}
