// A full run by named rules alone, to solved or stuck, each step told with its exact premises: CPU time of single runs,
// warm, solved and stuck puzzles apart.
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import { assert } from "../../engine/model/result.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { ladderOf } from "../../engine/reason/rules-of.ts";
import { cpuMicros } from "../../puzzles/terminal/cpu.ts";
import { kindOf, sharedLines } from "./puzzle-sets.ts";
import { tell } from "./results.mjs";
import { quantile } from "./watch/figures.mjs";

const WARM = 200;

const kind = kindOf("sudoku");
const { rules } = ladderOf(kind.think);
const minimal = sharedLines("sudoku/minimal.txt");
const rated = sharedLines("sudoku/rated.csv")
  .slice(1)
  .map((line) => line.split(",")[1]);

/** Microseconds of a run, and whether it came to the end. */
function explained(puzzle: Puzzle): { micros: number; isSolved: boolean; steps: number } {
  const start = cpuMicros();
  const chain = new Chain(puzzle, gridOf(puzzle), rules, { explain: true });
  const end = run(chain.run());
  return { micros: cpuMicros() - start, isSolved: end === "solved", steps: chain.journal.entries.length };
}

function read(text: string): Puzzle {
  const puzzle = kind.play.parse(text);
  assert(puzzle.ok, "the set can be read");
  return puzzle.value;
}

for (const text of minimal.slice(0, WARM)) explained(read(text));
for (const [name, texts] of Object.entries({ minimal, rated })) {
  if (texts.length === 0) continue;
  const runs = texts.map((text) => explained(read(text)));
  for (const isSolved of [true, false]) {
    const some = runs.filter((one) => one.isSolved === isSolved);
    const what = isSolved ? "solved" : "stuck";
    tell(`Sudoku explained ${name}, ${what} by named rules`, some.length);
    if (some.length === 0) continue;
    const micros = some.map((one) => one.micros).sort((a, b) => a - b);
    tell(`Sudoku explained ${name}, ${what}, median µs`, quantile(micros, 0.5));
    tell(`Sudoku explained ${name}, ${what}, 99th percentile µs`, quantile(micros, 0.99));
  }
  const all = runs.map(({ micros }) => micros).sort((a, b) => a - b);
  tell(`Sudoku explained ${name}, median µs`, quantile(all, 0.5));
}
