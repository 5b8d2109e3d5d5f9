import { html, type TemplateResult } from "lit";
import type { PlayKind } from "../../engine/kinds/kind.ts";
import type { NurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle.ts";
import type { SudokuPuzzle } from "../../engine/kinds/sudoku/puzzle.ts";
import type { Board } from "../../engine/model/board.ts";
import type { Cell } from "../../engine/model/fact.ts";
import type { Broken } from "../../engine/play/verdict.ts";
import type { BoardEvents } from "../boards/events.ts";
import type { Tints } from "../boards/tints.ts";
import { chunkLost } from "../effects/reload.ts";
import type { App } from "../state/app.ts";
import type { Settings } from "../state/settings.ts";
import type { Check, PlayState } from "../state/state.ts";
import { memo } from "../ui/memo.ts";
import { writeDigit } from "./pad.ts";

/** The board of the kind that is played is all that is fetched; its element waits, with all it is told, until then. */
const BOARDS: Readonly<Record<string, () => Promise<unknown>>> = {
  sudoku: () => import("../kinds/sudoku/board.ts"),
  nurikabe: () => import("../kinds/nurikabe/board.ts"),
};

const NONE: ReadonlySet<Cell> = new Set();

/** The board of the game that is played, told what to show; what it tells goes to the store. */
export class PlayBoard {
  readonly #wrong = memo((check: Check | null) =>
    check?.shown && check.wrong ? new Set(check.wrong) : NONE,
  );
  readonly #broken = memo((broken: readonly Broken[], marked: boolean) =>
    marked ? new Set(broken.flatMap((one) => one.cells)) : NONE,
  );
  readonly #candidates = memo((kind: PlayKind, puzzle: SudokuPuzzle, board: Board) =>
    board.auto ? kind.candidates(puzzle, board) : null,
  );
  readonly #finished = memo((kind: PlayKind, puzzle: NurikabePuzzle, marks: readonly number[]) => {
    const done = kind.finished(puzzle, marks);
    return new Set(marks.flatMap((_, cell) => (done[cell] ? [cell] : [])));
  });

  readonly #fetched = new Set<string>();

  #fetch(app: App, kind: string): void {
    this.#fetched.add(kind);
    BOARDS[kind]().catch(() => {
      this.#fetched.delete(kind);
      chunkLost(app.store);
    });
  }

  /** `zoomed` is told at which size the board is shown; `tints` is what is told of it. */
  template(app: App, tints: Tints, zoomed: (zoom: number) => void): TemplateResult {
    const { play, lang, settings } = app.store.state;
    if (!play) return html``;
    if (!this.#fetched.has(play.kind.id)) this.#fetch(app, play.kind.id);
    const shared = {
      wrong: this.#wrong(play.check),
      broken: this.#broken(play.broken, marksBroken(play, settings)),
      readonly: !play.owner,
    };
    const select = ({ detail }: CustomEvent<BoardEvents["board-select"]>) =>
      app.store.dispatch({ type: "select", cells: detail.cells });
    const ask = ({ detail }: CustomEvent<BoardEvents["board-ask"]>) => app.acts.why(detail.cell);
    const zoom = ({ detail }: CustomEvent<BoardEvents["board-zoom"]>) => zoomed(detail.zoom);
    if (play.kind.id === "nurikabe") {
      const puzzle = play.puzzle as NurikabePuzzle;
      return html`<ergo-nurikabe-board
        .puzzle=${puzzle}
        .board=${play.position.board}
        .selection=${play.selection}
        .tints=${tints}
        .wrong=${shared.wrong}
        .broken=${shared.broken}
        .finished=${this.#finished(play.kind, puzzle, play.position.board.marks)}
        .settings=${settings}
        .tool=${play.tool.write}
        .lang=${lang}
        .readonly=${shared.readonly}
        .asks=${play.why !== null}
        .paused=${play.paused}
        @board-select=${select}
        @board-ask=${ask}
        @board-zoom=${zoom}
        @board-move=${({ detail }: CustomEvent<BoardEvents["board-move"]>) =>
          app.store.dispatch({ type: "move", move: detail.move })}
      ></ergo-nurikabe-board>`;
    }
    const puzzle = play.puzzle as SudokuPuzzle;
    return html`<ergo-sudoku-board
      .puzzle=${puzzle}
      .board=${play.position.board}
      .selection=${play.selection}
      .tints=${tints}
      .wrong=${shared.wrong}
      .broken=${shared.broken}
      .candidates=${this.#candidates(play.kind, puzzle, play.position.board)}
      .settings=${settings}
      .digit=${digitInHand(play, settings)}
      .lang=${lang}
      .readonly=${shared.readonly}
      .asks=${play.why !== null}
      .paused=${play.paused}
      @board-select=${select}
      @board-ask=${ask}
      @board-zoom=${zoom}
      @board-tap=${({ detail }: CustomEvent<BoardEvents["board-tap"]>) => tapped(app, detail.cell)}
    ></ergo-sudoku-board>`;
  }
}

/** Broken laws are marked as they happen, or after a check; one that asks to be shown them is, whatever the settings. */
function marksBroken({ check }: PlayState, { errors }: Settings): boolean {
  return errors === "live" || Boolean(check && (errors === "asked" || check.shown));
}

function digitInHand({ tool }: PlayState, { input }: Settings): number {
  return input === "digit" && tool.write !== "colour" ? tool.digit : 0;
}

/** Digit-first input writes what is in hand. */
function tapped(app: App, cell: Cell): void {
  const { play, settings } = app.store.state;
  if (play && settings.input === "digit") writeDigit(app, play.tool.digit, { selection: [cell] });
}
