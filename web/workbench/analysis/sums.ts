import type { AnalysisRow, AnalysisRun, Grouping, Outcome } from "./analysis.ts";
import { groupOf } from "./groups.ts";

/** Sums over some puzzles of a set, by one selection of rules. */
export interface Sum {
  readonly puzzles: number;
  readonly solved: number;
  /** Cells that a player would have to decide, and how many of them were. */
  readonly cells: number;
  readonly found: number;
}

/** How often a rule fired, and in how many puzzles. */
export interface Firings {
  readonly fired: number;
  readonly puzzles: number;
}

const NOTHING: Sum = { puzzles: 0, solved: 0, cells: 0, found: 0 };

/** The sum with one more result. */
function plus(sum: Sum | undefined, { end, cells, found }: Outcome): Sum {
  const before = sum ?? NOTHING;
  return {
    puzzles: before.puzzles + 1,
    solved: before.solved + (end === "solved" ? 1 : 0),
    cells: before.cells + cells,
    found: before.found + found,
  };
}

/** A part of a whole, from 0 to 1. */
export function share(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0;
}

/** What is shown of a run; each list has an entry for each selection. */
export interface Sums {
  /** All puzzles. */
  readonly all: readonly Sum[];
  /** By the key of their group, in the order in which the groups came. */
  readonly groups: ReadonlyMap<string, readonly Sum[]>;
  /** By the id of the rule. */
  readonly fired: readonly ReadonlyMap<string, Firings>[];
  /** The work of the solved puzzles by the level of their rating. */
  readonly works: readonly ReadonlyMap<number, readonly number[]>[];
  /** Puzzles that were not solved. */
  readonly unsolved: readonly (readonly AnalysisRow[])[];
}

/**
 * Adds up the results of a run, each part once: a run of thousands tells its parts a few times a second. Another run, or
 * another grouping, begins anew.
 */
export class Summing {
  #of: readonly unknown[] = [];
  #parts = 0;
  #all: Sum[] = [];
  #groups = new Map<string, Sum[]>();
  #fired: Map<string, Firings>[] = [];
  #works: Map<number, number[]>[] = [];
  #unsolved: AnalysisRow[][] = [];

  of({ selections, parts }: Pick<AnalysisRun, "selections" | "parts">, by: Grouping): Sums {
    const of = [selections, by, parts[0]];
    if (of.some((one, at) => one !== this.#of[at]) || parts.length < this.#parts) {
      this.#of = of;
      this.#parts = 0;
      this.#groups = new Map();
      this.#all = selections.map(() => NOTHING);
      this.#fired = selections.map(() => new Map());
      this.#works = selections.map(() => new Map());
      this.#unsolved = selections.map(() => []);
    }
    for (const rows of parts.slice(this.#parts)) for (const row of rows) this.#add(row, groupOf(row, by));
    this.#parts = parts.length;
    return {
      ...{ all: this.#all, groups: this.#groups, fired: this.#fired },
      ...{ works: this.#works, unsolved: this.#unsolved },
    };
  }

  #add(row: AnalysisRow, key: string): void {
    const group = this.#groups.get(key) ?? [];
    this.#groups.set(key, group);
    for (const [at, outcome] of row.outcomes.entries()) {
      this.#all[at] = plus(this.#all[at], outcome);
      group[at] = plus(group[at], outcome);
      for (const [rule, fired] of Object.entries(outcome.fired)) {
        const known = this.#fired[at].get(rule);
        this.#fired[at].set(rule, {
          fired: (known?.fired ?? 0) + fired,
          puzzles: (known?.puzzles ?? 0) + 1,
        });
      }
      if (outcome.end !== "solved") this.#unsolved[at].push(row);
      if (!outcome.rating) continue;
      const [level, work] = outcome.rating;
      const works = this.#works[at].get(level);
      if (works) works.push(work);
      else this.#works[at].set(level, [work]);
    }
  }
}

/** The least, the middle one and the most of some numbers, at least one. */
export function spread(numbers: readonly number[]): readonly [least: number, middle: number, most: number] {
  const sorted = [...numbers].sort((a, b) => a - b);
  return [sorted[0], sorted[sorted.length >> 1], sorted[sorted.length - 1]];
}
