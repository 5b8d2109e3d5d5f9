import { html, type TemplateResult } from "lit";
import type { NurikabePuzzle } from "../../../engine/kinds/nurikabe/puzzle.ts";
import { playKind } from "../../../engine/kinds/play.ts";
import type { SudokuPuzzle } from "../../../engine/kinds/sudoku/puzzle.ts";
import type { Cell } from "../../../engine/model/fact.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import type { Lang } from "../../../engine/model/words.ts";
import { NO_TINTS, type Tints } from "../../boards/tints.ts";
import type { ReplayScene } from "./scene.ts";

/** The element of each kind is all that is fetched; it waits, with all it is told, until then. */
export const REPLAY_BOARDS: Readonly<Record<string, () => Promise<unknown>>> = {
  sudoku: () => import("../../kinds/sudoku/board.ts"),
  nurikabe: () => import("../../kinds/nurikabe/board.ts"),
};

const LOOK = { peers: false, same: false, input: "cell", tap: "cycle" } as const;
const NONE: readonly Cell[] = [];

/** A board that only shows: what was concluded, the choices that stand drawn as suppositions, and the cell of the event ringed. */
export function replayBoard(
  puzzle: Puzzle,
  { board, candidates, choices }: ReplayScene,
  ringed: Cell | null,
  lang: Lang,
): TemplateResult {
  const tints: Tints = {
    ...NO_TINTS,
    cells: ringed === null ? NO_TINTS.cells : new Map([[ringed, ["focus"]]]),
    supposed: choices,
  };
  if (puzzle.kind === "nurikabe") {
    const nurikabe = puzzle as NurikabePuzzle;
    const done = playKind(puzzle.kind)?.finished(nurikabe, board.marks) ?? [];
    return html`<ergo-nurikabe-board
      .puzzle=${nurikabe}
      .board=${board}
      .selection=${NONE}
      .tints=${tints}
      .finished=${new Set(board.marks.flatMap((_, cell) => (done[cell] ? [cell] : [])))}
      .settings=${LOOK}
      .tool=${"pan"}
      .lang=${lang}
      .readonly=${true}
    ></ergo-nurikabe-board>`;
  }
  return html`<ergo-sudoku-board
    .puzzle=${puzzle as SudokuPuzzle}
    .board=${board}
    .selection=${NONE}
    .tints=${tints}
    .candidates=${candidates}
    .settings=${LOOK}
    .lang=${lang}
    .readonly=${true}
  ></ergo-sudoku-board>`;
}
