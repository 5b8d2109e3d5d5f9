import { describe, expect, it } from "vitest";
import type { NurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle/puzzle.ts";
import { needsOf, reachesOf, reachOf } from "../../engine/kinds/nurikabe/regions/reach.ts";
import { Regions } from "../../engine/kinds/nurikabe/regions/regions.ts";
import { regionsOf } from "../../engine/kinds/nurikabe/regions/regions-of-grid.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { randomFrom } from "../../engine/model/random.ts";
import { drawn } from "./boards.ts";
import { anyFacts, smallPuzzles, someFacts } from "./positions.ts";

function reachesOn(regions: Regions): (readonly number[])[] {
  const { clueCells, clues } = regions.puzzle;
  return clueCells.flatMap((home, index) => [
    reachOf(regions, index + 1),
    clues[home] > 0 ? needsOf(regions, index + 1) : [],
  ]);
}

describe("what is kept of reaches as a board goes on and comes back", () => {
  it("is what it would be if it were worked out anew", () => {
    const random = randomFrom(31);
    let kept = 0;
    for (const { puzzle, answers } of smallPuzzles(300, 29)) {
      const answer = answers[random.below(answers.length)];
      const facts = [...someFacts(answer, puzzle.values, random), ...anyFacts(puzzle, answers, random)];
      const grid = gridOf(puzzle) as ReturnType<NurikabePuzzle["blank"]>;
      let known: Regions | null = null;
      for (const fact of facts) {
        const mark = grid.mark();
        grid.add(fact);
        const regions = regionsOf(puzzle, grid);
        const before = known ? reachesOf(known).cells : [];
        kept += reachesOf(regions).cells.filter((one, clue) => one && one === before[clue]).length;
        expect(reachesOn(regions)).toEqual(reachesOn(new Regions(puzzle, grid)));
        if (random.below(4) === 0) {
          grid.undo(mark);
          expect(reachesOn(regionsOf(puzzle, grid))).toEqual(reachesOn(new Regions(puzzle, grid)));
        }
        known = regionsOf(puzzle, grid);
      }
    }
    expect(kept).toBeGreaterThan(1_000);
  });

  it("are the very same regions where the grid comes back", () => {
    const { puzzle, grid } = drawn("3... .... ...2");
    const regions = regionsOf(puzzle, grid);
    const mark = grid.mark();
    grid.add(drawn(".#.. .... ....").facts[0]);
    expect(regionsOf(puzzle, grid)).not.toBe(regions);
    grid.undo(mark);
    expect(regionsOf(puzzle, grid)).toBe(regions);
  });
});
