/** A judge that shares nothing with the engine: it tries every shape for every island and looks at the whole board. */

/** 0 for sea, else the clue (counted from 1, row-major) whose island it is. */
export type Answer = number[];

function near(rows: number, cols: number, cell: number): number[] {
  const row = Math.floor(cell / cols);
  const col = cell % cols;
  const around: number[] = [];
  if (row > 0) around.push(cell - cols);
  if (row + 1 < rows) around.push(cell + cols);
  if (col > 0) around.push(cell - 1);
  if (col + 1 < cols) around.push(cell + 1);
  return around;
}

/** What is wrong with a board without unknown cells: names of broken rules, in no order. `isSea` has one entry a cell. */
export function brokenRules(
  rows: number,
  cols: number,
  clues: readonly number[],
  isSea: readonly boolean[],
): Set<string> {
  const broken = new Set<string>();
  for (let row = 0; row + 1 < rows; row++) {
    for (let col = 0; col + 1 < cols; col++) {
      const corner = row * cols + col;
      if (isSea[corner] && isSea[corner + 1] && isSea[corner + cols] && isSea[corner + cols + 1])
        broken.add("pool");
    }
  }
  if (clues.some((clue, cell) => clue !== 0 && isSea[cell])) broken.add("cell");
  const met = isSea.map(() => false);
  let seas = 0;
  for (let first = 0; first < isSea.length; first++) {
    if (met[first]) continue;
    const part = [first];
    met[first] = true;
    for (const cell of part) {
      for (const next of near(rows, cols, cell)) {
        if (met[next] || isSea[next] !== isSea[first]) continue;
        met[next] = true;
        part.push(next);
      }
    }
    if (isSea[first]) {
      if (++seas > 1) broken.add("sea");
      continue;
    }
    const held = part.filter((cell) => clues[cell] !== 0);
    if (held.length === 0) broken.add("owner");
    if (held.length > 1) broken.add("two-clues");
    if (held.length === 1 && clues[held[0]] > 0 && clues[held[0]] !== part.length) broken.add("size");
  }
  return broken;
}

/** Every answer, by trying all shapes of all islands. Meant for boards up to 5x5. */
export function allAnswers(rows: number, cols: number, clues: readonly number[]): Answer[] {
  const homes = clues.flatMap((clue, cell) => (clue === 0 ? [] : [cell]));
  const shapes = homes.map((home) => shapesAt(rows, cols, clues, home));
  const order = homes.map((_, index) => index).sort((a, b) => shapes[a].length - shapes[b].length);
  const answers: Answer[] = [];
  const board: Answer = clues.map(() => 0);
  place(0);
  return answers;

  function place(depth: number): void {
    if (depth === order.length) {
      if (
        brokenRules(
          rows,
          cols,
          clues,
          board.map((owner) => owner === 0),
        ).size === 0
      ) {
        answers.push([...board]);
      }
      return;
    }
    const clue = order[depth] + 1;
    for (const shape of shapes[order[depth]]) {
      const isFree = shape.every(
        (cell) =>
          board[cell] === 0 &&
          near(rows, cols, cell).every((next) => board[next] === 0 || board[next] === clue),
      );
      if (!isFree) continue;
      for (const cell of shape) board[cell] = clue;
      place(depth + 1);
      for (const cell of shape) board[cell] = 0;
    }
  }
}

/** All shapes of the island of a clue: connected, of its size (any size for -1), beside no other clue. */
function shapesAt(rows: number, cols: number, clues: readonly number[], home: number): number[][] {
  const wanted = clues[home];
  const isOpen = (cell: number): boolean =>
    cell === home || [cell, ...near(rows, cols, cell)].every((at) => at === home || clues[at] === 0);
  const seen = new Set<string>();
  const found: number[][] = [];
  const waiting = [[home]];
  for (let shape = waiting.pop(); shape; shape = waiting.pop()) {
    if (wanted < 0 || shape.length === wanted) found.push(shape);
    if (shape.length === wanted) continue;
    for (const cell of shape) {
      for (const next of near(rows, cols, cell)) {
        if (shape.includes(next) || !isOpen(next)) continue;
        const larger = [...shape, next].sort((a, b) => a - b);
        const key = larger.join();
        if (seen.has(key)) continue;
        seen.add(key);
        waiting.push(larger);
      }
    }
  }
  return isOpen(home) && near(rows, cols, home).every((next) => clues[next] === 0) ? found : [];
}
