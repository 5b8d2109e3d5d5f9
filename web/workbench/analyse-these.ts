import type { Navigation } from "../effects/navigate.ts";
import type { AnalysedSet, AnalysisActs } from "./analysis/analysis.ts";
import type { BenchActs } from "./bench/workbench.ts";

/** Lays a set on the Analysis pane, and its first puzzle on the bench, which has puzzles of one kind at a time. */
export async function analyseThese(
  navigation: Navigation,
  [bench, analysis]: readonly [BenchActs, AnalysisActs],
  { kind, name, puzzles }: AnalysedSet,
): Promise<void> {
  const link = `/${kind}/${puzzles[0].text}`;
  await navigation.go({ screen: "workbench", link });
  if (await bench.open(link)) return;
  bench.set({ pane: "analysis" });
  analysis.order(kind, { source: "text", text: puzzles.map(lineOf).join("\n"), file: name });
}

/** A puzzle as the command line writes it. */
function lineOf({ text, level, technique }: AnalysedSet["puzzles"][number]): string {
  return JSON.stringify({
    puzzle: text,
    ...(level && { level }),
    ...(technique && { needs: { [technique]: 1 } }),
  });
}
