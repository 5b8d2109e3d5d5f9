import type { Cell } from "../../engine/model/fact.ts";
import type { Size } from "../../engine/model/lattice.ts";
import type { Tints } from "./tints.ts";

/** The tints with one line around the area that is spoken of. */
export function outlined(tints: Tints, { cols }: Size): Tints {
  return tints.area?.length ? { ...tints, outline: outlineOf(new Set(tints.area), cols) } : tints;
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
