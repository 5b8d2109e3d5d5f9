import type { Move } from "../../engine/model/board.ts";
import type { Cell } from "../../engine/model/fact.ts";
import { applyMove } from "../../engine/model/move.ts";
import type { App } from "../state/app.ts";
import type { Store } from "../state/store.ts";
import { digitMove, type Pen, sees } from "../state/write.ts";
import { say } from "../words/words.ts";
import { colourCandidate } from "./colour-candidate.ts";

/** The move of a digit key as the settings wish it, or the colour of a candidate: notes in sight of their digit are refused, or go when it is written. */
export function carefulMove({ store }: App, pen: Pen, digit: number): Move | null {
  if (pen.write === "candidate") return coloured(store, pen, digit);
  const { tidy, strict } = store.state.settings;
  const move = digitMove(pen, digit);
  if (move?.type === "mark" && move.mark && tidy) return tidied(pen, move);
  if (move?.type !== "note" || move.layer === "struck" || !move.on || !strict) return move;
  const cells = move.cells.filter((cell) => !sees(pen, cell, digit));
  if (cells.length > 0) return { ...move, cells };
  tell(store, say("play.refused", { digit }));
  return null;
}

/** The next colour of a candidate; says so where none of the cells shows it. */
function coloured(store: Store, pen: Pen, digit: number): Move | null {
  const move = colourCandidate(pen, digit);
  if (!move && pen.selection.length > 0) tell(store, say("play.no-candidate", { digit }));
  return move;
}

function tell(store: Store, text: string): void {
  store.dispatch({ type: "toast", toast: { text, brief: true, inTitle: true } });
}

/** The move that also takes the notes which it rules out in other cells. */
function tidied({ puzzle, board }: Pen, move: Extract<Move, { type: "mark" }>): Move {
  const { cells, mark } = move;
  const after = { puzzle, board: applyMove(board, move) };
  const isNoted = (cell: Cell): boolean => Boolean(((board.corner[cell] | board.centre[cell]) >> mark) & 1);
  const others = [...board.marks.keys()].filter(
    (cell) => isNoted(cell) && !cells.includes(cell) && sees(after, cell, mark),
  );
  return others.length > 0 ? { ...move, tidied: others } : move;
}
