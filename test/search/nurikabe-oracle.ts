/**
 * A judge of Nurikabe on boards of up to 30 cells that shares nothing with the engine: every shape of every
 * island as a set of cells in one integer, put together in all ways, and the sea that is left looked at.
 */
export interface Board {
  readonly rows: number;
  readonly cols: number;
  /** 0 without a clue, -1 for a clue of any size. */
  readonly clues: readonly number[];
}

/** All answers, one text each: the clue (counted from 1) that owns each cell, 0 for sea, with commas between. */
export function nurikabeAnswers(board: Board): string[] {
  const { clues } = board;
  const near = neighbourSets(board);
  const homes = clues.flatMap((clue, cell) => (clue === 0 ? [] : [cell]));
  const all = 2 ** clues.length - 1;
  const isClue = homes.reduce((set, home) => set | (1 << home), 0);
  const shapes = homes.map((home) => shapesAt(home, clues[home], near, isClue & ~(1 << home)));
  const order = homes.map((_, index) => index).sort((a, b) => shapes[a].length - shapes[b].length);
  const chosen = homes.map(() => 0);
  const answers: string[] = [];
  place(0, 0);
  return answers;

  /** `taken`: cells of the islands that stand, and the cells beside them. */
  function place(depth: number, taken: number): void {
    if (depth === order.length) {
      const land = chosen.reduce((set, shape) => set | shape, 0);
      if (isSea(all & ~land, board, near)) answers.push(owners());
      return;
    }
    for (const shape of shapes[order[depth]]) {
      if (shape & taken) continue;
      chosen[order[depth]] = shape;
      place(depth + 1, taken | shape | around(shape, near));
      chosen[order[depth]] = 0;
    }
  }

  function owners(): string {
    return clues.map((_, cell) => chosen.findIndex((shape) => shape & (1 << cell)) + 1).join();
  }
}

function neighbourSets({ rows, cols, clues }: Board): number[] {
  return clues.map((_, cell) => {
    const row = Math.floor(cell / cols);
    const col = cell % cols;
    let set = 0;
    if (row > 0) set |= 1 << (cell - cols);
    if (row + 1 < rows) set |= 1 << (cell + cols);
    if (col > 0) set |= 1 << (cell - 1);
    if (col + 1 < cols) set |= 1 << (cell + 1);
    return set;
  });
}

/** The cells beside a set, those of the set left out. */
function around(set: number, near: readonly number[]): number {
  let beside = 0;
  for (let rest = set; rest; rest &= rest - 1) beside |= near[31 - Math.clz32(rest & -rest)];
  return beside & ~set;
}

/** Connected sets with the home, of the size (-1: of any), that hold and touch none of the other clues. */
function shapesAt(home: number, size: number, near: readonly number[], others: number): number[] {
  const found: number[] = [];
  let layer = new Set([1 << home]);
  for (let cells = 1; layer.size > 0; cells++) {
    const apart = [...layer].filter((shape) => (around(shape, near) & others) === 0);
    if (size === cells || size < 0) found.push(...apart);
    if (size === cells) break;
    // A shape that touches another clue is no use, and neither is any that holds it.
    layer = new Set<number>();
    for (const shape of apart) {
      for (let rest = around(shape, near); rest; rest &= rest - 1) layer.add(shape | (rest & -rest));
    }
  }
  return found;
}

/** Whether the walls are joined and hold no 2x2 block. */
function isSea(walls: number, { rows, cols }: Board, near: readonly number[]): boolean {
  for (let row = 0; row + 1 < rows; row++) {
    for (let col = 0; col + 1 < cols; col++) {
      const block = (3 << (row * cols + col)) | (3 << ((row + 1) * cols + col));
      if ((walls & block) === block) return false;
    }
  }
  let reached = walls & -walls;
  for (let news = reached; news; ) {
    news = around(reached, near) & walls;
    reached |= news;
  }
  return reached === walls;
}
