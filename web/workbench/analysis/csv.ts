import { csvText } from "../../../engine/model/csv.ts";
import type { AnalysisRow, AnalysisRun, CsvNames, Grouping } from "./analysis.ts";
import { Summing, share } from "./sums.ts";

/** The rows of a run in the order of the set. */
function rowsOf({ parts }: Pick<AnalysisRun, "parts">): AnalysisRow[] {
  return parts.flat().sort((a, b) => a.at - b.at);
}

/** The results as comma-separated values: a line for each puzzle and selection, with a column for each rule that fired. */
export function puzzlesCsv(run: AnalysisRun, names: CsvNames): string {
  const rows = rowsOf(run);
  const rules = [
    ...new Set(rows.flatMap(({ outcomes }) => outcomes.flatMap(({ fired }) => Object.keys(fired)))),
  ].sort();
  const head = [
    ...["number", "level", "heading", "size", "puzzle", "rules", "end", "cells", "solved", "hardest"],
    ...["rated level", "work", "needs"],
    ...rules,
  ];
  const lines = rows.flatMap((row) =>
    row.outcomes.map(({ end, cells, found, hardest, rating, fired }, at) => [
      ...[row.number, row.level ?? "", row.heading, `${row.cols}x${row.rows}`, row.text],
      ...[names.selections[at] ?? "", end, cells, found, hardest],
      ...[rating?.[0] ?? "", rating?.[1] ?? ""],
      rating?.[2].map(([id, count]) => `${id} ${count}`).join("; ") ?? "",
      ...rules.map((rule) => fired[rule] ?? 0),
    ]),
  );
  return csvText([head, ...lines]);
}

/** The charts as comma-separated values: a line for each group, with shares from 0 to 1 for each selection. */
export function chartCsv(run: AnalysisRun, by: Grouping, { groups, selections }: CsvNames): string {
  const sumsOf = new Summing().of(run, by).groups;
  const head = [
    ...[by, "puzzles"],
    ...selections.flatMap((name) => [`${name}: puzzles solved`, `${name}: share`]),
    ...selections.flatMap((name) => [`${name}: cells solved`, `${name}: share of cells`]),
  ];
  const lines = groups.map(([key, name]) => {
    const sums = sumsOf.get(key) ?? [];
    return [
      ...[name, sums[0]?.puzzles ?? 0],
      ...sums.flatMap(({ solved, puzzles }) => [solved, rounded(share(solved, puzzles))]),
      ...sums.flatMap(({ found, cells }) => [found, rounded(share(found, cells))]),
    ];
  });
  return csvText([head, ...lines]);
}

function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
