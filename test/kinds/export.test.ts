import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ExportKind, Spelling } from "../../engine/kinds/contract/kind.ts";
import { exportKind } from "../../engine/kinds/export.ts";
import { type Imported, importText } from "../../engine/kinds/import.ts";
import { nurikabePuzzle } from "../../engine/kinds/nurikabe/laws/puzzle-from-clues.ts";
import { playKind } from "../../engine/kinds/play.ts";
import { sudokuPuzzle } from "../../engine/kinds/sudoku/puzzle/puzzle.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { unpackers } from "../../puzzles/terminal/unpack.ts";
import { OWN_KINDS, type OwnKind } from "./own.ts";

interface Played {
  readonly puzzle: Puzzle;
  readonly marks: readonly number[];
}

/** A share of cells that are filled: from none to all. */
const share = fc.constantFrom(0, 1, 10, 30, 60, 100);
const filled = (cells: number, percent: number, value: fc.Arbitrary<number>) =>
  fc.array(
    fc.tuple(fc.nat(99), value).map(([roll, one]) => (roll < percent ? one : 0)),
    { minLength: cells, maxLength: cells },
  );
const played = (
  cells: number,
  givens: fc.Arbitrary<number>,
  mark: fc.Arbitrary<number>,
  make: (givens: number[]) => Puzzle,
): fc.Arbitrary<Played> =>
  fc
    .tuple(share, share)
    .chain(([given, written]) => fc.tuple(filled(cells, given, givens), filled(cells, written, mark)))
    .map(([given, marks]) => ({
      puzzle: make(given),
      marks: marks.map((one, cell) => (given[cell] === 0 ? one : 0)),
    }));

/** Boards that nobody would make: full of clashes, empty, as long as wide or not. */
const GAMES: Readonly<Record<OwnKind, fc.Arbitrary<Played>>> = {
  sudoku: fc.constantFrom(4 as const, 6 as const, 9 as const).chain((size) => {
    const digit = fc.integer({ min: 1, max: size });
    return played(size * size, digit, digit, (digits) => sudokuPuzzle(size, digits));
  }),
  nurikabe: fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
    .chain(([rows, cols]) => {
      const clue = fc.oneof(
        fc.constant(-1),
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom(255, 256, 9999),
      );
      const mark = fc.constantFrom(1, 2);
      return played(rows * cols, clue, mark, (clues) => nurikabePuzzle(rows, cols, clues));
    }),
};

async function reopened(text: string): Promise<Imported> {
  const read = await importText(text, unpackers);
  if (!read.ok) throw new Error(`${read.problem.text.en}\n${text}`);
  return read.value;
}

function canonical(puzzle: Puzzle): string {
  return `${puzzle.kind}/${playKind(puzzle.kind)?.format(puzzle)}`;
}

function puzzleOf(kind: string, text: string): Puzzle {
  const read = playKind(kind)?.parse(text);
  if (!read?.ok) throw new Error(text);
  return read.value;
}

const ways = OWN_KINDS.flatMap((id) =>
  exportKind(id).spellings.map((spelling): [OwnKind, Spelling, ExportKind] => [id, spelling, exportKind(id)]),
);

describe.each(ways)("a game of %s, saved as $id", (kind, spelling) => {
  it("opens again as the same puzzle, with the same marks where the file carries them", async () => {
    const games = GAMES[kind];
    await fc.assert(
      fc.asyncProperty(games, async ({ puzzle, marks }) => {
        const found = await reopened(spelling.write(puzzle, marks));
        expect(canonical(found.puzzle)).toBe(canonical(puzzle));
        const kept = spelling.carriesMarks && marks.some((mark) => mark > 0) ? marks : null;
        expect(found.marks).toEqual(kept);
        expect([found.notice, found.several]).toEqual([null, []]);
      }),
      { seed: 3, numRuns: 1_000 },
    );
  });

  it("opens again with the line ends of another system, and with none at its end", async () => {
    const [{ puzzle, marks }] = fc.sample(GAMES[kind], { seed: 17, numRuns: 1 });
    const text = spelling.write(puzzle, marks);
    const one = await reopened(text);
    expect(await reopened(text.replace(/\n/g, "\r\n"))).toMatchObject({ marks: one.marks });
    expect(await reopened(text.trimEnd())).toMatchObject({ marks: one.marks });
  });
});

const SUDOKU = "1004041020400301";
const marks = (text: string) => Array.from(text, Number);

/** How other programs write the same: SadMan's sections, pzprjs's files with a space behind each cell. */
const EXAMPLES: readonly [kind: string, id: string, puzzle: string, marks: number[], text: string][] = [
  ["sudoku", "sdk", SUDOKU, marks("0".repeat(16)), "#CErgo\n1..4\n.41.\n2.4.\n.3.1\n"],
  [
    "sudoku",
    "sdk",
    SUDOKU,
    marks("0200000000000000"),
    "#CErgo\n[Puzzle]\n1..4\n.41.\n2.4.\n.3.1\n[State]\n12.4\n.41.\n2.4.\n.3.1\n",
  ],
  [
    "sudoku",
    "pzpr",
    SUDOKU,
    marks("0200000000000000"),
    "pzprv3\nsudoku\n4\n1 . . 4 \n. 4 1 . \n2 . 4 . \n. 3 . 1 \n. 2 . . \n. . . . \n. . . . \n. . . . \n",
  ],
  ["sudoku", "line", SUDOKU, marks("0200000000000000"), `${SUDOKU}\n`],
  ["sudoku", "sdm", SUDOKU, marks("0200000000000000"), `${SUDOKU}\n`],
  ["nurikabe", "pzpr", "3/2/i2.g", marks("120000"), "pzprv3\nnurikabe\n2\n3\n# + . \n2 - . \n"],
  ["nurikabe", "address", "3/2/i2g%2E", marks("120000"), "https://puzz.link/p?nurikabe/3/2/i2g.\n"],
];

it.each(EXAMPLES)("%s as %s is spelt as other programs spell it", (kind, id, text, written, expected) => {
  const spelling = exportKind(kind).spellings.find((one) => one.id === id);
  expect(spelling?.write(puzzleOf(kind, text), written)).toBe(expected);
});

describe("the address for puzz.link", () => {
  it("is the one that puzz.link itself shows", () => {
    const address = exportKind("sudoku").address(puzzleOf("sudoku", ".1.....23.....3."));
    expect(address).toBe("https://puzz.link/p?sudoku/4/4/g1k23k3g");
  });

  it.each(OWN_KINDS)("of %s leads back to the puzzle", async (kind) => {
    await fc.assert(
      fc.asyncProperty(GAMES[kind], async ({ puzzle }) => {
        const address = exportKind(kind).address(puzzle);
        expect(address).toMatch(/^https:\/\/puzz\.link\/p\?[!-~]+$/);
        expect(canonical((await reopened(address ?? "")).puzzle)).toBe(canonical(puzzle));
      }),
      { seed: 5, numRuns: 500 },
    );
  });
});
