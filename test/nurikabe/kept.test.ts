import { describe, expect, it } from "vitest";
import { nurikabePuzzle } from "../../engine/kinds/nurikabe/laws/puzzle-from-clues.ts";
import { LAND, WALL } from "../../engine/kinds/nurikabe/puzzle/colour.ts";
import { type NurikabeGrid, SEA } from "../../engine/kinds/nurikabe/puzzle/grid.ts";
import type { NurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle/puzzle.ts";
import { nurikabeQuick } from "../../engine/kinds/nurikabe/quick.ts";
import { needsOf, reachersOf, reachesOf, reachOf } from "../../engine/kinds/nurikabe/regions/reach.ts";
import { type Colouring, Regions } from "../../engine/kinds/nurikabe/regions/regions.ts";
import { regionsOf } from "../../engine/kinds/nurikabe/regions/regions-of-grid.ts";
import { roomsOf } from "../../engine/kinds/nurikabe/regions/rooms.ts";
import { supposing } from "../../engine/kinds/nurikabe/rules/finding.ts";
import { FOCUSES } from "../../engine/kinds/nurikabe/rules/focus.ts";
import { cellsToTry, landTrial } from "../../engine/kinds/nurikabe/rules/land-trials.ts";
import { setsOn } from "../../engine/kinds/nurikabe/rules/region-sets.ts";
import { nurikabeThinking } from "../../engine/kinds/nurikabe/think.ts";
import { cellOf, type Fact, is, isNegative, isNot } from "../../engine/model/fact.ts";
import type { Grid } from "../../engine/model/grid.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { type Random, randomFrom } from "../../engine/model/random.ts";
import type { Asker } from "../../engine/model/rule.ts";
import { drawn } from "./boards.ts";
import { anyFacts, smallPuzzles, someFacts } from "./positions.ts";

/** Walks of boards of all shapes. */
const WALKS = 80;

function reachesOn(regions: Regions): (readonly number[])[] {
  const { clueCells, clues } = regions.puzzle;
  return clueCells.flatMap((home, index) => [
    reachOf(regions, index + 1),
    clues[home] > 0 ? needsOf(regions, index + 1) : [],
  ]);
}

/** The regions of a board, their rooms and sets; neither the order of cells in a region nor the numbers of rooms. */
function allOf(regions: Regions): unknown {
  const { label, owner, rival, clues, touch, anchor, colour, count, walls, lands } = regions;
  const { of, sizes, walls: held } = roomsOf(regions);
  const { regions: _, ...sets } = setsOn(regions);
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
    rooms,
    sets,
    reached: setsOn(regions).reached,
  };
}

/** What cells would put out of reach if they were land. */
function trialsOn(regions: Regions): unknown {
  return [...cellsToTry(regions)].map((cell) => [cell, landTrial(regions, cell)]);
}

describe("regions made from those of the board before", () => {
  it("are those that are made anew, with all that is kept with them", () => {
    let followed = 0;
    for (let seed = 1; seed <= WALKS; seed++) {
      const random = randomFrom(seed);
      const puzzle = boardOfAnyShape(random);
      for (const { grid, fact } of anyWalk(puzzle, random)) {
        // What is kept by the clues of a puzzle is not kept by those of its twin.
        const twin = nurikabePuzzle(puzzle.rows, puzzle.cols, puzzle.clues);
        const regions = regionsOf(puzzle, grid);
        const anew = new Regions(twin, grid);
        if (regions.changes) followed++;
        // What was asked about on the board before is carried on, what was not is found now.
        for (const asked of [allOf, reachesOn, reachersOf, trialsOn])
          if (random.below(4) > 0) expect(asked(regions), `walk ${seed}`).toEqual(asked(anew));
        const after = supposing(regions, fact);
        const afterAnew = new Regions(twin, supposed(regions, fact));
        for (const asked of [allOf, reachesOn])
          expect(asked(after), `walk ${seed}`).toEqual(asked(afterAnew));
      }
    }
    expect(followed).toBeGreaterThan(10 * WALKS);
  });
});

/** A grid that goes on and comes back any way, and a colour to be supposed. Not every change is looked at. */
function* anyWalk(puzzle: NurikabePuzzle, random: Random): Iterable<{ grid: NurikabeGrid; fact: Fact }> {
  const grid = gridOf(puzzle) as NurikabeGrid;
  const marks = [grid.mark()];
  const share = [0, 2, 5, 8, 10][random.below(5)];
  for (let turn = 0; turn < 40; turn++) {
    if (random.below(4) === 0) {
      marks.length = 1 + random.below(marks.length);
      grid.undo(marks[marks.length - 1]);
    }
    if (random.below(5) > 0) {
      for (let facts = 1 + random.below(3); facts > 0; facts--) grid.add(oddFact(puzzle, share, random));
      marks.push(grid.mark());
    }
    const fact = [is, isNot][random.below(2)](random.below(puzzle.cells), SEA);
    if (random.below(4) > 0) yield { grid, fact };
  }
}

/** The colouring on which `supposing` builds. */
function supposed({ colour, anchor }: Regions, fact: Fact): Colouring {
  const colours = colour.slice();
  colours[cellOf(fact)] = isNegative(fact) ? LAND : WALL;
  return { colours, owners: anchor };
}

/** A line or a rectangle, with few clues or many, of some boards all question marks. */
function boardOfAnyShape(random: Random): NurikabePuzzle {
  const side = (): number => (random.below(5) === 0 ? 1 : 2 + random.below(9));
  const [rows, cols] = [side(), side()];
  const [spread, open] = [3 + random.below(12), [0, 1, 4, 10][random.below(4)]];
  const clue = (): number => {
    if (random.below(spread) > 0) return 0;
    return random.below(10) < open ? -1 : 1 + random.below(random.below(4) > 0 ? 5 : 20);
  };
  return nurikabePuzzle(
    rows,
    cols,
    Array.from({ length: rows * cols }, () => clue()),
  );
}

/** Sea by so many tenths, else land; or an owner or that it is none, whether or not it can be. */
function oddFact({ cells, clueCells }: NurikabePuzzle, share: number, random: Random): Fact {
  const cell = random.below(cells);
  if (random.below(10) === 0 && clueCells.length > 0)
    return [is, isNot][random.below(2)](cell, 1 + random.below(clueCells.length));
  return random.below(10) < share ? is(cell, 0) : isNot(cell, 0);
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
