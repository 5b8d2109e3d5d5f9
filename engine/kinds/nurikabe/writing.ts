// What is played in Nurikabe: its laws, what marks say, and how facts are marked.
import type { Board, Move } from "../../model/board.ts";
import { cellOf, type Fact, is, isNegative, isNot, valueOf } from "../../model/fact.ts";
import { bring } from "./first.ts";
import "./laws/puzzle-from-clues.ts";
import { BLANK_MARK, DOT_MARK, WALL_MARK } from "./puzzle/marks.ts";
import type { NurikabePuzzle } from "./puzzle/puzzle.ts";
import { SEA } from "./puzzle/size.ts";

bring({
  read,
  write,
  completed: (puzzle, marks) =>
    marks.map((mark, cell) => (mark === BLANK_MARK && puzzle.clueAt[cell] === 0 ? DOT_MARK : mark)),
  marksOf: (puzzle, answer) =>
    answer.map((value, cell) => {
      if (puzzle.clueAt[cell] > 0) return BLANK_MARK;
      return value === SEA ? WALL_MARK : DOT_MARK;
    }),
});

/** A wall says sea, a dot says land; the clue cells speak for themselves. */
function read(puzzle: NurikabePuzzle, board: Board): Fact[] {
  const facts: Fact[] = [];
  for (let cell = 0; cell < puzzle.cells; cell++) {
    if (puzzle.clueAt[cell] > 0) continue;
    if (board.marks[cell] === WALL_MARK) facts.push(is(cell, SEA));
    else if (board.marks[cell] === DOT_MARK) facts.push(isNot(cell, SEA));
  }
  return facts;
}

/** Colours are written; "not of that island" is not, for it says neither wall nor dot. */
function write(puzzle: NurikabePuzzle, board: Board, fact: Fact): Move | null {
  const cell = cellOf(fact);
  const isSea = valueOf(fact) === SEA;
  if (puzzle.clueAt[cell] > 0 || (!isSea && isNegative(fact))) return null;
  const mark = isSea && !isNegative(fact) ? WALL_MARK : DOT_MARK;
  return board.marks[cell] === mark ? null : { type: "mark", cells: [cell], mark };
}
