import type { Made, Wish } from "../../engine/kinds/contract/wish.ts";
import type { Problem } from "../../engine/model/result.ts";
import type { Answer } from "../state/question.ts";

/** What is made next. */
export interface Order {
  readonly kind: string;
  /** How many puzzles, 1 to `MOST_AT_ONCE`. */
  readonly count: number;
  /** What a puzzle of each kind should be like, by the kind's id: choosing a kind brings back its own. */
  readonly wishes: Readonly<Record<string, Wish>>;
}

/** A made puzzle with its number, counted on this device from 1. */
export interface MadePuzzle extends Made {
  readonly number: number;
}

/** The puzzles that came of one order, oldest first. */
export interface Batch {
  readonly kind: string;
  readonly wish: Wish;
  readonly puzzles: readonly MadePuzzle[];
}

/** An order that is being carried out, by its number. */
export interface Run extends Answer {
  /** Where what is made goes. */
  readonly batch: Batch;
  readonly wanted: number;
  readonly done: number;
  /** Nodes spent on the puzzle in hand. */
  readonly nodes: number;
  /** When it began, in milliseconds since 1970. */
  readonly began: number;
}

/** What the Make screen shows. */
export interface Making {
  readonly order: Order;
  /** Newest first. */
  readonly batches: readonly Batch[];
  /** The number of the next puzzle. */
  readonly next: number;
  readonly run: Run | null;
  /** Why the last order was not carried out whole. */
  readonly problem: Problem | null;
}

/** What is remembered of making between two visits. */
export type Remembered = Pick<Making, "order" | "batches" | "next">;

/** What can happen to making. */
export interface MakingActions {
  "making/ordered": { readonly change: Partial<Order> };
  "making/began": Answer & Pick<Run, "batch" | "wanted" | "began">;
  "making/told": Answer & Pick<Run, "nodes">;
  "making/made": Answer & { readonly puzzle: MadePuzzle };
  "making/ended": Answer & { readonly problem: Problem | null };
  "making/stopped": unknown;
  "making/dropped": { readonly batch: Batch };
  /** Takes back that made puzzles were removed from their list. */
  undrop: { readonly batch: Batch };
  /** Storage holds more than was known here. `removed` names by `madeId` what was removed here. */
  "making/found": {
    readonly stored: Remembered;
    readonly removed: ReadonlySet<string>;
    /** Whether the order is that of the person, and not just the first. */
    readonly isOrdered: boolean;
  };
}

/** Making puzzles: one order after the other, in a worker of their own. */
export interface MakingActs {
  /** Changes what is made next; it is remembered. */
  order(change: Partial<Order>): void;
  /** Makes what is ordered. What is made stays, also when it is stopped or something goes wrong. */
  make(): Promise<void>;
  stop(): void;
  /** Opens a made puzzle to be played. */
  play(kind: string, puzzle: MadePuzzle): void;
  /** Opens a sheet on made puzzles. */
  show(sheet: "share" | "print", kind: string, puzzles: readonly MadePuzzle[]): void;
  /** Forgets puzzles that were made; games that were begun with them stay. */
  drop(batch: Batch): void;
  /** Opens the next puzzle of the batch that the game on the screen is of, made anew where none is left. */
  next(): Promise<void>;
}

declare module "../state/state.ts" {
  interface AppState {
    /** What the Make screen shows. */
    readonly making?: Making;
  }
  interface Actions extends MakingActions {
    "making/opened": { readonly kept: Remembered };
  }
}

declare module "../state/app.ts" {
  interface Acts {
    /** What the Make screen does; it brings what was made before into the state. */
    making(): Promise<MakingActs>;
  }
}
