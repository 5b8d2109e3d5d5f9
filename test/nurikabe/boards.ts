import { nurikabePuzzle } from "../../engine/kinds/nurikabe/laws/puzzle-from-clues.ts";
import type { NurikabeGrid } from "../../engine/kinds/nurikabe/puzzle/grid.ts";
import type { NurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle/puzzle.ts";
import { type Fact, is, isNot } from "../../engine/model/fact.ts";
import { gridOf } from "../../engine/model/puzzle.ts";

/** A board drawn as text: digits and `?` are clues, `#` wall, `+` island, `.` unknown. */
export interface Drawn {
  readonly puzzle: NurikabePuzzle;
  readonly facts: readonly Fact[];
  readonly grid: NurikabeGrid;
}

/** Reads a drawing; rows stand between spaces or line ends. */
export function drawn(drawing: string): Drawn {
  const rows = drawing.trim().split(/\s+/);
  const signs = rows.join("").split("");
  const clues = signs.map((sign) => (sign === "?" ? -1 : /\d/.test(sign) ? Number(sign) : 0));
  const puzzle = nurikabePuzzle(rows.length, rows[0].length, clues);
  const facts = signs.flatMap((sign, cell) =>
    sign === "#" ? [is(cell, 0)] : sign === "+" ? [isNot(cell, 0)] : [],
  );
  return { puzzle, facts, grid: gridOf(puzzle, facts) as NurikabeGrid };
}

/** Draws what facts say of colours, `.` elsewhere; rows between spaces. */
export function drawing(puzzle: NurikabePuzzle, facts: readonly Fact[]): string {
  const signs = Array.from({ length: puzzle.cells }, (_, cell) => {
    if (facts.includes(is(cell, 0))) return "#";
    return facts.includes(isNot(cell, 0)) ? "+" : ".";
  });
  const rows: string[] = [];
  for (let row = 0; row < puzzle.rows; row++) {
    rows.push(signs.slice(row * puzzle.cols, (row + 1) * puzzle.cols).join(""));
  }
  return rows.join(" ");
}
