// Conclusions of the named techniques, found by looking at every set of cells and digits: slow, plain, and without any
// code of the rules. Candidates are sets of digits by cell, a filled cell having one; a board is 9x9.

/** The digits that are left in each cell, row by row. */
export type Candidates = readonly ReadonlySet<number>[];

/** A conclusion: the digit is in the cell, or it is not. */
export interface Conclusion {
  readonly cell: number;
  readonly digit: number;
  readonly isIn: boolean;
}

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const ROWS = NINE.map((row) => NINE.map((col) => row * 9 + col));
const COLUMNS = NINE.map((col) => NINE.map((row) => row * 9 + col));
const BOXES = NINE.map((box) =>
  NINE.map((at) => (Math.floor(box / 3) * 3 + Math.floor(at / 3)) * 9 + (box % 3) * 3 + (at % 3)),
);
const LINES = [...ROWS, ...COLUMNS];
const HOUSES = [...LINES, ...BOXES];

/** All sets of so many members. */
function setsOf(members: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return members.flatMap((first, at) =>
    setsOf(members.slice(at + 1), size - 1).map((others) => [first, ...others]),
  );
}

/** What the techniques conclude on one board. */
export class TechniqueOracle {
  readonly #left: Candidates;
  readonly #isOpen: (cell: number) => boolean;

  /** `filled` are the cells with a written digit. */
  constructor(left: Candidates, filled: ReadonlySet<number>) {
    this.#left = left;
    this.#isOpen = (cell) => !filled.has(cell);
  }

  /** An empty cell where its house has no other. */
  fullHouse(): Conclusion[] {
    return HOUSES.flatMap((house) => {
      const open = house.filter(this.#isOpen);
      const isLast = open.length === 1 && this.#left[open[0]].size === 1;
      return isLast ? [...this.#left[open[0]]].map((digit) => ({ cell: open[0], digit, isIn: true })) : [];
    });
  }

  /** A digit with one place in a house. */
  hiddenSingle(): Conclusion[] {
    return HOUSES.flatMap((house) =>
      NINE.flatMap((at) => {
        const [cell, ...more] = this.#placesOf(at + 1, house);
        const isSingle = cell !== undefined && more.length === 0 && this.#isOpen(cell);
        return isSingle ? [{ cell, digit: at + 1, isIn: true }] : [];
      }),
    );
  }

  /** An open cell with one digit left. */
  nakedSingle(): Conclusion[] {
    return ROWS.flat().flatMap((cell) =>
      this.#isOpen(cell) && this.#left[cell].size === 1
        ? [...this.#left[cell]].map((digit) => ({ cell, digit, isIn: true }))
        : [],
    );
  }

  /** A digit whose places in a house of the first list all lie in one of the second leaves the rest of that one. */
  lockedCandidates(by: "pointing" | "claiming"): Conclusion[] {
    const [from, onto] = by === "pointing" ? [BOXES, LINES] : [LINES, BOXES];
    return from.flatMap((house) =>
      onto.flatMap((other) =>
        NINE.flatMap((at) => {
          const places = this.#placesOf(at + 1, house);
          const isLocked = places.length > 1 && places.every((cell) => other.includes(cell));
          return isLocked ? this.#without(other, house, [at + 1]) : [];
        }),
      ),
    );
  }

  /** So many open cells of a house with as many digits between them: no other cell of it has these. */
  nakedSet(size: number): Conclusion[] {
    return HOUSES.flatMap((house) =>
      setsOf(house.filter(this.#isOpen), size).flatMap((cells) => {
        const digits = [...new Set(cells.flatMap((cell) => [...this.#left[cell]]))];
        return digits.length === size ? this.#without(house, cells, digits) : [];
      }),
    );
  }

  /** Two digits with the same two places in a house: those cells have no other digit. */
  hiddenPair(): Conclusion[] {
    return HOUSES.flatMap((house) =>
      setsOf(NINE, 2).flatMap((pair) => {
        const digits = pair.map((at) => at + 1);
        const [one, two] = digits.map((digit) => this.#placesOf(digit, house));
        if (one.length !== 2 || one.join() !== two.join()) return [];
        const others = NINE.map((at) => at + 1).filter((digit) => !digits.includes(digit));
        return this.#without(one, [], others);
      }),
    );
  }

  /** A digit with the same two places on two parallel lines: the lines across have it nowhere else. */
  xWing(): Conclusion[] {
    return [
      [ROWS, COLUMNS],
      [COLUMNS, ROWS],
    ].flatMap(([along, across]) =>
      setsOf(NINE, 2).flatMap((pair) =>
        NINE.flatMap((at) => {
          const [one, two] = pair.map((line) => this.#placesOf(at + 1, along[line]));
          const crossings = across.filter((line) => line.some((cell) => one.includes(cell)));
          const isWing =
            one.length === 2 &&
            two.length === 2 &&
            crossings.every((line) => line.some((cell) => two.includes(cell)));
          return isWing ? crossings.flatMap((line) => this.#without(line, [...one, ...two], [at + 1])) : [];
        }),
      ),
    );
  }

  #placesOf(digit: number, house: readonly number[]): number[] {
    return house.filter((cell) => this.#left[cell].has(digit));
  }

  /** The digits leave the cells that are not excepted. */
  #without(cells: readonly number[], except: readonly number[], digits: readonly number[]): Conclusion[] {
    return cells
      .filter((cell) => !except.includes(cell))
      .flatMap((cell) =>
        digits.filter((digit) => this.#left[cell].has(digit)).map((digit) => ({ cell, digit, isIn: false })),
      );
  }
}
