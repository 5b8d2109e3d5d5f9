import { describe, expect, it } from "vitest";
import { nurikabePuzzle } from "../../engine/kinds/nurikabe/laws/puzzle-from-clues.ts";
import type { NurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle/puzzle.ts";
import { nurikabeQuick } from "../../engine/kinds/nurikabe/quick.ts";
import { needsOf, reachesOf, reachOf } from "../../engine/kinds/nurikabe/regions/reach.ts";
import { Regions } from "../../engine/kinds/nurikabe/regions/regions.ts";
import { regionsOf } from "../../engine/kinds/nurikabe/regions/regions-of-grid.ts";
import { roomsOf } from "../../engine/kinds/nurikabe/regions/rooms.ts";
import { FOCUSES } from "../../engine/kinds/nurikabe/rules/focus.ts";
import { setsOn } from "../../engine/kinds/nurikabe/rules/region-sets.ts";
import { nurikabeThinking } from "../../engine/kinds/nurikabe/think.ts";
import { type Fact, is, isNot } from "../../engine/model/fact.ts";
import type { Grid } from "../../engine/model/grid.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { type Random, randomFrom } from "../../engine/model/random.ts";
import type { Asker } from "../../engine/model/rule.ts";
import { drawn } from "./boards.ts";
import { anyFacts, smallPuzzles, someFacts } from "./positions.ts";

function reachesOn(regions: Regions): (readonly number[])[] {
  const { clueCells, clues } = regions.puzzle;
  return clueCells.flatMap((home, index) => [
    reachOf(regions, index + 1),
    clues[home] > 0 ? needsOf(regions, index + 1) : [],
  ]);
}

/** The regions of a board, their rooms and sets; neither the order of cells in a region nor the numbers of rooms. */
function allOf(regions: Regions): unknown {
  const { label, owner, rival, clues, touch, anchor, colour, count, walls, lands, clash } = regions;
  const { of, sizes, walls: held } = roomsOf(regions);
  const { blank, islands, seas, reached } = setsOn(regions);
  const each = Array.from({ length: count }, (_, region) => [
    [...regions.members(region)].sort((a, b) => a - b),
    [...regions.liberties(region)].sort((a, b) => a - b),
    [owner[region], rival[region], clues[region]],
  ]);
  const tables = [colour, label, touch, anchor].map((table) => [...table.subarray(0, colour.length)]);
  const rooms = Array.from(of, (room) => (room < 0 ? null : [of.indexOf(room), sizes[room], held[room]]));
  return {
    tables,
    each,
    walls,
    lands,
    clash,
    rooms,
    sets: [blank, islands, seas, reached, setsOn(regions).walls],
  };
}

describe("regions made from those of the board before", () => {
  it("are those that are made anew, with their rooms and sets", () => {
    const random = randomFrom(37);
    let extended = 0;
    for (let board = 0; board < 60; board++) {
      const puzzle = boardOfAnySize(random);
      const grid = gridOf(puzzle) as ReturnType<NurikabePuzzle["blank"]>;
      for (let turn = 0; turn < 40; turn++) {
        const mark = grid.mark();
        for (let facts = 1 + random.below(3); facts > 0; facts--) grid.add(anyFact(puzzle, random));
        const regions = regionsOf(puzzle, grid);
        if (regions.changes) extended++;
        expect(allOf(regions)).toEqual(allOf(new Regions(puzzle, grid)));
        if (random.below(3) > 0) continue;
        grid.undo(mark);
        grid.add(anyFact(puzzle, random));
        expect(allOf(regionsOf(puzzle, grid))).toEqual(allOf(new Regions(puzzle, grid)));
      }
    }
    expect(extended).toBeGreaterThan(1_000);
  });
});

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

/** A board with clues anywhere; on a large one the focus of no rule is all of it. */
function boardOfAnySize(random: Random): NurikabePuzzle {
  const clue = (): number => (random.below(9) > 0 ? 0 : random.below(12) > 0 ? 2 + random.below(4) : -1);
  const side = 3 + random.below(10);
  return nurikabePuzzle(side, side, Array.from({ length: side * side }, clue));
}

/** Any colour, or now and then an owner. */
function anyFact({ cells, clueCells }: NurikabePuzzle, random: Random): Fact {
  const cell = random.below(cells);
  if (random.below(20) === 0 && clueCells.length > 0) return is(cell, 1 + random.below(clueCells.length));
  return random.below(2) > 0 ? is(cell, 0) : isNot(cell, 0);
}

/** What a rule adds, firing by firing, from the front. */
function firings(asker: Asker, grid: Grid): (readonly Fact[])[] {
  const found: (readonly Fact[])[] = [];
  asker.rewind();
  for (let firing = asker.next(grid); firing; firing = asker.next(grid)) found.push(firing.adds);
  return found;
}

describe("what rules pass over as a board goes on and comes back", () => {
  const pairs = Object.keys(FOCUSES).map((id) => {
    const [focused, plain] = [nurikabeThinking, nurikabeQuick].map(({ rules }) =>
      rules.find((rule) => rule.id === id),
    );
    return { id, focused, plain };
  });

  it.each(pairs)("has no firing of $id", ({ focused, plain }) => {
    const random = randomFrom(37);
    let fired = 0;
    for (let board = 0; board < 100; board++) {
      const puzzle = boardOfAnySize(random);
      const grid = gridOf(puzzle);
      const [one, other] = [focused, plain].map((rule) => rule?.on?.(puzzle) as Asker);
      const learn = (fact: Fact): void => {
        if (!grid.add(fact)) return;
        one.touch([fact]);
        other.touch([fact]);
      };
      const alike = (): Fact[] => {
        const expected = firings(other, grid);
        expect(firings(one, grid)).toEqual(expected);
        fired += expected.length;
        return expected.flat();
      };
      for (let step = 0; step < 40; step++) {
        for (let news = 1 + random.below(3); news > 0; news--) learn(anyFact(puzzle, random));
        if (random.below(4) > 0) {
          // As a ladder does: the first firing counts, then the rule begins at the front again.
          one.rewind();
          other.rewind();
          const first = other.next(grid);
          expect(one.next(grid)?.adds).toEqual(first?.adds);
          fired += first ? 1 : 0;
          first?.adds.forEach(learn);
          continue;
        }
        for (let adds = alike(); adds.length > 0; adds = alike()) adds.forEach(learn);
        const mark = grid.mark();
        for (let news = random.below(4); news > 0; news--) learn(anyFact(puzzle, random));
        alike();
        grid.undo(mark);
        one.calm();
        other.calm();
      }
    }
    expect(fired).toBeGreaterThan(5);
  });
});
