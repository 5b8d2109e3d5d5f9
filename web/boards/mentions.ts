import type { Cell } from "../../engine/model/fact.ts";
import { CELLS_NAMED, type CellNames, cellName, type Size } from "../../engine/model/lattice.ts";
import type { Lang } from "../../engine/model/words.ts";
import type { AppState } from "../state/state.ts";

/** A piece of a sentence; with the cell that it names, if it names one. */
export interface Mention {
  readonly text: string;
  readonly cell?: Cell;
}

/** A sentence of the engine in pieces: the names of cells, as the player calls them, and the text between. */
export function mentionsIn(sentence: string, cols: number, lang: Lang, names: CellNames): Mention[] {
  const pieces: Mention[] = [];
  let end = 0;
  for (const found of sentence.matchAll(CELLS_NAMED[lang])) {
    const cell = (Number(found[1]) - 1) * cols + Number(found[2]) - 1;
    if (found.index > end) pieces.push({ text: sentence.slice(end, found.index) });
    pieces.push({ text: cellName(cell, cols, lang, names), cell });
    end = found.index + found[0].length;
  }
  return end < sentence.length ? [...pieces, { text: sentence.slice(end) }] : pieces;
}

/** Names the cells of a sentence as the player calls them, on a board of so many columns. */
export function callerOf(
  { lang, settings }: Pick<AppState, "lang" | "settings">,
  { cols }: Size,
): (sentence: string) => string {
  return (sentence) => renamed(sentence, cols, lang, settings.cells);
}

/** The sentence with cells named as the player calls them. */
export function renamed(sentence: string, cols: number, lang: Lang, names: CellNames): string {
  if (names === "rows") return sentence;
  return mentionsIn(sentence, cols, lang, names)
    .map(({ text }) => text)
    .join("");
}
