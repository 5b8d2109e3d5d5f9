import { expect, it } from "vitest";
import type { DigitPuzzle } from "../../../engine/kinds/shared/digit-puzzle.ts";
import { tellArgument } from "../../../engine/kinds/sudoku/proofs/say.ts";
import type { ArgumentLine, Statement } from "../../../engine/model/argument.ts";
import { type Fact, is, isNot } from "../../../engine/model/fact.ts";
import { LANGS } from "../../../engine/model/words.ts";
import { posed } from "../../search/posed.ts";

const puzzle = posed("sudoku", "0".repeat(81)) as DigitPuzzle;
const row = (of: number, value: number, gives: readonly Fact[]): ArgumentLine => ({
  demand: { by: { as: "house", law: "row", of }, value },
  gives,
});
const lemma = (when: readonly Fact[], so: readonly Fact[], lines: readonly ArgumentLine[]): Statement => ({
  ...{ when, so, lines, because: [] },
});

/** R1C1 is 1, and what follows from the lemma that if R1C2 is 2, R1C3 is 3. */
function lineOf(line: ArgumentLine, when: readonly Fact[] = [is(0, 1)]) {
  const argument = [
    lemma([is(1, 2)], [is(2, 3)], []),
    lemma(when, [], [line]),
    lemma([is(0, 1)], [], [{ cites: 1, gives: [] }]),
  ];
  const step = { rule: "argument", adds: [isNot(0, 1)], because: [], laws: [], bindings: {}, argument };
  const { told } = tellArgument(puzzle, step).argument[1];
  return LANGS.map((lang) => told[0][lang]);
}

const LINES: readonly [what: string, line: ArgumentLine, en: string, zh: string][] = [
  [
    "the place of a digit",
    row(2, 4, [is(9, 4)]),
    "In row 2, 4 has one place left: R2C1 is 4.",
    "第2行的 4 只能填在第2行第1列。",
  ],
  ["that a digit has no place", row(2, 4, []), "Row 2 has no place left for 4.", "第2行的 4 无处可填。"],
  [
    "what a finding gives, after what it asks for",
    { cites: 0, gives: [is(2, 3)] },
    "R1C2 is 2, so by A R1C3 is 3.",
    "因为第1行第2列是 2，由 A 可知第1行第3列是 3。",
  ],
  [
    "a cell once of which several things are said",
    { cites: 0, gives: [isNot(3, 8), isNot(3, 9)] },
    "R1C2 is 2, so by A R1C4 is not 8 or 9.",
    "因为第1行第2列是 2，由 A 可知第1行第4列不是 8、9。",
  ],
  [
    "that a finding is gone against",
    { cites: 0, gives: [] },
    "R1C2 is 2: by A, that cannot be.",
    "第1行第2列是 2，与 A 矛盾。",
  ],
];

it.each(LINES)("says %s", (_, line, en, zh) => {
  expect(lineOf(line)).toEqual([en, zh]);
});

it("says to what a supposition comes, and so what does not hold", () => {
  const goal = lemma([is(0, 1)], [], [row(2, 4, [])]);
  const step = {
    rule: "argument",
    adds: [isNot(0, 1)],
    because: [],
    laws: [],
    bindings: {},
    argument: [goal],
  };
  expect(tellArgument(puzzle, step).text).toEqual({
    en: "If R1C1 is 1, in the end row 2 has no place left for 4. So R1C1 is not 1.",
    zh: "假设第1行第1列是 1，结果第2行的 4 无处可填。所以第1行第1列不是 1。",
  });
});

it("says what a finding gives where all that it asks for is supposed", () => {
  expect(lineOf({ cites: 0, gives: [is(2, 3)] }, [is(1, 2)])).toEqual([
    "By A, R1C3 is 3.",
    "由 A 可知，第1行第3列是 3。",
  ]);
});
