import { type Cell, type Fact, is, isNot } from "../../model/fact.ts";
import type { Grid } from "../../model/grid.ts";
import type { Forced, Law } from "../../model/puzzle.ts";
import { allDigits, type CandidateGrid, candidateGrid, countOf, digitsIn, notIn } from "./digit-grid.ts";

/** The law that a house (a row, say) holds every digit from 1 to the board's side exactly once. */
export function houseLaw(id: string, cells: readonly Cell[], size: number): Law {
  return {
    id,
    cells,
    conflict(told) {
      const grid = candidateGrid(told);
      return repeated(grid, cells) ?? homeless(grid, cells, size);
    },
    *forced(told) {
      const grid = candidateGrid(told);
      yield* leavingPeers(grid, cells);
      yield* lastPlaces(grid, cells);
    },
  };
}

/** Every placement in the cells whose digit stands there more than once, so that all of them show red. */
function repeated(grid: Grid, cells: readonly Cell[]): Fact[] | null {
  let once = 0;
  let twice = 0;
  for (const cell of cells) {
    const digit = grid.at(cell);
    if (digit < 0) continue;
    twice |= once & (1 << digit);
    once |= 1 << digit;
  }
  if (!twice) return null;
  return placements(grid, cells)
    .filter(({ digit }) => twice & (1 << digit))
    .map(({ fact }) => fact);
}

/** Why the first digit without a place has none. */
function homeless(grid: CandidateGrid, cells: readonly Cell[], size: number): Fact[] | null {
  let possible = 0;
  for (const cell of cells) possible |= grid.candidates(cell);
  const missing = allDigits(size) & ~possible;
  return missing ? notIn(cells, digitsIn(missing)[0]) : null;
}

function placements(grid: Grid, cells: readonly Cell[]): { cell: Cell; digit: number; fact: Fact }[] {
  return cells
    .map((cell) => ({ cell, digit: grid.at(cell) }))
    .filter(({ digit }) => digit > 0)
    .map(({ cell, digit }) => ({ cell, digit, fact: is(cell, digit) }));
}

function* leavingPeers(grid: Grid, cells: readonly Cell[]): Iterable<Forced> {
  for (const { cell, digit, fact } of placements(grid, cells)) {
    for (const peer of cells) {
      if (peer !== cell && grid.can(peer, digit)) yield { fact: isNot(peer, digit), because: [fact] };
    }
  }
}

function* lastPlaces(grid: CandidateGrid, cells: readonly Cell[]): Iterable<Forced> {
  let once = 0;
  let twice = 0;
  for (const cell of cells) {
    const bits = grid.candidates(cell);
    twice |= once & bits;
    once |= bits;
  }
  for (const digit of digitsIn(once & ~twice)) {
    const place = cells.find((cell) => grid.can(cell, digit)) as Cell;
    if (grid.at(place) === digit) continue;
    yield {
      fact: is(place, digit),
      because: notIn(
        cells.filter((cell) => cell !== place),
        digit,
      ),
    };
  }
}

/** The law that a cell holds exactly one digit. */
export function cellLaw(cell: Cell, size: number): Law {
  const without = (digit: number): Fact[] =>
    digitsIn(allDigits(size) & ~(1 << digit)).map((other) => isNot(cell, other));
  return {
    id: "cell",
    cells: [cell],
    conflict(grid) {
      const digit = grid.at(cell);
      if (digit > 0) return grid.can(cell, digit) ? null : [is(cell, digit), isNot(cell, digit)];
      return candidateGrid(grid).candidates(cell) === 0 ? without(0) : null;
    },
    *forced(grid) {
      const digit = grid.at(cell);
      const bits = candidateGrid(grid).candidates(cell);
      if (digit > 0) {
        for (const other of digitsIn(bits & ~(1 << digit))) {
          yield { fact: isNot(cell, other), because: [is(cell, digit)] };
        }
      } else if (countOf(bits) === 1) {
        const [last] = digitsIn(bits);
        yield { fact: is(cell, last), because: without(last) };
      }
    },
  };
}
