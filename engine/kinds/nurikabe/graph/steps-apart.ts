import type { Cell } from "../../../model/fact.ts";
import type { Size } from "../../../model/lattice.ts";

/** How many steps a cell is from another, whatever lies between. */
export function stepsApart({ cols }: Size, one: Cell, other: Cell): number {
  return (
    Math.abs(Math.floor(one / cols) - Math.floor(other / cols)) + Math.abs((one % cols) - (other % cols))
  );
}
