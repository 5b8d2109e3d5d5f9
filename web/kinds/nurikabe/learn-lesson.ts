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
        zh: "每一格不是岛就是墙。岛完整了，每条边外又都是墙，就变成灰色；角上不算。",
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
        zh: "墙都画好了。岛的格子边对边相连，连数字那格在内，数字是几就有几格。请给 4 和 2 其余的格子打上点。",
      },
      learnt: {
        en: "Each island holds one number. Islands never touch along an edge; corners may touch.",
        zh: "每座岛只有一个数字。两座岛不能共边，碰角可以。",
      },
      wrong: {
        1: {
          en: "Then an island would have too few cells.",
          zh: "那样有座岛的格数不够。",
        },
      },
    },
    {
      text: "4/4/h2g1m3i",
      start: "1101012111110001",
      goal: "11.1.1211111.221",
      tool: 2,
      title: { en: "No block of four walls", zh: "四格墙不成方块" },
      says: {
        en: "Wall never fills a block of 2x2. At the bottom right three of four cells are wall: what must the fourth be? Mark it, and join it to its number.",
        zh: "墙不能填满 2x2 的方块。右下角四格里已有三格是墙，剩下那格只能是什么？标出来，再把它和它的数字连起来。",
      },
      learnt: {
        en: "Four walls in a block would be a pool, so three make the fourth cell island. And each island cell belongs to a number.",
        zh: "方块里四格都是墙，就成了水池；所以有三格墙，第四格就是岛。而每一格岛都要属于某个数字。",
      },
      wrong: {
        1: {
          en: "Then the block would be all wall, or the 3 would have too few cells.",
          zh: "那样方块的四格全是墙，或者 3 的格数不够。",
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
        zh: "所有的墙边对边连成一片。下面两个角上的墙还被隔着，请找出它们与别处相连的路。",
      },
      learnt: {
        en: "A wall with one way out must take it. Look for walls that are nearly shut in.",
        zh: "只有一个出口的墙，一定要走那里。留意快被围住的墙。",
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
      title: { en: "Think for yourself", zh: "自己想" },
      says: {
        en: "A whole puzzle. Begin beside the 1: cells that touch it are wall. Then follow a wall that has only one way out. Dots help to remember what is island.",
        zh: "完整的一题。先看 1 的四周，挨着它的都是墙；再看只有一个出口的墙往哪里走。打点可以记住哪里是岛。",
      },
      learnt: {
        en: "Solved: each cell followed from what you knew. A game begins with “Tap cycles”: a tap or click makes wall, the next a dot, the third clears. “1/4” at a number says: its island has 1 of its 4 cells so far. Stripes show where a rule is broken.",
        zh: "完成了：每一格都是从已知推出来的。正式玩时，一开始选的是“轮换”：点一下是墙，第二下打点，第三下清空。数字旁的“1/4”是说：这座岛要 4 格，目前有 1 格。出现斜纹，说明那里违反了规则。",
      },
      wrong: {
        1: {
          en: "That cell is part of an island. Would the wall fill a block of 2x2, or shut something in?",
          zh: "这一格属于岛。墙会不会填满 2x2 的方块，或者把什么围死？",
        },
        2: {
          en: "That cell is wall. Would a dot join two islands, make one too large, or shut a wall in?",
          zh: "这一格是墙。打了点，会不会连起两座岛、让一座岛太大，或者把墙围死？",
        },
      },
    },
  ],
};
