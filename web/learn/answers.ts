import { playKind } from "../../engine/kinds/play.ts";
import { type Cell, cellOf, type Fact, is, isNegative, isNot, valueOf } from "../../engine/model/fact.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { t } from "../words/more.ts";
import type { Position } from "./learn.ts";

/** What painted kinds call their first value: every cell is it or not. */
export const SEA = 0;

/** What a player may say of a cell, and its words. */
export interface Answer {
  readonly fact: Fact;
  readonly label: string;
}

/** What may be said of a cell: candidates that go or are left, or the two colours; nothing of one that is written. */
export function answersAt(position: Position, cell: Cell): readonly Answer[] {
  const { puzzle, moment } = position;
  const grid = gridOf(puzzle, moment.facts);
  if (puzzle.decided(grid, cell)) return [];
  if (isPainted(position))
    return [
      { fact: is(cell, SEA), label: t("learn.wall") },
      { fact: isNot(cell, SEA), label: t("learn.island") },
    ];
  const isPlaced = moment.firings.some(({ adds }) => adds.some((fact) => !isNegative(fact)));
  return Array.from({ length: puzzle.values - 1 }, (_, at) => at + 1)
    .filter((value) => grid.can(cell, value))
    .map((value) => ({
      fact: isPlaced ? is(cell, value) : isNot(cell, value),
      label: t(isPlaced ? "learn.is" : "learn.not", { value }),
    }));
}

/** Whether its board is painted, so that each cell has one of two colours. */
export function isPainted({ puzzle }: Position): boolean {
  return playKind(puzzle.kind)?.hand === "strokes";
}

/** Whether a conclusion says what a player said: of an island's cell whichever island it is of. */
export function says(added: Fact, said: Fact): boolean {
  if (added === said) return true;
  const isLand = isNegative(said) && valueOf(said) === SEA;
  return isLand && cellOf(added) === cellOf(said) && !isNegative(added) && valueOf(added) !== SEA;
}
