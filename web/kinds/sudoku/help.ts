import { DIGIT_WORDS } from "../../boards/digits/digit-help.ts";
import type { HelpBoard, KindHelp } from "../contract/kind-help.ts";

/** The small board of all pictures, and its answer. */
const TEXT = "1..4..1.2..34.21";
const ANSWER = "0230340201400300";

/** Sudoku in pictures and words. */
export const sudokuHelp: KindHelp = {
  rules: [
    {
      law: "row",
      says: { en: "Every row holds each digit once.", zh: "每一行里，每个数字出现一次。" },
      right: right([4, 5, 6, 7], "This row holds 3, 4, 1 and 2.", "这一行有 3、4、1、2。"),
      wrong: {
        text: TEXT,
        marks: "0230340200400100",
        cells: [13, 15],
        says: { en: "This row holds 1 twice.", zh: "这一行有两个 1。" },
      },
    },
    {
      law: "column",
      says: { en: "Every column holds each digit once.", zh: "每一列里，每个数字出现一次。" },
      right: right([0, 4, 8, 12], "This column holds 1, 3, 2 and 4.", "这一列有 1、3、2、4。"),
      wrong: {
        text: TEXT,
        marks: "0230400201400300",
        cells: [4, 12],
        says: { en: "This column holds 4 twice.", zh: "这一列有两个 4。" },
      },
    },
    {
      law: "box",
      says: { en: "Every framed box holds each digit once.", zh: "每个粗线宫里，每个数字出现一次。" },
      right: right([8, 9, 12, 13], "This box holds 2, 1, 4 and 3.", "这一宫有 2、1、4、3。"),
      wrong: {
        text: TEXT,
        marks: "0230300204000300",
        cells: [9, 12],
        says: { en: "This box holds 4 twice.", zh: "这一宫有两个 4。" },
      },
    },
  ],
  words: [
    {
      word: { en: "House", zh: "区域" },
      means: { en: "A row, a column or a box.", zh: "一行、一列或一宫。" },
    },
    ...DIGIT_WORDS,
  ],
};

function right(cells: readonly number[], en: string, zh: string): HelpBoard {
  return { text: TEXT, marks: ANSWER, cells, says: { en, zh } };
}
