import { describe, expect, it } from "vitest";
import { canonKind } from "../../engine/kinds/canon.ts";
import { run } from "../../engine/model/job.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { type Random, randomFrom } from "../../engine/model/random.ts";
import { judge } from "../../engine/reason/verdict.ts";
import { madeTexts } from "../made.ts";
import { kindOf } from "../make/making.ts";
import { posed } from "../search/posed.ts";
import { share } from "../share.ts";
import { disguised } from "./disguised.ts";

/** The canonical text of a puzzle with one answer. */
function canonOf(kind: "sudoku" | "nurikabe", text: string): string {
  const puzzle: Puzzle = posed(kind, text);
  const { play, search } = kindOf(kind);
  const canon = canonKind(kind);
  const truth = run(judge(puzzle, search, 100_000));
  if (truth.answers !== "one") throw new Error(`${text} has no one answer`);
  return play.format(canon.canonical(puzzle, truth.answer));
}

/** Each kind and size, and how many boards of it. */
const SETS = [
  ["sudoku", 9, 9, share(20, 2_000)],
  ["sudoku", 6, 6, share(20, 2_000)],
  ["sudoku", 4, 4, 10],
  ["nurikabe", 5, 5, share(20, 500)],
  ["nurikabe", 7, 5, 10],
] as const;

describe.each(SETS)("the canonical form of a %s of %ix%i", (kind, cols, rows, count) => {
  const texts = madeTexts(kind, { rows, cols }, count, 7_000);
  const random: Random = randomFrom(3);

  it("is the same for all that are the same up to symmetry", () => {
    for (const text of texts) {
      const canon = canonOf(kind, text);
      for (let turn = 0; turn < 6; turn++) {
        const other = disguised(kind, text, random);
        expect(canonOf(kind, other), `${text} and ${other}`).toBe(canon);
      }
    }
  });

  it("is a puzzle of its own class, and its own canonical form", () => {
    for (const text of texts) {
      const canon = canonOf(kind, text);
      expect(canonOf(kind, canon)).toBe(canon);
      expect(signature(kind, canon)).toEqual(signature(kind, text));
    }
  });
});

/** What rearranging does not change: for Sudoku how often each digit is given, for Nurikabe the clues; in order of size. */
function signature(kind: "sudoku" | "nurikabe", text: string): number[] {
  const puzzle = posed(kind, text);
  const values = Object.hasOwn(puzzle, "digits")
    ? (puzzle as unknown as { digits: number[] }).digits
    : (puzzle as unknown as { clues: number[] }).clues;
  const known = values.filter((value) => value !== 0);
  if (kind === "nurikabe") return known.sort((a, b) => a - b);
  return [...new Set(known)]
    .map((digit) => known.filter((other) => other === digit).length)
    .sort((a, b) => a - b);
}

describe("the canonical form tells puzzles apart", () => {
  it("of the 288 boards of 4x4 with all their digits two are left", () => {
    const boards = fullBoards();
    expect(boards).toHaveLength(288);
    expect(new Set(boards.map((text) => canonOf("sudoku", text))).size).toBe(2);
  });

  it("of a puzzle with one given more", () => {
    for (const text of madeTexts("sudoku", { rows: 9, cols: 9, minimal: true }, share(10, 200), 40)) {
      const puzzle = posed("sudoku", text);
      const truth = run(judge(puzzle, kindOf("sudoku").search, 100_000));
      if (truth.answers !== "one") throw new Error("made with one answer");
      const blanks = [...text].flatMap((digit, cell) => (digit === "0" ? [cell] : []));
      const more = blanks.map((cell) => `${text.slice(0, cell)}${truth.answer[cell]}${text.slice(cell + 1)}`);
      const canons = new Set([text, ...more].map((one) => canonOf("sudoku", one)));
      // A board without a symmetry of its own has as many different puzzles as there are cells to fill.
      expect(canons.size).toBe(blanks.length + 1);
    }
  });

  it("of Nurikabe whose clues are at other places", () => {
    const texts = madeTexts("nurikabe", { rows: 6, cols: 6 }, 30, 100);
    expect(new Set(texts.map((text) => canonOf("nurikabe", text))).size).toBe(new Set(texts).size);
  });

  it("of question marks and numbers", () => {
    const { play } = kindOf("nurikabe");
    const canonical = (text: string) =>
      play.format(canonKind("nurikabe").canonical(posed("nurikabe", text), []));
    expect(canonical("3/3/1g1i1g1")).not.toBe(canonical("3/3/.g1i1g1"));
    expect(canonical("3/3/.g1i1g1")).toBe(canonical("3/3/1g1i1g%2E"));
    expect(canonical("2/3/2g1")).toBe(canonical("3/2/21"));
  });
});

it("a kind with nothing of its own takes each puzzle for itself", () => {
  const puzzle = posed("sudoku", "1234341221434320");
  expect(canonKind("latin" as "sudoku").canonical(puzzle, [])).toBe(puzzle);
});

/** All full boards of 4x4. */
function fullBoards(): string[] {
  const { search } = kindOf("sudoku");
  const puzzle = posed("sudoku", "0".repeat(16));
  const { answers } = run(search(puzzle, puzzle.blank(), { answers: 1_000, nodes: 100_000 }));
  return answers.map((answer) => answer.join(""));
}
