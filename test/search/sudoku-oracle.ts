/** A judge of Sudoku that shares nothing with the engine: sets of digits a cell, and the cell with the fewest next. */

export interface Shape {
  /** Cells a side: 4, 6 or 9. */
  readonly size: number;
  /** By cell: the cells that must differ from it. */
  readonly others: readonly (readonly number[])[];
}

/** Boxes are 2 high in 4x4 and 6x6, 3 high in 9x9. */
export function shapeOf(size: number): Shape {
  const high = size === 9 ? 3 : 2;
  const wide = size / high;
  const cells = Array.from({ length: size * size }, (_, cell) => cell);
  const row = (cell: number) => Math.floor(cell / size);
  const col = (cell: number) => cell % size;
  const box = (cell: number) => Math.floor(row(cell) / high) * size + Math.floor(col(cell) / wide);
  const differ = (a: number, b: number) =>
    a !== b && (row(a) === row(b) || col(a) === col(b) || box(a) === box(b));
  return { size, others: cells.map((cell) => cells.filter((other) => differ(cell, other))) };
}

/**
 * Up to `most` answers, as texts. `allowed` holds a set of digits a cell (bit d for digit d); `order` says in
 * which order a cell's digits are tried.
 */
export function sudokuAnswers(
  { size, others }: Shape,
  allowed: readonly number[],
  most: number,
  order: readonly number[] = Array.from({ length: size }, (_, index) => index + 1),
): string[] {
  const answers: string[] = [];
  const digits = new Array<number>(size * size).fill(0);
  const left = [...allowed];
  fill(0);
  return answers;

  function fill(filled: number): void {
    if (filled === digits.length) {
      answers.push(digits.join(""));
      return;
    }
    const cell = tightest();
    for (const digit of order) {
      const bit = 1 << digit;
      if (!(left[cell] & bit)) continue;
      const crossed = others[cell].filter((other) => digits[other] === 0 && (left[other] & bit) !== 0);
      digits[cell] = digit;
      for (const other of crossed) left[other] &= ~bit;
      if (crossed.every((other) => left[other] !== 0)) fill(filled + 1);
      for (const other of crossed) left[other] |= bit;
      digits[cell] = 0;
      if (answers.length >= most) return;
    }
  }

  function tightest(): number {
    let best = -1;
    let fewest = size + 1;
    for (let cell = 0; cell < digits.length; cell++) {
      if (digits[cell] !== 0) continue;
      let count = 0;
      for (let bits = left[cell]; bits; bits &= bits - 1) count++;
      if (count >= fewest) continue;
      best = cell;
      fewest = count;
    }
    return best;
  }
}

/** Whether a text is an answer, by the meaning of the rules alone. */
export function isSudokuAnswer({ others }: Shape, allowed: readonly number[], text: string): boolean {
  const digits = Array.from(text, Number);
  return (
    digits.length === allowed.length &&
    digits.every(
      (digit, cell) =>
        (allowed[cell] & (1 << digit)) !== 0 && others[cell].every((other) => digits[other] !== digit),
    )
  );
}
