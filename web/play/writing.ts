import type { Move } from "../../engine/model/board.ts";
import { COLOURS } from "../boards/colour-count.ts";
import type { App } from "../state/app.ts";
import { digitMove, digitsOf, eraseMove, type Pen, penOf } from "../state/write.ts";

/** Works out the move of a digit key; another way comes after the first board, see `careful.ts`. */
let moveOf = (_app: App, pen: Pen, digit: number): Move | null => digitMove(pen, digit);
export function writeBy(other: typeof moveOf): void {
  moveOf = other;
}

/**
 * Writes a digit (or gives its colour) with the pen in hand, or with another; nothing where it cannot stand. Where no
 * cell is selected it is taken in hand for the next tap.
 */
export function writeDigit(app: App, digit: number, other?: Partial<Pen>): void {
  const { store } = app;
  const { play, settings } = store.state;
  if (!play || digit < 1 || digit > (play.tool.write === "colour" ? COLOURS : digitsOf(play.puzzle))) return;
  const pen = penOf(play, other);
  const move = moveOf(app, pen, digit);
  if (pen.selection.length === 0) chooseDigit(app, digit);
  else if (settings.input === "cell" && play.tool.digit && pen.write !== "candidate")
    store.dispatch({ type: "tool", tool: { digit: 0 } });
  if (move) store.dispatch({ type: "move", move });
}

/** Erases the content of the selected cells, one layer at a time. */
export function erase({ store }: App): void {
  const { play } = store.state;
  const move = play && eraseMove(penOf(play));
  if (move) store.dispatch({ type: "move", move });
}

/** Takes a digit in hand for digit-first input, or lays it down. */
export function chooseDigit({ store }: App, digit: number): void {
  const chosen = store.state.play?.tool.digit;
  store.dispatch({ type: "tool", tool: { digit: digit === chosen ? 0 : digit } });
}
