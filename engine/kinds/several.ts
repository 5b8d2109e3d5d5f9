import { linesOf } from "../model/lines.ts";
import { readObjectLine } from "../model/object-line.ts";
import { readLink } from "../play/link.ts";
import type { KindPuzzle, Readers } from "./readers.ts";

/** Characters of the shortest line that names a board: a kind's id and a board of one cell. */
const SHORTEST = 12;
/** Most puzzles of a set that are read. */
const MOST = 5_000;

/**
 * The puzzles of a text that holds one a line, in the order of the lines: `.sdm` files, lists of
 * addresses or of our links, objects of the command line. Other lines are passed over. Cost: the characters.
 */
export function puzzlesIn(readers: Readers, text: string): KindPuzzle[] {
  const puzzles: KindPuzzle[] = [];
  for (const line of linesOf(text)) {
    const found = puzzleOf(readers, readObjectLine(line)?.puzzle ?? line.trim());
    if (found && puzzles.push(found) === MOST) break;
  }
  return puzzles;
}

function puzzleOf({ kinds, readers }: Readers, line: string): KindPuzzle | null {
  if (line.length < SHORTEST || line.startsWith("#C")) return null;
  const fragment = /#\/\S*/.exec(line)?.[0];
  const linked = fragment === undefined ? null : readLink(kinds, fragment);
  if (linked?.ok) return linked.value;
  for (const reader of readers) {
    const read = reader.readLine(line);
    if (read?.ok) return { kind: reader.id, puzzle: read.value.puzzle };
  }
  return null;
}
