import type { KindLesson } from "../contract/kind-learn.ts";

/** The first lesson: wall, island, no pool, one sea, and a puzzle of one's own. No title uses a word that is said only later. */
export const nurikabeLesson: KindLesson = {
  alone: "5/5/o43h1l2h2g",
  boards: [
    {
      text: "3/3/j1j",
      start: "000000000",
      goal: "1111.1111",
      tool: 1,
      isPlain: true,
      title: { en: "Walls", zh: "墙" },
      says: {
        en: "A number is an island, and says how many cells it has. This 1 is complete, so all other cells are wall. Mark them one by one, or with one stroke across them.",
        zh: "数字就是岛，数字是几，岛就有几格。这个 1 已经完整，所以别的格子都是墙。一格一格标，或者一笔划过去。",
      },
      learnt: {
        en: "Every cell is either part of an island or wall. An island turns grey when it is complete and has wall along all its sides; corners do not count.",
        zh: "每一格不是岛就是墙。岛完整了，上下左右又都有墙围着，就变成灰色；斜角不算。",
      },
      wrong: {
        2: {
          en: "This 1 is complete, so all other cells are wall.",
          zh: "这个 1 已经完整，所以别的格子都是墙。",
        },
      },
    },
    {
      text: "4/4/4m2g1k",
      start: "0000111101010111",
      goal: ".2221111.1.12111",
      tool: 2,
      title: { en: "Islands", zh: "岛" },
      says: {
        en: "The walls are drawn. Cells of an island join edge to edge, and with the number’s own cell it has as many as its number says. Mark the rest of the 4 and of the 2 with dots.",
        zh: "墙都画好了。岛的格子边对边相连，连数字那格在内，数字是几就有几格。请用点标出 4 和 2 的岛还缺的格子。",
      },
      learnt: {
        en: "Each island holds one number. Islands never touch along an edge; corners may touch.",
        zh: "每座岛只有一个数字。两座岛不能共边，碰角可以。",
      },
      wrong: {
        1: {
          en: "Then the 4 would have too few cells.",
          zh: "那样 4 的岛格数不够。",
        },
      },
    },
    {
      text: "4/4/h2g1m3i",
      start: "1101012111110001",
      goal: "11.1.1211111.221",
      tool: 2,
      title: { en: "No block of four walls", zh: "四格墙不能连成方块" },
      says: {
        en: "Wall never fills a block of 2 × 2. At the bottom right three of four cells are wall: what must the fourth be? Mark it, and join it to its number by cells of island.",
        zh: "墙不能填满 2 × 2 的方块。右下角四格里已有三格是墙，剩下那格只能是什么？标出来，再用岛的格子把它和它的数字连起来。",
      },
      learnt: {
        en: "Four walls in a block, a “pool”, are never allowed: where three are wall, the fourth cell is island. And each island cell belongs to a number.",
        zh: "四格墙连成方块叫“水池”，不允许出现：有三格是墙，第四格就是岛。而每一格岛都要属于某个数字。",
      },
      wrong: {
        1: {
          en: "Then the 3 would have too few cells.",
          zh: "那样 3 的岛格数不够。",
        },
      },
    },
    {
      text: "4/4/3g1n2j",
      start: "0101211120201001",
      goal: ".1.12111212.1111",
      tool: 1,
      title: { en: "All walls joined", zh: "墙连成一片" },
      says: {
        en: "All walls form one piece, joined edge to edge. The two in the bottom corners are still cut off. Find their ways to the others.",
        zh: "所有的墙边对边连成一片。下面两个角上的墙还被隔着，请找出路，把它们和其余的墙连起来。",
      },
      learnt: {
        en: "A wall with one way out must take it. Look for walls that are nearly shut in.",
        zh: "墙只剩一个出口，那个出口就必须是墙。留意快被围住的墙。",
      },
      wrong: {
        2: { en: "Then a wall would be cut off from the others.", zh: "那样就有墙被隔断了。" },
      },
    },
    {
      text: "5/5/g1h5h3t2h",
      start: "0000000000000000000000000",
      goal: "1.11.11.1d1dd1d1111d1d.1d",
      tool: 1,
      isWhole: true,
      title: { en: "Think for yourself", zh: "自己想" },
      says: {
        en: "A whole puzzle. Begin beside the 1: the cells along its sides are wall. Then follow a wall that has only one way out. Dots help to remember what is island.",
        zh: "完整的一题。先看 1：它上下左右的格子都是墙；再看只有一个出口的墙往哪里走。打点可以记住哪里是岛。",
      },
      learnt: {
        en: "Solved, and no cell had to be guessed. Two things are new in a game: “1/4” says that an island has 1 of 4 cells so far; with “Tap cycles” a tap makes wall, the next island, the next clears.",
        zh: "完成了，没有一格需要猜。正式玩时多两样东西：“1/4”表示这座岛要 4 格，已有 1 格；选“轮换”时，点一下是墙，再点是岛，再点清空。",
      },
      wrong: {
        1: {
          en: "That does not follow from what is marked. Clear it, and look for what must be so.",
          zh: "这样标推不出来。请先清除，再找现在就能确定的格子。",
        },
        2: {
          en: "That does not follow from what is marked. Clear it, and look for what must be so.",
          zh: "这样标推不出来。请先清除，再找现在就能确定的格子。",
        },
      },
    },
  ],
};
