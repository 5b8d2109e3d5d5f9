import { nothing, svg, type TemplateResult } from "lit";
import type { Cell } from "../../../engine/model/fact.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import type { Game } from "../../../engine/play/game.ts";
import { pageKind } from "../../kinds/pages.ts";
import type { PlayState } from "../../state/state.ts";

/** The legs of the corner that marks a cell, in cells. */
const CORNER = 0.26;
/** Height of a small count, in cells: about 10 px on a phone, where a large cell leaves more room below its number. */
const countHeight = (cols: number): number => Math.min(0.26, Math.max(0.2, 0.034 * cols));

/** What stands over the cells of a painted board, in cells as units: what the islands have, and the corner of the last mark. */
export function overBoard(
  kind: PlayState["kind"],
  puzzle: Puzzle,
  position: PlayState["position"],
  hasCounts: boolean,
  hasCorner: boolean,
): TemplateResult | typeof nothing {
  if (kind.hand !== "strokes") return nothing;
  const { rows, cols } = puzzle;
  const growing = hasCounts ? pageKind(kind.id).progress?.(puzzle, position.board.marks).growing : null;
  return svgOver(rows, cols, [
    ...(hasCorner ? lastMarked(position.game).map((cell) => corner(cell, cols)) : []),
    ...[...(growing ?? [])].map(([cell, grown]) => count(cell, grown, cols)),
  ]);
}

/** The cells of the last mark, as far as it has not been taken back. */
function lastMarked({ log, at }: Game): readonly Cell[] {
  const move = at > 0 ? log[at - 1].move : null;
  return move?.type === "mark" ? move.cells : [];
}

function count(cell: Cell, { has, wants }: { has: number; wants: number }, cols: number): TemplateResult {
  const [x, y] = placeOf(cell, cols);
  return svg`<text
    x=${x + 0.95}
    y=${y + 0.94}
    font-size=${countHeight(cols)}
    text-anchor="end"
    fill="var(${has > wants ? "--conflict-ink" : "--ink-note"})"
  >${has}/${wants}</text>`;
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
