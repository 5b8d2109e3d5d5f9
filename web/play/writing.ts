import { COLOURS } from "../boards/colour-count.ts";
import type { App } from "../state/app.ts";
import { digitMove, eraseMove, type Pen, penOf } from "../state/write.ts";

/** Writes a digit (or gives its colour) with the pen in hand, or with another; nothing where it cannot stand. */
export function writeDigit({ store }: App, digit: number, other?: Partial<Pen>): void {
  const { play } = store.state;
  if (!play || digit < 1 || (play.tool.write === "colour" && digit > COLOURS)) return;
  const move = digitMove(penOf(play, other), digit);
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
