/** What a penpa board shows: its numbers and shaded cells, row by row, whatever puzzle it is. */
export interface PenpaBoard {
  readonly rows: number;
  readonly cols: number;
  /** Lists of tags, in lower case: genres and whatever else a person tagged the board with. */
  readonly tags: readonly (readonly string[])[];
  /** 0 for none, `QUESTION` for "?". */
  readonly numbers: readonly number[];
  readonly shaded: readonly boolean[];
}
