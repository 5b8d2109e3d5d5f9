import { IterativeDeepening } from "../../engine/duel/deepen.ts";
import { digitBoard } from "../../engine/duel/digit-board.ts";
import { SURE } from "../../engine/duel/digit-estimate.ts";
import { digitGame, movesToEnd } from "../../engine/duel/digit-game.ts";
import {
  cellOfMove,
  type DigitMove,
  type DigitPosition,
  digitOfMove,
  positionOf,
} from "../../engine/duel/digit-position.ts";
import { DUEL_SIZES, type DuelSize } from "../../engine/duel/duel-size.ts";
import { fail, ok, type Result } from "../../engine/model/result.ts";
import type { DuelMove, DuelQuestion, DuelThought } from "../api.ts";
import { type Work, withNews } from "../work.ts";

/** The best move of a duel, thought over ever deeper; `news` has a move from the start, where there is one. */
export function thinkOver(q: DuelQuestion): Result<Work<DuelThought, DuelThought>> {
  const read = readPosition(q);
  if (!read.ok) return read;
  const { size, position } = read.value;
  const depth = q.depth ?? size * size;
  if (!(depth >= 1 && q.nodes >= 1))
    return fail("duel-limits", {
      en: "The moves to look ahead and the positions to look at must each be at least 1.",
      zh: "向前看的步数和查看的局面数都至少是 1。",
    });
  const game = digitGame(size);
  const deepening = new IterativeDeepening(game, position, { depth, nodes: q.nodes, prunes: q.prunes });
  const isMax = game.isMax(position);
  const thought = (): DuelThought => thoughtOf(size, position, isMax, deepening);
  function* think(): Work<DuelThought> {
    yield* deepening.work();
    return thought();
  }
  return ok(withNews(think(), thought));
}

function readPosition(q: DuelQuestion): Result<{ size: DuelSize; position: DigitPosition }> {
  const size = DUEL_SIZES.find((one) => one === q.size);
  if (size === undefined)
    return fail("duel-size", {
      en: "A duel is played on a board of 4, 6 or 9 cells a side.",
      zh: "对弈只能在 4×4、6×6 或 9×9 的盘面上进行。",
    });
  const isDigit = (digit: unknown): boolean =>
    Number.isInteger(digit) && (digit as number) >= 0 && (digit as number) <= size;
  if (q.cells.length !== size * size || !q.cells.every(isDigit))
    return fail("duel-cells", {
      en: `The board must have ${size * size} cells, each blank or with a digit from 1 to ${size}.`,
      zh: `盘面必须有 ${size * size} 个格子，每格为空或填有 1 到 ${size} 的数字。`,
    });
  const position = positionOf(digitBoard(size), q.cells);
  if (position === null)
    return fail("duel-law", {
      en: "A digit stands twice in a row, column or box of this board.",
      zh: "这个盘面的某一行、列或宫里有重复的数字。",
    });
  return ok({ size, position });
}

function thoughtOf(
  size: DuelSize,
  position: DigitPosition,
  isMax: boolean,
  { found }: IterativeDeepening<DigitPosition, DigitMove>,
): DuelThought {
  const forMover = (score: number): number => (isMax || score === 0 ? score : -score);
  const line = found.principalVariation.map(
    (move): DuelMove => ({ cell: cellOfMove(size, move), digit: digitOfMove(size, move) }),
  );
  const score = forMover(found.value);
  // A win is one whatever else there is to look at; that all is lost, only a finished look can say.
  const certain = score >= SURE ? score : forMover(found.finished);
  const moves = movesToEnd(position, certain);
  return {
    move: line.at(0) ?? null,
    score,
    proved: moves === null ? null : { wins: certain > 0, moves },
    ...(Math.abs(certain) >= SURE ? { wins: certain > 0 } : {}),
    line,
    depth: found.depth,
    nodes: found.nodes,
    known: found.tableHits,
    cuts: found.cutoffs,
  };
}
