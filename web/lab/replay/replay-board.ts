import type { TemplateResult } from "lit";
import type { Cell } from "../../../engine/model/fact.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import type { Lang } from "../../../engine/model/words.ts";
import { NO_TINTS, type Tints } from "../../boards/tints.ts";
import { showBoard } from "../../kinds/boards.ts";
import type { ReplayScene } from "./scene.ts";

/** A board without input: conclusions, the standing decisions drawn as suppositions, and the cell of the event ringed. */
export function replayBoard(
  puzzle: Puzzle,
  { board, candidates, choices }: ReplayScene,
  ringed: Cell | null,
  lang: Lang,
  lost: () => void,
): TemplateResult {
  const tints: Tints = {
    ...NO_TINTS,
    cells: ringed === null ? NO_TINTS.cells : new Map([[ringed, ["focus"]]]),
    supposed: choices,
  };
  return showBoard({ puzzle, board, tints, candidates, lang, readonly: true }, lost);
}
