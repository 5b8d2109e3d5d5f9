import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { nurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle-from-clues.ts";
import { sudokuPuzzle } from "../../engine/kinds/sudoku/puzzle.ts";
import { cellOf, type Fact, isNegative, type Value, valueOf } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import { Chain } from "../../engine/reason/chain.ts";
import { suppose } from "../../engine/reason/suppose.ts";
import { wholeKind } from "../kinds/whole.ts";
import { share } from "../share.ts";
import { faultIn } from "./supposed.ts";

const SHARED = new URL("../../../shared/data/", import.meta.url);
const isThere = existsSync(SHARED);
if (!isThere)
  console.log("The published puzzles (../shared/data) are not here: suppositions on them are not tried.");

/** How many suppositions of a kind are replayed. */
const STEPS = share(150, 500);

function lines(name: string): string[] {
  return readFileSync(new URL(name, SHARED), "utf8").trim().split("\n");
}

interface Published {
  readonly status: string;
  readonly rows: number;
  readonly cols: number;
  readonly clues: readonly (readonly (number | string)[])[];
}

const SETS: Readonly<Record<string, () => Puzzle[]>> = {
  sudoku: () =>
    lines("sudoku/top1465.txt").map((line) =>
      sudokuPuzzle(
        9,
        Array.from(line.slice(0, 81), (sign) => Number(sign) || 0),
      ),
    ),
  nurikabe: () =>
    lines("nurikabe/puzzles.jsonl")
      .map((line) => JSON.parse(line) as Published)
      .filter(({ status, rows, cols }) => status === "unique" && rows * cols <= 100)
      .map(({ rows, cols, clues }) =>
        nurikabePuzzle(
          rows,
          cols,
          clues.flat().map((clue) => (clue === "?" ? -1 : Number(clue))),
        ),
      ),
};

function holds(answer: readonly Value[], fact: Fact): boolean {
  return (answer[cellOf(fact)] === valueOf(fact)) !== isNegative(fact);
}

it.skipIf(!isThere).each(Object.keys(SETS))(
  "published %s are solved by rules and suppositions, hundreds of which replay on their premises alone",
  (id) => {
    const whole = wholeKind(id);
    if (!whole) throw new Error(`no such kind: ${id}`);
    const { think, search } = whole;
    let count = 0;
    let opposite = 0;
    for (const [at, puzzle] of SETS[id]().entries()) {
      if (count >= STEPS) break;
      const [answer] = run(search(puzzle, gridOf(puzzle), { answers: 1, nodes: 1_000_000 })).answers;
      const chain = new Chain(puzzle, gridOf(puzzle), think.rules);
      let end = run(chain.run());
      for (; end === "stuck"; end = run(chain.run())) {
        const step = run(suppose(think, puzzle, chain.grid, think.rules));
        if (!step) break;
        count++;
        if (step.supposed?.length === 2) opposite++;
        expect(step.adds.every((fact) => holds(answer, fact))).toBe(true);
        expect(faultIn(puzzle, think.rules, step, id === "nurikabe" ? puzzle.givens : [])).toBeNull();
        chain.record(step);
      }
      expect(end, `puzzle ${at + 1}`).toBe("solved");
    }
    expect(count).toBeGreaterThanOrEqual(STEPS);
    expect(opposite).toBeGreaterThan(share(0, 1));
  },
);
