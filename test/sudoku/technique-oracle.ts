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
const CELLS = ROWS.flat();
const DIGITS = NINE.map((at) => at + 1);

function sees(one: number, other: number): boolean {
  return one !== other && HOUSES.some((house) => house.includes(one) && house.includes(other));
}

/** The cells that see both. */
function seeing(one: number, other: number): number[] {
  return CELLS.filter((cell) => sees(cell, one) && sees(cell, other));
}

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

  /** So many open cells that a box and a line share, with as many digits between them: both houses lose these elsewhere. */
  lockedSet(size: number): Conclusion[] {
    return BOXES.flatMap((box) =>
      LINES.flatMap((line) =>
        setsOf(box.filter((cell) => line.includes(cell)).filter(this.#isOpen), size).flatMap((cells) => {
          const digits = [...new Set(cells.flatMap((cell) => [...this.#left[cell]]))];
          if (digits.length !== size) return [];
          const both = [box, line].map((house) => this.#without(house, cells, digits));
          const struck = [box, line].map((house, at) => {
            const other = [line, box][at];
            return both[at].some(({ cell }) => house.includes(cell) && !other.includes(cell));
          });
          return struck.every((isStruck) => isStruck) ? both.flat() : [];
        }),
      ),
    );
  }

  /** So many digits, each with several places in a house, and with as many places between them: those cells have no other digit. */
  hiddenSet(size: number): Conclusion[] {
    return HOUSES.flatMap((house) =>
      setsOf(DIGITS, size).flatMap((digits) => {
        const places = digits.map((digit) => this.#placesOf(digit, house));
        const cells = [...new Set(places.flat())];
        if (cells.length !== size || places.some(({ length }) => length < 2)) return [];
        return this.#without(
          cells,
          [],
          DIGITS.filter((digit) => !digits.includes(digit)),
        );
      }),
    );
  }

  /** A digit with several places on each of so many parallel lines, on as many lines across: those have it nowhere else. */
  fish(size: number): Conclusion[] {
    return [
      [ROWS, COLUMNS],
      [COLUMNS, ROWS],
    ].flatMap(([along, across]) =>
      DIGITS.flatMap((digit) => {
        const bases = along.map((line) => this.#placesOf(digit, line)).filter(({ length }) => length > 1);
        return setsOf([...bases.keys()], size).flatMap((chosen) => {
          const places = chosen.flatMap((at) => bases[at]);
          const covers = across.filter((line) => places.some((cell) => line.includes(cell)));
          return covers.length === size ? covers.flatMap((line) => this.#without(line, places, [digit])) : [];
        });
      }),
    );
  }

  /** Two parallel lines with two places each for a digit, one of each on one line across; the others do not see each other. */
  skyscraper(): Conclusion[] {
    return [
      [ROWS, COLUMNS],
      [COLUMNS, ROWS],
    ].flatMap(([along, across]) =>
      this.#linked(along, along, (base, other, tip, top) => {
        const isLevel = across.some((line) => line.includes(base) && line.includes(other));
        return isLevel && !sees(tip, top);
      }),
    );
  }

  /** A row and a column with two places each for a digit, one of each in one box and the others elsewhere. */
  kite(): Conclusion[] {
    return this.#linked(ROWS, COLUMNS, (base, other, tip, top) => {
      const box = BOXES.find((cells) => cells.includes(base));
      return box?.includes(other) === true && !box.includes(tip) && !box.includes(top);
    });
  }

  /** A box and another house with two places each for a digit, one of each in sight of the other. */
  turbotFish(): Conclusion[] {
    return this.#linked(BOXES, HOUSES, sees);
  }

  /** A digit on one row and one column of a box, and with two places on a line that crosses one of these. */
  emptyRectangle(): Conclusion[] {
    return BOXES.flatMap((box) =>
      [
        [ROWS, COLUMNS],
        [COLUMNS, ROWS],
      ].flatMap(([along, across]) =>
        along.flatMap((leg) =>
          across.flatMap((bar) =>
            DIGITS.flatMap((digit) => {
              const places = this.#placesOf(digit, box);
              const isCorner =
                places.every((cell) => leg.includes(cell) || bar.includes(cell)) &&
                places.some((cell) => !leg.includes(cell)) &&
                places.some((cell) => !bar.includes(cell));
              if (!isCorner) return [];
              return across.flatMap((line) => {
                const ends = this.#placesOf(digit, line);
                const near = ends.find((cell) => leg.includes(cell) && !box.includes(cell));
                const far = ends.find((cell) => cell !== near);
                if (ends.length !== 2 || near === undefined || far === undefined) return [];
                const meet = bar.filter((cell) => !box.includes(cell) && sees(cell, far));
                return this.#without(meet, [], [digit]);
              });
            }),
          ),
        ),
      ),
    );
  }

  /** A cell with two digits sees two with two, one for each of its digits; those share a third digit. */
  xyWing(): Conclusion[] {
    return this.#wings(2, (pivot, one, other) => {
      const [shared, ...more] = [...one].filter((digit) => other.has(digit));
      const all = new Set([...pivot, ...one, ...other]);
      return more.length === 0 && all.size === 3 && !pivot.has(shared) ? shared : undefined;
    });
  }

  /** A cell with three digits sees two with two of these, which share one. */
  xyzWing(): Conclusion[] {
    return this.#wings(3, (pivot, one, other) => {
      const [shared, ...more] = [...one].filter((digit) => other.has(digit));
      const all = new Set([...pivot, ...one, ...other]);
      return more.length === 0 && all.size === 3 ? shared : undefined;
    });
  }

  /** Two cells with the same two digits that do not see each other; a house has no place for one digit that sees neither. */
  wWing(): Conclusion[] {
    const pairs = this.#cellsWith(2);
    return pairs.flatMap((one) =>
      pairs.flatMap((other) => {
        const digits = [...this.#left[one]];
        if (other <= one || sees(one, other) || digits.some((digit) => !this.#left[other].has(digit)))
          return [];
        return digits.flatMap((digit, at) => {
          const isLinked = HOUSES.some((house) =>
            this.#placesOf(digit, house).every((cell) => sees(cell, one) || sees(cell, other)),
          );
          return isLinked ? this.#without(seeing(one, other), [], [digits[1 - at]]) : [];
        });
      }),
    );
  }

  /** Conclusions from two houses with two places each for a digit, where one place of each is joined: one of the others has it. */
  #linked(
    some: readonly (readonly number[])[],
    others: readonly (readonly number[])[],
    isJoined: (base: number, other: number, tip: number, top: number) => boolean,
  ): Conclusion[] {
    return DIGITS.flatMap((digit) =>
      some.flatMap((house) =>
        others.flatMap((second) => {
          const places = this.#placesOf(digit, house);
          const ends = this.#placesOf(digit, second);
          if (places.length !== 2 || ends.length !== 2 || places.some((cell) => ends.includes(cell)))
            return [];
          return places.flatMap((base, at) =>
            ends.flatMap((other, to) => {
              const [tip, top] = [places[1 - at], ends[1 - to]];
              return isJoined(base, other, tip, top) ? this.#without(seeing(tip, top), [], [digit]) : [];
            }),
          );
        }),
      ),
    );
  }

  /** Conclusions from a cell with so many digits and two that it sees with two, which share the digit that is told. */
  #wings(
    size: number,
    sharedBy: (...digits: readonly ReadonlySet<number>[]) => number | undefined,
  ): Conclusion[] {
    const pairs = this.#cellsWith(2);
    return this.#cellsWith(size).flatMap((pivot) =>
      setsOf(
        pairs.filter((cell) => sees(cell, pivot)),
        2,
      ).flatMap(([one, other]) => {
        const shared = sharedBy(this.#left[pivot], this.#left[one], this.#left[other]);
        if (shared === undefined) return [];
        const struck = seeing(one, other).filter((cell) => size === 2 || sees(cell, pivot));
        return this.#without(struck, [], [shared]);
      }),
    );
  }

  #cellsWith(size: number): number[] {
    return CELLS.filter((cell) => this.#isOpen(cell) && this.#left[cell].size === size);
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
