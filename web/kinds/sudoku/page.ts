import type { SudokuPuzzle } from "../../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { DIGIT_PAGE } from "../../boards/digits/digit-page.ts";
import type { PageKind } from "../contract/page-kind.ts";
import { sudokuWishes } from "./wishes.ts";

/** Sudoku as the page shows, names and asks for it. */
export const sudokuPage: PageKind<SudokuPuzzle> = {
  ...DIGIT_PAGE,
  id: "sudoku",
  rules: {
    en: "Fill every cell so that each row, each column and each framed box holds every digit exactly once. The printed digits stay as they are.",
    zh: "在空格里填数字，使每行、每列和每个粗线框出的宫里，每个数字都恰好出现一次。题目给出的数字不能改动。",
  },
  sign: { text: "1..4..1.2..34.21", marks: [..."0200300000000300"].map(Number) },
  made: "digging",
  sides: { offered: [4, 6, 9], other: false, hardest: { 4: 1, 6: 5 } },
  wish: { rows: 9, cols: 9, level: 2, symmetry: "half-turn" },
  timed: { rows: 9, cols: 9 },
  wishes: sudokuWishes,
  presets: [
    {
      id: "easy",
      name: { en: "Beginner", zh: "入门" },
      text: "000153290350700010104026000080067000670500000425000000530600000040010709210900045",
    },
    {
      id: "hard",
      name: { en: "Medium", zh: "中级" },
      text: "028000000900023700001600240047000000300000009000080010000005820500004000000800070",
    },
    {
      id: "extreme",
      name: { en: "Hard", zh: "高级" },
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
