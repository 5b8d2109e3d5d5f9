import { describe, expect, it } from "vitest";
import { sayBroken } from "../../engine/kinds/broken.ts";
import { sudokuPuzzle } from "../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { type Fact, is, isNot } from "../../engine/model/fact.ts";
import { firstConflict, gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import { inEveryLang, type Words } from "../../engine/model/words.ts";
import { drawn } from "../nurikabe/boards.ts";

/** A board, and how it breaks a rule, in both languages. */
const DRAWN: readonly (readonly [string, string, string])[] = [
  [
    "##. ##. ..1",
    "The walls R1C1, R1C2, R2C1 and R2C2 make a 2x2 block.",
    "2x2 的方块全是墙：第1行第1列、第1行第2列、第2行第1列、第2行第2列。",
  ],
  ["+#. #.. ..2", "The island at R1C1 is shut off from every number.", "第1行第1列的岛与所有数字都隔绝了。"],
  ["+#. ... ..2", "No number can still reach R1C1.", "已没有数字够得到第1行第1列。"],
  [
    "#+5 +.. ..#",
    "The wall at R1C1 can no longer join the wall at R3C3.",
    "第1行第1列的墙再也无法与第3行第3列的墙相连。",
  ],
  [
    "2+3 ... ...",
    "Two islands meet: the 2 at R1C1 and the 3 at R1C3.",
    "两座岛连在了一起：第1行第1列的 2 和第1行第3列的 3。",
  ],
  [
    "2++ .+. ...",
    "The island of the 2 at R1C1 has 4 cells, 2 too many.",
    "第1行第1列的 2 的岛有 4 格，多了 2 格。",
  ],
  [
    "3#. +#. #..",
    "The island of the 3 at R1C1 has room for only 2 of its cells.",
    "第1行第1列的 3 的岛最多只能有 2 格。",
  ],
  [
    "6.. ... ..4",
    "The numbers at R1C1 and R3C3 add up to 10, but the board has only 9 cells.",
    "第1行第1列、第3行第3列的数字之和是 10，而盘面只有 9 格。",
  ],
  [
    "####3...3",
    "There are 4 walls, R1C4 included, but the numbers leave room for only 3.",
    "连第1行第4列在内，墙有 4 格，而除去各岛只剩 3 格。",
  ],
  [
    "..+.. ..... +.3.+ ..... ..+..",
    "There are 5 island cells, R5C3 included, but the numbers add up to 3.",
    "连第5行第3列在内，岛有 5 格，而所有数字之和只有 3。",
  ],
];

function told(puzzle: Puzzle, facts: readonly Fact[], ...known: (readonly Fact[])[]): Words {
  const broken = firstConflict(puzzle, gridOf(puzzle, facts));
  if (!broken) throw new Error("the board breaks a rule");
  const said = { law: broken.law.id, facts: broken.facts, ...(known.length > 0 && { known: known.flat() }) };
  return inEveryLang((lang) => sayBroken(puzzle, said, lang));
}

describe("a broken rule of Nurikabe", () => {
  it.each(DRAWN)("is told of the board %s", (board, en, zh) => {
    const { puzzle, facts } = drawn(board);
    expect(told(puzzle, facts, facts)).toEqual({ en, zh });
    for (const text of Object.values(told(puzzle, facts))) expect(text).not.toMatch(/\{|undefined|NaN|-/);
  });

  it("counts the breaking facts where nothing else is known", () => {
    const { puzzle, facts } = drawn("2++ .+. ...");
    expect(told(puzzle, facts).en).toBe("The island of the 2 at R1C1 has 3 cells, 1 too many.");
  });

  it("is told of opposite facts about a cell", () => {
    const { puzzle } = drawn("4.. .+. ..4");
    const cell = (facts: readonly Fact[]): string => sayBroken(puzzle, { law: "cell", facts }, "en");
    expect(cell([is(1, 0), isNot(1, 0)])).toBe("R1C2 is both wall and part of an island.");
    expect(cell([is(4, 1), is(4, 2)])).toBe("R2C2 belongs both to the 4 at R1C1 and to the 4 at R3C3.");
    expect(cell([isNot(1, 1), isNot(1, 0), is(0, 1)])).toBe(
      "R1C2 is joined to the 4 at R1C1, to which it does not belong.",
    );
    expect(told(puzzle, [isNot(1, 0), isNot(1, 1)]).en).toContain("R1C2 is joined to");
  });
});

describe("a broken rule of Sudoku", () => {
  const puzzle = sudokuPuzzle(4, new Array(16).fill(0));

  it.each([
    [
      "row",
      [is(4, 3), is(6, 3)],
      "Row 2 has 3 twice: R2C1 and R2C3.",
      "第2行有两个 3：第2行第1列、第2行第3列。",
    ],
    [
      "box",
      [is(0, 3), is(5, 3)],
      "Box 1 has 3 twice: R1C1 and R2C2.",
      "第1宫有两个 3：第1行第1列、第2行第2列。",
    ],
    [
      "column",
      [is(7, 1), is(11, 1), is(15, 1)],
      "Column 4 has 1 in 3 cells: R2C4, R3C4 and R4C4.",
      "第4列有 3 个 1：第2行第4列、第3行第4列、第4行第4列。",
    ],
    [
      "row",
      [is(0, 1), is(2, 1), is(1, 2), is(3, 2)],
      "Row 1 has 1 and 2 more than once each: R1C1, R1C2, R1C3 and R1C4.",
      "第1行里的 1、2 都不止一个：第1行第1列、第1行第2列、第1行第3列、第1行第4列。",
    ],
    [
      "box",
      [0, 1, 4, 5].map((cell) => isNot(cell, 2)),
      "Box 1 has no place left for 2.",
      "第1宫里，2 已无处可填。",
    ],
    [
      "cell",
      [1, 2, 3, 4].map((digit) => isNot(1, digit)),
      "R1C2 has no digit left.",
      "第1行第2列没有能填的数字了。",
    ],
    [
      "cell",
      [is(1, 4), isNot(1, 4)],
      "R1C2 is 4, but 4 is ruled out there.",
      "第1行第2列是 4，但那里已经排除了 4。",
    ],
  ] as const)("%s is told of %j", (law, facts, en, zh) => {
    expect(inEveryLang((lang) => sayBroken(puzzle, { law, facts }, lang))).toEqual({ en, zh });
  });
});
