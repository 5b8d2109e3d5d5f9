import { expect, it } from "vitest";
import { type Argument, linesOf } from "../../engine/model/argument.ts";
import { is } from "../../engine/model/fact.ts";
import type { Step } from "../../engine/model/rule.ts";
import { inChapters } from "../../engine/reason/chapters.ts";

/** A statement as its lines, the one that says it among them, and the numbers of those that it cites. */
type Drawn = readonly [lines: number, ...cites: number[]];

const LINES = { most: 14, whole: 18 };

const CHAPTERS: readonly { what: string; statements: readonly Drawn[]; told: readonly number[][] }[] = [
  { what: "one that just fits is told whole", statements: [[8], [10, 0]], told: [[0, 1]] },
  { what: "a longer one in two", statements: [[8], [11, 0]], told: [[0], [1]] },
  {
    what: "none of several is longer than a chapter",
    statements: [[8], [7, 0], [9, 1]],
    told: [[0], [1], [2]],
  },
  {
    what: "that on which most rests comes first where this takes fewer",
    statements: [[6], [6], [8, 0], [8, 1, 2]],
    told: [
      [0, 2],
      [1, 3],
    ],
  },
  {
    what: "as few as fit are alike in length",
    statements: [[5], [5, 0], [5, 1], [4, 2]],
    told: [
      [0, 1],
      [2, 3],
    ],
  },
  {
    what: "a later one that rests on nothing untold fills a chapter",
    statements: [[8], [10, 0], [6], [4, 1, 2]],
    told: [
      [0, 2],
      [1, 3],
    ],
  },
  {
    what: "none is told before what it cites",
    statements: [[8], [10, 0], [6, 1], [6, 1, 2]],
    told: [[0], [1], [2, 3]],
  },
  { what: "a statement that is too long stands alone", statements: [[20], [3, 0]], told: [[0], [1]] },
];

/** Each statement is about a cell of its own, by which it is known again. */
function argumentOf(statements: readonly Drawn[]): Argument {
  return statements.map(([lines, ...cites], cell) => ({
    when: [is(cell, 1)],
    so: [],
    because: [],
    lines: Array.from({ length: lines - 1 }, (_, at) => ({
      gives: [],
      ...(at < cites.length && { cites: cites[at] }),
    })),
  }));
}

function stepOf(argument: Argument): Step {
  const adds = [is(argument.length - 1, 2)];
  return { rule: "argument", adds, because: [], laws: [], bindings: {}, argument };
}

function chaptersOf(statements: readonly Drawn[]): Argument[] {
  return inChapters([stepOf(argumentOf(statements))], LINES).map(({ argument }) => argument ?? []);
}

/** The statements that a chapter proves. */
function toldIn(chapter: Argument, statements: readonly Drawn[]): number[] {
  const cells = statements.map((_, cell) => is(cell, 1));
  return chapter.filter(({ isKept }) => !isKept).map(({ when }) => cells.indexOf(when[0]));
}

it.each(CHAPTERS)("$what", ({ statements, told }) => {
  const chapters = chaptersOf(statements);
  expect(chapters.map((chapter) => toldIn(chapter, statements))).toEqual(told);
  for (const chapter of chapters)
    for (const [at, { lines }] of chapter.entries())
      for (const { cites } of lines) if (cites !== undefined) expect(cites).toBeLessThan(at);
});

it("what a chapter cites of an earlier one stands in it as kept", () => {
  const [, second] = chaptersOf([[8], [11, 0]]);
  expect(second.map(({ isKept }) => isKept === true)).toEqual([true, false]);
  expect(linesOf(second)).toBe(11);
});

it("the last chapter alone adds what the argument does, and what a step has told the next one need not prove", () => {
  const first = stepOf(argumentOf([[8], [11, 0]]));
  const next = stepOf(argumentOf([[8], [2], [7, 0, 1]]));
  const steps = inChapters([first, next], LINES);
  expect(steps.map(({ adds }) => adds)).toEqual([[], first.adds, next.adds]);
  expect(steps.map(({ argument }) => linesOf(argument ?? []))).toEqual([8, 11, 7]);
});
