import type { Move } from "../../engine/model/board.ts";
import type { Cell } from "../../engine/model/fact.ts";

/** Events of the boards by name; none of them bubbles. */
export interface BoardEvents {
  /** The cells that are to be selected now; the last one has the focus. */
  "board-select": { readonly cells: readonly Cell[] };
  /** On a board of digits: a tap, or Enter or Space, on a cell; digit-first input writes there. */
  "board-tap": { readonly cell: Cell };
  /** Why does the cell have its value? Asked by a tap while the board asks; on a board of digits always by a long press or the right button. */
  "board-ask": { readonly cell: Cell };
  /** On a board that is painted: one stroke, as one move. */
  "board-move": { readonly move: Move };
  /** The board is shown at another size, 1 to 4. */
  "board-zoom": { readonly zoom: number };
}

declare global {
  interface HTMLElementEventMap {
    "board-select": CustomEvent<BoardEvents["board-select"]>;
    "board-tap": CustomEvent<BoardEvents["board-tap"]>;
    "board-ask": CustomEvent<BoardEvents["board-ask"]>;
    "board-move": CustomEvent<BoardEvents["board-move"]>;
    "board-zoom": CustomEvent<BoardEvents["board-zoom"]>;
  }
}
