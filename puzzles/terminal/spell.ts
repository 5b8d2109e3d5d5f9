import type { PlayKind } from "../../engine/kinds/contract/kind.ts";
import { cellOf, type Fact, isNegative, valueOf } from "../../engine/model/fact.ts";
import { cellName } from "../../engine/model/lattice.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";

/** "R3C5=7", "R3C5!=sea", "R3C5=R1C2" (of the island of the clue there); rows and columns from 1. */
function spellFact(kind: PlayKind, puzzle: Puzzle, fact: Fact): string {
  const sign = isNegative(fact) ? "!=" : "=";
  return `${cellName(cellOf(fact), puzzle.cols, "en")}${sign}${kind.spellValue(puzzle, valueOf(fact))}`;
}

export function spellFacts(kind: PlayKind, puzzle: Puzzle, facts: readonly Fact[]): string[] {
  return facts.map((fact) => spellFact(kind, puzzle, fact));
}
