import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readerOfPenpa } from "../../engine/kinds/import.ts";
import { importNurikabe } from "../../engine/kinds/nurikabe/import.ts";
import { nurikabeOfPenpa } from "../../engine/kinds/nurikabe/spellings/penpa.ts";
import { formatNurikabe } from "../../engine/kinds/nurikabe/spellings/text.ts";
import { loadReaders } from "../../engine/kinds/readers.ts";
import { penpaPayload, readPenpaBoard } from "../../engine/kinds/shared/penpa.ts";
import { LANGS } from "../../engine/model/words.ts";
import { EXTRA, extraText, HAS_EXTRA } from "../extra.ts";

const JANKO = `[begin]
puzzle nurikabe
author Somebody
size 3
[problem]
2 - -
- - -
- - ? 
[solution]
- x x
- - x
x - -
[moves]
- 1 2
[end]`;

const FILE = "pzprv3/nurikabe/2/3/2 + # /. # - /";
const MARKS = [0, 2, 1, 0, 1, 0];

/** Texts that are read, the canonical text they come to, and the marks. */
const READS: readonly (readonly [string, string, string, number[]?])[] = [
  ["a puzz.link address", "https://puzz.link/p?nurikabe/3/2/2j.", "3/2/2j%2E"],
  ["flags before the size", "https://puzz.link/p?nurikabe/v:/3/2/2j.", "3/2/2j%2E"],
  ["pzv.jp", "http://pzv.jp/p.html?nurikabe/3/2/2j.", "3/2/2j%2E"],
  ["pzprxs in edit mode", "https://pzprxs.vercel.app/p?nurikabe_edit/3/2/2j.", "3/2/2j%2E"],
  ["a bare body", "nurikabe/3/2/2j.", "3/2/2j%2E"],
  ["an escaped point", "nurikabe/3/2/2j%2E", "3/2/2j%2E"],
  ["characters that pzpr skips", "nurikabe/3/2/2!j_.", "3/2/2j%2E"],
  ["a missing tail", "nurikabe/3/2/2", "3/2/2k"],
  ["no body at all", "nurikabe/3/2", "3/2/l"],
  ["text around it", "Try this: https://puzz.link/p?nurikabe/3/2/2j. It is fun", "3/2/2j%2E"],
  ["a link of ours", "https://example.org/app/#/nurikabe/3/2/2j%2E", "3/2/2j%2E"],
  ["a link with progress", "#/nurikabe/3/2/2j%2E~VJ", "3/2/2j%2E", MARKS],
  ["a pzprv3 file on one line", FILE, "3/2/2j%2E", MARKS],
  ["a pzprv3 file on many lines", FILE.replaceAll("/", "/\n"), "3/2/2j%2E", MARKS],
  ["a pzprv3.1 file with more after it", `${FILE}\n{"history":1}`.replace("v3", "v3.1"), "3/2/2j%2E", MARKS],
  ["janko.at's text", JANKO, "3/3/2m%2E"],
  ["a task with its size", "3x2:2d_1", "3/2/2j1"],
  ["a task in a script", "var task = '2c1d';", "3/3/2i1j"],
  ["a square task", "b3a1e1a1a3g2b", "5/5/h3g1k1g1g3m2h"],
  ["a grid with spaces", "2 . .\n. . 12", "3/2/2jc"],
  ["a grid with commas", "2,-,-\n_,0,?", "3/2/2j%2E"],
  ["a grid of characters", "2..\n..c", "3/2/2jc"],
  ["a grid with walls and dots", "2+#\n.#?", "3/2/2j%2E", MARKS],
  ["a grid with odd line ends", "\r\n2..\r\n...\r\n", "3/2/2k"],
  ["a 9x9 with few numbers", `${".........\n".repeat(8)}4...5....`, "9/9/zzzr4i5j"],
];

describe("what is read as a Nurikabe", () => {
  it.each(READS.map(([name, text, canonical, marks]) => ({ name, text, canonical, marks })))(
    "$name",
    (row) => {
      const { text, canonical, marks } = row;
      const read = importNurikabe(text);
      if (!read?.ok) throw new Error(read?.problem.text.en ?? "not taken for a Nurikabe");
      expect(formatNurikabe(read.value.puzzle)).toBe(canonical);
      if (marks) expect(read.value.marks).toEqual(marks);
    },
  );

  const REFUSED: readonly (readonly [string, string, [number, number]?])[] = [
    ["https://puzz.link/p?nurikabe/", "size-missing"],
    ["https://puzz.link/p?nurikabe/5", "size-missing"],
    ["nurikabe/999/999/g", "size-out-of-range"],
    ["nurikabe/2/2/zz", "too-many-cells"],
    ["nurikabe/2/2/0", "clue-of-zero"],
    ["nurikabe/2/2/-3j", "unknown-character"],
    ["nurikabe/2/2/g+3i", "unknown-character"],
    ["3 . .\n. -3 .\n. . .", "clue-below-one", [2, 3]],
    ["#/nurikabe/3/2/2j%2E~A", "progress-length"],
    ["pzprv3/nurikabe/2/3/2 + # /", "wrong-height"],
    ["pzprv3/nurikabe/2/3/2 + # /. # - . /", "wrong-width", [1, 1]],
    ["pzprv3/nurikabe/2/3/\n2 + # /\n. # 0 /", "bad-cell", [3, 5]],
    ["pzprv3/nurikabe/0/3/", "size-out-of-range"],
    [JANKO.replace("2 - -", "2 - x"), "bad-cell", [6, 5]],
    [JANKO.replace("2 - -", "2 - - -"), "wrong-width", [6, 1]],
    [JANKO.replace("size 3", "size 4"), "wrong-height"],
    [JANKO.replace("2 - -", "0 - -"), "bad-cell", [6, 1]],
    ["5x5:b3", "wrong-length"],
    ["2x2:0c", "clue-of-zero"],
    ["500x500:b3", "size-out-of-range"],
    [`${"3.........\n".repeat(9)}3........`, "wrong-width", [10, 1]],
  ];
  it.each(REFUSED.map(([text, code, place]) => ({ text, code, place })))("$text is refused: $code", (row) => {
    const { text, code, place } = row;
    const read = importNurikabe(text);
    if (!read || read.ok) throw new Error("no problem was found");
    expect(read.problem.code).toBe(code);
    if (place) expect([read.problem.at?.line, read.problem.at?.column]).toEqual(place);
    for (const lang of LANGS) expect(read.problem.text[lang].length).toBeGreaterThan(12);
  });

  const SUDOKU_ROW = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const STRANGERS: readonly (readonly [string, string])[] = [
    ["nothing", ""],
    ["a word", "hello"],
    ["81 digits", SUDOKU_ROW],
    ["81 digits a line", `${SUDOKU_ROW}\n${SUDOKU_ROW}`],
    ["a Sudoku in nine rows", SUDOKU_ROW.replace(/.{9}/g, "$&\n")],
    ["a Sudoku in nine rows with spaces", SUDOKU_ROW.replace(/.{9}/g, "$&\n").replace(/./g, "$& ")],
    ["a Sudoku of which a row is short", SUDOKU_ROW.replace(/.{9}/g, "$&\n").replace("53", "5")],
    ["a Sudoku task", "5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9"],
    ["another puzzle of puzz.link", "https://puzz.link/p?slither/5/5/2j3b"],
    ["another file", "pzprv3/sudoku/4/. 1 . . /. . . 2 /3 . . . /. . 3 . /"],
    ["another puzzle of janko.at", JANKO.replace("nurikabe", "sudoku")],
    ["only numbers", "1 2 3\n4 5 6"],
    ["only blanks", "...\n..."],
    ["prose", "This is not a puzzle.\nIt has no cells."],
  ];
  it.each(STRANGERS)("%s is not taken for one", (_, text) => {
    expect(importNurikabe(text)).toBeNull();
  });

  it("refuses what is too long to be a puzzle", () => {
    const read = importNurikabe("nurikabe/5/5/".padEnd(200_001, "g"));
    expect(read && !read.ok && read.problem.code).toBe("too-long");
  });

  it("never throws: every text is a puzzle, a problem in both languages, or none of ours", () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary", maxLength: 20 }),
      fc.stringMatching(/^[0-9a-z.%~/#+ -]{0,60}$/),
      fc.constantFrom(
        "nurikabe",
        "/",
        "~",
        "%2E",
        "10/10/",
        "\n",
        "pzprv3/nurikabe/2/2/",
        ". # + - 3 /",
        "5x5:",
        "[problem]",
      ),
      fc.constantFrom(
        "[begin]\npuzzle nurikabe\n",
        "size 3\n",
        "2 . .\n",
        "#/nurikabe/",
        "?nurikabe/v:/",
        "\u0000",
        "2#\n.+\n",
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const read = importNurikabe(pieces.join(""));
        if (!read) return;
        if (read.ok) {
          const { puzzle, marks } = read.value;
          expect(puzzle.cells).toBeGreaterThan(0);
          if (marks) expect(marks.every((mark, cell) => mark === 0 || puzzle.clueAt[cell] === 0)).toBe(true);
        } else for (const lang of LANGS) expect(read.problem.text[lang].length).toBeGreaterThan(10);
      }),
      { seed: 4, numRuns: 5_000 },
    );
  });
});

const READERS = await loadReaders();

/** A penpa board, with the kind that reads it. */
function importPenpa(text: string) {
  const read = readPenpaBoard(text);
  if (!read.ok) return read;
  return { ok: true as const, value: { ...read.value, genre: readerOfPenpa(READERS, read.value)?.id } };
}

describe("penpa boards", () => {
  const address = (part: string): string => `https://swaroopg92.github.io/penpa-edit/#m=edit&p=${part}`;
  /** A 4x3 board (4 columns): cell (row, col) has the index (row + 2) * 8 + col + 2. */
  const board = (q: string, a = "{}", tail = '["nurikabe"]', margins = "[0,0,0,0]"): string =>
    ["square,4,3,38,0,1,1,190,228,60,60", margins, '["1"]', q, a, "[18,1,1,1]", tail].join("\n");
  const NUMBERS =
    '{zR:{z_:[]},zU:{z_:[]},zS:{},zN:{"18":[2,1,"1"],"37":["?",1,"1"],"20":["x",1,"1"]},"other":zO}';

  it("are found in their addresses", () => {
    expect(penpaPayload(address("7ZVdb9owFIbv%2B"))).toBe("7ZVdb9owFIbv+");
    expect(penpaPayload(address("7ZVd&a=xyz"))).toBe("7ZVd");
    expect(penpaPayload("https://swaroopg92.github.io/penpa-edit/?m=solve&p=7ZVd==")).toBe("7ZVd==");
    expect(penpaPayload("https://puzz.link/p?nurikabe/5/5/g5")).toBeNull();
    expect(penpaPayload(address("%E4%"))).toBe("%E4%");
  });

  it("are grids of squares, or what penpa draws for one of the kinds", () => {
    const drawnFor = (type: string) => board(NUMBERS).replace("square", type);
    expect(readPenpaBoard(drawnFor("sudoku"), ["sudoku"])).toEqual(readPenpaBoard(board(NUMBERS)));
    expect(readPenpaBoard(drawnFor("hex"), ["sudoku"]).ok).toBe(false);
  });

  it("give their numbers and shaded cells", () => {
    const read = importPenpa(board(NUMBERS, '{zS:{"19":2,"27":2}}'));
    if (!read.ok) throw new Error(read.problem.text.en);
    expect(read.value).toMatchObject({ rows: 3, cols: 4, genre: "nurikabe" });
    expect(read.value.numbers).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1]);
    const nurikabe = nurikabeOfPenpa(read.value);
    expect(nurikabe.ok && formatNurikabe(nurikabe.value.puzzle)).toBe("4/3/2p%2E");
    expect(nurikabe.ok && nurikabe.value.marks).toEqual([0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
  });

  it("take dark for shaded, and green only where nothing is dark", () => {
    const read = importPenpa(board('{zN:{},zS:{"18":4,"19":2,"20":8,"21":5}}'));
    expect(read.ok && read.value.shaded.slice(0, 4)).toEqual([true, false, true, false]);
  });

  it("leave out the white rows and columns around", () => {
    const read = importPenpa(
      board('{zN:{"27":[3,1,"1"],"18":[9,1,"1"]}}', "{}", '["nurikabe"]', "[1,0,1,0]"),
    );
    expect(read.ok && [read.value.rows, read.value.cols, read.value.numbers]).toEqual([
      2,
      3,
      [3, 0, 0, 0, 0, 0],
    ]);
  });

  it("tell a Sudoku by its tag, or by its looks", () => {
    const tagged = importPenpa(board(NUMBERS, "{}", '["classic","sudoku"]'));
    expect(tagged.ok && tagged.value.genre).toBe("sudoku");
    const cells = Object.fromEntries([28, 29, 41, 42].map((cell) => [cell, [1, 1, "1"]]));
    const plain = `square,9,9,38\n[0,0,0,0]\n[]\n{"number":${JSON.stringify(cells)}}\n{}`;
    const read = importPenpa(plain);
    expect(read.ok && read.value.genre).toBe("sudoku");
  });

  it("that are no squares, or cut off, are refused with a reason", () => {
    const codes = [
      "hex,4,3,38",
      "",
      "square,4,3,38",
      board("{zN:"),
      board("[]"),
      "square,400,300,38\n[0,0,0,0]\n[]\n{}\n{}",
      "square,x,y,38\n\n\n{}\n{}",
    ].map((text) => {
      const read = importPenpa(text);
      return read.ok ? "read" : read.problem.code;
    });
    expect(codes).toEqual([
      "penpa-grid",
      "penpa-grid",
      "penpa-unreadable",
      "penpa-unreadable",
      "penpa-unreadable",
      "size-out-of-range",
      "penpa-unreadable",
    ]);
  });

  it("never throw", () => {
    const pieces = fc.array(
      fc.oneof(
        fc.string({ maxLength: 20 }),
        fc.constantFrom("square,4,3,38\n", "[0,0,0,0]\n", '{zN:{"18":', "[2,1]}}", "zO", "\n"),
      ),
      { maxLength: 9 },
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const read = importPenpa(parts.join(""));
        if (read.ok) nurikabeOfPenpa(read.value);
        else expect(read.problem.text.zh.length).toBeGreaterThan(8);
      }),
      { seed: 8, numRuns: 1_000 },
    );
  });
});

if (HAS_EXTRA)
  it(`gives the clues that pzpr's own tests tell of addresses (${EXTRA})`, () => {
    const { url_cases }: { url_cases: { url: string; clues?: number[][] }[] } = JSON.parse(
      extraText("checks.json"),
    );
    const cases = url_cases.filter(({ url }) => url.includes("nurikabe"));
    expect(cases.length).toBeGreaterThan(3);
    for (const { url, clues } of cases) {
      const read = importNurikabe(url);
      expect(read?.ok && read.value.puzzle.clues, url).toEqual(clues?.flat());
    }
  });
