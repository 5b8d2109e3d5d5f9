import { describe, expect, it } from "vitest";
import { sudokuPuzzle } from "../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { sudokuThinking } from "../../engine/kinds/sudoku/think.ts";
import { SUDOKU_VOCABULARY } from "../../engine/kinds/sudoku/vocabulary.ts";
import { compileRules } from "../../engine/language/run/compile.ts";
import { EXTRA, extraLines, HAS_EXTRA } from "../extra.ts";
import { madeTexts } from "../made.ts";
import { share } from "../share.ts";
import { EIGHTEEN_TEXTS } from "./eighteen.ts";
import { inRounds } from "./rounds.ts";

/** Puzzles of each set that are compared; all of them with ERGO_ALL=1. */
const SAMPLE = share(6, Number.POSITIVE_INFINITY);
const LONGEST_MS = 3_600_000;

const read = (text: string) =>
  sudokuPuzzle(
    9,
    Array.from(text, (sign) => (sign === "." ? 0 : Number(sign))),
  );

/** Published Sudokus, where they are at hand. */
const published = (name: string) => (): string[] =>
  extraLines(`sudoku/${name}`).flatMap(
    (line) => line.split(",").find((field) => /^[0-9.]{81}$/.test(field)) ?? [],
  );

/** Sets of Sudokus, one text a puzzle. */
const SETS: readonly (readonly [name: string, texts: () => string[]])[] = [
  ["made of level 3", () => madeTexts("sudoku", { rows: 9, cols: 9, level: 3 }, 30)],
  ["made, minimal", () => madeTexts("sudoku", { rows: 9, cols: 9, minimal: true }, 30)],
  ...(HAS_EXTRA ? ["17clue.txt", "top1465.txt", "minimal.txt", "rated.csv"] : []).map(
    (name) => [`${name} (${EXTRA})`, published(name)] as const,
  ),
];

/** Some of the texts, from all over the set. */
const sample = (texts: readonly string[]): string[] => {
  const every = Math.max(1, Math.floor(texts.length / SAMPLE));
  return texts.filter((_, at) => at % every === 0);
};

const REPORT = "605103000000000903000600000086010005400000007100020340000001000709000000000904801";
const HARD = "200008305100006000960070200050600800000020000002001090001060053000300008403500006";
const EIGHTEEN = sudokuThinking.rules.filter(({ number }) => number !== undefined);

describe("the eighteen rules", () => {
  it("have the numbers 1 to 18", () => {
    expect(EIGHTEEN.map(({ number }) => number).sort((a = 0, b = 0) => a - b)).toEqual(
      Array.from({ length: 18 }, (_, at) => at + 1),
    );
  });

  it("leave 25 cells of the hard puzzle blank and none of the example", () => {
    expect([HARD, REPORT].map((text) => inRounds(read(text), EIGHTEEN).blanks)).toEqual([25, 0]);
  });
});

describe.each(EIGHTEEN_TEXTS)(
  "the eighteen rules in the syntax of the first expert system: %s",
  (_, text) => {
    const isThere = text !== null;
    const { rules: written, problems } = isThere
      ? compileRules(text, SUDOKU_VOCABULARY, { judged: true })
      : { rules: [], problems: [] };
    const rules = [...written].sort((one, other) => (one.number ?? 0) - (other.number ?? 0));

    it("are read, all 18, and cost little enough", () => {
      expect(problems).toEqual([]);
      expect(rules.map(({ number }) => number)).toEqual(Array.from({ length: 18 }, (_, at) => at + 1));
    });

    it("fire as often as was reported", () => {
      const { facts, blanks } = inRounds(read(REPORT), rules);
      expect(facts.slice(0, 6)).toEqual([37, 16, 4, 0, 453, 125]);
      expect(facts.slice(6)).toEqual([9, 2, 2, 1, 0, 0, 11, 6, 4, 15, 14, 6]);
      expect(blanks).toBe(0);
      expect(inRounds(read(HARD), rules).blanks).toBe(25);
    });

    it.each(SETS)(
      "know in the end what ours know: %s",
      (_name, texts) => {
        for (const puzzle of sample(texts()).map(read))
          expect(inRounds(puzzle, rules).known).toEqual(inRounds(puzzle, EIGHTEEN).known);
      },
      LONGEST_MS,
    );
  },
);
