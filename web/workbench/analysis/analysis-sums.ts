import { csvText } from "../../state/csv.ts";
import { ratingFields } from "../../state/rating-csv.ts";
import type { AnalysisRow } from "./analysis.ts";

/** Sums over some puzzles of a set. */
export interface Sum {
  readonly puzzles: number;
  readonly solved: number;
  /** Cells that a player would have to decide, and how many of them were. */
  readonly cells: number;
  readonly found: number;
}

/** Sums of each group, the lowest first. */
export function sumsOf(rows: readonly AnalysisRow[]): ReadonlyMap<number, Sum> {
  const sums = new Map<number, Sum>();
  for (const row of rows) sums.set(row.group, plus(sums.get(row.group), row));
  return new Map([...sums].sort(([a], [b]) => a - b));
}

/** The sum of all puzzles. */
export function sumOf(rows: readonly AnalysisRow[]): Sum {
  return rows.reduce<Sum>(plus, NOTHING);
}

const NOTHING: Sum = { puzzles: 0, solved: 0, cells: 0, found: 0 };

function plus(sum: Sum = NOTHING, { result }: AnalysisRow): Sum {
  return {
    puzzles: sum.puzzles + 1,
    solved: sum.solved + (result.end === "solved" ? 1 : 0),
    cells: sum.cells + result.cells,
    found: sum.found + result.solved,
  };
}

/** How often each rule fired over all puzzles, and in how many of them, by id. */
export function firingsOf(
  rows: readonly AnalysisRow[],
): ReadonlyMap<string, { readonly fired: number; readonly puzzles: number }> {
  const firings = new Map<string, { fired: number; puzzles: number }>();
  for (const { result } of rows) {
    for (const [rule, fired] of Object.entries(result.fired)) {
      const sum = firings.get(rule) ?? { fired: 0, puzzles: 0 };
      firings.set(rule, { fired: sum.fired + fired, puzzles: sum.puzzles + 1 });
    }
  }
  return firings;
}

/** How many of the puzzles were rated at a level, and their work: the least, the middle one and the most. */
export interface RatedSum {
  readonly puzzles: number;
  readonly least: number;
  readonly middle: number;
  readonly most: number;
}

/** The ratings by level, the easiest first. */
export function ratingsOf(rows: readonly AnalysisRow[]): ReadonlyMap<number, RatedSum> {
  const works = new Map<number, number[]>();
  for (const { result } of rows) {
    if (!result.rating) continue;
    const { level, work } = result.rating;
    works.set(level, [...(works.get(level) ?? []), work]);
  }
  const sums = [...works].map(([level, all]): readonly [number, RatedSum] => {
    const sorted = all.sort((a, b) => a - b);
    const at = (index: number): number => sorted[index] ?? 0;
    const puzzles = sorted.length;
    return [level, { puzzles, least: at(0), middle: at(puzzles >> 1), most: at(puzzles - 1) }];
  });
  return new Map(sums.sort(([a], [b]) => a - b));
}

/** The puzzles that were not solved, in the order of the set. */
export function unsolvedOf(rows: readonly AnalysisRow[]): readonly AnalysisRow[] {
  return rows.filter(({ result }) => result.end !== "solved");
}

/** The result as comma-separated values: a line a puzzle, then a column for each rule that fired. */
export function csvOf(rows: readonly AnalysisRow[]): string {
  const rules = [...firingsOf(rows).keys()].sort();
  const head = [
    ...["level", "number", "puzzle", "end", "cells", "solved", "hardest"],
    ...["rated level", "work", "needs"],
    ...rules,
  ];
  const lines = rows.map(
    ({ group, number, result: { text, end, cells, solved, hardest, rating, fired } }) => [
      group || "",
      number,
      text,
      end,
      cells,
      solved,
      hardest,
      ...ratingFields(rating),
      ...rules.map((rule) => fired[rule] ?? 0),
    ],
  );
  return csvText([head, ...lines]);
}
