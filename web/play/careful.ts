import type { Move } from "../../engine/model/board.ts";
import type { Cell } from "../../engine/model/fact.ts";
import { applyMove } from "../../engine/model/move.ts";
import type { App } from "../state/app.ts";
import { digitMove, type Pen, sees } from "../state/write.ts";
import { say } from "../words/words.ts";

/** The move of a digit key as the settings wish it: notes in sight of their digit are refused, or go when it is written. */
export function carefulMove({ store }: App, pen: Pen, digit: number): Move | null {
  const { tidy, strict } = store.state.settings;
  const move = digitMove(pen, digit);
  if (move?.type === "mark" && move.mark && tidy) return tidied(pen, move);
  if (move?.type !== "note" || move.layer === "struck" || !move.on || !strict) return move;
  const cells = move.cells.filter((cell) => !sees(pen, cell, digit));
  if (cells.length > 0) return { ...move, cells };
  store.dispatch({ type: "toast", toast: { text: say("play.refused", { digit }), brief: true } });
  return null;
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
