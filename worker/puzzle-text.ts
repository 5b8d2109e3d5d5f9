/** A puzzle crosses as text: the kind's id and its canonical text. */
export interface PuzzleText {
  readonly kind: string;
  readonly text: string;
}
