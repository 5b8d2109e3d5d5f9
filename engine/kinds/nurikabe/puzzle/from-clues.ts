import { type Cell, type Fact, is, isNot, type Value } from "../../../model/fact.ts";
import type { Grid } from "../../../model/grid.ts";
import { latticeOf } from "../../../model/lattice.ts";
import type { Law } from "../../../model/puzzle.ts";
import { assert } from "../../../model/result.ts";
import type { NurikabeGrid } from "./grid.ts";
import type { NurikabePuzzle } from "./puzzle.ts";
import { ANY_SIZE, MOST_CELLS, SEA } from "./size.ts";

/** What a puzzle that is played or solved needs, and one that is only read, drawn and written does not. */
interface LawParts {
  lawsOf(puzzle: NurikabePuzzle): Law[];
  blank(cells: number): NurikabeGrid;
  answer(puzzle: NurikabePuzzle, grid: Grid): Value[];
}

let brought: LawParts | null = null;

/** Called by the module that has the laws; the page fetches it before it opens a game (see `engine/kinds/play.ts`). */
export function bringLaws(parts: LawParts): void {
  brought = parts;
}

function parts(): LawParts {
  assert(brought !== null, "the laws come before a grid");
  return brought;
}

/** The puzzle with these clues, one entry a cell. The caller has checked the size. */
export function nurikabePuzzle(rows: number, cols: number, clues: readonly number[]): NurikabePuzzle {
  const cells = rows * cols;
  assert(
    clues.length === cells && cells <= MOST_CELLS,
    "a Nurikabe has one clue entry for each of its cells",
  );
  const clueCells: Cell[] = [];
  const clueAt = clues.map((clue, cell) => (clue === 0 ? 0 : clueCells.push(cell)));
  const land = clues.reduce((sum, clue) => sum + clue, 0);
  let laws: readonly Law[] | null = null;
  const puzzle: NurikabePuzzle = {
    kind: "nurikabe",
    rows,
    cols,
    cells,
    values: clueCells.length + 1,
    givens: clueCells.map((cell, index) => is(cell, index + 1)),
    get laws() {
      laws ??= parts().lawsOf(puzzle);
      return laws;
    },
    clues,
    clueCells,
    clueAt,
    seaCells: clues.includes(ANY_SIZE) ? null : cells - land,
    lattice: latticeOf(rows, cols),
    blank: () => parts().blank(cells),
    decided: (grid, cell) => (grid as NurikabeGrid).hasColour(cell),
    options: (_, cell): Fact[] => [is(cell, SEA), isNot(cell, SEA)],
    answer: (grid) => parts().answer(puzzle, grid),
  };
  return puzzle;
}
