import { csvText } from "../../engine/model/csv.ts";
import type { Analysed } from "./analysis-tally.ts";
import type { Entry } from "./entry.ts";

/** What a set can be divided by. */
export const GROUPINGS = ["level", "size", "technique"] as const;
export type Grouping = (typeof GROUPINGS)[number];

interface Sums {
  puzzles: number;
  byRules: number;
  solved: number;
  cells: number;
  cellsByRules: number;
  cellsSolved: number;
}

/** Sums of an analysis by the level, the size or the hardest technique of the puzzles, as in the charts of the workbench. */
export class GroupTally {
  readonly #by: Grouping;
  readonly #groups = new Map<string, Sums>();

  constructor(by: Grouping) {
    this.#by = by;
  }

  /** Counts a puzzle in. Its level and its techniques are those that its line tells. */
  add(entry: Entry, found: Analysed): void {
    const key = keyOf(entry, this.#by);
    const sums = this.#groups.get(key) ?? {
      ...{ puzzles: 0, byRules: 0, solved: 0, cells: 0, cellsByRules: 0, cellsSolved: 0 },
    };
    this.#groups.set(key, sums);
    const isSolved = found.end === "solved";
    sums.puzzles++;
    sums.solved += isSolved ? 1 : 0;
    sums.byRules += isSolved && found.byRules === found.cells ? 1 : 0;
    sums.cells += found.cells;
    sums.cellsByRules += found.byRules;
    sums.cellsSolved += found.solved;
  }

  /** An object for each group, levels and sizes from small to large; shares go from 0 to 1. */
  objects(): object[] {
    const rank = (key: string): number =>
      key.split("x").reduce((product, part) => product * (Number(part) || 0), key === "" ? 0 : 1) || Infinity;
    return [...this.#groups]
      .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
      .map(([key, sums]) => ({
        [this.#by]: key,
        puzzles: sums.puzzles,
        byRules: sums.byRules,
        shareByRules: share(sums.byRules, sums.puzzles),
        solved: sums.solved,
        share: share(sums.solved, sums.puzzles),
        cells: sums.cells,
        cellsByRules: sums.cellsByRules,
        shareOfCellsByRules: share(sums.cellsByRules, sums.cells),
        cellsSolved: sums.cellsSolved,
        shareOfCells: share(sums.cellsSolved, sums.cells),
      }));
  }

  /** The same as comma-separated values with a line of names. */
  csv(): string {
    const objects = this.objects();
    return csvText([Object.keys(objects[0] ?? {}), ...objects.map((one) => Object.values(one))]);
  }
}

function keyOf({ puzzle, fields }: Entry, by: Grouping): string {
  if (by === "size") return `${puzzle.cols}x${puzzle.rows}`;
  if (by === "level") return typeof fields.level === "number" ? String(fields.level) : "";
  const { needs } = fields;
  return typeof needs === "object" && needs !== null ? (Object.keys(needs)[0] ?? "") : "";
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((10_000 * part) / whole) / 10_000;
}
