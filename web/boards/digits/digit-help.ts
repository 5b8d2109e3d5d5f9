/*
 * Words of puzzles of digits, whatever their kind: members of its `KindHelp`.
 */

/** A house is the kind's to explain. */
export const DIGIT_WORDS = [
  {
    word: { en: "Given", zh: "已知数" },
    means: { en: "A printed digit. It cannot be changed.", zh: "题目印好的数字，不能改动。" },
  },
  {
    word: { en: "Candidate", zh: "候选数" },
    means: {
      en: "A digit that a cell could still hold. Notes write candidates down.",
      zh: "某一格还可能填的数字，用笔记记下来。",
    },
  },
  {
    word: { en: "Naked single", zh: "唯一余数" },
    means: { en: "A cell with a single candidate left.", zh: "某一格只剩一个候选数。" },
  },
  {
    word: { en: "Hidden single", zh: "排除" },
    means: {
      en: "A digit with a single place left in a house.",
      zh: "某个数字在一个区域里只剩一个位置。",
    },
  },
  {
    word: { en: "Pair", zh: "数对" },
    means: {
      en: "Two cells of a house that share two digits between them, so no other cell there holds either.",
      zh: "同一区域的两格恰好占掉两个数字，其他格就不能再填这两个数字。",
    },
  },
] as const;
