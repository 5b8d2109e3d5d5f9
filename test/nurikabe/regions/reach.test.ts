import { describe, expect, it } from "vitest";
import type { NurikabeGrid } from "../../../engine/kinds/nurikabe/puzzle/grid.ts";
import { ANY_OPEN, reachersOf, reachOf, wayTo } from "../../../engine/kinds/nurikabe/regions/reach.ts";
import { Regions } from "../../../engine/kinds/nurikabe/regions/regions.ts";
import { regionsOf } from "../../../engine/kinds/nurikabe/regions/regions-of-grid.ts";
import { cellOf, is, isNot } from "../../../engine/model/fact.ts";
import { gridOf } from "../../../engine/model/puzzle.ts";
import { randomFrom } from "../../../engine/model/random.ts";
import { drawn } from "../boards.ts";
import { agrees, smallPuzzles, someFacts } from "../positions.ts";

/** The cells that the first clue can reach, `x` each. */
function reached(board: string): string {
  const { puzzle, grid } = drawn(board);
  const cells = reachOf(regionsOf(puzzle, grid), 1);
  const marked = Array.from({ length: puzzle.cells }, (_, cell) => (cells.includes(cell) ? "x" : "."));
  return marked
    .join("")
    .replace(new RegExp(`.{${puzzle.cols}}`, "g"), "$& ")
    .trim();
}

describe("the regions of a grid", () => {
  it("are its connected parts, with their size, owner and unknown neighbours", () => {
    const { puzzle, grid } = drawn("2+#. ..#. #..1");
    const regions = new Regions(puzzle, grid);
    expect(regions.count).toBe(4);
    const told = Array.from({ length: regions.count }, (_, region) => ({
      cells: [...regions.members(region)],
      liberties: [...regions.liberties(region)],
      owner: regions.owner[region],
      land: regions.isLand(region),
    }));
    expect(told).toEqual([
      { cells: [0, 1], liberties: [4, 5], owner: 1, land: true },
      { cells: [2, 6], liberties: [3, 5, 7, 10], owner: 0, land: false },
      { cells: [8], liberties: [4, 9], owner: 0, land: false },
      { cells: [11], liberties: [7, 10], owner: 2, land: true },
    ]);
    expect([regions.walls, regions.lands]).toEqual([3, 3]);
    expect([...regions.label]).toHaveLength(puzzle.cells + 1);
  });

  it("stay as they were when the grid changes, and are worked out anew when asked", () => {
    const { puzzle, grid } = drawn("2.. ...");
    const before = regionsOf(puzzle, grid);
    expect(regionsOf(puzzle, grid)).toBe(before);
    grid.add(isNot(1, 0));
    expect(before.size(0)).toBe(1);
    expect(regionsOf(puzzle, grid).size(0)).toBe(2);
  });
});

describe("the reach of a clue", () => {
  const CASES: readonly (readonly [string, string, string])[] = [
    ["goes as far as its number", "3.... ..... .....", "xxx.. xx... x...."],
    ["stops at walls", "3.#.. #....", "xx... .x..."],
    ["keeps off other islands", "4...2 .....", "xxx.. xxx.."],
    ["counts land it would join in full", "4..++ .....", "xx... xxx.."],
    ["takes land in where it fits", "4.++. .....", "xxxx. xx..."],
    ["is nothing but the island when that is complete", "2+... .....", "xx... ....."],
    ["has no end for a question mark", "?.... ...#.", "xxxxx xxx.x"],
  ];
  it.each(CASES)("%s", (_, board, expected) => {
    expect(reached(board)).toBe(expected);
  });

  it("leaves out no cell that an answer gives to its island", () => {
    const random = randomFrom(21);
    let checked = 0;
    for (const { puzzle, answers } of smallPuzzles(150, 22)) {
      for (let count = 0; count < 4; count++) {
        const facts = someFacts(answers[random.below(answers.length)], puzzle.values, random);
        const regions = regionsOf(puzzle, gridOf(puzzle, facts) as NurikabeGrid);
        const reachers = reachersOf(regions);
        const open = new Set(reachOf(regions, ANY_OPEN));
        for (const answer of answers) {
          if (!facts.every((fact) => agrees(answer, fact))) continue;
          checked++;
          answer.forEach((owner, cell) => {
            if (owner === 0) return;
            expect(reachOf(regions, owner)).toContain(cell);
            expect(reachers[cell]).toBeGreaterThan(0);
            if (puzzle.clues[puzzle.clueCells[owner - 1]] < 0) expect(open.has(cell)).toBe(true);
          });
        }
      }
    }
    expect(checked).toBeGreaterThan(500);
  });

  it("shows one way to land that it can take in", () => {
    const { puzzle, grid } = drawn("5..+. .....");
    expect(wayTo(regionsOf(puzzle, grid), 1, 3)).toEqual([2, 1]);
    const far = drawn("2..+. .....");
    expect(wayTo(regionsOf(far.puzzle, far.grid), 1, 3)).toEqual([]);
    const open = drawn("?..+. .....");
    expect(wayTo(regionsOf(open.puzzle, open.grid), ANY_OPEN, 3)).toEqual([2, 1]);
  });
});

describe("a board of 50x50", () => {
  it("is worked through without a hitch", () => {
    const clues = Array.from({ length: 2500 }, (_, cell) =>
      cell % 5 === 0 && Math.floor(cell / 50) % 5 === 0 ? 4 : 0,
    );
    const rows = Array.from({ length: 50 }, (_, row) =>
      clues
        .slice(row * 50, row * 50 + 50)
        .join("")
        .replaceAll("0", "."),
    );
    const { puzzle } = drawn(rows.join(" "));
    const grid = gridOf(puzzle, [is(1, 0), isNot(2499, 0)]) as NurikabeGrid;
    const regions = regionsOf(puzzle, grid);
    expect(regions.count).toBe(102);
    expect(reachersOf(regions).filter((reach) => reach === 0).length).toBeGreaterThan(0);
    for (const law of puzzle.laws) {
      const conflict = law.conflict(grid);
      if (conflict) expect(conflict.map(cellOf)).toContain(2499);
    }
  });
});
