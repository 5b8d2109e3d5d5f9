import type { WholeKind } from "../../engine/kinds/load.ts";
import { type Job, run } from "../../engine/model/job.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { type Rating, ratingOf } from "../../engine/rate/rate.ts";
import { analyse, type PuzzleAnalysis } from "../../engine/reason/analyse.ts";
import { guardFor } from "../../engine/reason/chain/guard.ts";
import type { Ladder } from "../../engine/reason/ladder.ts";
import type { PuzzleLine } from "../terminal/read-line.ts";
import { truthOf } from "../terminal/truth.ts";

/** A puzzle of the set, with the rating of its proof. */
type Analysed = PuzzleAnalysis<Rating>;

/** A number, and its part of the whole to a tenth of a percent. */
interface Share {
  readonly count: number;
  readonly percent: number | null;
}

/**
 * `analyse`: the result of the rules on a whole set. Puzzles solved by named rules alone, with suppositions
 * where those were stuck, left stuck; the cells likewise; how often each rule fired, in how many puzzles.
 */
export function analyseLines(kind: WholeKind, ladder: Ladder) {
  return (lines: readonly PuzzleLine[]): object[] => [analysisOf(kind, lines, ladder)];
}

function analysisOf(kind: WholeKind, lines: readonly PuzzleLine[], ladder: Ladder): object {
  const found = lines.map(({ puzzle }) => run(analyseOne(kind, puzzle, ladder)));
  const puzzles = (holds: (one: Analysed) => boolean): Share =>
    part(found.filter(holds).length, found.length);
  const sum = (count: (one: Analysed) => number): number => found.reduce((all, one) => all + count(one), 0);
  const cells = sum((one) => one.cells);
  return {
    puzzles: found.length,
    solved: puzzles(({ end }) => end === "solved"),
    byRules: puzzles((one) => one.byRules === one.cells && one.end === "solved"),
    ...(ladder.supposition && {
      bySupposition: puzzles((one) => one.byRules < one.cells && one.end === "solved"),
    }),
    stuck: puzzles(({ end }) => end === "stuck"),
    broken: puzzles(({ end }) => end === "broken"),
    cells: {
      all: cells,
      solved: part(
        sum((one) => one.solved),
        cells,
      ),
      byRules: part(
        sum((one) => one.byRules),
        cells,
      ),
    },
    hardest: hardestSteps(found),
    rating: ratings(found),
    rules: firings(found, [
      ...ladder.rules.map(({ id }) => id),
      ...(ladder.supposition ? ["supposition"] : []),
    ]),
    suspended: suspensions(found),
  };
}

function analyseOne(kind: WholeKind, puzzle: Puzzle, ladder: Ladder): Job<Analysed> {
  const truth = truthOf(kind, puzzle);
  const guard = guardFor(puzzle, kind.search, truth, puzzle.givens, ladder.foreign);
  return analyse(kind.think, ladder, puzzle, guard, truth, (chain) => ratingOf(kind.play, chain));
}

function part(count: number, all: number): Share {
  return { count, percent: all === 0 ? null : Math.round((1_000 * count) / all) / 10 };
}

/** By the level of the hardest step, how many of the solved puzzles need it. */
function hardestSteps(found: readonly Analysed[]): object {
  const counts: Record<string, number> = {};
  for (const { end, hardest } of found) if (end === "solved") counts[hardest] = (counts[hardest] ?? 0) + 1;
  return counts;
}

/**
 * The ratings of the solved puzzles by the proofs of these rules: how many are of each level, the least, the middle and the
 * greatest work, and the techniques that are needed, how often and in how many puzzles.
 */
function ratings(found: readonly Analysed[]): object {
  const rated = found.flatMap(({ rating }) => rating ?? []);
  const levels: Record<number, number> = {};
  const needs: Record<string, { count: number; puzzles: number }> = {};
  for (const rating of rated) {
    levels[rating.level] = (levels[rating.level] ?? 0) + 1;
    for (const { id, count } of rating.needs) {
      const known = needs[id] ?? { count: 0, puzzles: 0 };
      needs[id] = { count: known.count + count, puzzles: known.puzzles + 1 };
    }
  }
  const works = rated.map(({ work }) => work).sort((a, b) => a - b);
  const [least = null, middle = null, most = null] = [works[0], works[works.length >> 1], works.at(-1)];
  return { levels, work: { least, middle, most }, needs };
}

function firings(found: readonly Analysed[], ids: readonly string[]): object {
  const all = ids.map((id) => {
    const each = found.flatMap(({ fired }) => fired[id] ?? []);
    return [id, { fired: each.reduce((sum, count) => sum + count, 0), puzzles: each.length }] as const;
  });
  return Object.fromEntries(all);
}

function suspensions(found: readonly Analysed[]): object[] {
  const puzzles = new Map<string, { reason: string; puzzles: number }>();
  for (const { rule, reason } of found.flatMap(({ suspended }) => suspended)) {
    const known = puzzles.get(rule.id);
    puzzles.set(rule.id, { reason: reason.en, puzzles: (known?.puzzles ?? 0) + 1 });
  }
  return [...puzzles].map(([rule, told]) => ({ rule, ...told }));
}
