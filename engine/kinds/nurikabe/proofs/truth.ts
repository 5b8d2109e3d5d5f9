import type { Demand } from "../../../model/argument.ts";
import type { Cell, Value } from "../../../model/fact.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";

/** One demand of the puzzle: a pool, an owner, one look at the island of a clue, or at the sea; up to eight shapes of an island. */
export interface Truth {
  readonly law: "pool" | "owner" | "island" | "sea" | "shapes";
  /** Of an island and its shapes: the clue, else 0. */
  readonly clue: Value;
  /** Of a pool its four cells; of an owner the cell; else what is concluded, which tells one look from another; of a wall that comes apart, where. */
  readonly cells: readonly Cell[];
}

/** Whether a demand is one look at an island or at the wall, which may be looked at again. */
export function isLook({ law }: Truth): boolean {
  return law === "island" || law === "sea";
}

/** As it stands in an argument: a pool by its first cell, an owner by its cell, an island by its clue, each counted from 0 or as clues are. */
export function demandOf(truth: Truth): Demand {
  const { law, clue, cells } = truth;
  const by = { as: "house", law, of: isLook(truth) || law === "shapes" ? clue : cells[0] } as const;
  return isLook(truth) ? { by, cells: [...cells].sort((a, b) => a - b) } : { by };
}

/** The same again. */
export function truthOf({ cols }: NurikabePuzzle, { by, cells }: Demand): Truth | null {
  if (by.as !== "house") return null;
  const { of } = by;
  switch (by.law) {
    case "pool":
      return { law: "pool", clue: 0, cells: [of, of + 1, of + cols, of + cols + 1] };
    case "owner":
      return { law: "owner", clue: 0, cells: [of] };
    case "island":
    case "sea":
      return { law: by.law, clue: of, cells: cells ?? [] };
    default:
      return null;
  }
}
