/**
 * A board of 9x9 cells and the failure counts of its search. Digit d has its words of the three bands at 4·d,
 * 4·d + 1 and 4·d + 2; every fourth number is unused, so that a digit is found by a shift. Lines are the
 * three bands, then the three stacks of boxes.
 */
export interface BandBoard {
  /** Candidates. */
  readonly words: Int32Array;
  /** The cells among them that are known to hold the digit. */
  readonly placed: Int32Array;
  /** By band: cells whose digit is known. In the words of other digits they may still be set for a while. */
  readonly known: Int32Array;
  /** By digit: minirows (row r of band b, box k: bit 9·b + 3·r + k) it can be in, as last counted. */
  readonly rowsCan: Int32Array;
  /** By digit: minicolumns (column j of stack k, band b: bit 9·j + 3·b + k) it can be in, as last counted. */
  readonly columnsCan: Int32Array;
  /** By digit: how often it was left without a place. */
  readonly digitFails: Int32Array;
  /** By line: number of failures of decisions there, or of its cells. */
  readonly lineFails: Int32Array;
}

/** A board to be laid in. */
export function emptyBoard(): BandBoard {
  return {
    words: new Int32Array(64),
    placed: new Int32Array(64),
    known: new Int32Array(32),
    rowsCan: new Int32Array(32),
    columnsCan: new Int32Array(32),
    digitFails: new Int32Array(32),
    lineFails: new Int32Array(32),
  };
}
