import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMarks, parseMarks } from "../../engine/kinds/shared/digit-marks.ts";
import { SIZES } from "../../engine/kinds/sudoku/puzzle/houses.ts";
import { sudokuPuzzle } from "../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { formatSudoku, parseSudoku } from "../../engine/kinds/sudoku/spellings/text.ts";

const SMALL = "0200300004001003";

const puzzle = fc.constantFrom(...SIZES).chain((size) =>
  fc
    .array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: size })), {
      minLength: size * size,
      maxLength: size * size,
    })
    .map((digits) => sudokuPuzzle(size, digits)),
);

function problemOf(text: string): string {
  const read = parseSudoku(text);
  return read.ok ? "" : `${read.problem.code}: ${read.problem.text.en}`;
}

describe("the canonical text", () => {
  it("comes back as it went", () => {
    fc.assert(
      fc.property(puzzle, (one) => {
        const read = parseSudoku(formatSudoku(one));
        expect(read.ok && [read.value.size, read.value.digits]).toEqual([one.size, one.digits]);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it("may have points for blanks", () => {
    const read = parseSudoku(SMALL.replaceAll("0", "."));
    expect(read.ok && formatSudoku(read.value)).toBe(SMALL);
  });

  it("is opened even when its givens contradict each other", () => {
    const read = parseSudoku(`11${"0".repeat(79)}`);
    expect(read.ok && read.value.givens).toHaveLength(2);
  });

  it.each([
    ["", "wrong-length: 16 cells are needed, but there are 0: 16 too few."],
    ["0".repeat(80), "wrong-length: 81 cells are needed, but there are 80: 1 too few."],
    ["0".repeat(83), "wrong-length: 81 cells are needed, but there are 83: 2 too many."],
    ["0".repeat(17), "wrong-length: 16 cells are needed, but there are 17: 1 too many."],
    ["12a4", "not-a-digit: Character 3 is “a”"],
    ["12😀4", "not-a-digit: Character 3 is “😀”"],
    ["12 4", "not-a-digit: Character 3 is “ ”"],
    [
      `000005${"0".repeat(10)}`,
      "digit-too-big: R2C2 is 5, but a Sudoku of 4x4 cells has only the digits 1 to 4",
    ],
  ])("is refused with a sentence: %s", (text, sentence) => {
    expect(problemOf(text)).toContain(sentence);
  });
});

describe("progress in a link", () => {
  it("comes back as it went, short and safe in an address", () => {
    const withMarks = puzzle.chain((one) =>
      fc
        .array(fc.integer({ min: 0, max: one.size }), { minLength: one.cells, maxLength: one.cells })
        .map((marks) => ({ one, marks: marks.map((mark, cell) => (one.digits[cell] ? 0 : mark)) })),
    );
    fc.assert(
      fc.property(withMarks, ({ one, marks }) => {
        const text = formatMarks(one, marks);
        expect(text).toMatch(/^[1-9a-z]*$/);
        expect(text.length).toBeLessThanOrEqual(81);
        expect(parseMarks(one, text)).toEqual({ ok: true, value: marks });
      }),
      { seed: 2, numRuns: 500 },
    );
  });

  const small = sudokuPuzzle(4, Array.from(SMALL, Number));
  it.each([
    ["nothing for an empty board", new Array<number>(16).fill(0), ""],
    ["runs as letters", [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0], "1m4a"],
  ])("is written as %s", (_, marks, text) => {
    expect(formatMarks(small, marks)).toBe(text);
  });

  it("splits runs longer than 26", () => {
    const nine = sudokuPuzzle(9, new Array<number>(81).fill(0));
    expect(formatMarks(nine, [...new Array<number>(80).fill(0), 5])).toBe("zzzb5");
  });

  it.each([
    ["on a given cell", "a1n", "mark-on-given"],
    ["too short", "1c", "progress-length"],
    ["too long", "zz", "progress-length"],
    ["with a digit too big", "5o", "bad-progress"],
    ["with a sign of its own", "1~n", "bad-progress"],
  ])("is refused %s", (_, text, code) => {
    const read = parseMarks(small, text);
    expect(read.ok || read.problem.code).toBe(code);
    expect(read.ok || read.problem.text.zh).toMatch(/。$/);
  });
});
