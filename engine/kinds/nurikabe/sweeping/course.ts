import type { Cell, Value } from "../../../model/fact.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { ANY_SIZE, SEA } from "../puzzle/size.ts";

/** The order in which the cells of a board are swept, and what each may be. A step is a cell's place in that order. */
export interface Course {
  /** Cells in a row of the sweep. */
  readonly width: number;
  /** By step: its cell, and the values that it may have. */
  readonly cells: readonly Cell[];
  readonly options: readonly (readonly Value[])[];
  /** By value: the step of its clue; 0 for sea. */
  readonly homes: readonly number[];
  /** By value: how many cells have it, ANY_SIZE if not said. */
  readonly sizes: readonly number[];
}

/**
 * The course with the fewest open cells in a profile; among equals the one that meets large clues soonest, for before
 * it has met its clue an island is a guess. `options`: by cell, the values that it may have.
 */
export function courseOver(puzzle: NurikabePuzzle, options: readonly (readonly Value[])[]): Course {
  const { clueCells, clues, seaCells, rows, cols } = puzzle;
  const sizes = [seaCells ?? ANY_SIZE, ...clueCells.map((cell) => clues[cell])];
  const courses = ordersOf(rows, cols).map(({ width, cells }) => {
    const homes = [SEA, ...clueCells.map((cell) => cells.indexOf(cell))];
    const course = { width, cells, options: cells.map((cell) => options[cell]), homes, sizes };
    return { course, open: widthOf(course), delay: delayOf(course) };
  });
  courses.sort((a, b) => a.open - b.open || a.delay - b.delay);
  return courses[0].course;
}

/** The most open cells in a row of the sweep: one after the other, as many as a row has. */
export function widthOf({ width, options }: Course): number {
  let open = 0;
  let most = 0;
  for (const [step, values] of options.entries()) {
    if (values.length > 1) open++;
    if (step >= width && options[step - width].length > 1) open--;
    most = Math.max(most, open);
  }
  return most;
}

/** How late clues are met, large ones counted more. */
function delayOf({ homes, sizes }: Course): number {
  return homes.reduce((sum, home, value) => sum + home * Math.abs(sizes[value]), 0);
}

/** The board by rows and by columns, from each corner. */
function ordersOf(rows: number, cols: number): { width: number; cells: Cell[] }[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => {
    const [width, height] = turn < 4 ? [cols, rows] : [rows, cols];
    const cells = Array.from({ length: rows * cols }, (_, step) => {
      const line = Math.floor(step / width);
      const down = turn & 2 ? height - 1 - line : line;
      const across = turn & 1 ? width - 1 - (step % width) : step % width;
      return turn < 4 ? down * cols + across : across * cols + down;
    });
    return { width, cells };
  });
}
