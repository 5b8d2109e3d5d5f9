import { describe, expect, it } from "vitest";
import type { CandidateGrid } from "../../../engine/kinds/shared/digit-grid.ts";
import { type AlmostLockedSets, almostLockedSets } from "../../../engine/kinds/sudoku/native/als-sets.ts";
import { SIGHT } from "../../../engine/kinds/sudoku/native/sight.ts";
import { SUE_DE_COQ } from "../../../engine/kinds/sudoku/native/sue-de-coq.ts";
import type { SudokuSize } from "../../../engine/kinds/sudoku/puzzle/houses.ts";
import type { SudokuPuzzle } from "../../../engine/kinds/sudoku/puzzle/puzzle.ts";
import type { Fact } from "../../../engine/model/fact.ts";
import { type Random, randomFrom } from "../../../engine/model/random.ts";
import { share } from "../../share.ts";
import { blankPuzzle, gridWith, randomFacts, spell } from "../board.ts";

/** Games of each size; crossings are looked at faster, and seldom say anything. */
const GAMES = { 4: share(30, 300), 6: share(15, 150), 9: share(4, 40) } as const;
const GAMES_OF_CROSSINGS = { 4: share(30, 300), 6: share(100, 1_000), 9: share(100, 1_000) } as const;
/** Looks at the grid of a game, and most facts that come or go between two of them. */
const LOOKS = 25;
const MOST = 12;

interface Look {
  readonly puzzle: SudokuPuzzle;
  /** A grid that has lost and got back candidates since the game began. */
  readonly grid: CandidateGrid;
  /** All that it knows. */
  readonly facts: readonly Fact[];
}

/** A grid that learns facts of a board in any order; now and then the last ones are taken back, and others come. */
function* game(size: SudokuSize, random: Random): Iterable<Look> {
  const puzzle = blankPuzzle(size);
  const grid = gridWith(puzzle, []);
  const board = random.shuffle(randomFacts(size, random));
  const marks: number[] = [];
  const learn = (count: number) => {
    for (const fact of board.slice(marks.length, marks.length + count)) {
      marks.push(grid.mark());
      grid.add(fact);
    }
  };
  learn(random.below(board.length));
  for (let look = 0; look < LOOKS; look++) {
    yield { puzzle, grid, facts: board.slice(0, marks.length) };
    if (random.below(3) > 0) {
      learn(1 + random.below(MOST));
      continue;
    }
    const left = Math.max(0, marks.length - 1 - random.below(2 * MOST));
    if (left < marks.length) grid.undo(marks[left]);
    marks.length = left;
    board.push(...random.shuffle(board.splice(left)));
  }
}

function* looks(
  seed: number,
  games: Readonly<Record<SudokuSize, number>>,
): Iterable<Look & { readonly size: SudokuSize }> {
  const random = randomFrom(seed);
  for (const size of [4, 6, 9] as const)
    for (let count = 0; count < games[size]; count++)
      for (const look of game(size, random)) yield { ...look, size };
}

/** All that is said of the sets of a grid, as text, which is quickly compared. */
function told(sets: AlmostLockedSets, size: SudokuSize): string {
  const { houses, digits, cells, most, spots, seers } = sets;
  const seen = Array.from({ length: size ** 3 }, (_, at) =>
    sets.seenFrom(Math.floor(at / size), 1 + (at % size)),
  );
  const named = houses.map(({ law, number }) => `${law} ${number}`);
  return JSON.stringify({ named, digits, cells, most, spots: spots.join(), seers: seers.join(), seen });
}

function struckBy(size: SudokuSize, puzzle: SudokuPuzzle, grid: CandidateGrid): string[] {
  return [...SUE_DE_COQ.find(SIGHT.look(puzzle, grid))].flatMap((found) =>
    typeof found === "number"
      ? []
      : [`${found.adds.map((fact) => spell(size, fact))} by ${JSON.stringify(found.bindings().S)}`],
  );
}

describe("what is kept of a grid from one look to the next", () => {
  it("are the almost locked sets that a grid has which knows the same and was never looked at", () => {
    let count = 0;
    for (const { size, puzzle, grid, facts } of looks(51, GAMES)) {
      const kept = almostLockedSets(SIGHT.look(puzzle, grid));
      expect(told(kept, size)).toBe(told(almostLockedSets(SIGHT.knowing(puzzle, facts)), size));
      count += kept.count;
    }
    expect(count).toBeGreaterThan(1_000);
  });

  it("are no crossings in which a Sue de Coq has come up since", () => {
    let count = 0;
    for (const { size, puzzle, grid, facts } of looks(52, GAMES_OF_CROSSINGS)) {
      const struck = struckBy(size, puzzle, grid);
      expect(struck).toEqual(struckBy(size, puzzle, gridWith(puzzle, facts)));
      count += struck.length;
    }
    expect(count).toBeGreaterThan(20);
  });
});
