import { cellOf, type Fact } from "../../model/fact.ts";
import type { Rule, Step } from "../../model/rule.ts";
import type { Words } from "../../model/words.ts";
import { type Finder, type Finding, knowing, shrink } from "./finding.ts";
import type { NurikabeGrid } from "./grid.ts";
import { between, complete, elbow, islandExit, merge } from "./islands.ts";
import type { NurikabePuzzle } from "./puzzle.ts";
import { landCut, stranded, unreachable } from "./reaching.ts";
import { type Regions, regionsOf } from "./regions.ts";
import { lastIsland, lastWall, pocket, pool, seaCut, seaExit, seaSpace } from "./seas.ts";

interface Scheme {
  readonly id: string;
  readonly level: number;
  readonly name: Words;
  readonly text: Words;
  readonly laws: readonly string[];
  readonly find: Finder;
  /** Given where the premises found at first are enough but not always all needed: they are then shrunk. */
  readonly loose?: true;
}

const SCHEMES: readonly Scheme[] = [
  {
    id: "complete",
    level: 1,
    name: { en: "Complete island", zh: "完整的岛" },
    text: {
      en: "The {number} at {clue} is complete, so {cells} must be wall.",
      zh: "{clue} 的 {number} 已经完整，所以 {cells} 是墙。",
    },
    laws: ["size"],
    find: complete,
  },
  {
    id: "between",
    level: 1,
    name: { en: "Between two islands", zh: "两岛之间" },
    text: {
      en: "{cell} lies beside the islands of {clue} and {other}, which must not join, so it is wall.",
      zh: "{cell} 同时挨着 {clue} 和 {other} 的岛，两岛不能相连，所以它是墙。",
    },
    laws: ["two-clues"],
    find: between,
  },
  {
    id: "pool",
    level: 2,
    name: { en: "No pool", zh: "不成方块" },
    text: {
      en: "{cells} are wall already, so {cell} must be island, or they would make a 2x2 block.",
      zh: "{cells} 已经是墙，{cell} 若也是墙就成了 2x2 的方块，所以它是岛。",
    },
    laws: ["pool"],
    find: pool,
  },
  {
    id: "island-exit",
    level: 2,
    name: { en: "One way for an island", zh: "岛只有一个出口" },
    text: {
      en: "The island of {start} is not complete and can grow only into {cell}, so {cell} is island.",
      zh: "{start} 的岛还不完整，只能从 {cell} 延伸，所以 {cell} 是岛。",
    },
    laws: ["owner", "size"],
    find: islandExit,
  },
  {
    id: "sea-exit",
    level: 2,
    name: { en: "One way for the wall", zh: "墙只有一个出口" },
    text: {
      en: "The walls must all join, and {cells} can reach the others only through {cell}, so {cell} is wall.",
      zh: "所有的墙要连成一片，{cells} 只能经过 {cell} 与别处的墙相连，所以 {cell} 是墙。",
    },
    laws: ["sea"],
    find: seaExit,
  },
  {
    id: "last-wall",
    level: 3,
    name: { en: "All walls found", zh: "墙已找齐" },
    text: {
      en: "The clues leave {number} cells for the wall, and all of them are known, so {cells} must be island.",
      zh: "除去各岛，墙共有 {number} 格，已经全部找到，所以 {cells} 是岛。",
    },
    laws: ["size", "owner"],
    find: lastWall,
  },
  {
    id: "last-island",
    level: 3,
    name: { en: "All islands found", zh: "岛已找齐" },
    text: {
      en: "The islands have {number} cells in all, and all of them are known, so {cells} must be wall.",
      zh: "各岛共有 {number} 格，已经全部找到，所以 {cells} 是墙。",
    },
    laws: ["size", "owner"],
    find: lastIsland,
  },
  {
    id: "elbow",
    level: 3,
    name: { en: "Elbow", zh: "拐角" },
    text: {
      en: "The {number} at {clue} must grow into one of {ways}; whichever it is, {cell} cannot be island, so it is wall.",
      zh: "{clue} 的 {number} 必须延伸到 {ways} 之一；无论哪个，{cell} 都不能是岛，所以它是墙。",
    },
    laws: ["size", "two-clues"],
    find: elbow,
    loose: true,
  },
  {
    id: "merge",
    level: 3,
    name: { en: "Too large together", zh: "合并后过大" },
    text: {
      en: "With {cell} the island of the {number} at {clue} would join to {total} cells, too many, so {cell} is wall.",
      zh: "加上 {cell}，{clue} 的 {number} 的岛会连成 {total} 格，太大了，所以 {cell} 是墙。",
    },
    laws: ["size"],
    find: merge,
  },
  {
    id: "pocket",
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
    id: "unreachable",
    level: 3,
    name: { en: "Out of reach", zh: "够不到" },
    text: {
      en: "No number can reach {cell} with the cells it has left, so {cell} is wall.",
      zh: "没有哪个数字能用剩下的格数够到 {cell}，所以 {cell} 是墙。",
    },
    laws: ["owner", "size", "two-clues"],
    find: unreachable,
    loose: true,
  },
  {
    id: "sea-cut",
    level: 4,
    name: { en: "Bottleneck of the wall", zh: "墙的咽喉" },
    text: {
      en: "If {cell} were island, the walls at {one} and {other} could never join, so {cell} is wall.",
      zh: "如果 {cell} 是岛，{one} 和 {other} 的墙就永远无法相连，所以 {cell} 是墙。",
    },
    laws: ["sea"],
    find: seaCut,
  },
  {
    id: "sea-space",
    level: 4,
    name: { en: "Room for the wall", zh: "墙的空间" },
    text: {
      en: "If {cell} were island, the wall would not have room for its {number} cells, so {cell} is wall.",
      zh: "如果 {cell} 是岛，墙就容不下它的 {number} 格，所以 {cell} 是墙。",
    },
    laws: ["sea", "size"],
    find: seaSpace,
    loose: true,
  },
  {
    id: "land-cut",
    level: 4,
    name: { en: "Room for an island", zh: "岛的空间" },
    text: {
      en: "Without {cell} the {number} at {clue} could not reach its size, so {cell} is island.",
      zh: "没有 {cell}，{clue} 的 {number} 就达不到它的大小，所以 {cell} 是岛。",
    },
    laws: ["size", "two-clues"],
    find: landCut,
    loose: true,
  },
  {
    id: "stranded",
    level: 4,
    name: { en: "Way to a number", zh: "通向数字的路" },
    text: {
      en: "Without {cell} no number could reach the island cell {start}, so {cell} is island.",
      zh: "没有 {cell}，就没有数字能够到 {start} 的岛，所以 {cell} 是岛。",
    },
    laws: ["owner", "size", "two-clues"],
    find: stranded,
    loose: true,
  },
];

/** The rules for Nurikabe, easiest first. */
export const NURIKABE_RULES: readonly Rule<NurikabePuzzle>[] = SCHEMES.map((scheme) => ({
  id: scheme.id,
  name: scheme.name,
  level: scheme.level,
  text: scheme.text,
  *find(puzzle, grid) {
    const regions = regionsOf(puzzle, grid as NurikabeGrid);
    for (const finding of scheme.find(regions)) yield stepOf(scheme, regions, finding);
  },
}));

/** What draws the conclusions of the rules up to a level, by level, the easiest first. */
export function findersUpTo(level: number): Finder[][] {
  const levels = [...new Set(SCHEMES.map((scheme) => scheme.level))].filter((one) => one <= level);
  return levels.map((one) => SCHEMES.filter((scheme) => scheme.level === one).map(({ find }) => find));
}

function stepOf(scheme: Scheme, regions: Regions, finding: Finding): Step {
  const exact = scheme.loose ? exactly(scheme.find, regions, finding) : finding;
  return {
    rule: scheme.id,
    adds: finding.adds,
    because: exact.because().sort((a, b) => a - b),
    laws: scheme.laws,
    bindings: exact.bindings(),
  };
}

/** The finding as it is drawn from the clues and the fewest of its premises alone. */
function exactly(find: Finder, { puzzle }: Regions, finding: Finding): Finding {
  const [cell] = finding.adds.map(cellOf);
  const again = (kept: readonly Fact[]): Finding | undefined => {
    for (const other of find(knowing(puzzle, kept), cell))
      if (other.adds[0] === finding.adds[0]) return other;
    return undefined;
  };
  const because = shrink(finding.because(), (kept) => again(kept) !== undefined);
  const { bindings } = again(because) ?? finding;
  return { adds: finding.adds, because: () => because, bindings };
}
