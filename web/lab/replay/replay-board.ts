import type { TemplateResult } from "lit";
import type { Cell } from "../../../engine/model/fact.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import type { Lang } from "../../../engine/model/words.ts";
import { NO_TINTS, type TintRole, type Tints } from "../../boards/tints.ts";
import { showBoard } from "../../kinds/boards.ts";
import type { ReplayScene } from "./scene.ts";

/** A board without input: conclusions, the standing decisions drawn as suppositions, the cell of the event ringed, and the cells that break a law. */
export function replayBoard(
  puzzle: Puzzle,
  { board, candidates, choices }: ReplayScene,
  ringed: Cell | null,
  broken: readonly Cell[],
  lang: Lang,
  lost: () => void,
): TemplateResult {
  const tinted = new Map<Cell, readonly TintRole[]>(broken.map((cell) => [cell, ["conflict"]]));
  if (ringed !== null) tinted.set(ringed, [...(tinted.get(ringed) ?? []), "focus"]);
  const tints: Tints = {
    ...NO_TINTS,
    cells: tinted,
    supposed: choices,
  };
  return showBoard({ puzzle, board, tints, candidates, lang, readonly: true }, lost);
}
