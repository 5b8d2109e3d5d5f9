import { importText } from "../engine/kinds/import.ts";
import { playKind } from "../engine/kinds/play.ts";
import type { Job } from "../engine/model/job.ts";
import type { Puzzle } from "../engine/model/puzzle.ts";
import { ok, type Result } from "../engine/model/result.ts";
import type { ImportedText, PuzzleText, Questions } from "./api.ts";
import { unpackers } from "./unpack.ts";

/** The puzzle that a text holds. Unpacking is the platform's and awaits; what is left of an import is done at once. */
export async function read({ text }: Questions["import"]["ask"]): Promise<Result<Job<ImportedText>>> {
  const found = await importText(text, unpackers);
  if (!found.ok) return found;
  const { marks, notice, several } = found.value;
  return ok(given({ ...asText(found.value), marks, notice, several: several.map(asText) }));
}

function asText({ kind, puzzle }: { readonly kind: string; readonly puzzle: Puzzle }): PuzzleText {
  return { kind, text: playKind(kind)?.format(puzzle) ?? "" };
}

/** A job that is done before it begins. */
function* given<T>(value: T): Job<T> {
  yield 0;
  return value;
}
