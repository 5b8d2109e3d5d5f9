import type { DuelQuestion } from "../../../worker/api.ts";
import { cellsAfter, type DuelMatch, type Strength } from "./match.ts";

/** How far each strength looks. */
const LOOKS: Readonly<Record<Strength, Pick<DuelQuestion, "depth" | "nodes">>> = {
  easy: { depth: 1, nodes: 20_000 },
  medium: { depth: 3, nodes: 3_000_000 },
  best: { depth: null, nodes: 20_000_000 },
};

/** The question about a game, as that strength asks it. */
export function questionOf({ size, moves }: DuelMatch, strength: Strength): DuelQuestion {
  return { size, cells: cellsAfter(size, moves), ...LOOKS[strength], prunes: true };
}
