import type { TemplateResult } from "lit";
import { html, unsafeStatic } from "lit/static-html.js";
import type { Board } from "../../engine/model/board.ts";
import type { Cell } from "../../engine/model/fact.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Lang } from "../../engine/model/words.ts";
import type { Settings } from "../state/settings.ts";
import type { Tool } from "../state/state.ts";
import type { BoardEvents } from "./events.ts";
import { NO_TINTS, type Tints } from "./tints.ts";

/** Only the given tints are highlighted. */
export interface Look extends Pick<Settings, "peers" | "same" | "input" | "tap" | "zoomLock" | "cells"> {
  /** An island is complete only when each of its cells has its dot. */
  readonly dotted?: boolean;
}

/** Nothing is highlighted but what is told. */
export const PLAIN: Look = {
  peers: false,
  same: false,
  input: "cell",
  tap: "cycle",
  zoomLock: false,
  cells: "rows",
};

/** Properties of a board. Each kind's element (a `BoardElement`) takes those that it can show. */
export interface Shown {
  readonly puzzle: Puzzle;
  readonly board: Board;
  readonly lang: Lang;
  /** The last one has the focus. */
  readonly selection?: readonly Cell[];
  readonly tints?: Tints;
  /** Cells that a check found wrong. */
  readonly wrong?: ReadonlySet<Cell>;
  /** Cells that break a law, each with the cells that it conflicts with, as far as they are known. */
  readonly broken?: ReadonlyMap<Cell, readonly Cell[]>;
  /** Marks of the branch that is played. */
  readonly tried?: ReadonlySet<Cell>;
  /** The candidates of each cell, as bit sets, in the place of corner notes; null: those of the board. */
  readonly candidates?: readonly number[] | null;
  readonly look?: Look;
  readonly tool?: Tool["write"];
  /** The digit in hand, which is highlighted everywhere; 0: none. */
  readonly digit?: number;
  /** Cells can be selected but nothing is written. */
  readonly readonly?: boolean;
  /** A tap asks about a cell and writes nothing. */
  readonly asks?: boolean;
  /** Shows blank cells and hears nothing. */
  readonly paused?: boolean;
  /** Its givens are being entered. */
  readonly entered?: boolean;
}

/** Handlers of a board's events. */
export type Ears = { readonly [Name in keyof BoardEvents]?: (told: BoardEvents[Name]) => void };

const NOBODY: readonly Cell[] = [];
const NONE: ReadonlySet<Cell> = new Set();
const UNBROKEN: ReadonlyMap<Cell, readonly Cell[]> = new Map();

/** A board of the element with this name. */
export function boardOf(tag: string, shown: Shown, ears: Ears = {}): TemplateResult {
  const name = unsafeStatic(tag);
  const hears =
    <Name extends keyof BoardEvents>(event: Name) =>
    ({ detail }: CustomEvent<BoardEvents[Name]>) =>
      ears[event]?.(detail);
  const { selection = NOBODY, tints = NO_TINTS, wrong = NONE, tried = NONE, candidates = null } = shown;
  const {
    look = PLAIN,
    tool = "pan",
    digit = 0,
    broken = UNBROKEN,
    readonly = false,
    asks = false,
    paused = false,
    entered = false,
  } = shown;
  return html`<${name}
    .puzzle=${shown.puzzle}
    .board=${shown.board}
    .selection=${selection}
    .tints=${tints}
    .wrong=${wrong}
    .broken=${broken}
    .tried=${tried}
    .candidates=${candidates}
    .settings=${look}
    .tool=${tool}
    .digit=${digit}
    .lang=${shown.lang}
    .readonly=${readonly}
    .asks=${asks}
    .paused=${paused}
    .entered=${entered}
    @board-select=${hears("board-select")}
    @board-move=${hears("board-move")}
    @board-tap=${hears("board-tap")}
    @board-ask=${hears("board-ask")}
    @board-zoom=${hears("board-zoom")}
  ></${name}>`;
}
