import { assert } from "../model/result.ts";
import type { ExportKind } from "../model/spelling.ts";
import { nurikabeExport } from "./nurikabe/export.ts";
import { playKind } from "./play.ts";
import { sudokuExport } from "./sudoku/export.ts";

const EXPORT_KINDS: readonly ExportKind[] = [
  sudokuExport as unknown as ExportKind,
  nurikabeExport as unknown as ExportKind,
];

/** A file for the player: its name and its text. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** A kind's ways out. */
export function exportKind(id: string): ExportKind {
  const kind = EXPORT_KINDS.find((one) => one.id === id);
  assert(kind !== undefined, "every kind can be saved as a file");
  return kind;
}

/** One file with several puzzles of a kind, given as canonical texts, one a line: `.sdm` for Sudoku, addresses for Nurikabe. */
export function saveMany(id: string, texts: readonly string[]): TextFile {
  const { set } = exportKind(id);
  const lines = texts.map((text) => {
    const puzzle = playKind(id)?.parse(text);
    assert(puzzle?.ok === true, "what is saved is a puzzle in its canonical text");
    return set.line(puzzle.value);
  });
  return {
    name: `ergo-${id}-${lines.length}.${set.ending}`,
    text: lines.map((line) => `${line}\n`).join(""),
  };
}
