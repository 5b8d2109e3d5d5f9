import { assert } from "../model/result.ts";
import type { ExportKind, KindId, PlayKind, PuzzleOf } from "./contract/kind.ts";
import { nurikabeExport } from "./nurikabe/export.ts";
import { playKind } from "./play.ts";
import { lineExport } from "./shared/plain-line.ts";
import { sudokuExport } from "./sudoku/export.ts";

/** The writers that the page bundles, of the kinds that have their own. Elsewhere they are loaded by `registry.ts`. */
const WRITERS: { readonly [K in KindId]?: ExportKind<PuzzleOf[K]> } = {
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
  const own = Object.values<ExportKind>(WRITERS).find((one) => one.id === id);
  if (own) return own;
  const play = playKind(id);
  assert(play !== undefined, "writers are asked for by the id of a kind");
  return lineExport(play);
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
