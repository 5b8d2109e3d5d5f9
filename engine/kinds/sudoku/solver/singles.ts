import { ALL } from "./tables.ts";

/**
 * Makes the function that places the digits of cells with one candidate, given by band, and returns the digits that
 * it marked (a bit each). Written out: see `follower`.
 */
export function singlePlacer(
  words: Int32Array,
  placed: Int32Array,
): (last0: number, last1: number, last2: number) => number {
  const all = ALL;
  return function placeLast(last0: number, last1: number, last2: number): number {
    let a = words[0] & last0;
    let b = words[1] & last1;
    let c = words[2] & last2;
    placed[0] |= a;
    placed[1] |= b;
    placed[2] |= c;
    let marked = ((a | b | c) + all) >> 27;

    a = words[4] & last0;
    b = words[5] & last1;
    c = words[6] & last2;
    placed[4] |= a;
    placed[5] |= b;
    placed[6] |= c;
    marked |= (((a | b | c) + all) >> 27) << 1;

    a = words[8] & last0;
    b = words[9] & last1;
    c = words[10] & last2;
    placed[8] |= a;
    placed[9] |= b;
    placed[10] |= c;
    marked |= (((a | b | c) + all) >> 27) << 2;

    a = words[12] & last0;
    b = words[13] & last1;
    c = words[14] & last2;
    placed[12] |= a;
    placed[13] |= b;
    placed[14] |= c;
    marked |= (((a | b | c) + all) >> 27) << 3;

    a = words[16] & last0;
    b = words[17] & last1;
    c = words[18] & last2;
    placed[16] |= a;
    placed[17] |= b;
    placed[18] |= c;
    marked |= (((a | b | c) + all) >> 27) << 4;

    a = words[20] & last0;
    b = words[21] & last1;
    c = words[22] & last2;
    placed[20] |= a;
    placed[21] |= b;
    placed[22] |= c;
    marked |= (((a | b | c) + all) >> 27) << 5;

    a = words[24] & last0;
    b = words[25] & last1;
    c = words[26] & last2;
    placed[24] |= a;
    placed[25] |= b;
    placed[26] |= c;
    marked |= (((a | b | c) + all) >> 27) << 6;

    a = words[28] & last0;
    b = words[29] & last1;
    c = words[30] & last2;
    placed[28] |= a;
    placed[29] |= b;
    placed[30] |= c;
    marked |= (((a | b | c) + all) >> 27) << 7;

    a = words[32] & last0;
    b = words[33] & last1;
    c = words[34] & last2;
    placed[32] |= a;
    placed[33] |= b;
    placed[34] |= c;
    marked |= (((a | b | c) + all) >> 27) << 8;
    return marked;
  };
}
