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
      en: "Islands shut {cells} off from the wall at {wall}, so no wall can be there.",
      zh: "{cells} 被岛围住，与 {wall} 的墙隔绝，所以只能是岛。",
    },
    laws: ["sea"],
    find: pocket,
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
    id: "room-for-an-island",
    level: 4,
    name: { en: "Room for an island", zh: "岛的空间" },
    text: {
      en: "Without {cell}, {clue} could get at most {count} of its {number} cells, so {cell} is part of its island.",
      zh: "没有 {cell}，{clue} 的岛最多只能有 {count} 格，所以 {cell} 是岛。",
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
