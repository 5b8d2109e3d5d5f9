import { importAs } from "../../engine/kinds/import.ts";
import type { WholeKind } from "../../engine/kinds/load.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { Refusal } from "./refusal.ts";
import { unpackers } from "./unpack.ts";

/** A puzzle of the command line, with the marks that its text held. */
export interface PuzzleLine {
  readonly puzzle: Puzzle;
  readonly text: string;
  readonly marks: readonly number[];
}

/** Reads one line as a puzzle of the kind, in any spelling that the importer knows. */
export async function readLine(kind: WholeKind, line: string): Promise<PuzzleLine> {
  const read = await importAs(kind.play.id, line, unpackers);
  if (!read.ok) throw new Refusal(read.problem.text.en);
  const { puzzle, marks } = read.value;
  const prepared = kind.think.prepare(puzzle);
  const text = kind.play.format(puzzle);
  return { puzzle: prepared, text, marks: marks ?? new Array<number>(puzzle.cells).fill(0) };
}
