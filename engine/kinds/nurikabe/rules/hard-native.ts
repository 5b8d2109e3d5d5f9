import type { Rule } from "../../../model/rule.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { cutting, shuttingOut, starving } from "./land-trial-finders.ts";
import { type NurikabeNative, QUICK_NATIVE_RULES, rulesOf } from "./native.ts";
import { keepingOpen } from "./pool-finders.ts";
import { overgrown } from "./reach-finders.ts";
import { seaSpace } from "./sea-room-finders.ts";
import { obliged, shaped } from "./shape-finders.ts";
import { exactFit, landCut, stranded } from "./way-finders.ts";

const HARD: readonly NurikabeNative[] = [
  {
    id: "too-large-for-any-number",
    level: 3,
    name: { en: "Too large for any number", zh: "没有数字容得下" },
    text: {
      en: "If {cell} were part of an island, it would be too large for any number that can reach it, so {cell} is wall.",
      zh: "如果 {cell} 是岛，够得到它的数字都容不下这么大的岛，所以 {cell} 是墙。",
    },
    laws: ["owner", "size", "two-clues"],
    find: overgrown,
    loose: true,
  },
  {
    id: "room-for-the-wall",
    level: 4,
    name: { en: "Room for the wall", zh: "墙的空间" },
    text: {
      en: "If {cell} were part of an island, the wall would have room for at most {count} of its {number} cells, so {cell} is wall.",
      zh: "墙共有 {number} 格；如果 {cell} 是岛，就最多只容得下 {count} 格，所以 {cell} 是墙。",
    },
    laws: ["sea", "size"],
    find: seaSpace,
    loose: true,
  },
  {
    id: "exact-fit",
    level: 4,
    name: { en: "Exact fit", zh: "刚好容下" },
    text: {
      en: "{clue} can reach only {number} cells in all, so its island takes {cells}.",
      zh: "{clue} 的岛总共只够得到 {number} 格，所以它占满 {cells}。",
    },
    laws: ["size", "two-clues"],
    find: exactFit,
    loose: true,
  },
  {
    id: "room-for-an-island",
    level: 4,
    name: { en: "Room for an island", zh: "岛的空间" },
    text: {
      en: "Without {cell}, {clue} could get at most {count} of its {number} cells, so {cell} is part of its island.",
      zh: "少了 {cell}，{clue} 的岛最多只能有 {count} 格，所以 {cell} 是岛。",
    },
    laws: ["size", "two-clues"],
    find: landCut,
    loose: true,
  },
  {
    id: "way-to-a-number",
    level: 4,
    name: { en: "Way to a number", zh: "通向数字的路" },
    text: {
      en: "Every way from a number to the island at {start} leads through {cell}, so {cell} is part of an island.",
      zh: "从数字通向 {start} 的岛，每条路都要经过 {cell}，所以 {cell} 是岛。",
    },
    laws: ["owner", "size", "two-clues"],
    find: stranded,
    loose: true,
  },
  {
    id: "way-to-a-block",
    level: 4,
    name: { en: "Way to a block", zh: "通向方块的路" },
    text: {
      en: "If {cell} were wall, no number could bring land into the block {block}, so {cell} is part of an island.",
      zh: "如果 {cell} 是墙，就没有数字够得到 {block} 这个方块，所以 {cell} 是岛。",
    },
    laws: ["pool", "owner", "size", "two-clues"],
    find: keepingOpen,
    loose: true,
    apart: true,
  },
  {
    id: "shut-out-of-a-block",
    level: 4,
    name: { en: "Shut out of a block", zh: "堵住方块" },
    text: {
      en: "If {cell} were part of an island, no number could bring land into the block {block}, so {cell} is wall.",
      zh: "如果 {cell} 是岛，就没有数字够得到 {block} 这个方块，所以 {cell} 是墙。",
    },
    laws: ["pool", "owner", "size", "two-clues"],
    find: shuttingOut,
    loose: true,
    apart: true,
  },
  {
    id: "starved-island",
    level: 4,
    name: { en: "Starved island", zh: "挤占别岛" },
    text: {
      en: "If {cell} were part of an island, {clue} could get at most {count} of its {number} cells, so {cell} is wall.",
      zh: "如果 {cell} 是岛，{clue} 的岛就最多只能有 {count} 格，不够 {number} 格，所以 {cell} 是墙。",
    },
    laws: ["size", "two-clues"],
    find: starving,
    loose: true,
    apart: true,
  },
  {
    id: "cut-off-island",
    level: 4,
    name: { en: "Cut-off island", zh: "断开的岛" },
    text: {
      en: "If {cell} were part of an island, no number could reach the island at {start} any more, so {cell} is wall.",
      zh: "如果 {cell} 是岛，就再没有数字够得到 {start} 的岛，所以 {cell} 是墙。",
    },
    laws: ["owner", "size", "two-clues"],
    find: cutting,
    loose: true,
    apart: true,
  },
  {
    id: "shapes-of-an-island",
    level: 5,
    name: { en: "Shapes of an island", zh: "岛的形状" },
    text: {
      en: "All ways to complete {clue} agree on {cells}.",
      zh: "{clue} 的岛无论怎样补全，{cells} 的结果都一样。",
    },
    laws: ["size", "two-clues", "pool", "sea"],
    find: shaped,
    loose: true,
    apart: true,
    wordy: 4,
  },
  {
    id: "shapes-with-a-duty",
    level: 5,
    name: { en: "Shapes with a duty", zh: "岛的任务" },
    text: {
      en: "All ways to complete {clue} agree on {cells}.",
      zh: "{clue} 的岛无论怎样补全，{cells} 的结果都一样。",
    },
    laws: ["size", "two-clues", "pool", "sea", "owner"],
    find: obliged,
    loose: true,
    apart: true,
    wordy: 4,
  },
];

/** Rules for Nurikabe that search in ways of their own: those of the quick part, and those that come with the whole. */
export const NATIVE_RULES: readonly Rule<NurikabePuzzle>[] = [...QUICK_NATIVE_RULES, ...rulesOf(HARD)];
