import { expect, it } from "vitest";
import { foregone } from "../../engine/kinds/sudoku/making/foregone.ts";
import { sudokuPuzzle } from "../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { inOrder } from "../../engine/reason/ladder.ts";
import { kindOf, textOf } from "./making.ts";

const { think } = kindOf("sudoku");

it.each([4, 6, 9] as const)("draws what the rules up to level 3 draw: side %i", (size) => {
  for (let seed = 1; seed <= 24; seed++) {
    const text = textOf("sudoku", { rows: size, cols: size }, seed);
    const puzzle = sudokuPuzzle(size, [...text].map(Number));
    const rules = think.rules.filter((rule) => rule.level <= 3);
    const chain = new Chain(puzzle, gridOf(puzzle), inOrder(rules, null));
    const end = run(chain.run());
    const facts = foregone(puzzle);
    expect(facts === null, text).toBe(end === "solved");
    if (!facts) continue;
    expect(
      facts.filter((fact) => !chain.grid.knows(fact)),
      text,
    ).toEqual([]);
    const grid = gridOf(puzzle, facts);
    expect(
      chain.journal.facts.filter((fact) => !grid.knows(fact)),
      text,
    ).toEqual([]);
  }
});
