/** What a plain program counts on its way to the first answer. */
export interface PlainCounts {
  readonly answer: string | null;
  readonly nodes: number;
  readonly checks: number;
  readonly backtracks: number;
  readonly depth: number;
}

/** So many nodes at most, then null. */
const MOST_NODES = 20_000;

/** 81 digits and what is left in each cell, as in the school books: nothing here is the engine's. */
class Paper {
  readonly digits: number[];
  readonly left: Set<number>[];
  /** Houses gone through. */
  checks = 0;

  constructor(text: string) {
    this.digits = [...text].map(Number);
    this.left = this.digits.map(() => new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  }

  /** Box, row, column of a cell. */
  static houses(cell: number): number[][] {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    const [top, left] = [row - (row % 3), column - (column % 3)];
    const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    return [
      nine.map((at) => (top + Math.floor(at / 3)) * 9 + left + (at % 3)),
      nine.map((at) => row * 9 + at),
      nine.map((at) => at * 9 + column),
    ];
  }

  /** Strikes the cell's digit around it; null when a cell is empty then, else what was struck. */
  strike(cell: number): [number, number][] | null {
    const digit = this.digits[cell];
    const struck: [number, number][] = [];
    for (const house of Paper.houses(cell)) {
      this.checks++;
      for (const peer of house) {
        if (peer === cell) continue;
        if (this.digits[peer] === digit) return this.restore(struck);
        if (this.digits[peer] > 0) continue;
        if (this.left[peer].delete(digit)) struck.push([peer, digit]);
        if (this.left[peer].size === 0) return this.restore(struck);
      }
    }
    return struck;
  }

  restore(struck: readonly [number, number][]): null {
    for (const [cell, digit] of struck) this.left[cell].add(digit);
    return null;
  }

  /** Strikes all givens; false when the puzzle cannot be filled. */
  begin(): boolean {
    return this.digits.every((digit, cell) => digit === 0 || this.strike(cell) !== null);
  }

  get text(): string {
    return this.digits.join("");
  }

  candidates(cell: number): number[] {
    return [...this.left[cell]].sort((a, b) => a - b);
  }
}

/** Forward checking, by recursion; null beyond the limit of nodes. */
export function plainChecking(text: string, byFewest: boolean): PlainCounts | null {
  const paper = new Paper(text);
  let nodes = 1;
  let backtracks = 0;
  let deepest = 0;
  const next = (): number => {
    const open = paper.digits.flatMap((digit, cell) => (digit === 0 ? [cell] : []));
    if (!byFewest) return open[0] ?? -1;
    const sizes = open.map((cell) => paper.left[cell].size);
    return open[sizes.indexOf(Math.min(...sizes))] ?? -1;
  };
  const fill = (depth: number): boolean => {
    const cell = next();
    if (cell < 0) return true;
    for (const digit of paper.candidates(cell)) {
      if (nodes >= MOST_NODES) throw new RangeError("too many nodes");
      nodes++;
      deepest = Math.max(deepest, depth);
      paper.digits[cell] = digit;
      const struck = paper.strike(cell);
      if (struck) {
        if (fill(depth + 1)) return true;
        paper.restore(struck);
      }
      paper.digits[cell] = 0;
      backtracks++;
    }
    return false;
  };
  return within(() => {
    const answer = paper.begin() && fill(1) ? paper.text : null;
    return { answer, nodes, checks: paper.checks, backtracks, depth: deepest };
  });
}

/** Cells with one candidate until there are none, then plain backtracking. */
export function plainPropagating(text: string): PlainCounts | null {
  const paper = new Paper(text);
  let nodes = 1;
  let backtracks = 0;
  let deepest = 0;
  let tests = 0;
  const settle = (): boolean => {
    for (;;) {
      const single = paper.digits.findIndex((digit, cell) => digit === 0 && paper.left[cell].size === 1);
      if (single < 0) return true;
      paper.digits[single] = paper.candidates(single)[0];
      if (!paper.strike(single)) return false;
    }
  };
  /** The law of the cell, which a candidate keeps, then box, row and column up to the first with two of a digit. */
  const keeps = (cell: number): boolean => {
    tests++;
    for (const house of Paper.houses(cell)) {
      tests++;
      const digits = house.map((one) => paper.digits[one]).filter((digit) => digit > 0);
      if (new Set(digits).size < digits.length) return false;
    }
    return true;
  };
  const fill = (open: readonly number[], depth: number): boolean => {
    if (open.length === 0) return true;
    const [cell, ...others] = open;
    for (const digit of paper.candidates(cell)) {
      if (nodes >= MOST_NODES) throw new RangeError("too many nodes");
      nodes++;
      deepest = Math.max(deepest, depth);
      paper.digits[cell] = digit;
      if (keeps(cell) && fill(others, depth + 1)) return true;
      paper.digits[cell] = 0;
      backtracks++;
    }
    return false;
  };
  return within(() => {
    let answer: string | null = null;
    if (paper.begin() && settle()) {
      // Before the first choice all 27 houses and 81 cells are tested once.
      tests = 27 + 81;
      const open = paper.digits.flatMap((digit, cell) => (digit === 0 ? [cell] : []));
      answer = fill(open, 1) ? paper.text : null;
    }
    return { answer, nodes, checks: paper.checks + tests, backtracks, depth: deepest };
  });
}

function within(count: () => PlainCounts): PlainCounts | null {
  try {
    return count();
  } catch (why) {
    if (why instanceof RangeError) return null;
    throw why;
  }
}
