import { assert } from "../model/result.ts";
import type { ExportKind, KindId, PlayKind, PuzzleOf } from "./contract/kind.ts";
import { nurikabeExport } from "./nurikabe/export.ts";
import { playKind } from "./play.ts";
import { sudokuExport } from "./sudoku/export.ts";

/** Every kind's writers, which the page bundles. Elsewhere they are loaded by `registry.ts`. */
const WRITERS: { readonly [K in KindId]: ExportKind<PuzzleOf[K]> } = {
  sudoku: sudokuExport,
  nurikabe: nurikabeExport,
};

/** A file for the player: its name and its text. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** The writers of a kind. */
export function exportKind(id: string): ExportKind {
  const kind = Object.values<ExportKind>(WRITERS).find((one) => one.id === id);
  assert(kind !== undefined, "every kind can be saved as a file");
  return kind;
}

/** One file with several puzzles of a kind, given as canonical texts. */
export function saveMany(id: string, texts: readonly string[]): TextFile {
  const play = playKind(id);
  assert(play !== undefined, "puzzles that are saved are of a kind");
  return fileOf(play, exportKind(id), texts);
}

/** One file with several puzzles of a kind, given as canonical texts, one a line of the kind's own. */
export function fileOf(play: PlayKind, { set }: ExportKind, texts: readonly string[]): TextFile {
  const lines = texts.map((text) => {
    const puzzle = play.parse(text);
    assert(puzzle.ok, "what is saved is a puzzle in its canonical text");
    return set.line(puzzle.value);
  });
  return {
    name: `ergo-${play.id}-${lines.length}.${set.ending}`,
    text: lines.map((line) => `${line}\n`).join(""),
  };
}
