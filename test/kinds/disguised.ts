import { formatNurikabe, parseNurikabe } from "../../engine/kinds/nurikabe/spellings/text.ts";
import { housesOf, sizeWithCells } from "../../engine/kinds/sudoku/puzzle/houses.ts";
import type { Random } from "../../engine/model/random.ts";
import { assert } from "../../engine/model/result.ts";

/** The same puzzle under another look: its text rearranged by a random symmetry. */
export function disguised(kind: "sudoku" | "nurikabe", text: string, random: Random): string {
  return kind === "sudoku" ? disguisedSudoku(text, random) : disguisedNurikabe(text, random);
}

function disguisedSudoku(text: string, random: Random): string {
  const size = sizeWithCells(text.length);
  assert(size !== undefined, "a Sudoku has a size");
  const { boxes } = housesOf(size);
  const wide = boxes[0].cells.filter((cell) => cell < size).length;
  const high = size / wide;
  const order = (group: number): number[] =>
    random
      .shuffle([...Array(size / group).keys()])
      .flatMap((part) => random.shuffle([...Array(group).keys()]).map((at) => part * group + at));
  const [rows, columns] = [order(high), order(wide)];
  const names = [0, ...random.shuffle(Array.from({ length: size }, (_, at) => at + 1))];
  const crossed = wide === high && random.below(2) === 1;
  return rows
    .flatMap((row) => columns.map((column) => (crossed ? column * size + row : row * size + column)))
    .map((cell) => names[Number(text[cell])])
    .join("");
}

function disguisedNurikabe(text: string, random: Random): string {
  const read = parseNurikabe(text);
  assert(read.ok, "a made Nurikabe can be read");
  let board: { rows: number; cols: number; clues: readonly number[] } = read.value;
  for (let turns = random.below(4); turns > 0; turns--) {
    const { rows, cols, clues } = board;
    const turned = clues.map((_, cell) => clues[(rows - 1 - (cell % rows)) * cols + Math.floor(cell / rows)]);
    board = { rows: cols, cols: rows, clues: turned };
  }
  if (random.below(2) === 1) {
    const { rows, cols, clues } = board;
    board = { rows, cols, clues: clues.map((_, cell) => clues[cell - 2 * (cell % cols) + cols - 1]) };
  }
  return formatNurikabe(board);
}
