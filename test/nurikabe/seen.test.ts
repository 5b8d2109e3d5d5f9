import { describe, expect, it } from "vitest";
import { DOT_MARK, WALL_MARK } from "../../engine/kinds/nurikabe/puzzle/marks.ts";
import { seenBreaks } from "../../engine/kinds/nurikabe/seen.ts";
import { emptyBoard } from "../../engine/model/board.ts";
import { cellOf, isNegative } from "../../engine/model/fact.ts";
import { cellName } from "../../engine/model/lattice.ts";
import { drawn } from "./boards.ts";

/** The groups of cells of a drawing that break a law for the eye to see. */
function seenOn(drawing: string): string[] {
  const { puzzle, facts } = drawn(drawing);
  const marks = [...emptyBoard(puzzle.cells).marks];
  for (const fact of facts) marks[cellOf(fact)] = isNegative(fact) ? DOT_MARK : WALL_MARK;
  const groups = seenBreaks(puzzle, { ...emptyBoard(puzzle.cells), marks });
  return groups.map((cells) =>
    [...cells]
      .sort((a, b) => a - b)
      .map((cell) => cellName(cell, puzzle.cols, "en"))
      .join(" "),
  );
}

describe("what the eye sees of broken laws in Nurikabe", () => {
  it.each([
    ["a pool", "##. ##. ..1", ["R1C1 R1C2 R2C1 R2C2"]],
    ["two numbers joined", "2+3 ... ...", ["R1C1 R1C2 R1C3"]],
    ["an island too large", "2++ ... ...", ["R1C1 R1C2 R1C3"]],
    ["a closed island too small", "3#. +#. #..", ["R1C1 R2C1"]],
    ["a closed island without a number", "+#. #.. ..2", ["R1C1"]],
    ["a wall that is shut in", "#+5 +.. ..#", ["R1C1"]],
    ["all of them", "2++ #.. 1.3", ["R1C1 R1C2 R1C3"]],
  ])("is %s", (_, drawing, groups) => {
    expect(seenOn(drawing)).toEqual(groups);
  });

  it.each([
    ["a number without room enough", "5.. ### ..."],
    ["a number with room too small at an open side", "4.# .#. #.."],
    ["an island that no number can reach", "+.. ... ..2"],
    ["walls that can no longer join", "#.+ .+. +.#"],
    ["an island of any size that is closed", "?#. +#. #.."],
    ["a whole island that is closed", "2#. +#. #.."],
    ["all the wall there is", "1.. .#. ..."],
    ["more walls than the numbers leave", "9.. .#. ..."],
  ])("is not %s", (_, drawing) => {
    expect(seenOn(drawing)).toEqual([]);
  });
});
