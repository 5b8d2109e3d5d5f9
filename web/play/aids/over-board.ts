import { nothing, svg, type TemplateResult } from "lit";
import type { Cell } from "../../../engine/model/fact.ts";
import type { Game } from "../../../engine/play/game.ts";
import { pageKind } from "../../kinds/pages.ts";
import type { Settings } from "../../state/settings.ts";
import type { PlayState } from "../../state/state.ts";

/** Least side of a cell, in CSS pixels, in which a small count is readable. */
const READABLE = 28;
/** Height of a small count, and the legs of the corner that marks a cell, in cells. */
const COUNT = 0.28;
const CORNER = 0.26;

/** What stands over the cells of a painted board, in cells as units; `side` is that of a cell in CSS pixels. */
export function overBoard(
  play: PlayState,
  { islands, recent }: Settings,
  side: number,
): TemplateResult | typeof nothing {
  if (play.kind.hand !== "strokes") return nothing;
  const { rows, cols } = play.puzzle;
  const marked = recent && !play.hint && !play.why ? lastMarked(play.position.game) : [];
  return svgOver(rows, cols, [
    ...marked.map((cell) => corner(cell, cols)),
    ...(islands && side >= READABLE ? counts(play) : []),
  ]);
}

/** The cells of the last mark, as far as it has not been taken back. */
function lastMarked({ log, at }: Game): readonly Cell[] {
  const move = at > 0 ? log[at - 1].move : null;
  return move?.type === "mark" ? move.cells : [];
}

function counts({ kind, puzzle, position }: PlayState): TemplateResult[] {
  const { growing } = pageKind(kind.id).progress?.(puzzle, position.board.marks) ?? { growing: new Map() };
  return [...growing].map(([cell, { has, wants }]) => {
    const [x, y] = placeOf(cell, puzzle.cols);
    return svg`<text
      x=${x + 0.95}
      y=${y + 0.93}
      font-size=${COUNT}
      text-anchor="end"
      fill="var(${has > wants ? "--conflict-ink" : "--ink-note"})"
    >${has}/${wants}</text>`;
  });
}

/** A small corner, with a rim that keeps it apart from a wall. */
function corner(cell: Cell, cols: number): TemplateResult {
  const [x, y] = placeOf(cell, cols);
  return svg`<path
    class="recent"
    d="M${x} ${y}h${CORNER}l${-CORNER} ${CORNER}z"
    fill="var(--accent)"
    stroke="var(--paper)"
    stroke-width="1.5"
  ></path>`;
}

function placeOf(cell: Cell, cols: number): [x: number, y: number] {
  return [cell % cols, Math.floor(cell / cols)];
}

function svgOver(rows: number, cols: number, parts: readonly TemplateResult[]): TemplateResult {
  return svg`<svg class="over" viewBox="0 0 ${cols} ${rows}" aria-hidden="true">${parts}</svg>`;
}
