/** A puzzle of our own maker with one answer, on which the named rules are stuck again and again. */
export const HARD_SUDOKU =
  "400007008063900000000065040006090702058000009200000000000070000730009100004230000";
/** A Nurikabe of our own maker with one answer, for which the same holds. */
export const HARD_NURIKABE = "7/7/m3i4g1h2q4j4m5m";
