import type { WholeKind } from "../../engine/kinds/load.ts";
import type { Entry } from "./entry.ts";
import type { Options } from "./options.ts";

/** Turns one line of input into the object that is printed for it, null for none; throws a Refusal for a bad line. */
export type LineCommand = (kind: WholeKind, line: string, options: Options) => Promise<object | null>;

/** A command that speaks of a whole set; the puzzles are given one after another, and it need not keep them. */
export interface SetCommand {
  /** What is to be printed at once for a puzzle, whose line has that number. */
  take(line: Entry, number: number): Iterable<object>;
  /** What is to be printed once all were given: objects, or a text as it is. */
  end(): Iterable<object | string>;
}
