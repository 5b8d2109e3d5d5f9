import type { Cell, Fact, Value } from "./fact.ts";
import type { Words } from "./words.ts";

/** One demand of the puzzle, the unit by which arguments are measured: a cell has a value, or a house has a place for a value. */
export interface Demand {
  readonly by:
    | { readonly as: "cell"; readonly of: Cell }
    | { readonly as: "house"; readonly law: string; readonly of: number };
  /** Of a house: the value. */
  readonly value?: number;
  /** The cells that it is asked about, where a law that spans more (an island, the sea) is looked at more than once. */
  readonly cells?: readonly Cell[];
}

/**
 * A line of an argument: a demand, whose other ways are out by what is known, supposed or concluded above, or a statement
 * that was proved before. It gives some facts; the last line of a refutation gives none, as the demand has no way left.
 */
export interface ArgumentLine {
  readonly demand?: Demand;
  /** Number of the statement that it cites. */
  readonly cites?: number;
  readonly gives: readonly Fact[];
  /** The cells that show why, where the demand is a look at many: what can be reached on the board on which it was argued, without what is needed. */
  readonly room?: readonly Cell[];
}

/** "If all of `when` hold, all of `so` do", or where `so` is empty "they cannot all hold", and its proof without a case in it. */
export interface Statement {
  readonly when: readonly Fact[];
  readonly so: readonly Fact[];
  readonly lines: readonly ArgumentLine[];
  /** The known facts that the proof needs beside what it cites, no needless one. */
  readonly because: readonly Fact[];
  /** An earlier step told it, so it is cited here and not proved again. */
  readonly isKept?: true;
}

/** A proof in statements, each of which uses those before it alone. The last one says what cannot be. */
export type Argument = readonly Statement[];

/** A link of an argument on a board: one fact rules others out, or leads to them, or a lemma says that they cannot all be. */
export interface DrawnLink {
  readonly type: "weak" | "strong" | "never";
  readonly from: readonly Fact[];
  readonly to: readonly Fact[];
}

/** A line of an argument on a board: its links, and the cells of its demand. */
export interface LinePicture {
  readonly links: readonly DrawnLink[];
  readonly area: readonly Cell[];
}

/** A statement of an argument for a reader: what it says, and why, a sentence for each line of its proof. */
export interface ExplainedStatement extends Statement {
  /** "A", "B" and so on, by which it is cited; "" for the last one, which is the step itself. */
  readonly name: string;
  readonly text: Words;
  /** What it supposes, within a sentence; empty where that is nothing. */
  readonly supposed: Words;
  readonly told: readonly Words[];
  /** A picture for each line of its proof, where the kind draws them. */
  readonly pictures?: readonly LinePicture[];
  /** Demands of the puzzle that it uses itself. */
  readonly truths: number;
}

/** A step by argument in words. */
export interface ToldArgument {
  readonly name: Words;
  readonly text: Words;
  readonly argument: readonly ExplainedStatement[];
}

/** Different demands that a statement uses itself. */
export function demandsOf({ lines }: Statement): number {
  return new Set(lines.flatMap(({ demand }) => (demand ? [JSON.stringify(demand)] : []))).size;
}

/** Lines of an argument as it is read: each statement, and each line of its proof; what is kept takes none but where it is cited. */
export function linesOf(argument: Argument): number {
  return argument.reduce((sum, { lines, isKept }) => sum + (isKept ? 0 : 1 + lines.length), 0);
}

/** What an argument is asked for, and what helps to find it. */
export interface ArgumentAsk {
  /** What it is to conclude. */
  readonly goal?: Fact;
  /** The one answer of the puzzle, by cell, if that is known: what holds in it is not tried to be refuted. No argument rests on it. */
  readonly answer?: readonly Value[] | null;
}
