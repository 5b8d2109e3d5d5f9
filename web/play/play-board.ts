import { html, type TemplateResult } from "lit";
import type { PlayKind } from "../../engine/kinds/contract/kind.ts";
import type { Board } from "../../engine/model/board.ts";
import type { Cell } from "../../engine/model/fact.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { BrokenLaw } from "../../engine/play/verdict.ts";
import type { Tints } from "../boards/tints.ts";
import { showBoard } from "../kinds/boards.ts";
import type { App } from "../state/app.ts";
import { chunkLost } from "../state/reload.ts";
import type { Settings } from "../state/settings.ts";
import type { Check, PlayState } from "../state/state.ts";
import { memo } from "../ui/memo.ts";
import { handOf } from "./hand.ts";

const NONE: ReadonlySet<Cell> = new Set();
const KEPT: ReadonlyMap<Cell, readonly Cell[]> = new Map();

/** The board of the current game; its events go to the store. */
export class PlayBoard {
  readonly #wrong = memo((check: Check | null) =>
    check?.shown && check.wrong ? new Set(check.wrong) : NONE,
  );
  readonly #broken = memo(conflictsOn);
  readonly #told = memo(onlyTold);
  readonly #bare = memo((board: Board) => {
    const blank = board.marks.map(() => 0);
    return { ...board, corner: blank, centre: blank, auto: false };
  });
  /** A solved board has nothing left to look for. */
  readonly #calm = memo((settings: Settings) => ({ ...settings, peers: false, same: false, recent: false }));
  /** `zoomed` is called with the size at which the board is shown; `tints` are its highlights, `tried` the marks of a branch. */
  template(app: App, tints: Tints, tried: ReadonlySet<Cell>, zoomed: (zoom: number) => void): TemplateResult {
    const { play, lang, settings } = app.store.state;
    if (!play) return html``;
    const { store, acts } = app;
    const { board } = play.position;
    return showBoard(
      {
        ...{ puzzle: play.puzzle, lang, tints, look: play.solved ? this.#calm(settings) : settings },
        board: play.tool.notesHidden ? this.#bare(board) : board,
        selection: play.selection,
        wrong: this.#wrong(play.check),
        broken: this.#told(
          this.#broken(play.broken, play.kind, play.puzzle, play.position.board, marksBroken(play, settings)),
          play.hint?.hint?.type === "broken" ? tints.cells : null,
        ),
        tried,
        tool: play.tool.write,
        digit: play.tool.write === "colour" ? 0 : play.tool.digit,
        readonly: !play.owner || play.solved,
        asks: play.why !== null,
        paused: play.paused,
      },
      () => chunkLost(store),
      {
        "board-select": ({ cells }) => store.dispatch({ type: "select", cells }),
        "board-move": ({ move }) => store.dispatch({ type: "move", move }),
        "board-tap": ({ cell }) => handOf(app)?.tap(app, cell),
        "board-ask": ({ cell }) => acts.why(cell),
        "board-zoom": ({ zoom }) => zoomed(zoom),
      },
    );
  }
}

/** While a sentence tells of one broken rule, those cells alone are marked of which it speaks. */
function onlyTold(
  conflicts: ReadonlyMap<Cell, readonly Cell[]>,
  told: Tints["cells"] | null,
): ReadonlyMap<Cell, readonly Cell[]> {
  return told ? new Map([...conflicts].filter(([cell]) => told.has(cell))) : conflicts;
}

/**
 * Which broken laws are marked. As they happen: those that the eye sees. After a check: the same beside marks that are wrong, else all of
 * them. None where the settings say so, unless the player asks to be shown them.
 */
function marksBroken({ check }: PlayState, { errors }: Settings): "all" | "seen" | "none" {
  if (check && (errors !== "never" || check.shown)) return check.wrong?.length ? "seen" : "all";
  return errors === "live" ? "seen" : "none";
}

/** The cells that break a law together; those that are given come first among the partners of a cell. */
function conflictsOn(
  broken: readonly BrokenLaw[],
  kind: PlayKind,
  puzzle: Puzzle,
  board: Board,
  marked: ReturnType<typeof marksBroken>,
): ReadonlyMap<Cell, readonly Cell[]> {
  if (marked === "none") return KEPT;
  const conflicts = new Map<Cell, Cell[]>();
  const add = (cells: readonly Cell[], name: boolean): void => {
    for (const cell of cells) {
      const partners = conflicts.get(cell) ?? [];
      conflicts.set(cell, partners);
      if (name) partners.push(...cells.filter((other) => other !== cell && !partners.includes(other)));
    }
  };
  for (const { cells } of kind.seen(puzzle, board)) add(cells, true);
  if (marked === "all") for (const { cells } of broken) add(cells, false);
  for (const partners of conflicts.values())
    partners.sort((a, b) => Number(board.marks[a] !== 0) - Number(board.marks[b] !== 0));
  return conflicts;
}
