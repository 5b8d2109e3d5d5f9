import { emptyBoard } from "../../engine/model/board.ts";
import type { Grid } from "../../engine/model/grid.ts";
import { cellName } from "../../engine/model/lattice.ts";
import { gridOf, isFull, type Puzzle } from "../../engine/model/puzzle.ts";
import { type BrokenLaw, brokenLaws } from "../../engine/play/verdict.ts";
import type { LineCommand } from "../terminal/line-command.ts";
import { readLine } from "../terminal/read-line.ts";

/**
 * `check`: the laws that a board breaks beyond repair; with `--final` those it breaks if undecided
 * cells count as the kind completes them, and those still undecided as wrong (law "cell").
 */
export const checkLine: LineCommand = async (kind, line, options) => {
  const { puzzle, text, marks } = await readLine(kind, line);
  const counted = options.final ? kind.play.completed(puzzle, marks) : marks;
  const board = { ...emptyBoard(puzzle.cells), marks: counted };
  const broken: Pick<BrokenLaw, "law" | "cells">[] = brokenLaws(kind.play, puzzle, board);
  if (options.final) {
    const blanks = undecided(puzzle, gridOf(puzzle, kind.play.read(puzzle, board)));
    if (blanks.length > 0) broken.push({ law: "cell", cells: blanks });
  }
  const written = gridOf(puzzle, kind.play.read(puzzle, { ...board, marks }));
  return {
    puzzle: text,
    broken: broken.map(({ law, cells }) => ({
      law,
      cells: cells.map((cell) => cellName(cell, puzzle.cols, "en")),
    })),
    full: isFull(puzzle, written),
  };
};

function undecided(puzzle: Puzzle, grid: Grid): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < puzzle.cells; cell++) if (!puzzle.decided(grid, cell)) cells.push(cell);
  return cells;
}
