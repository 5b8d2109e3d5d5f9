import { expect, it } from "vitest";
import { nurikabePuzzle } from "../../engine/kinds/nurikabe/laws/puzzle-from-clues.ts";
import { sudokuPuzzle } from "../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { cellOf, type Fact, isNegative, type Value, valueOf } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import type { Step } from "../../engine/model/rule.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { levelsOf } from "../../engine/reason/chain/slice.ts";
import { suppose } from "../../engine/reason/suppose/suppose.ts";
import { EXTRA, extraLines, HAS_EXTRA } from "../extra.ts";
import { wholeKind } from "../kinds/whole.ts";
import { madePuzzles } from "../made.ts";
import { share } from "../share.ts";
import { faultIn, isNested } from "./supposed.ts";

/** How many suppositions of a set are replayed. */
const STEPS = share(150, 500);

/** The rules that stand beside those of the first expert systems: with more of them few suppositions are left to be replayed. */
const EASY = ["last-cell", "naked-triple"];

interface Published {
  readonly status: string;
  readonly rows: number;
  readonly cols: number;
  readonly clues: readonly (readonly (number | string)[])[];
}

const published: Readonly<Record<string, () => Puzzle[]>> = {
  sudoku: () =>
    extraLines("sudoku/top1465.txt").map((line) =>
      sudokuPuzzle(
        9,
        Array.from(line.slice(0, 81), (sign) => Number(sign) || 0),
      ),
    ),
  nurikabe: () =>
    extraLines("nurikabe/puzzles.jsonl")
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

/** Made puzzles, without end. The first of these Sudokus is one of the few that want two opposite suppositions. */
const made: Readonly<Record<string, () => Iterable<Puzzle>>> = {
  sudoku: () => madePuzzles("sudoku", { rows: 9, cols: 9, minimal: true }, 188),
  nurikabe: () => madePuzzles("nurikabe", { rows: 8, cols: 8, level: 6 }),
};

const SETS = [
  ...Object.entries(made).map(([id, puzzles]) => [`made ${id}`, id, puzzles] as const),
  ...Object.entries(HAS_EXTRA ? published : {}).map(
    ([id, puzzles]) => [`published ${id} (${EXTRA})`, id, puzzles] as const,
  ),
];

function holds(answer: readonly Value[], fact: Fact): boolean {
  return (answer[cellOf(fact)] === valueOf(fact)) !== isNegative(fact);
}

it.each(SETS)(
  "%s are solved by rules and suppositions, hundreds of which replay on their premises alone",
  (_, id, puzzles) => {
    const whole = wholeKind(id);
    if (!whole) throw new Error(`no such kind: ${id}`);
    const { think, search } = whole;
    const rules = think.rules.filter(({ id: rule, number }) => number !== undefined || EASY.includes(rule));
    let count = 0;
    let opposite = 0;
    let at = 0;
    for (const puzzle of puzzles()) {
      if (count >= STEPS) break;
      at++;
      const [answer] = run(search(puzzle, gridOf(puzzle), { answers: 1, nodes: 1_000_000 })).answers;
      const chain = new Chain(puzzle, gridOf(puzzle), rules);
      let end = run(chain.run());
      for (; end === "stuck"; end = run(chain.run())) {
        const step = run(suppose(think, puzzle, chain.grid, rules));
        if (!step) break;
        count++;
        if (step.supposed?.length === 2) opposite++;
        expect(step.adds.every((fact) => holds(answer, fact))).toBe(true);
        expect(faultIn(puzzle, rules, step, id === "nurikabe" ? puzzle.givens : [])).toBeNull();
        chain.record(step);
      }
      expect(end, `puzzle ${at}`).toBe("solved");
    }
    expect(count).toBeGreaterThanOrEqual(STEPS);
    expect(opposite).toBeGreaterThan(share(0, 1));
  },
);

/** How many of the hardest published Sudokus that want suppositions within suppositions at once are looked at. */
const HARDEST = share(3, 12);
/** The hardest rules by which these are told. */
const SIMPLE = 3;

it.skipIf(!HAS_EXTRA)(
  "suppositions within suppositions are those that screening knew, told by simple rules",
  () => {
    const whole = wholeKind("sudoku");
    if (!whole) throw new Error("no Sudoku");
    const { think, search } = whole;
    const levels = levelsOf(think.rules);
    const isSimple = ({ rule, supposed }: Step): boolean =>
      supposed?.every(({ steps }) => steps.every(isSimple)) ?? (levels.get(rule) ?? 0) <= SIMPLE;
    let count = 0;
    for (const line of extraLines("sudoku/hardest1106.txt")) {
      if (count >= HARDEST) break;
      const puzzle = sudokuPuzzle(
        9,
        Array.from(line.slice(0, 81), (sign) => Number(sign) || 0),
      );
      const [answer] = run(search(puzzle, gridOf(puzzle), { answers: 1, nodes: 1_000_000 })).answers;
      const chain = new Chain(puzzle, gridOf(puzzle), think.rules);
      run(chain.run());
      const step = run(suppose(think, puzzle, chain.grid, think.rules));
      if (!step) throw new Error("nothing leads anywhere");
      if (!isNested(step)) continue;
      count++;
      expect(isSimple(step)).toBe(true);
      expect(step.adds.every((fact) => holds(answer, fact))).toBe(true);
      expect(faultIn(puzzle, think.rules, step, [])).toBeNull();
    }
    expect(count).toBe(HARDEST);
  },
);
