import type { Rule } from "../../../model/rule.ts";
import type { NurikabeGrid } from "../puzzle/grid.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { regionsOf } from "../regions/regions-of-grid.ts";
import { NativeAsker, type NativeRule, stepOf } from "./native-asker.ts";
import { landCut, stranded } from "./reach-finders.ts";
import { pocket, seaSpace } from "./sea-room-finders.ts";

const NATIVE: readonly NativeRule[] = [
  {
    id: "cut-off-from-the-wall",
    level: 3,
    name: { en: "Cut off from the wall", zh: "与墙隔绝" },
    text: {
      en: "No way leads from the wall at {wall} to {cells}, so island is all they can be.",
      zh: "从 {wall} 的墙无路通向 {cells}，所以它们只能是岛。",
    },
    laws: ["sea"],
    find: pocket,
  },
  {
    id: "room-for-the-wall",
    level: 4,
    name: { en: "Room for the wall", zh: "墙的空间" },
    text: {
      en: "If {cell} were part of an island, the wall would not have room for its {number} cells, so {cell} is wall.",
      zh: "如果 {cell} 是岛，墙就容不下它的 {number} 格，所以 {cell} 是墙。",
    },
    laws: ["sea", "size"],
    find: seaSpace,
    loose: true,
  },
  {
    id: "room-for-an-island",
    level: 4,
    name: { en: "Room for an island", zh: "岛的空间" },
    text: {
      en: "Without {cell} the {number} at {clue} could not reach its size, so {cell} is part of an island.",
      zh: "没有 {cell}，{clue} 的 {number} 就达不到它的大小，所以 {cell} 是岛。",
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
      en: "Without {cell} no number could reach the island cell {start}, so {cell} is part of an island.",
      zh: "没有 {cell}，就没有数字能够到 {start} 的岛，所以 {cell} 是岛。",
    },
    laws: ["owner", "size", "two-clues"],
    find: stranded,
    loose: true,
  },
];

/** Rules for Nurikabe that search in ways of their own, beside those of the text. */
export const NATIVE_RULES: readonly Rule<NurikabePuzzle>[] = NATIVE.map((native) => ({
  id: native.id,
  name: native.name,
  level: native.level,
  text: native.text,
  *find(puzzle, grid) {
    const regions = regionsOf(puzzle, grid as NurikabeGrid);
    for (const finding of native.find(regions)) yield stepOf(native, regions, finding, finding.adds);
  },
  on: (puzzle) => new NativeAsker(native, puzzle),
}));
