// What rules of almost locked sets conclude, found by trying every choice of cells: slow, plain, and without any code of the rules.
import { boxAt, type SudokuSize } from "../../engine/kinds/sudoku/puzzle/houses.ts";

/** A candidate that goes. */
export interface Strike {
  readonly cell: number;
  readonly digit: number;
}

/** Cells of a house and their digits. */
interface CellSet {
  readonly cells: readonly number[];
  readonly digits: readonly number[];
}

/** All choices of at least one member. */
function choicesOf<T>(members: readonly T[]): T[][] {
  const choices: T[][] = [];
  for (const one of members) choices.push([one], ...choices.map((some) => [...some, one]));
  return choices;
}

function pairsOf<T>(members: readonly T[]): [T, T][] {
  return members.flatMap((one, at) => members.slice(at + 1).map((other): [T, T] => [one, other]));
}

/** A board whose cells are open, each with some digits left. */
export class AlsOracle {
  readonly #size: SudokuSize;
  readonly #left: readonly ReadonlySet<number>[];
  readonly isOpen: (cell: number) => boolean;
  readonly #cells: readonly number[];
  /** Of no more cells than the rules look at. */
  readonly #sets: readonly CellSet[];

  constructor(size: SudokuSize, left: readonly ReadonlySet<number>[], filled: ReadonlySet<number>) {
    this.#size = size;
    this.#left = left;
    this.isOpen = (cell) => !filled.has(cell) && left[cell].size > 1;
    this.#cells = left.map((_, cell) => cell);
    const sets = this.#houses().flatMap((house) =>
      choicesOf(house.filter(this.isOpen))
        .filter((cells) => cells.length <= Math.min(6, size - 2))
        .map((cells) => ({ cells, digits: this.#digitsOf(cells) }))
        .filter(({ cells, digits }) => digits.length === cells.length + 1),
    );
    this.#sets = [...new Map(sets.map((set) => [[...set.cells].sort((a, b) => a - b).join(), set])).values()];
  }

  /** One of two sets lacks a digit that both cannot hold, and holds every other that they share. */
  pairs(): Strike[] {
    return pairsOf(this.#sets).flatMap(([one, other]) =>
      this.#links(one, other).flatMap((x) =>
        shared(one, other)
          .filter((z) => z !== x)
          .flatMap((z) => this.#seeing([...one.cells, ...other.cells], z)),
      ),
    );
  }

  /** Two sets that cannot both hold either of two digits hold one of them each, and all others. */
  doublePairs(): Strike[] {
    return pairsOf(this.#sets).flatMap(([one, other]) => {
      const links = this.#links(one, other);
      if (links.length < 2) return [];
      const own = [one, other].flatMap(({ cells, digits }) =>
        digits.filter((digit) => !links.includes(digit)).flatMap((digit) => this.#seeing(cells, digit)),
      );
      return [...own, ...links.flatMap((digit) => this.#seeing([...one.cells, ...other.cells], digit))];
    });
  }

  /** A set that is linked with two others by two digits. */
  wings(): Strike[] {
    return this.#sets.flatMap((hinge) => {
      const linked = this.#sets.flatMap((set) => this.#links(hinge, set).map((by) => ({ set, by })));
      return pairsOf(linked).flatMap(([one, other]) =>
        one.by === other.by || one.set === other.set
          ? []
          : shared(one.set, other.set)
              .filter((z) => z !== one.by && z !== other.by)
              .flatMap((z) => this.#seeing([...one.set.cells, ...other.set.cells], z)),
      );
    });
  }

  /** If a cell held the digit, each candidate of another cell would go, because a set without the digit holds it in its sight. */
  blossoms(): Strike[] {
    const stems = this.#cells.filter(
      (cell) => this.isOpen(cell) && this.#left[cell].size >= 3 && this.#left[cell].size <= 5,
    );
    return this.#candidates().filter(({ cell, digit }) => {
      const petals = this.#sets.filter(
        (set) => set.digits.includes(digit) && this.#sees(cell, set.cells, digit),
      );
      return stems.some(
        (stem) =>
          !this.#left[stem].has(digit) &&
          [...this.#left[stem]].every((each) =>
            petals.some((set) => set.digits.includes(each) && this.#sees(stem, set.cells, each)),
          ),
      );
    });
  }

  /** Whatever follows, through sets that lack a digit and hold all others, until one would lack two. */
  chains(): Strike[] {
    const links = new Map(
      this.#sets.map((one) => [
        one,
        this.#sets
          .map((other) => [other, this.#links(one, other)] as const)
          .filter(([, by]) => by.length > 0),
      ]),
    );
    return this.#candidates().filter(({ cell, digit }) => {
      const lacked = new Map<CellSet, Set<number>>();
      const next: [CellSet, number][] = this.#sets
        .filter((set) => set.digits.includes(digit) && this.#sees(cell, set.cells, digit))
        .map((set) => [set, digit]);
      for (let one = next.pop(); one; one = next.pop()) {
        const [set, lacks] = one;
        const all = lacked.get(set) ?? new Set();
        if (all.has(lacks)) continue;
        lacked.set(set, all.add(lacks));
        for (const [other, by] of links.get(set) ?? [])
          for (const x of by) if (x !== lacks) next.push([other, x]);
      }
      return [...lacked.values()].some((all) => all.size > 1);
    });
  }

  /** Cells of a line and a box, two or three of them shared, as many as digits, no digit both outside the box and outside the line. */
  crossings(): Strike[] {
    const lines = this.#houses().slice(0, 2 * this.#size);
    const boxes = this.#houses().slice(2 * this.#size);
    const most = Math.min(7, this.#size - 1);
    return lines.flatMap((line) =>
      boxes.flatMap((box) => {
        const cells = [...new Set([...line, ...box])].filter(
          (cell) => this.isOpen(cell) && this.#left[cell].size <= most,
        );
        const both = cells.filter((cell) => line.includes(cell) && box.includes(cell));
        const withDigits = (some: readonly number[]): CellSet[] =>
          choicesOf(some).map((chosen) => ({ cells: chosen, digits: this.#digitsOf(chosen) }));
        const inLine = withDigits(cells.filter((cell) => !box.includes(cell)));
        const inBox = withDigits(cells.filter((cell) => !line.includes(cell)));
        const besides = inLine.flatMap((one) =>
          inBox.filter((other) => shared(one, other).length === 0).map((other) => [one.cells, other.cells]),
        );
        const locked = (some: readonly number[]): boolean => this.#digitsOf(some).length <= some.length;
        return choicesOf(both)
          .filter((some) => some.length > 1)
          .flatMap((middle) =>
            besides.flatMap(([one, other]) => {
              const all = [...middle, ...one, ...other];
              if (all.length > most) return [];
              const digits = this.#digitsOf(all);
              if (digits.length !== all.length) return [];
              if (locked([...middle, ...one]) || locked([...middle, ...other])) return [];
              return digits.flatMap((digit) => this.#seeing(all, digit));
            }),
          );
      }),
    );
  }

  #houses(): number[][] {
    const numbers = Array.from({ length: this.#size }, (_, at) => at);
    const all = Array.from({ length: this.#size ** 2 }, (_, cell) => cell);
    return [
      ...numbers.map((row) => all.filter((cell) => Math.floor(cell / this.#size) === row)),
      ...numbers.map((column) => all.filter((cell) => cell % this.#size === column)),
      ...numbers.map((box) => all.filter((cell) => boxAt(this.#size, cell) === box)),
    ];
  }

  #candidates(): Strike[] {
    return this.#cells
      .filter(this.isOpen)
      .flatMap((cell) => [...this.#left[cell]].map((digit) => ({ cell, digit })));
  }

  #digitsOf(cells: readonly number[]): number[] {
    return [...new Set(cells.flatMap((cell) => [...this.#left[cell]]))];
  }

  #isPeer(one: number, other: number): boolean {
    const [row, column] = [Math.floor(one / this.#size), one % this.#size];
    const sameLine = row === Math.floor(other / this.#size) || column === other % this.#size;
    return one !== other && (sameLine || boxAt(this.#size, one) === boxAt(this.#size, other));
  }

  /** Whether a cell sees all those that can hold the digit. */
  #sees(cell: number, cells: readonly number[], digit: number): boolean {
    return cells.every((other) => !this.#left[other].has(digit) || this.#isPeer(cell, other));
  }

  /** The candidates of the digit that see all those cells that can hold it. */
  #seeing(cells: readonly number[], digit: number): Strike[] {
    return this.#cells
      .filter((cell) => this.#left[cell].has(digit) && this.#sees(cell, cells, digit))
      .map((cell) => ({ cell, digit }));
  }

  /** The digits that two sets cannot both hold. */
  #links(one: CellSet, other: CellSet): number[] {
    return shared(one, other).filter((digit) =>
      one.cells.every((cell) => !this.#left[cell].has(digit) || this.#sees(cell, other.cells, digit)),
    );
  }
}

function shared(one: CellSet, other: CellSet): number[] {
  return one.digits.filter((digit) => other.digits.includes(digit));
}
