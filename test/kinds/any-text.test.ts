import fc from "fast-check";
import { expect, it } from "vitest";
import { importText } from "../../engine/kinds/import.ts";
import { PLAY_KINDS, playKind } from "../../engine/kinds/play.ts";
import { LANGS } from "../../engine/model/words.ts";
import { readLink } from "../../engine/play/link.ts";
import { unpackers } from "../../puzzles/terminal/unpack.ts";

/** One text of each spelling, to be broken. All puzzles are our own. */
const SEEDS = [
  "802040060074000500051000308000000080100836090900070000080000270000260000000701050",
  "8.2.4..6.\n.74...5..\n.51...3.8\n.......8.\n1..836.9.\n9...7....\n.8....27.\n...26....\n...7.1.5.",
  "+-----+-----+\n| 1 . | . 4 |\n| . 4 | 1 . |\n+-----+-----+\n| 2 . | 4 . |\n| . 3 | . 1 |\n+-----+-----+",
  "[Puzzle]\n1..4\n.41.\n2.4.\n.3.1\n[State]\n12.4\n.41.\n2.4.\n.3.1",
  "https://puzz.link/p?sudoku/4/4/1h4g41g2g4h3g1",
  "https://puzz.link/p?nurikabe/5/5/m3i4o2g2g",
  "pzprv3/nurikabe/5/5/. . . . . /. . 3 . . /. 4 # . . /. . + . . /2 . 2 . . /",
  "pzprv3/sudoku/4/1 . . 4 /. 4 1 . /2 . 4 . /. 3 . 1 /. 2 . . /. . . . /. . . . /. . . . /",
  "[begin]\npuzzle nurikabe\nsize 5\n[problem]\n- - - - -\n- - 3 - -\n- 4 - - -\n- - - - -\n2 - 2 - -\n[end]",
  "5x5:g3c4i2a2a",
  "- - 3 - 2\n- - - - -\n? - - - 4",
  "https://example.org/app/#/nurikabe/5/5/m3i4o2g2g",
  "https://www.sudokuwiki.org/sudoku.htm?bd=802040060074000500051000308000000080100836090900070000080000270000260000000701050",
  "https://sudokupad.app/classicsIFrev0quIs0pAGDHPqBs0",
  "https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhNAbO8QDkA3",
  "https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VRNb9swDL37Vww8",
];

const pieces = [
  "\n",
  " ",
  "|",
  "-",
  ".",
  "0",
  "99",
  "/",
  "%",
  "~",
  "#",
  "[",
  "nurikabe",
  "sudoku",
  "\u0000",
  "九",
  "🧩",
  "1e9",
  "zz",
];

const broken = fc
  .tuple(
    fc.constantFrom(...SEEDS),
    fc.array(fc.tuple(fc.nat(400), fc.nat(3), fc.constantFrom(...pieces)), { minLength: 1, maxLength: 6 }),
  )
  .map(([seed, breaks]) =>
    breaks.reduce((text, [at, cut, piece]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + piece + text.slice(place + cut);
    }, seed),
  );

const random = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.stringMatching(/^[0-9.\-|+ \n]{0,200}$/),
  fc.stringMatching(/^https?:\/\/[a-z.]{3,20}\/[a-z0-9/?#&=%.~_-]{0,150}$/),
  fc.json({ maxDepth: 3 }),
);

it("gives a board or a sentence in both languages for 10,000 broken and random texts", async () => {
  let boards = 0;
  let sentences = 0;
  await fc.assert(
    fc.asyncProperty(fc.oneof(broken, random), async (text) => {
      const read = await importText(text, unpackers);
      if (!read.ok) {
        sentences++;
        for (const lang of LANGS) expect(read.problem.text[lang].length).toBeGreaterThan(5);
        return;
      }
      boards++;
      const { kind, puzzle, marks } = read.value;
      const format = playKind(kind)?.format(puzzle) ?? "";
      expect(readLink(PLAY_KINDS, `#/${kind}/${format}`)?.ok, text).toBe(true);
      if (marks) expect(marks).toHaveLength(puzzle.cells);
    }),
    { seed: 12, numRuns: 10_000 },
  );
  expect(boards).toBeGreaterThan(500);
  expect(sentences).toBeGreaterThan(2_000);
});

it("reads each of the spellings while it is whole", async () => {
  for (const seed of SEEDS.slice(0, 13)) expect((await importText(seed, unpackers)).ok, seed).toBe(true);
});

it("refuses a text that is too long without looking at it", async () => {
  const read = await importText("1".repeat(1_000_000), unpackers);
  expect(read.ok ? "" : read.problem.code).toBe("too-long");
});

it("names a kind of puzzle that is not played here", async () => {
  const read = await importText("https://puzz.link/p?slither/5/5/abc", unpackers);
  expect(read.ok ? "" : read.problem.text.en).toContain("slither");
});
