/** What the report of a first expert system told: its example, its rules, and the figures of their run. */
export interface Report {
  /** The puzzle of its example, in its canonical text. */
  readonly text: string;
  /** Its rules in its own syntax, to be asked in rounds. */
  readonly rules: string;
  /** How often rules fired on the example, by their numbers, as far as that is known. */
  readonly fired: Readonly<Record<number, number>>;
  readonly rounds: number;
  readonly seconds: number;
}
