import type { Cell } from "../../engine/model/fact.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Link } from "../../engine/model/rule.ts";
import { linksOver } from "./link-lines.ts";
import type { Tints } from "./tints.ts";

/** The tints with all that is drawn over the cells: one line around the area that is spoken of, and the links of a chain. */
export function outlined(tints: Tints, puzzle: Puzzle): Tints {
  const { chain } = tints;
  const area = chain?.link ? houseOf(puzzle, chain.link) : (tints.area ?? []);
  return {
    ...tints,
    ...(area.length > 0 && { outline: outlineOf(new Set(area), puzzle.cols) }),
    ...(chain && { over: linksOver(puzzle, chain) }),
  };
}

/** The cells of the house that makes a link; a cell that makes one is tinted. */
function houseOf({ laws }: Puzzle, { by }: Link): readonly Cell[] {
  if (by.as !== "house") return [];
  return laws.filter(({ id }) => id === by.law)[by.of - 1]?.cells ?? [];
}

/** The edges between these cells and all others, as an SVG path; one unit is a cell. */
export function outlineOf(cells: ReadonlySet<Cell>, cols: number): string {
  return [...cells]
    .map((cell) => {
      const [row, col] = [Math.floor(cell / cols), cell % cols];
      const top = cells.has(cell - cols) ? "" : `M${col} ${row}h1`;
      const bottom = cells.has(cell + cols) ? "" : `M${col} ${row + 1}h1`;
      const left = col > 0 && cells.has(cell - 1) ? "" : `M${col} ${row}v1`;
      const right = col < cols - 1 && cells.has(cell + 1) ? "" : `M${col + 1} ${row}v1`;
      return top + bottom + left + right;
    })
    .join("");
}
