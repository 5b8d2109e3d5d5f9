import type { Cell } from "../../engine/model/fact.ts";
import type { PlayState } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import { isColour } from "./colour-candidate.ts";

/** Milliseconds between the two taps. */
const DOUBLE = 400;

/**
 * Two quick taps on a cell write the only candidate that it shows: of its notes, or of the automatic candidates. A tap
 * on a cell selects it and the next one lays it down, or the other way round.
 */
export function startDoubleTaps(store: Store, now = () => performance.now()): void {
  let last = { cell: -1, at: 0 };
  store.listen(({ play, settings }, { play: was }, { type }) => {
    if (type !== "select" || !play || !was || settings.input !== "cell" || play.kind.hand !== "digits")
      return;
    if (isColour(play.tool.write)) return;
    const [cell = was.selection[0] ?? -1, ...more] = play.selection;
    const [one, two] = [last, { cell: more.length > 0 ? -1 : cell, at: now() }];
    last = two;
    if (cell < 0 || one.cell !== two.cell || two.at - one.at > DOUBLE) return;
    const digit = onlyCandidate(play, cell);
    if (!digit) return;
    last = { cell: -1, at: 0 };
    queueMicrotask(() => {
      store.dispatch({ type: "select", cells: [cell] });
      store.dispatch({ type: "move", move: { type: "mark", cells: [cell], mark: digit } });
    });
  });
}

/** The digit of a blank cell that shows one candidate; else 0. */
function onlyCandidate({ kind, puzzle, position: { board } }: PlayState, cell: Cell): number {
  if (board.marks[cell] !== 0) return 0;
  const bits = board.auto
    ? (kind.candidates(puzzle, board)?.[cell] ?? 0)
    : board.corner[cell] | board.centre[cell];
  return bits !== 0 && (bits & (bits - 1)) === 0 ? Math.log2(bits) : 0;
}
