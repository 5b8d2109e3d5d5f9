import type { Puzzle } from "./puzzle.ts";

/** One way to write a puzzle as a file that other programs read, and that the importer reads back. */
export interface Spelling<P extends Puzzle = Puzzle> {
  readonly id: string;
  /** The ending of the file's name, without the dot. */
  readonly ending: string;
  /** Whether the marks are written too; otherwise the puzzle alone. */
  readonly carriesMarks: boolean;
  /** The file's text; `marks` has one entry a cell. Cost: the cells. */
  write(puzzle: P, marks: readonly number[]): string;
}

/** All ways out of one kind: what is loaded only when a puzzle leaves the app. */
export interface ExportKind<P extends Puzzle = Puzzle> {
  readonly id: string;
  /** The best for going on later comes first. */
  readonly spellings: readonly Spelling<P>[];
  /** The address that opens the puzzle on puzz.link. */
  address(puzzle: P): string;
  /** Files of several puzzles: their ending, and the line that a puzzle takes in one. */
  readonly set: { readonly ending: string; line(puzzle: P): string };
}
