import { linesOf } from "../model/lines.ts";
import type { Puzzle } from "../model/puzzle.ts";
import { readLink } from "../play/link.ts";
import { readAddress } from "./nurikabe/spellings/address.ts";
import { PLAY_KINDS } from "./play.ts";
import { importSudokuLine } from "./sudoku/import.ts";

/** One puzzle of a set. */
export interface SetPuzzle {
  readonly kind: string;
  readonly puzzle: Puzzle;
}

/** Characters of the shortest line that names a board: `nurikabe/1/1`. */
const SHORTEST = 12;
/** Most puzzles of a set that are read. */
const MOST = 5_000;

/**
 * The puzzles of a text that holds one a line, in the order of the lines: `.sdm` files, lists of
 * addresses or of our links. Other lines are passed over. Cost: the characters.
 */
export function puzzlesIn(text: string): SetPuzzle[] {
  const puzzles: SetPuzzle[] = [];
  for (const line of linesOf(text)) {
    const found = puzzleOf(line.trim());
    if (found && puzzles.push(found) === MOST) break;
  }
  return puzzles;
}

function puzzleOf(line: string): SetPuzzle | null {
  if (line.length < SHORTEST || line.startsWith("#C")) return null;
  const fragment = /#\/\S*/.exec(line)?.[0];
  const linked = fragment === undefined ? null : readLink(PLAY_KINDS, fragment);
  if (linked?.ok) return linked.value;
  const nurikabe = readAddress(line);
  if (nurikabe?.ok) return { kind: "nurikabe", puzzle: nurikabe.value.puzzle };
  const sudoku = importSudokuLine({ text: line, line: 1 }, { lz: () => null });
  return sudoku?.ok ? { kind: "sudoku", puzzle: sudoku.value.puzzle } : null;
}
