import type { Result } from "../../../model/result.ts";
import { parseMarks } from "../puzzle/marks.ts";
import type { NurikabeReading, ReadNurikabe } from "./reading.ts";
import { parseNurikabe, piecesOf, sizeMissing } from "./text.ts";

/** `nurikabe/` with an optional mode and flags part, then columns, rows and the body, as pzpr and its kin write it. */
const PZPR =
  /(?:^|[?/#])nurikabe(?:_edit|_play)?\/(?:[a-z]{0,20}:?\/)?(\d{1,9})\/(\d{1,9})(?:\/([^\s#&?]*))?/i;
/** The start of an address of that kind. */
const PZPR_BEGUN = /[?/#]nurikabe(?:_edit|_play)?(?:\/|$)|^nurikabe\//i;

/** Reads an address of puzz.link, pzv.jp and others, a bare `nurikabe/…`, or a link of ours with its progress. */
export function readAddress(text: string): NurikabeReading {
  const trimmed = text.trim();
  if (/^pzprv3/i.test(trimmed) || !PZPR_BEGUN.test(trimmed)) return null;
  const found = PZPR.exec(trimmed);
  if (!found) return sizeMissing();
  const [body, progress = ""] = unescaped(found[3] ?? "").split("~", 2);
  const puzzle = parseNurikabe(`${found[1]}/${found[2]}/${piecesOf(body)}`);
  if (!puzzle.ok) return puzzle;
  return progress === ""
    ? { ok: true, value: { puzzle: puzzle.value } }
    : withProgress(puzzle.value, progress);
}

function withProgress(puzzle: ReadNurikabe["puzzle"], progress: string): Result<ReadNurikabe> {
  const marks = parseMarks(puzzle, progress);
  return marks.ok ? { ok: true, value: { puzzle, marks: marks.value } } : marks;
}

/** A broken escape is left as it is: unknown characters of a body are skipped. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
