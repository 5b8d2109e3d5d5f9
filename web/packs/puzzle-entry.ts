/** A puzzle of the library by its place, with what can be looked for. */
export interface PuzzleEntry {
  readonly kind: string;
  readonly level: number;
  /** From 1, within kind and level. */
  readonly number: number;
  readonly text: string;
  /** Rows x columns. */
  readonly size: string;
  /** Ids of the techniques that it needs; none where they are not known. */
  readonly needs: readonly string[];
}
