import { type Imported, importUnpacked, type Unpacked, unpack } from "../../engine/kinds/import.ts";
import { type KindPuzzle, loadReaders, type Readers, textOf } from "../../engine/kinds/readers.ts";
import type { Job } from "../../engine/model/job.ts";
import { ok, type Result } from "../../engine/model/result.ts";
import type { ImportedText, PuzzleText, Questions } from "../api.ts";
import { Refused } from "../work.ts";
import { unpackers } from "./unpack.ts";

/** The puzzle in a text. Loading and unpacking await; the rest of an import is done at once. */
export async function read({
  text,
}: Questions["import"]["ask"]): Promise<Result<Job<ImportedText | Refused>>> {
  const readers = await loadReaders();
  return ok(reading(readers, text, await unpack(readers, text, unpackers)));
}

function* reading(readers: Readers, text: string, unpacked: Unpacked): Job<ImportedText | Refused> {
  yield 1;
  const found = importUnpacked(readers, text, unpacked);
  return found.ok ? inText(readers, found.value) : new Refused(found.problem);
}

function inText(readers: Readers, found: Imported): ImportedText {
  const spelt = (one: KindPuzzle): PuzzleText => ({ kind: one.kind, text: textOf(readers, one) });
  const { marks, notice, several } = found;
  return { ...spelt(found), marks, notice, several: several.map(spelt) };
}
