import { importAs } from "../../engine/kinds/import.ts";
import type { WholeKind } from "../../engine/kinds/load.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { fieldsIn } from "../files/fields.ts";
import { Refusal } from "../files/refusal.ts";
import { unpackers } from "./unpack.ts";

/** A puzzle of the command line, with the marks that its text held. */
export interface PuzzleLine {
  readonly puzzle: Puzzle;
  readonly text: string;
  readonly marks: readonly number[];
}

/** Reads one line as a puzzle of the kind, in any spelling that the importer knows, or as an object with such a "puzzle". */
export async function readLine(kind: WholeKind, line: string): Promise<PuzzleLine> {
  const inObject = fieldsIn(line)?.puzzle;
  const read = await importAs(kind.play.id, typeof inObject === "string" ? inObject : line, unpackers);
  if (!read.ok) throw new Refusal(read.problem.text.en);
  const { puzzle, marks } = read.value;
  const prepared = kind.think.prepare(puzzle);
  const text = kind.play.format(puzzle);
  return { puzzle: prepared, text, marks: marks ?? new Array<number>(puzzle.cells).fill(0) };
}
