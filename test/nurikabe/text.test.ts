import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nurikabePuzzle } from "../../engine/kinds/nurikabe/laws/puzzle-from-clues.ts";
import { formatMarks, parseMarks } from "../../engine/kinds/nurikabe/puzzle/marks.ts";
import { formatNurikabe, parseNurikabe } from "../../engine/kinds/nurikabe/spellings/text.ts";
import { LANGS } from "../../engine/model/words.ts";

const anyClue = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constant(-1) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 20 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 99_999 }) },
);
const anyPuzzle = fc
  .tuple(fc.integer({ min: 1, max: 13 }), fc.integer({ min: 1, max: 13 }))
  .chain(([rows, cols]) =>
    fc
      .array(anyClue, { minLength: rows * cols, maxLength: rows * cols })
      .map((clues) => nurikabePuzzle(rows, cols, clues)),
  );

describe("the canonical text", () => {
  it("reads back as the same puzzle and the same text", () => {
    fc.assert(
      fc.property(anyPuzzle, (puzzle) => {
        const text = formatNurikabe(puzzle);
        const read = parseNurikabe(text);
        if (!read.ok) throw new Error(read.problem.text.en);
        expect([read.value.rows, read.value.cols, read.value.clues]).toEqual([
          puzzle.rows,
          puzzle.cols,
          puzzle.clues,
        ]);
        expect(formatNurikabe(read.value)).toBe(text);
        expect(text).toMatch(/[^.]$/);
      }),
      { seed: 1, numRuns: 1_500 },
    );
  });

  const READS: readonly (readonly [string, string])[] = [
    ["3/2/1k", "3/2/1k"],
    ["3/2/1", "3/2/1k"],
    ["3/2/", "3/2/l"],
    ["2/1/g.", "2/1/g%2E"],
    ["2/1/g%2E", "2/1/g%2E"],
    ["2/1/g%2e", "2/1/g%2E"],
    ["2/2/.i", "2/2/.i"],
    ["4/4/-10u", "4/4/-10u"],
    ["1/1/-ff", "1/1/-ff"],
    ["5/5/g5k2o1k3g", "5/5/g5k2o1k3g"],
    ["100/1/zzzzz", "100/1/zzzzz"],
  ];
  it.each(READS)("%s is read and written %s", (text, canonical) => {
    const read = parseNurikabe(text);
    expect(read.ok && formatNurikabe(read.value)).toBe(canonical);
  });

  const REFUSED: readonly (readonly [string, string, number?])[] = [
    ["", "size-missing"],
    ["5/g5k2o1k3g", "size-missing"],
    ["-5/5/g", "size-missing"],
    ["0/5/", "size-out-of-range"],
    ["101/1/", "size-out-of-range"],
    ["65/64/", "size-out-of-range"],
    ["99999999999999999999/2/", "size-out-of-range"],
    ["2/2/0i", "clue-of-zero", 5],
    ["2/2/-00i", "clue-of-zero", 5],
    ["2/2/gG", "unknown-character", 6],
    ["2/2/g/", "unknown-character", 6],
    ["2/2/-1", "unknown-character", 5],
    ["2/2/g🙂", "unknown-character", 6],
    ["2/2/l", "too-many-cells", 5],
    ["2/2/1111h", "too-many-cells", 9],
  ];
  it.each(REFUSED.map(([text, code, column]) => ({ text, code, column })))(
    "$text is refused: $code",
    (row) => {
      const { text, code, column } = row;
      const read = parseNurikabe(text);
      if (read.ok) throw new Error("it was read");
      expect(read.problem.code).toBe(code);
      expect(read.problem.at?.column).toBe(column);
      for (const lang of LANGS) expect(read.problem.text[lang].length).toBeGreaterThan(15);
    },
  );

  it("allows the largest boards", () => {
    for (const text of ["64/64/", "100/40/", "40/100/"]) expect(parseNurikabe(text).ok).toBe(true);
  });
});

describe("the progress text", () => {
  const marked = anyPuzzle.chain((puzzle) =>
    fc
      .array(fc.oneof(fc.constant(0), fc.nat(2)), { minLength: puzzle.cells, maxLength: puzzle.cells })
      .map((marks) => ({ puzzle, marks: marks.map((mark, cell) => (puzzle.clueAt[cell] > 0 ? 0 : mark)) })),
  );

  it("reads back as the same marks, in letters that an address may hold", () => {
    fc.assert(
      fc.property(marked, ({ puzzle, marks }) => {
        const text = formatMarks(puzzle, marks);
        expect(text).toMatch(/^[A-Za-z0-9_-]*$/);
        expect(text.length).toBeLessThanOrEqual(Math.ceil(puzzle.cells / 3));
        expect(text === "").toBe(marks.every((mark) => mark === 0));
        expect(parseMarks(puzzle, text)).toEqual({ ok: true, value: marks });
      }),
      { seed: 2, numRuns: 1_500 },
    );
  });

  it("that is cut off, too long or not of this board is refused", () => {
    const puzzle = nurikabePuzzle(3, 3, [2, 0, 0, 0, 0, 0, 0, 0, 0]);
    const text = formatMarks(puzzle, [0, 1, 2, 1, 2, 1, 2, 1, 2]);
    expect(text).toHaveLength(3);
    const codes = [text.slice(0, 2), `${text}A`, "AAZ", "AA", "9", "A!B", "A🙂", "zzz".repeat(999)].map(
      (bad) => {
        const read = parseMarks(puzzle, bad);
        return read.ok ? "read" : read.problem.code;
      },
    );
    expect(codes).toEqual([
      "progress-length",
      "progress-length",
      "progress-length",
      "progress-length",
      "progress-length",
      "bad-progress",
      "bad-progress",
      "progress-length",
    ]);
  });

  it("never throws, whatever is read", () => {
    const puzzle = nurikabePuzzle(4, 4, [2, ...new Array<number>(15).fill(0)]);
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[A-Za-z0-9_-]{0,9}$/)),
        (text) => {
          const read = parseMarks(puzzle, text);
          if (read.ok) expect(read.value).toHaveLength(16);
          else for (const lang of LANGS) expect(read.problem.text[lang].length).toBeGreaterThan(10);
        },
      ),
      { seed: 3, numRuns: 2_000 },
    );
  });
});
