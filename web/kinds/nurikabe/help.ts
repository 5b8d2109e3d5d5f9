import type { HelpBoard, KindHelp } from "../contract/kind-help.ts";

/** The small board of all pictures, and its answer. */
const TEXT = "5/5/2m3h1l3g2j";
const ANSWER = "0212211101101111110202112";

/** Nurikabe in pictures and words. */
export const nurikabeHelp: KindHelp = {
  rules: [
    {
      law: "size",
      says: {
        en: "An island has as many cells as its number says, joined edge to edge.",
        zh: "岛的格数等于它的数字，格子要边对边相连。",
      },
      right: right([3, 4, 8], "The 3 has three cells.", "3 有三格。"),
      wrong: wrong("0212211102101111110202112", [3, 4, 8, 9], "This 3 has four cells.", "这个 3 有四格。"),
    },
    {
      law: "two-clues",
      says: {
        en: "An island holds one number. Islands may touch at a corner, never along an edge.",
        zh: "一座岛只有一个数字。岛与岛可以碰角，不能共边。",
      },
      right: right([0, 1, 11], "Wall parts the 2 from the 1.", "墙把 2 和 1 隔开。"),
      wrong: wrong(
        "0212212101101111110202112",
        [0, 1, 6, 11],
        "This island joins the 2 and the 1.",
        "这座岛把 2 和 1 连在了一起。",
      ),
    },
    {
      law: "pool",
      says: { en: "Wall never fills a block of 2 × 2.", zh: "墙不能填满 2 × 2 的方块。" },
      right: right([1, 2, 6, 7], "An island cell keeps this block open.", "这个方块里有一格是岛。"),
      wrong: wrong(
        "0112221101101111110202112",
        [1, 2, 6, 7],
        "This block of wall is a pool.",
        "这四格墙围成了水池。",
      ),
    },
    {
      law: "sea",
      says: { en: "All wall is one piece, joined edge to edge.", zh: "所有的墙边对边连成一片。" },
      right: right([9, 13, 14], "This wall reaches the rest.", "这里的墙与其余相连。"),
      wrong: wrong("0212211101101121110202111", [9], "This wall is cut off.", "这格墙被隔断了。"),
    },
  ],
  words: [
    {
      word: { en: "Number", zh: "提示数" },
      means: {
        en: "It says how many cells its island has, its own cell included. A ? stands for any size.",
        zh: "说明它的岛有几格，连自己这一格在内。“?”表示几格都可以。",
      },
    },
    {
      word: { en: "1/4 at a number", zh: "数字旁的 1/4" },
      means: {
        en: "Its island has 1 of its 4 cells so far.",
        zh: "它的岛要 4 格，目前有 1 格。",
      },
    },
    {
      word: { en: "Island", zh: "岛" },
      means: {
        en: "Cells joined edge to edge around one number.",
        zh: "围绕一个数字、边对边相连的格子。",
      },
    },
    {
      word: { en: "Wall", zh: "墙" },
      means: { en: "Every cell that is no island: the dark cells.", zh: "岛以外的格子，也就是深色格。" },
    },
    {
      word: { en: "Pool", zh: "水池" },
      means: {
        en: "A block of 2 × 2 that is all wall. It is never allowed.",
        zh: "全是墙的 2 × 2 方块，不允许出现。",
      },
    },
    {
      word: { en: "Dot", zh: "点" },
      means: {
        en: "Your mark for a cell that is island, whichever island it will be.",
        zh: "你做的标记：这一格是岛，属于哪座岛还不一定。",
      },
    },
  ],
};

function right(cells: readonly number[], en: string, zh: string): HelpBoard {
  return { text: TEXT, marks: ANSWER, cells, says: { en, zh } };
}

function wrong(marks: string, cells: readonly number[], en: string, zh: string): HelpBoard {
  return { text: TEXT, marks, cells, says: { en, zh } };
}
