import type { BandBoard } from "./board.ts";

/** Numbers in a frame: 36 of words, three of known cells, then those of its owner. */
export const FRAME = 64;
/** A decision settles a digit in a line, of which there are 54; a leap settles one of at most 48 cells. So no path is longer. */
const FRAMES = 128;
const KNOWN = 36;

/** Boards to come back to. */
export interface Frames {
  readonly stack: Int32Array;
  /** Writes a board on which nothing is marked into the frame that begins at that number. */
  save(frame: number): void;
  /** Brings it back. */
  restore(frame: number): void;
}

/** The frames of a board. Written out: loops take twice as long. */
export function framesOf({ words, placed, known }: BandBoard): Frames {
  const stack = new Int32Array(FRAME * (FRAMES + 1));
  /** Keeps places within the stack, which spares a check at each of them. */
  const within = FRAME * (FRAMES - 1);

  function save(frame: number): void {
    const base = frame & within;
    stack[base] = words[0];
    stack[base + 1] = words[1];
    stack[base + 2] = words[2];
    stack[base + 4] = words[4];
    stack[base + 5] = words[5];
    stack[base + 6] = words[6];
    stack[base + 8] = words[8];
    stack[base + 9] = words[9];
    stack[base + 10] = words[10];
    stack[base + 12] = words[12];
    stack[base + 13] = words[13];
    stack[base + 14] = words[14];
    stack[base + 16] = words[16];
    stack[base + 17] = words[17];
    stack[base + 18] = words[18];
    stack[base + 20] = words[20];
    stack[base + 21] = words[21];
    stack[base + 22] = words[22];
    stack[base + 24] = words[24];
    stack[base + 25] = words[25];
    stack[base + 26] = words[26];
    stack[base + 28] = words[28];
    stack[base + 29] = words[29];
    stack[base + 30] = words[30];
    stack[base + 32] = words[32];
    stack[base + 33] = words[33];
    stack[base + 34] = words[34];
    stack[base + KNOWN] = known[0];
    stack[base + KNOWN + 1] = known[1];
    stack[base + KNOWN + 2] = known[2];
  }

  function restore(frame: number): void {
    const base = frame & within;
    const known0 = stack[base + KNOWN];
    const known1 = stack[base + KNOWN + 1];
    const known2 = stack[base + KNOWN + 2];
    known[0] = known0;
    known[1] = known1;
    known[2] = known2;
    let word: number;
    word = stack[base];
    words[0] = word;
    placed[0] = word & known0;
    word = stack[base + 1];
    words[1] = word;
    placed[1] = word & known1;
    word = stack[base + 2];
    words[2] = word;
    placed[2] = word & known2;
    word = stack[base + 4];
    words[4] = word;
    placed[4] = word & known0;
    word = stack[base + 5];
    words[5] = word;
    placed[5] = word & known1;
    word = stack[base + 6];
    words[6] = word;
    placed[6] = word & known2;
    word = stack[base + 8];
    words[8] = word;
    placed[8] = word & known0;
    word = stack[base + 9];
    words[9] = word;
    placed[9] = word & known1;
    word = stack[base + 10];
    words[10] = word;
    placed[10] = word & known2;
    word = stack[base + 12];
    words[12] = word;
    placed[12] = word & known0;
    word = stack[base + 13];
    words[13] = word;
    placed[13] = word & known1;
    word = stack[base + 14];
    words[14] = word;
    placed[14] = word & known2;
    word = stack[base + 16];
    words[16] = word;
    placed[16] = word & known0;
    word = stack[base + 17];
    words[17] = word;
    placed[17] = word & known1;
    word = stack[base + 18];
    words[18] = word;
    placed[18] = word & known2;
    word = stack[base + 20];
    words[20] = word;
    placed[20] = word & known0;
    word = stack[base + 21];
    words[21] = word;
    placed[21] = word & known1;
    word = stack[base + 22];
    words[22] = word;
    placed[22] = word & known2;
    word = stack[base + 24];
    words[24] = word;
    placed[24] = word & known0;
    word = stack[base + 25];
    words[25] = word;
    placed[25] = word & known1;
    word = stack[base + 26];
    words[26] = word;
    placed[26] = word & known2;
    word = stack[base + 28];
    words[28] = word;
    placed[28] = word & known0;
    word = stack[base + 29];
    words[29] = word;
    placed[29] = word & known1;
    word = stack[base + 30];
    words[30] = word;
    placed[30] = word & known2;
    word = stack[base + 32];
    words[32] = word;
    placed[32] = word & known0;
    word = stack[base + 33];
    words[33] = word;
    placed[33] = word & known1;
    word = stack[base + 34];
    words[34] = word;
    placed[34] = word & known2;
  }

  return { stack, save, restore };
}
