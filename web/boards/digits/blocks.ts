import type { Cell } from "../../../engine/model/fact.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";

const known = new WeakMap<Puzzle["laws"], string>();

/** The lines between the blocks of a board, as a path; one unit is a cell. Without blocks it is empty. */
export function blockLines(puzzle: Puzzle): string {
  const lines = known.get(puzzle.laws) ?? findLines(puzzle);
  known.set(puzzle.laws, lines);
  return lines;
}

function findLines(puzzle: Puzzle): string {
  const { rows, cols } = puzzle;
  const blocks = blocksOf(puzzle);
  if (blocks.length === 0) return "";
  const blockAt = Array.from({ length: rows * cols }, (_, cell) =>
    blocks.flatMap((cells, block) => (cells.has(cell) ? block : [])).join(),
  );
  const runs = (lines: number, length: number, across: number, along: number) =>
    Array.from({ length: lines - 1 }, (_, line) => line + 1).flatMap((line) =>
      runsOf(length, (at) => {
        const cell = line * across + at * along;
        return blockAt[cell - across] !== blockAt[cell];
      }).map(([from, long]) => ({ line, from, long })),
    );
  const between = runs(rows, cols, cols, 1).map(({ line, from, long }) => `M${from} ${line}h${long}`);
  const beside = runs(cols, rows, 1, cols).map(({ line, from, long }) => `M${line} ${from}v${long}`);
  return [...between, ...beside].join("");
}

/** A block is the area of a law: its cells hang together, and not all in one row or column. */
function blocksOf({ laws, cols }: Puzzle): ReadonlySet<Cell>[] {
  const isLine = (cells: readonly Cell[]): boolean =>
    new Set(cells.map((cell) => Math.floor(cell / cols))).size < 2 ||
    new Set(cells.map((cell) => cell % cols)).size < 2;
  return laws
    .filter(({ cells }) => !isLine(cells))
    .map(({ cells }) => new Set(cells))
    .filter((cells) => isConnected(cells, cols));
}

function isConnected(cells: ReadonlySet<Cell>, cols: number): boolean {
  const reached = new Set([...cells].slice(0, 1));
  for (const cell of reached) {
    const beside = [cell % cols > 0 ? cell - 1 : -1, (cell + 1) % cols > 0 ? cell + 1 : -1];
    for (const near of [...beside, cell - cols, cell + cols]) if (cells.has(near)) reached.add(near);
  }
  return reached.size === cells.size;
}

/** Where something holds for several numbers below a length one after the other: the first of them, and how many. */
function runsOf(length: number, holds: (at: number) => boolean): [from: number, long: number][] {
  const runs: [number, number][] = [];
  for (let at = 0; at < length; at++) {
    if (!holds(at)) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === at) last[1]++;
    else runs.push([at, 1]);
  }
  return runs;
}
