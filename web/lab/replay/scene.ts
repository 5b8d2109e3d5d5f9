import type { PlayKind } from "../../../engine/kinds/contract/kind.ts";
import type { Board } from "../../../engine/model/board.ts";
import { type Cell, cellOf, type Fact, isNegative, type Value } from "../../../engine/model/fact.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import { pageKind } from "../../kinds/pages.ts";
import { boardOf, candidatesOn } from "../../state/bench-board.ts";
import type { Path } from "./path.ts";

/** The board of a replay. */
export interface ReplayScene {
  /** The conclusions. */
  readonly board: Board;
  /** The candidates of each cell as bit sets; null where the search keeps none. */
  readonly candidates: readonly number[] | null;
  /** By cell, the choices that stand, as they are drawn. */
  readonly choices: ReadonlyMap<Cell, Value>;
}

/** The board on which a path stands. Cost: the facts and the cells. */
export function pathScene(kind: PlayKind, puzzle: Puzzle, path: Path): ReplayScene {
  const chosen = Array.from({ length: path.depth }, (_, index) => path.choice(index + 1));
  return sceneOf(kind, puzzle, path.facts, chosen);
}

/** The board on which some facts are known, some of them by choice. */
export function sceneOf(
  kind: PlayKind,
  puzzle: Puzzle,
  facts: readonly Fact[],
  chosen: readonly Fact[],
): ReplayScene {
  const choices = new Map<Cell, Value>();
  for (const fact of chosen) {
    const shown = pageKind(puzzle.kind).drawn(fact);
    if (shown !== null) choices.set(cellOf(fact), shown);
  }
  const concluded = choices.size > 0 ? facts.filter((fact) => !choices.has(cellOf(fact))) : facts;
  const keeps = kind.hand === "digits" && facts.some(isNegative);
  return {
    board: boardOf(kind, puzzle, concluded),
    candidates: keeps ? candidatesOn(puzzle, facts) : null,
    choices,
  };
}
