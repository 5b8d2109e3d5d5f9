import type { Wish } from "../../engine/kinds/contract/wish.ts";
import type { Problem } from "../../engine/model/result.ts";
import type { RatedPuzzle, RuleInfo } from "../../worker/api.ts";
import type { Answer } from "../state/question.ts";

/** Version of the record of making. */
export const RECORD_VERSION: 2 = 2;

/** The next order. */
export interface MakingOrder {
  readonly kind: string;
  /** How many puzzles, 1 to `MOST_AT_ONCE`. */
  readonly count: number;
  /** The wish for each kind, by its id: choosing a kind brings back its own. */
  readonly wishes: Readonly<Record<string, Wish>>;
}

/** A made puzzle with its number, counted on this device from 1. */
export interface MadePuzzle extends RatedPuzzle {
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
  /** The batch that takes the puzzles. */
  readonly batch: Batch;
  readonly wanted: number;
  readonly done: number;
  /** Nodes spent on the puzzle in hand. */
  readonly nodes: number;
  /** When it began, in milliseconds since 1970. */
  readonly began: number;
}

/** A technique that can be wished for. */
export type Technique = Pick<RuleInfo, "id" | "name" | "level">;

/** State of the Make screen. */
export interface Making {
  /** Of the record: 2 since levels are those of ratings. */
  readonly version: typeof RECORD_VERSION;
  readonly order: MakingOrder;
  /** Newest first. */
  readonly batches: readonly Batch[];
  /** The number of the next puzzle. */
  readonly next: number;
  readonly run: Run | null;
  /** The techniques of each kind, by its id, as far as they are known. */
  readonly techniques: Readonly<Record<string, readonly Technique[]>>;
  /** Why the last order was not carried out whole. */
  readonly problem: Problem | null;
}

/** The part of the state that is kept between two visits. */
export type RememberedMaking = Pick<Making, "version" | "order" | "batches" | "next">;

/** Actions of making. */
export interface MakingActions {
  "making/ordered": { readonly change: Partial<MakingOrder> };
  "making/began": Answer & Pick<Run, "batch" | "wanted" | "began">;
  "making/told": Answer & Pick<Run, "nodes">;
  "making/made": Answer & { readonly puzzle: MadePuzzle };
  "making/ended": Answer & { readonly problem: Problem | null };
  "making/stopped": unknown;
  "making/techniques": { readonly kind: string; readonly techniques: readonly Technique[] };
  "making/dropped": { readonly batch: Batch };
  /** Takes back that made puzzles were removed from their list. */
  undrop: { readonly batch: Batch };
  /** Storage holds more than was known here. `removed` lists, by `madeId`, the puzzles removed here. */
  "making/found": {
    readonly stored: RememberedMaking;
    readonly removed: ReadonlySet<string>;
    /** Whether the order is that of the person, and not just the first. */
    readonly isOrdered: boolean;
  };
}

/** Making puzzles: one order after the other, in a worker of their own. */
export interface MakingActs {
  /** Changes the next order; it is remembered. */
  order(change: Partial<MakingOrder>): void;
  /** Brings the techniques of a kind into the state. */
  techniques(kind: string): Promise<void>;
  /** Makes the order. Made puzzles stay, also when it is stopped or something goes wrong. */
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
    /** State of the Make screen. */
    readonly making?: Making;
  }
  interface Actions extends MakingActions {
    "making/opened": { readonly kept: RememberedMaking };
  }
}

declare module "../state/app.ts" {
  interface Acts {
    /** The acts of the Make screen; loading them brings remembered puzzles into the state. */
    making(): Promise<MakingActs>;
  }
}
