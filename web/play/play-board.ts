import { html, type TemplateResult } from "lit";
import type { Board } from "../../engine/model/board.ts";
import type { Cell } from "../../engine/model/fact.ts";
import type { BrokenLaw } from "../../engine/play/verdict.ts";
import type { Tints } from "../boards/tints.ts";
import { showBoard } from "../kinds/boards.ts";
import type { App } from "../state/app.ts";
import { chunkLost } from "../state/reload.ts";
import type { Settings } from "../state/settings.ts";
import type { Check, PlayState } from "../state/state.ts";
import { memo } from "../ui/memo.ts";
import { writeDigit } from "./pad.ts";

const NONE: ReadonlySet<Cell> = new Set();

/** The board of the current game; its events go to the store. */
export class PlayBoard {
  readonly #wrong = memo((check: Check | null) =>
    check?.shown && check.wrong ? new Set(check.wrong) : NONE,
  );
  readonly #broken = memo((broken: readonly BrokenLaw[], marked: boolean) =>
    marked ? new Set(broken.flatMap((one) => one.cells)) : NONE,
  );
  readonly #bare = memo((board: Board) => {
    const blank = board.marks.map(() => 0);
    return { ...board, corner: blank, centre: blank, auto: false };
  });
  /** `zoomed` is called with the size at which the board is shown; `tints` are its highlights. */
  template(app: App, tints: Tints, zoomed: (zoom: number) => void): TemplateResult {
    const { play, lang, settings } = app.store.state;
    if (!play) return html``;
    const { store, acts } = app;
    const { board } = play.position;
    return showBoard(
      {
        ...{ puzzle: play.puzzle, lang, tints, look: settings },
        board: play.tool.notesHidden ? this.#bare(board) : board,
        selection: play.selection,
        wrong: this.#wrong(play.check),
        broken: this.#broken(play.broken, marksBroken(play, settings)),
        tool: play.tool.write,
        digit: play.tool.write === "colour" ? 0 : play.tool.digit,
        readonly: !play.owner,
        asks: play.why !== null,
        paused: play.paused,
      },
      () => chunkLost(store),
      {
        "board-select": ({ cells }) => store.dispatch({ type: "select", cells }),
        "board-move": ({ move }) => store.dispatch({ type: "move", move }),
        "board-tap": ({ cell }) => tapped(app, cell),
        "board-ask": ({ cell }) => acts.why(cell),
        "board-zoom": ({ zoom }) => zoomed(zoom),
      },
    );
  }
}

/** Broken laws are marked as they happen, or after a check; one that asks to be shown them is, whatever the settings. */
function marksBroken({ check }: PlayState, { errors }: Settings): boolean {
  return errors === "live" || Boolean(check && (errors === "asked" || check.shown));
}

/** A tap writes the digit in hand. */
function tapped(app: App, cell: Cell): void {
  const { play } = app.store.state;
  if (play) writeDigit(app, play.tool.digit, { selection: [cell] });
}
