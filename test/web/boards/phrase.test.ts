import { expect, it } from "vitest";
import { playKind } from "../../../engine/kinds/play.ts";
import { is, isNot } from "../../../engine/model/fact.ts";
import { assert } from "../../../engine/model/result.ts";
import { phrase } from "../../../web/boards/spoken/phrase.ts";
import { NO_TINTS } from "../../../web/boards/tints.ts";
import { looksIn } from "./looks-in.ts";

const kind = playKind("sudoku");
const read = kind?.parse("0".repeat(81));
assert(kind !== undefined && read?.ok === true, "a board without givens is read");
const puzzle = read.value;

const say = (sentence: string, lang: "en" | "zh") =>
  looksIn(
    phrase(sentence, {
      ...{ kind, puzzle, lang, names: "rows", tints: NO_TINTS },
      step: {
        adds: [isNot(0, 9)],
        bindings: { d: { as: "value", of: 9 }, H: { as: "house", law: "row", of: 3 } },
      },
    }),
  );

it.each([
  [
    "en",
    "In rows 3 and 6, 9 fits only in columns 3 and 9, so no other cell of columns 3 and 9 is 9.",
    ["digit:9", "digit:9"],
  ],
  ["en", "In row 3, 9 and 5 fit only in two cells.", ["name house:row 3", "digit:9"]],
  ["en", "Row 3 has 9 twice; column 9 has 19.", ["name house:Row 3", "digit:9"]],
  ["en", "Boxes 1, 3 and 9: 9 goes.", ["digit:9"]],
  ["en", "A chain of 9 links: 9 is not there, and 9 more.", ["digit:9"]],
  ["zh", "9 环的链：9 不在这里，等 9 项。", ["digit:9"]],
  ["zh", "第3、6行的 9 只能在第3、9列，所以第3、9列的其他格都不是 9。", ["digit:9", "digit:9"]],
  ["zh", "在第9宫里，9 只能填在第3行。", ["digit:9", "name house:第3行"]],
] as const)("in %s the number of a house does not look like a digit: %s", (lang, sentence, expected) => {
  expect(say(sentence, lang)).toEqual(expected);
});

it.each([
  ["en", "From 1 up, digits fit 3, 9, 0 and 2 times, 18 at most, so it is not 9.", ["digit:9"]],
  ["zh", "从 1 起各数字最多放 3、9、0、2 次，正好用完，所以它不是 9。", ["digit:9"]],
] as const)("in %s how often digits fit does not look like digits", (lang, sentence, expected) => {
  expect(say(sentence, lang)).toEqual(expected);
});

it("digits of what is ruled out, and of facts that are named beside the step, stand out", () => {
  const subject = { kind, puzzle, lang: "en", names: "rows", tints: NO_TINTS } as const;
  const step = { adds: [isNot(0, 4)], bindings: {} } as const;
  expect(
    looksIn(phrase("It may be 7, so it need not be 4 or 5.", { ...subject, step, facts: [is(1, 7)] })),
  ).toEqual(["digit:7", "digit:4"]);
});

it("a cell has a frame where the board outlines it by itself, and none within a house", () => {
  const row = { law: "row", of: 1 } as const;
  const tints = {
    ...{ ...NO_TINTS, cells: new Map([0, 40].map((cell) => [cell, ["area"] as const])) },
    ...{ area: [0, 1, 2, 3, 4, 5, 6, 7, 8, 40], houses: [row] },
  };
  const subject = { kind, puzzle, lang: "en", names: "rows", tints, step: null } as const;
  expect(looksIn(phrase("R1C1 or R5C5 is 4.", subject))).toEqual(["area:R1C1", "house:R5C5"]);
});

it("cells where a hint says to look have the line that the board draws around them; the one that is asked about is filled", () => {
  const cells = new Map([0, 1].map((cell) => [cell, ["focus"] as const]));
  const tints = { ...NO_TINTS, cells, area: [0, 1], asked: 1 };
  const subject = { kind, puzzle, lang: "en", names: "rows", tints, step: null } as const;
  expect(looksIn(phrase("Look at R1C1 and R1C2.", subject))).toEqual(["house:R1C1", "focus:R1C2"]);
});

it("the last digit of a sentence does not stand on a line alone", () => {
  const subject = { kind, puzzle, lang: "en", names: "rows", tints: NO_TINTS, step: null } as const;
  const { values } = phrase("So it is not 4.", subject);
  expect(values).toEqual([["So it is not\u00a04."]]);
});

it("names of several houses break only between the houses", () => {
  const houses = [...[2, 4, 9].map((of) => ({ law: "column", of })), { law: "box", of: 2 }];
  const step = { adds: [isNot(0, 1)], bindings: { H: { as: "houses", of: houses } } } as const;
  const subject = { kind, puzzle, lang: "en", names: "rows", tints: NO_TINTS, step } as const;
  const said = JSON.stringify(phrase("They fill columns 2, 4 and 9 and box 2 in all.", subject));
  expect(said).toContain("columns\u00a02, 4 and\u00a09 and box\u00a02");
});

it("a digit that is written stands out", () => {
  const subject = { kind, puzzle, lang: "en", names: "rows", tints: NO_TINTS } as const;
  expect(looksIn(phrase("So it is 4.", { ...subject, step: { adds: [is(0, 4)], bindings: {} } }))).toEqual([
    "digit put:4",
  ]);
});

it("a house has a frame where the board outlines it, and stands out as a name alone where it does not", () => {
  const boxes = puzzle.laws.filter(({ id }) => id === "box");
  const step = {
    adds: [isNot(80, 4)],
    bindings: { B: { as: "house", law: "box", of: 8 }, H: { as: "house", law: "row", of: 9 } },
  } as const;
  const subject = { kind, puzzle, lang: "en", names: "rows", step } as const;
  const sentence = "In box 8, 4 fits only in row 9.";
  const inBox = { ...NO_TINTS, area: boxes[7].cells };
  expect(looksIn(phrase(sentence, { ...subject, tints: inBox }))).toEqual([
    "name house:box 8",
    "digit:4",
    "name :row 9",
  ]);
  expect(looksIn(phrase(sentence, { ...subject, tints: NO_TINTS }))).toEqual([
    "name house:box 8",
    "digit:4",
    "name house:row 9",
  ]);
});
