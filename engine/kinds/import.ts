import type { Puzzle } from "../model/puzzle.ts";
import { fail, ok, type Result } from "../model/result.ts";
import type { Words } from "../model/words.ts";
import { readLink } from "../play/link.ts";
import { importNurikabe } from "./nurikabe/import.ts";
import { importPenpa, penpaPayload } from "./nurikabe/penpa.ts";
import { PLAY_KINDS } from "./play.ts";
import { importSudoku } from "./sudoku/import.ts";

/** How to unpack the packed addresses of other programs; null when the text is not what it seems. */
export interface Unpackers {
  /** Base64 of raw deflate (penpa). */
  inflate(base64: string): Promise<string | null>;
  /** LZ-string's base64 (f-puzzles, SudokuPad). */
  lz(base64: string): Promise<string | null>;
}

/** A puzzle found in a text. */
export interface Imported {
  readonly kind: string;
  readonly puzzle: Puzzle;
  readonly marks: readonly number[] | null;
  readonly notice: Words | null;
}
