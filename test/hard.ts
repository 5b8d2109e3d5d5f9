/** A puzzle of our own maker with one answer, on which the named rules are stuck again and again. */
export const HARD_SUDOKU =
  "400007008063900000000065040006090702058000009200000000000070000730009100004230000";
