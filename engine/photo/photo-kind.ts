import type { Job } from "../model/job.ts";
import type { Mesh } from "./mesh.ts";
import type { Turns } from "./turns.ts";

/** A cell that a person should look at. */
export interface Doubt {
  readonly cell: number;
  /** What stands on the board, and what was read first where a search for answers changed it. */
  readonly number: number;
  readonly read: number;
}

/** The numbers of a mesh as a kind reads them. */
export interface ReadBoard {
  /** The mesh, turned as the board is. */
  readonly mesh: Mesh;
  /** Row by row: 0 for blank, -1 for "?". */
  readonly numbers: readonly number[];
  /** Cells that are doubtful, or were changed so that there is one answer. */
  readonly doubts: readonly Doubt[];
  /** The mean probability of the numbers, 0 to 1. */
  readonly trust: number;
  /** Whether a search found that there is one answer. */
  readonly hasOneAnswer: boolean;
}

/** What a kind of puzzle says of its boards in pictures. */
export interface PhotoKind {
  readonly id: string;
  /** Sides of its square boards, the most usual first; null where boards may have any size. */
  readonly sides: readonly number[] | null;
  read(turns: Turns): Job<ReadBoard>;
  /** Whether a board that was read looks like one of this kind. */
  isLikely(board: ReadBoard): boolean;
  /** The puzzle as canonical text. */
  text(board: ReadBoard): string;
}

/** A number is marked when it is less likely than this. */
export const SURE = 0.8;
/** Below this trust the other turns of a picture are read as well. */
export const TRUSTED = 0.9;
