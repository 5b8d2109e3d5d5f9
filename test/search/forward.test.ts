import { describe, expect, it } from "vitest";
import { wholeKind } from "../../engine/kinds/think.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import { assert } from "../../engine/model/result.ts";
import { forward } from "../../engine/search/forward.ts";

function sudoku(text: string): Puzzle {
  const read = wholeKind("sudoku")?.play.parse(text);
  assert(read?.ok === true, "the text is a Sudoku");
  return read.value;
}

/** Every answer of a 4x4 Sudoku, cell by cell, by nothing but the meaning of the rules. */
function oracle(text: string): string[] {
  const at = text.indexOf("0");
  const cell = at < 0 ? 16 : at;
  const fits = (all: string) =>
    [...all].every((digit, one) =>
      [...all].every((other, two) => {
        if (one === two || digit === "0" || digit !== other) return true;
        const [row, col] = [one >> 2 === two >> 2, one % 4 === two % 4];
        const box = one >> 3 === two >> 3 && (one % 4) >> 1 === (two % 4) >> 1;
        return !row && !col && !box;
      }),
    );
  if (!fits(text)) return [];
  if (cell === 16) return [text];
  return ["1", "2", "3", "4"].flatMap((digit) => oracle(text.slice(0, cell) + digit + text.slice(cell + 1)));
}

const NONE = "1230000400000000";
const CASES = [
  ["no answer", NONE],
  ["givens that break a law", "1100000000000000"],
  ["one answer", "1234341221434320"],
  ["few givens", "1000020000300004"],
  ["many answers", "1200340000000000"],
  ["all 288 answers", "0000000000000000"],
] as const;

describe("forward checking", () => {
  it.each(CASES)("agrees with trying every digit: %s", (_, text) => {
    const puzzle = sudoku(text);
    const { answers, complete } = run(forward(puzzle, gridOf(puzzle), { answers: 1_000, nodes: 100_000 }));
    expect(complete).toBe(true);
    const found = answers.map((answer) => answer.join(""));
    expect(new Set(found).size).toBe(found.length);
    expect(found.sort()).toEqual(oracle(text).sort());
  });

  it.each([1, 2, 7, 50])("spends at most %i nodes, and says when that was too few", (nodes) => {
    const puzzle = sudoku("0".repeat(16));
    const found = run(forward(puzzle, gridOf(puzzle), { answers: 1_000, nodes }));
    expect(found.complete).toBe(false);
    expect(found.nodes).toBe(nodes);
    expect(found.answers.length).toBeLessThan(288);
  });

  it("stops at the wanted number of answers", () => {
    const puzzle = sudoku("0".repeat(16));
    const found = run(forward(puzzle, gridOf(puzzle), { answers: 5, nodes: 100_000 }));
    expect(found).toMatchObject({ complete: true });
    expect(found.answers).toHaveLength(5);
  });

  it.each([
    { answers: 1_000, nodes: 100_000 },
    { answers: 2, nodes: 100_000 },
    { answers: 9, nodes: 5 },
  ])("gives the grid back as it was: %j", (limits) => {
    const puzzle = sudoku("1200340000000000");
    const grid = gridOf(puzzle);
    const seen = () =>
      Array.from({ length: 16 }, (_, cell) => [1, 2, 3, 4].map((value) => grid.can(cell, value)));
    const before = seen();
    const mark = grid.mark();
    run(forward(puzzle, grid, limits));
    expect(grid.mark()).toBe(mark);
    expect(seen()).toEqual(before);
  });
});
