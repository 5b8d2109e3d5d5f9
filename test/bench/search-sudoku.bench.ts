// How fast a Sudoku is solved and proved to have one answer (two are looked for), from its text on, beside solvers
// from npm that take turns with ours. CPU time, medians of windows; "times" is theirs divided by ours.
import { countText } from "../../engine/kinds/sudoku/solver/solver.ts";
import { kindOf, ownPuzzles, sharedLines } from "./puzzle-sets.ts";
import { tell } from "./results.mjs";
import { inTurns } from "./watch/windows.ts";

// Not bundled: the peers lie beside this file.
const { peers } = (await import(
  new URL("peers/peers.mjs", import.meta.url).href
)) as typeof import("./peers/peers.mjs");

const NODES = 1_000_000;
const SETS = ["17clue", "top1465", "hardest1106", "hardest11"];

const sudoku = kindOf("sudoku");
const ours = (text: string): number => countText(text, 2, NODES);

const others = await peers();
if (!others)
  console.log("The solvers from npm are not here and cannot be fetched now: ours is measured alone.");
const sets: Record<string, string[]> = { "own minimal": ownPuzzles(sudoku, 9, 1_000) };
for (const name of SETS) sets[name] = sharedLines(`sudoku/${name}.txt`);

for (const [name, texts] of Object.entries(sets)) {
  if (texts.length === 0) continue;
  if (!others) {
    tell(`Sudoku ${name}, µs a puzzle`, inTurns(texts, [ours, ours])[0]);
    continue;
  }
  const speeds = Object.entries(others).map(([other, solve]) => {
    const [our, their] = inTurns(texts, [ours, solve]);
    tell(`Sudoku ${name}, times ${other}`, their / our);
    return our;
  });
  tell(`Sudoku ${name}, µs a puzzle`, Math.min(...speeds));
}
