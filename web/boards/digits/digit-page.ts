import { type SVGTemplateResult, svg } from "lit";
import { type Cell, type Fact, isNegative, valueOf } from "../../../engine/model/fact.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import type { Lang } from "../../../engine/model/words.ts";
import { linesOf, numbersOf } from "../drawing.ts";
import { blockLines } from "./blocks.ts";
import { givenDigits, greatestDigit } from "./cells.ts";

/*
 * How the page shows and names puzzles of digits, whatever their kind: members of its `PageKind`.
 */

/** A rule that any kind of digits can begin with. */
const NEW_RULE = `level 2
  for c in cells, {d} = marks(c)
  if c open
  then c is d
  say en "{c} can only be {d}."
      zh "{c} 只能是 {d}。"
`;

export const DIGIT_PAGE = {
  picture: (puzzle: Puzzle, marks: readonly number[]) => digitsOn(puzzle, marks, "yours"),
  sayShown: (puzzle: Puzzle, cell: Cell, mark: number) => String(givenDigits(puzzle)[cell] || mark),
  asked: (puzzle: Puzzle) =>
    Array.from({ length: greatestDigit(puzzle) }, (_, index) => {
      const digit = String(index + 1);
      return { asked: index + 1, button: digit, name: digit };
    }),
  drawn: (fact: Fact) => (isNegative(fact) ? null : valueOf(fact)),
  sayChoice: (fact: Fact) => `${isNegative(fact) ? "≠" : ""}${valueOf(fact)}`,
  /** Our own lines name the kind before the digits. */
  spelled(line: string): string {
    const [first] = line.split(/[\s,;|]+/, 1);
    return first.replace(/^[a-z]+:/, "").replace(/[._*xX-]/g, "0");
  },
  entry: {
    untold: false,
    fits: (rows: number, cols: number) => rows === cols,
    most: (rows: number) => rows,
    numbers: givenDigits,
    text: (_rows: number, _cols: number, numbers: readonly number[]) => numbers.join(""),
  },
  sayGivens: (n: number, lang: Lang) => (lang === "zh" ? `${n} 个已知数` : `${n} givens`),
  newRule: (name: string) => `rule "${name}" ${NEW_RULE}`,
};

/** Thin lines around cells, thick ones around blocks, the givens, and more digits of a class. */
export function digitsOn(puzzle: Puzzle, more: readonly number[], className: string): SVGTemplateResult {
  const { rows, cols } = puzzle;
  return svg`<path class="lines" d=${linesOf(rows, cols, 1, 1)}></path>
    <path class="boxes" d=${blockLines(puzzle)}></path>
    ${numbersOf(givenDigits(puzzle), cols, "given")} ${numbersOf(more, cols, className)}`;
}
