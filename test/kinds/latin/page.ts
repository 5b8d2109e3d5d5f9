import { DIGIT_PAGE } from "../../../web/boards/digits/digit-page.ts";
import type { PageKind } from "../../../web/kinds/contract/page-kind.ts";
import { type LatinPuzzle, SIDES } from "./puzzle.ts";

/** Latin squares as the page shows, names and asks for them. */
export const latinPage: PageKind<LatinPuzzle> = {
  ...DIGIT_PAGE,
  id: "latin",
  rules: {
    en: "Fill every cell so that each row and each column holds every digit exactly once.",
    zh: "在空格里填数字，使每行、每列里，每个数字都恰好出现一次。",
  },
  sign: { text: "1004040030400021", marks: [..."0200200001004300"].map(Number) },
  made: "digging",
  sides: { offered: SIDES, other: false },
  wish: { rows: 5, cols: 5 },
  timed: { rows: 4, cols: 4 },
  wishes: [],
  presets: [{ id: "latin", name: { en: "Latin square", zh: "拉丁方阵" }, text: "0020113000400500000002003" }],
  searches: {},
  programs: [],
  forms: [
    { name: { en: "latin: and the digits, row by row", zh: "latin: 加逐行的数字" }, example: "latin:1020…" },
  ],
};
