import "../slow.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatMarks, parseMarks } from "../../engine/kinds/shared/digit-marks.ts";
import { importSudoku, type ReadSudoku } from "../../engine/kinds/sudoku/import.ts";
import { formatSudoku, parseSudoku } from "../../engine/kinds/sudoku/spellings/text.ts";
import { randomFrom } from "../../engine/model/random.ts";
import type { Result } from "../../engine/model/result.ts";
import { anySize, randomPuzzle } from "./board.ts";
import { NINE_SPELLINGS, SPELLINGS } from "./spellings.ts";

/** Whatever was packed, this text comes out: as good as any for what happens next. */
const unpack = {
  lz: (base64: string) => (base64.length % 2 ? null : '{"size":9,"grid":[[{"value":5}],null,{}]}'),
};

function expectWhole(found: Result<ReadSudoku> | null): void {
  if (!found) return;
  if (!found.ok) {
    expect(found.problem.text.en).toMatch(/[.?]$/);
    expect(found.problem.text.zh).toMatch(/[。？]$/);
    return;
  }
  const { puzzle, marks } = found.value;
  expect(parseSudoku(formatSudoku(puzzle)).ok).toBe(true);
  if (marks) expect(parseMarks(puzzle, formatMarks(puzzle, marks))).toEqual({ ok: true, value: marks });
}

const SIGNS = " \t\n|+-*.0123456789xX_?,;:[]{}\"'/#&=%~u$@azAZéＡ９・│😀";

/** A puzzle in some spelling with a few characters changed, left out or put in. */
function broken(seed: number): string {
  const random = randomFrom(seed);
  const size = anySize(random);
  const spellings = size === 9 ? [...SPELLINGS, ...NINE_SPELLINGS] : SPELLINGS;
  let text = spellings[random.below(spellings.length)].write(randomPuzzle(size, random));
  for (let change = random.below(6); change >= 0; change--) {
    const at = random.below(text.length + 1);
    const sign = SIGNS[random.below(SIGNS.length)];
    const gone = random.below(4) === 0 ? random.below(30) : random.below(2);
    text = text.slice(0, at) + (random.below(3) ? sign : "") + text.slice(at + gone);
  }
  return text;
}

describe("a text that is broken", () => {
  it("is a puzzle, a problem with a sentence, or no Sudoku; never an exception", () => {
    for (let seed = 0; seed < 3500; seed++) expectWhole(importSudoku(broken(seed), unpack));
  });

  it("is the same when it is nothing but signs", () => {
    const text = fc.oneof(
      fc.string({ maxLength: 400, unit: fc.constantFrom(...SIGNS) }),
      fc.string({ maxLength: 200, unit: "binary" }),
      fc.json({ maxDepth: 4 }),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
    );
    fc.assert(
      fc.property(text, (one) => {
        expectWhole(importSudoku(one, unpack));
        parseSudoku(one);
      }),
      { seed: 3, numRuns: 2000 },
    );
  });

  it.each([
    ["one sign", "5"],
    ["spaces", " "],
    ["dashes", "-"],
    ["quotes", '"'],
    ["brackets", "["],
    ["braces and names", "{a:"],
    ["commas", ","],
    ["bars", "|"],
    ["lines", "1\n"],
    ["section headings", "[Puzzle]\n"],
    ["addresses", "/sudoku/9/9/"],
    ["fragments", "#/sudoku/"],
    ["packed text", "N4"],
    ["escapes", "%F0"],
    ["escaped quotes", "\\'"],
  ])("is answered for at full length: %s", (_, unit) => {
    const text = unit.repeat(Math.floor(200_000 / unit.length));
    for (const one of [text, `${text.slice(0, -1)}?`, `{'${text.slice(0, -2)}`]) {
      expectWhole(importSudoku(one, unpack));
    }
  });
});
