import { type Imported, importUnpacked, type Unpacked, unpack } from "../engine/kinds/import.ts";
import { playKind } from "../engine/kinds/play.ts";
import type { Job } from "../engine/model/job.ts";
import type { Puzzle } from "../engine/model/puzzle.ts";
import { ok, type Result } from "../engine/model/result.ts";
import type { ImportedText, PuzzleText, Questions } from "./api.ts";
import { unpackers } from "./unpack.ts";
import { Refused } from "./work.ts";

/** The puzzle that a text holds. Unpacking is the platform's and awaits; what is left of an import is done at once. */
export async function read({
  text,
}: Questions["import"]["ask"]): Promise<Result<Job<ImportedText | Refused>>> {
  return ok(reading(text, await unpack(text, unpackers)));
}

function* reading(text: string, unpacked: Unpacked): Job<ImportedText | Refused> {
  yield 1;
  const found = importUnpacked(text, unpacked);
  return found.ok ? inText(found.value) : new Refused(found.problem);
}

function inText(found: Imported): ImportedText {
  const { marks, notice, several } = found;
  return { ...spelt(found), marks, notice, several: several.map(spelt) };
}

function spelt({ kind, puzzle }: { readonly kind: string; readonly puzzle: Puzzle }): PuzzleText {
  return { kind, text: playKind(kind)?.format(puzzle) ?? "" };
}
