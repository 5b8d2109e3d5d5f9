import { describe, expect, it } from "vitest";
import { saveMany } from "../../engine/kinds/export.ts";
import { type Imported, importText } from "../../engine/kinds/import.ts";
import { playKind } from "../../engine/kinds/play.ts";
import { randomFrom } from "../../engine/model/random.ts";
import type { Result } from "../../engine/model/result.ts";
import { unpackers } from "../../puzzles/terminal/unpack.ts";
import { randomPuzzle } from "../sudoku/board.ts";

const read = (text: string) => importText(text, unpackers);
const texts = (found: Result<Imported>) =>
  found.ok
    ? found.value.several.map(({ kind, puzzle }) => `${kind}/${playKind(kind)?.format(puzzle)}`)
    : found;

const random = randomFrom(23);
const sudokus = (count: number) =>
  Array.from({ length: count }, () => randomPuzzle(9, random).digits.join(""));
const NURIKABE = ["5/5/m3i4o2g2g", "4/4/2i3q", "3/2/i2g%2E"];

const SINGLE = "802040060074000500051000308000000080100836090900070000080000270000260000000701050";

describe("a set", () => {
  it.each([
    ["sudoku", sudokus(40), "ergo-sudoku-40.sdm"],
    ["sudoku", ["1004041020400301", "0000000000000004"], "ergo-sudoku-2.sdm"],
    ["nurikabe", NURIKABE, "ergo-nurikabe-3.txt"],
  ])("of %s is saved as one file and read back whole, in its order", async (kind, puzzles, name) => {
    const file = saveMany(kind, puzzles);
    expect(file.name).toBe(name);
    const found = await read(file.text);
    expect(texts(found)).toEqual(puzzles.map((text) => `${kind}/${text}`));
    expect(found.ok && found.value.notice).toEqual({
      en: `This is the first of ${puzzles.length} puzzles in the text.`,
      zh: `这是文中 ${puzzles.length} 道题里的第一道。`,
    });
  });

  it("may be of objects, as the command line writes them, with what has no puzzle between", async () => {
    const set = [
      '{"puzzle":"1004041020400301","version":2,"level":2,"work":9,"needs":{"naked-single":1},"seed":4}',
      '{"error":"Nothing came of this seed.","seed":5}',
      '{"line":3,"puzzle":"https://ergo.example/#/nurikabe/4/4/2i3q~Jd"}',
      '{"puzzle":7}',
      '{"puzzle":"1004',
    ];
    const found = await read(set.join("\n"));
    expect(texts(found)).toEqual(["sudoku/1004041020400301", "nurikabe/4/4/2i3q"]);
    expect(await read(set[2])).toMatchObject({ ok: true, value: { kind: "nurikabe", several: [] } });
  });

  it("may be of links of ours, of both kinds, with remarks between and marks at the first", async () => {
    const set = [
      "# my favourites",
      "https://ergo.example/#/nurikabe/4/4/2i3q~Jd",
      "",
      "https://ergo.example/#/sudoku/1004041020400301",
      "puzz.link/p?nurikabe/3/2/i2g.",
      "and that is all",
    ];
    const found = await read(set.join("\r\n"));
    expect(texts(found)).toEqual(["nurikabe/4/4/2i3q", "sudoku/1004041020400301", "nurikabe/3/2/i2g%2E"]);
    expect(found.ok && found.value.marks).toEqual([0, 1, ...new Array<number>(14).fill(0)]);
  });

  it.each([
    ["one puzzle alone", `${SINGLE}\n`],
    ["a grid", (SINGLE.match(/.{9}/g) ?? []).join("\n")],
    ["a small grid", "1..4\n.41.\n2.4.\n.3.1"],
    ["a file of pzpr", "pzprv3\nnurikabe\n2\n3\n# + . \n2 - . \n"],
  ])("is not what %s is", async (_, text) => {
    const found = await read(text);
    expect([texts(found), found.ok && found.value.notice]).toEqual([[], null]);
  });

  it("that is too long is read as far as its first lines, and says so", async () => {
    const puzzles = sudokus(4);
    const long = Array.from({ length: 3_000 }, (_, index) => puzzles[index % 4]).join("\n");
    const found = await read(long);
    expect(found.ok && found.value.several).toHaveLength(2_439);
    expect(found.ok && found.value.notice?.en).toBe(
      "This is the first of 2439 puzzles; the text is too long to read the rest of it.",
    );
    const none = await read("a long story\n".repeat(20_000));
    expect(none.ok ? none : none.problem.code).toBe("too-long");
  });

  it("of very many small puzzles is read up to a number", async () => {
    const found = await read("1004041020400301\n".repeat(9_000));
    expect(found.ok && found.value.several).toHaveLength(5_000);
  });
});
