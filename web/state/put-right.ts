import type { Board, Move } from "../../engine/model/board.ts";
import { cellOf, type Fact, isNegative, type Value, valueOf } from "../../engine/model/fact.ts";
import { pathTo } from "../../engine/play/game.ts";
import { lastFitting } from "../../engine/play/lines.ts";
import { breaking, lastWritten, unwriting } from "../../engine/play/take-back.ts";
import { brokenLaws } from "../../engine/play/verdict.ts";
import type { PlayState } from "./state.ts";

/** What can be done about the mistake that a hint reports. */
export interface Offer {
  /** The facts that are taken back, and the move that does it; null if there is nothing to take back. */
  readonly facts: readonly Fact[];
  readonly move: Move | null;
  /** The last node of the line before the mistake; null if there is none, or if undo alone leads there. */
  readonly before: number | null;
}

/** The offer for the hint that is shown. Cost: the moves of the line. */
export function offerOn(play: Pick<PlayState, "kind" | "puzzle" | "position" | "truth" | "hint">): Offer {
  const { game, board } = play.position;
  const facts = wrongFacts(play);
  const move = unwriting(board, facts);
  const node = move && lastFitting(game, board.marks.length, (shown) => isRight(play, facts, shown));
  const isFar = node !== null && pathTo(game, game.at).filter((step) => step > node).length > 1;
  return { facts, move, before: isFar ? node : null };
}

/**
 * The facts on the board that are in no answer where the answer is known. Else the marks that break a rule of the puzzle,
 * the last ones first, as many as must go; or the last of those that lead to a contradiction together.
 */
function wrongFacts({ kind, puzzle, position, truth, hint }: Parameters<typeof offerOn>[0]): Fact[] {
  const told = hint?.hint;
  const stated = kind.read(puzzle, position.board);
  if (truth?.answers === "one") return stated.filter((fact) => !agrees(truth.answer, fact));
  const facts = told?.type === "broken" ? breaking(kind, puzzle, position) : [];
  if (facts.length > 0 || (told?.type !== "broken" && told?.type !== "mistake")) return facts;
  const cells = new Set(told.cells);
  const last = lastWritten(
    position.game,
    stated.filter((fact) => cells.has(cellOf(fact))),
  );
  return last === undefined ? [] : [last];
}

function isRight(
  { kind, puzzle, truth }: Pick<PlayState, "kind" | "puzzle" | "truth">,
  wrong: readonly Fact[],
  board: Board,
): boolean {
  const stated = kind.read(puzzle, board);
  if (truth?.answers === "one") return stated.every((fact) => agrees(truth.answer, fact));
  return !stated.some((fact) => wrong.includes(fact)) && brokenLaws(kind, puzzle, board).length === 0;
}

function agrees(answer: readonly Value[], fact: Fact): boolean {
  return (answer[cellOf(fact)] === valueOf(fact)) !== isNegative(fact);
}
