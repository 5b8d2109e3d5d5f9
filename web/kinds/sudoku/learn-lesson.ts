import type { KindLesson } from "../contract/kind-learn.ts";

const TWICE = {
  en: "That digit stands in its row, column or box already.",
  zh: "它的行、列或宫里已经有这个数字。",
};
const WRONG = { 1: TWICE, 2: TWICE, 3: TWICE, 4: TWICE };
const ELSEWHERE = {
  en: "That digit has its place elsewhere. Look at its row, column and box once more.",
  zh: "这个数字的位置在别处。再看看它的行、列和宫。",
};

/** The first lesson: last cells, the one place for a digit, and a puzzle of one's own. */
export const sudokuLesson: KindLesson = {
  boards: [
    {
      text: "0130000010020000",
      start: "0004342003004013",
      goal: "2..43421.34.4213",
      tool: 0,
      title: { en: "Each digit once", zh: "每个数字一次" },
      says: {
        en: "Every row, every column and every framed box holds 1, 2, 3 and 4 once. Choose an empty cell, then the digit that is missing.",
        zh: "每一行、每一列、每个粗线宫里，1、2、3、4 各出现一次。选一个空格，再选缺的数字。",
      },
      learnt: {
        en: "Where one cell of a row, column or box is empty, the missing digit goes there.",
        zh: "一行、一列或一宫只剩一个空格时，缺的数字就填在那里。",
      },
      wrong: WRONG,
    },
    {
      text: "0100001000020240",
      start: "0000000000000000",
      goal: "????????1??????1",
      tool: 0,
      title: { en: "The only place", zh: "唯一的位置" },
      says: {
        en: "Every box needs a 1. In the lower boxes the 1s above rule cells out: find the only place of the 1 in each of the two.",
        zh: "每一宫都要有 1。上面的 1 排除了下面两宫的一些格子：请找出这两宫里 1 唯一的位置。",
      },
      learnt: {
        en: "Ask where a digit can go, not what a cell can be: that finds most steps.",
        zh: "问“这个数字能放哪里”，常常比问“这一格能填什么”快。",
      },
      wrong: { 1: ELSEWHERE, 2: ELSEWHERE, 3: ELSEWHERE, 4: ELSEWHERE },
    },
    {
      text: "3000040000011020",
      start: "0000000000000000",
      goal: ".1422.13423..3.4",
      tool: 0,
      title: { en: "Think for yourself", zh: "自己想" },
      says: {
        en: "A whole puzzle. Take a digit that stands often, and ask of each box where it can go. Never guess.",
        zh: "完整的一题。先找出现得多的数字，再看它在每一宫能放哪里。不用猜。",
      },
      learnt: {
        en: "Solved: every digit followed from the others. Larger puzzles are no different.",
        zh: "完成了：每个数字都是从别的数字推出来的。更大的题也是这样。",
      },
      wrong: { 1: ELSEWHERE, 2: ELSEWHERE, 3: ELSEWHERE, 4: ELSEWHERE },
    },
  ],
};
