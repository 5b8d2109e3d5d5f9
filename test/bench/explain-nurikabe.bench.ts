// How soon Nurikabe are explained by named rules alone, each step with exact premises: the published 10x10 to their end, a
// hint (the first step from a board that was solved half way) on larger ones; and what the eleven rules of the first
// expert system and all named rules solve of the boards up to 20x20.
import { nurikabePuzzle } from "../../engine/kinds/nurikabe/laws/puzzle-from-clues.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import type { Rule } from "../../engine/model/rule.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { inOrder } from "../../engine/reason/ladder.ts";
import { prove } from "../../engine/reason/prove.ts";
import { cpuMicros } from "../../puzzles/terminal/cpu.ts";
import { kindOf, sharedLines } from "./puzzle-sets.ts";
import { tell } from "./results.mjs";
import { quantile } from "./watch/figures.mjs";

const PASSES = 9;
const WARM_UP_PASSES = 3;
/** Longest side of the boards that count as "up to 20x20". */
const SIDE = 20;
/** Hints asked for on each board, from its start to its end. */
const HINTS = 8;

const { think } = kindOf("nurikabe");
const rules = inOrder(think.rules, null);
const eleven = rules.filter(({ number }) => number !== undefined);

interface Published {
  readonly rows: number;
  readonly cols: number;
  readonly clues: readonly (readonly number[])[];
  readonly status: string;
}

const published: readonly Puzzle[] = sharedLines("nurikabe/puzzles.jsonl")
  .map((line): Published => JSON.parse(line))
  .filter(({ status }) => status === "unique")
  .map(({ rows, cols, clues }) => nurikabePuzzle(rows, cols, clues.flat()));

function endOf(puzzle: Puzzle, by: readonly Rule[]): string {
  return run(prove(puzzle, [], by)).end;
}

/** Milliseconds of CPU time; the median of some passes, after others that do not count. */
function timesOf(puzzles: readonly Puzzle[]): number[] {
  const times = puzzles.map((): number[] => []);
  for (let pass = 0; pass < WARM_UP_PASSES + PASSES; pass++) {
    for (const [index, puzzle] of puzzles.entries()) {
      const start = cpuMicros();
      run(prove(puzzle, [], rules));
      if (pass >= WARM_UP_PASSES) times[index].push((cpuMicros() - start) / 1_000);
    }
  }
  return times.map((some) => quantile(some, 0.5));
}

function benchRuns(puzzles: readonly Puzzle[]): void {
  const times = timesOf(puzzles);
  for (const end of ["solved", "stuck"]) {
    const some = times.filter((_, index) => endOf(puzzles[index], rules) === end);
    tell(`Nurikabe 10x10 explained to ${end}, of ${puzzles.length}`, some.length);
    tell(`Nurikabe 10x10 explained to ${end}, median ms`, quantile(some, 0.5));
    tell(`Nurikabe 10x10 explained to ${end}, 95th percentile ms`, quantile(some, 0.95));
  }
  tell("Nurikabe 10x10 explained, median ms", quantile(times, 0.5));
}

/** The first step from boards on the way, on a grid that nothing is known of yet. */
function benchHints(name: string, puzzles: readonly Puzzle[]): void {
  const times: number[] = [];
  for (const puzzle of puzzles) {
    const proof = run(prove(puzzle, [], rules));
    for (let hint = 0; hint < HINTS; hint++) {
      const upTo = Math.floor((proof.steps.length * hint) / HINTS);
      const facts = proof.steps.slice(0, upTo).flatMap(({ adds }) => adds);
      const start = cpuMicros();
      const chain = new Chain(puzzle, gridOf(puzzle, facts), rules, { explain: true });
      run(chain.run({ steps: 1 }));
      times.push((cpuMicros() - start) / 1_000);
    }
  }
  if (times.length === 0) return;
  tell(`Nurikabe hint by named rules on ${name}, median ms`, quantile(times, 0.5));
  tell(`Nurikabe hint by named rules on ${name}, 99th percentile ms`, quantile(times, 0.99));
}

function benchShares(puzzles: readonly Puzzle[]): void {
  const solvedBy = (by: readonly Rule[]): number =>
    puzzles.filter((one) => endOf(one, by) === "solved").length;
  tell("Nurikabe up to 20x20, puzzles", puzzles.length);
  tell("Nurikabe up to 20x20, solved by the eleven rules alone", solvedBy(eleven));
  tell("Nurikabe up to 20x20, solved by all named rules", solvedBy(rules));
}

const ofSize = (rows: number, cols: number): Puzzle[] =>
  published.filter((puzzle) => puzzle.rows === rows && puzzle.cols === cols);

if (published.length > 0) {
  benchRuns(ofSize(10, 10));
  benchShares(published.filter(({ rows, cols }) => rows <= SIDE && cols <= SIDE));
  benchHints("published 20x20", ofSize(20, 20));
}
