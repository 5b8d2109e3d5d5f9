import lz from "lz-string";
import { describe, expect, it } from "vitest";
import { importSudoku, lzPayload } from "../../engine/kinds/sudoku/import.ts";
import { SIZES } from "../../engine/kinds/sudoku/puzzle/houses.ts";
import { sudokuPuzzle } from "../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { formatSudoku } from "../../engine/kinds/sudoku/spellings/text.ts";
import { randomFrom } from "../../engine/model/random.ts";
import { randomPuzzle } from "./board.ts";
import { NINE_SPELLINGS, SPELLINGS } from "./spellings.ts";

const unpack = { lz: (base64: string) => lz.decompressFromBase64(base64) };

/** The puzzle's text, or the problem's code, or "none". */
function read(text: string): string {
  const found = importSudoku(text, unpack);
  if (!found) return "none";
  return found.ok ? formatSudoku(found.value.puzzle) : found.problem.code;
}

function marksIn(text: string): readonly number[] | undefined {
  const found = importSudoku(text, unpack);
  return found?.ok ? found.value.marks : undefined;
}

function sentence(text: string): string {
  const found = importSudoku(text, unpack);
  return found && !found.ok ? found.problem.text.en : "";
}

const NINE = "100400007020050080003006900400700100050080020006900300700100400080020050900300006";
const ROWS = NINE.match(/.{9}/g) ?? [];
const SMALL = "1004040000202003";

describe("reading a Sudoku in other spellings", () => {
  it.each([...SPELLINGS, ...NINE_SPELLINGS])("reads $name", (spelling) => {
    const random = randomFrom(4);
    const sizes = NINE_SPELLINGS.includes(spelling) ? ([9] as const) : SIZES;
    for (let round = 0; round < 12; round++) {
      const size = sizes[round % sizes.length];
      const puzzle = randomPuzzle(size, random);
      if (puzzle.givens.length < size) continue;
      expect(read(spelling.write(puzzle))).toBe(formatSudoku(puzzle));
    }
  });

  it("reads spaces as blanks, in one line or in rows", () => {
    const spaced = NINE.replaceAll("0", " ");
    expect(read(spaced)).toBe(NINE);
    expect(read(ROWS.map((row) => row.replaceAll("0", " ")).join("\n"))).toBe(NINE);
    expect(read(ROWS.map((row) => row.replaceAll("0", " ").trimEnd()).join("\n"))).toBe(NINE);
    expect(read(ROWS.map((row) => Array.from(row.replaceAll("0", " ")).join(" ")).join("\n"))).toBe(NINE);
  });

  it("reads spaces as blanks between bars", () => {
    const wide = ROWS.map((row) => {
      const boxes = row.replaceAll("0", " ").match(/.{3}/g) ?? [];
      return `| ${boxes.map((box) => Array.from(box).join(" ")).join(" | ")} |`;
    });
    const rule = "+-------+-------+-------+";
    const bands = [0, 3, 6].map((from) => wide.slice(from, from + 3).join("\n"));
    expect(read([rule, ...bands.flatMap((band) => [band, rule])].join("\n"))).toBe(NINE);
    expect(
      read(ROWS.map((row) => `|${row.replaceAll("0", " ").match(/.{3}/g)?.join("|")}|`).join("\n")),
    ).toBe(NINE);
  });

  it("reads a row of dashes as blanks when the rows need it", () => {
    const dashes =
      "----1----\n---------\n1--------\n-2-------\n---3-----\n--4------\n------5--\n-------6-\n--------7";
    expect(read(dashes)).toBe(dashes.replaceAll("-", "0").replaceAll("\n", ""));
  });

  it("reads the examples of the formats' own pages", () => {
    expect(read("https://puzz.link/p?sudoku/4/4/g1k23k3g")).toBe("0100000230000030");
    expect(read("puzz.link/p?sudoku/6/6/61j3g2j4g3j5g4j6g5j12")).toBe("610000302000040300005040000605000012");
    expect(read("https://sudokupad.app/classicfgh4")).toBe("1000020000300004");
    expect(read("https://sudokupad.app/fgh4")).toBe("1000020000300004");
  });

  it("takes answers, player's digits and states as marks", () => {
    const marks = [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    expect(
      marksIn("pzprv3/sudoku/4/1 . . 4 /. 4 . . /. . 2 . /2 . . 3 /. 2 . . /. . . . /. . . . /. . . . /"),
    ).toEqual(marks);
    expect(marksIn("1 u2 123 4\n23 4 13 12\n34 13 2 14\n2 1234 14 3")).toEqual(marks);
    expect(marksIn("[Puzzle]\n1..4\n.4..\n..2.\n2..3\n[State]\n12.4\n.4..\n..2.\n2..3")).toEqual(marks);
    expect(marksIn("#/sudoku/1004040000202003~a2n")).toEqual(marks);
    expect(marksIn(`#/sudoku/${SMALL}`)).toBeUndefined();
  });

  it("opens the first of several", () => {
    const found = importSudoku(`${NINE}\n${"0".repeat(81)}\n\n${NINE}`, unpack);
    expect(found?.ok && formatSudoku(found.value.puzzle)).toBe(NINE);
  });

  it("opens a puzzle whose givens contradict each other", () => {
    expect(read(`11${"0".repeat(79)}`)).toBe(`11${"0".repeat(79)}`);
  });
});

describe("reading packed addresses", () => {
  const cells = ROWS.map((row) => Array.from(row, Number));
  const puzzles = (extra: object = {}): string =>
    lz.compressToBase64(
      JSON.stringify({
        size: 9,
        grid: cells.map((row) => row.map((value) => (value ? { value, given: true } : {}))),
        ...extra,
      }),
    );
  const pad = (extra = ""): string => {
    const shrunk = cells.map((row) => `[${row.map((value) => (value ? `{v:${value}}` : "")).join()}]`).join();
    return lz.compressToBase64(`{cs:50,ce:[${shrunk}],ca:[{v:'title: It\\'s {one}'}]${extra}}`);
  };

  it.each([
    ["f-puzzles", () => `https://f-puzzles.com/?load=${encodeURIComponent(puzzles())}`],
    ["f-puzzles with plain signs", () => `https://www.f-puzzles.com/?load=${puzzles()}`],
    ["f-puzzles' text alone", () => puzzles()],
    ["SudokuPad's fpuz", () => `https://sudokupad.app/fpuz${puzzles()}`],
    ["SudokuPad's fpuzzles", () => `https://app.crackingthecryptic.com/sudoku/fpuzzles${puzzles()}`],
    ["SudokuPad's scl", () => `https://sudokupad.app/scl${pad()}`],
    [
      "SudokuPad's ctc by name",
      () => `https://sudokupad.app/sudoku/?puzzleid=ctc${encodeURIComponent(pad())}`,
    ],
    ["SudokuPad's app", () => `sudokupad://puzzle/scl${pad()}`],
  ])("reads %s", (_, address) => {
    expect(read(address())).toBe(NINE);
  });

  it("tells beforehand which part is to be unpacked", () => {
    expect(lzPayload(`https://sudokupad.app/scl${pad()}`)).toBe(pad());
    expect(lzPayload(`https://f-puzzles.com/?load=${encodeURIComponent(puzzles())}`)).toBe(puzzles());
    expect(lzPayload(NINE)).toBeNull();
  });

  it("takes digits that are not given as marks", () => {
    const grid = cells.map((row) => row.map((value) => (value ? { value, given: true } : {})));
    const json = JSON.stringify({
      size: 9,
      grid: [[{ value: 1, given: true }, { value: 5 }, ...grid[0].slice(2)], ...grid.slice(1)],
    });
    expect(read(json)).toBe(NINE);
    expect(marksIn(json)?.slice(0, 3)).toEqual([0, 5, 0]);
  });

  it.each([
    ["a law switched on", { antiknight: true }, "antiknight"],
    ["cages", { killercage: [{ cells: ["R1C1"], value: "3" }] }, "killercage"],
    ["regions of its own", { grid: cells.map((row) => row.map(() => ({ region: 0 }))) }, "regions"],
  ])("refuses f-puzzles' variants: %s", (_, extra, law) => {
    expect(sentence(puzzles(extra))).toContain(law);
  });

  it("takes no offence at what other programs keep beside the grid", () => {
    expect(read(puzzles({ solvable: true, tags: ["easy"], solution: Array.from(NINE) }))).toBe(NINE);
  });

  it("is not led astray by values that are no values", () => {
    const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
    expect(read('{"size":4,"grid":[[{"value":{"toString":1}}]]}')).toBe("none");
    expect(read(`{"cells":[[{"value":${deep}}]]}`)).toBe("none");
    expect(read('{"cells":[[{}]],"regions":[[[{"valueOf":1},0]],[],[],[]]}')).toBe("variant");
  });

  it.each([
    ["lines", ",l:[{wp:[[1,1],[2,2]]}]", "lines"],
    ["cages", ",ca:[{ce:[[0,0],[0,1]],v:3}]", "cages"],
    ["regions of its own", ",re:[[[0,0],[5,5]],[],[],[],[],[],[],[],[]]", "regions"],
  ])("refuses SudokuPad's variants: %s", (_, extra) => {
    expect(read(`scl${pad(extra)}`)).toBe("variant");
  });

  it("accepts boxes that are spelt out", () => {
    const boxes = [0, 3, 6].flatMap((top) =>
      [0, 3, 6].map((left) =>
        cells.flatMap((_, at) => `[${top + Math.floor(at / 3)},${left + (at % 3)}]`).join(),
      ),
    );
    expect(read(`scl${pad(`,re:[${boxes.map((box) => `[${box}]`).join()}]`)}`)).toBe(NINE);
  });

  it.each([
    ["sclN4Igzzzzzzzzzzzz", "damaged"],
    [`sclN4${"A".repeat(17_000)}`, "damaged"],
    ["https://sudokupad.app/classic123", "damaged"],
    ["https://sudokupad.app/scfabcd", "packing"],
    ["https://sudokupad.app/x1y2z3", "on-server"],
    ["https://f-puzzles.com/?id=x1y2z3", "on-server"],
  ])("says what is wrong with %s", (address, code) => {
    expect(read(address)).toBe(code);
    expect(sentence(address)).toMatch(/\.$/);
  });
});

describe("refusing what is nearly a Sudoku", () => {
  it.each([
    ["one missing", NINE.slice(1), "81 cells are needed, but there are 80: 1 too few."],
    ["two too many", `${NINE}00`, "81 cells are needed, but there are 83: 2 too many."],
    [
      "a short row",
      [...ROWS.slice(0, 4), ROWS[4].slice(1), ...ROWS.slice(5)].join("\n"),
      "Line 5 has 8 cells where 9 are needed: put in one.",
    ],
    [
      "a short and a long row",
      [`${ROWS[0]}0`, ROWS[1].slice(1), ...ROWS.slice(2)].join("\n"),
      "Line 1 has 10 cells where 9 are needed: take one out.",
    ],
    ["a missing row", ROWS.slice(1).join("\n"), "81 cells are needed, but there are 72: 9 too few."],
    [
      "a stranger",
      [...ROWS.slice(0, 2), "00300a900", ...ROWS.slice(3)].join("\n"),
      "Line 3, column 6: “a” is neither a digit nor a blank.",
    ],
    [
      "16x16",
      new Array(16).fill("1234567800000000").join("\n"),
      "This is a Sudoku of 16x16 cells; Ergo plays 4x4, 6x6 and 9x9.",
    ],
    ["16x16 at puzz.link", "https://puzz.link/p?sudoku/16/16/zzzz", "This is a Sudoku of 16x16 cells"],
    ["oblong at puzz.link", "https://puzz.link/p?sudoku/9/6/zzzz", "this address says 9x6"],
    [
      "a digit too big",
      "1234\n3412\n2147\n4321",
      "R3C4 is 7, but a Sudoku of 4x4 cells has only the digits 1 to 4",
    ],
    ["a cut-off pzpr file", "pzprv3/sudoku/9/1 2 3 /", "This pzpr file ends after 3 of 81 cells"],
    ["a 25x25 pzpr file", "pzprv3/sudoku/25/1 2 3 /", "This is a Sudoku of 25x25 cells"],
    [
      "a short board at sudokuwiki",
      "https://www.sudokuwiki.org/sudoku.htm?bd=123",
      "should carry 81 digits after “bd=”, but has 3",
    ],
    ["a link of ours cut off", "#/sudoku/12", "16 cells are needed, but there are 2"],
    ["progress on a given", "#/sudoku/1004040000202003~2o", "writes in R1C1, which is given"],
    ["a text too long", "1".repeat(200_001), "This text has 200001 characters; at most 200000 are read."],
  ])("says where: %s", (_, text, words) => {
    expect(sentence(text)).toContain(words);
  });

  it("points at the place", () => {
    const found = importSudoku([...ROWS.slice(0, 2), "00300a900", ...ROWS.slice(3)].join("\n"), unpack);
    expect(found && !found.ok && found.problem.at).toEqual({ line: 3, column: 6 });
  });

  it.each([
    ["nothing", ""],
    ["prose", "Is there a puzzle for me today, or are they all gone? 12 of them were here at 9."],
    ["a phone number", "030 1234 5678"],
    ["a card number", "1234 5678 9012 3456"],
    ["a list of numbers", "1\n2\n3\n4"],
    ["a Nurikabe", "https://puzz.link/p?nurikabe/5/5/g5k2o1k3g"],
    ["a Nurikabe file", "pzprv3/nurikabe/2/5/- . 1 2 10 /. . . . . /"],
    ["a link of ours to a Nurikabe", "#/nurikabe/5/5/g5k2o1k3g"],
    ["an address of something else", "https://example.org/a/b?c=d"],
    ["JSON of something else", '{"a":[1,2,3],"puzzle":{"b":1}}'],
    ["one word", "classical"],
  ])("is silent about %s", (_, text) => {
    expect(read(text)).toBe("none");
  });
});

describe("the sizes of puzzles in memory", () => {
  it("are only those that are played", () => {
    expect(() => sudokuPuzzle(9, [1, 2, 3])).toThrow("one digit or blank a cell");
  });
});
