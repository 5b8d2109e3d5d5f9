import type { WholeKind } from "../../engine/kinds/load.ts";
import { fieldsIn } from "../files/fields.ts";
import { type PuzzleLine, readLine } from "./read-line.ts";

/** A puzzle of a line, and what the line says of it: the other fields of an object, which commands hand on. */
export interface Entry extends PuzzleLine {
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Reads a line as a puzzle in any spelling, or as an object with a "puzzle", as the commands write them. */
export async function readEntry(kind: WholeKind, line: string): Promise<Entry> {
  const fields = fieldsIn(line);
  const { line: _, puzzle, ...others } = fields ?? {};
  return { ...(await readLine(kind, line)), fields: typeof puzzle === "string" ? others : {} };
}
