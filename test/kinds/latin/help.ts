import { DIGIT_WORDS } from "../../../web/boards/digits/digit-help.ts";
import type { KindHelp } from "../../../web/kinds/contract/kind-help.ts";

const TEXT = "1004040030400021";
const ANSWER = "0230201301024300";

/** Latin squares in pictures and words. */
export const latinHelp: KindHelp = {
  rules: [
    {
      law: "row",
      says: { en: "Every row holds each digit once.", zh: "每一行里，每个数字出现一次。" },
      right: {
        ...{ text: TEXT, marks: ANSWER, cells: [0, 1, 2, 3] },
        says: { en: "This row holds 1, 2, 3 and 4.", zh: "这一行有 1、2、3、4。" },
      },
      wrong: {
        ...{ text: TEXT, marks: "0010000000000000", cells: [0, 2] },
        says: { en: "This row holds 1 twice.", zh: "这一行有两个 1。" },
      },
    },
    {
      law: "column",
      says: { en: "Every column holds each digit once.", zh: "每一列里，每个数字出现一次。" },
      right: {
        ...{ text: TEXT, marks: ANSWER, cells: [0, 4, 8, 12] },
        says: { en: "This column holds 1, 2, 3 and 4.", zh: "这一列有 1、2、3、4。" },
      },
      wrong: {
        ...{ text: TEXT, marks: "0000000000010000", cells: [11, 15] },
        says: { en: "This column holds 1 twice.", zh: "这一列有两个 1。" },
      },
    },
  ],
  words: [
    { word: { en: "House", zh: "区域" }, means: { en: "A row or a column.", zh: "一行或一列。" } },
    ...DIGIT_WORDS,
  ],
};
