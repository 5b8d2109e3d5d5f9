import type { CandidateGrid } from "../../shared/digit-grid.ts";
import type { Demands } from "./demands.ts";

/** What is open on a board: the candidates, and the demands that are not met yet. */
export interface OpenBoard {
  readonly demands: Demands;
  /** By candidate: 1 where it is open. */
  readonly isOpen: Uint8Array;
  /** By demand: a mask of its open candidates; 0 where it is met. */
  readonly left: Int16Array;
  /** The candidates that are open, and the demands that are not met. */
  readonly open: Int16Array;
  readonly unmet: Int16Array;
}

/** The open candidates that can meet a demand. */
export function waysOf({ demands, isOpen }: OpenBoard, demand: number): Int16Array {
  const { members, size } = demands;
  return members.subarray(demand * size, (demand + 1) * size).filter((one) => isOpen[one] === 1);
}

/** What is open on a grid on which the bookkeeping is done and no law is broken. */
export function openBoard(demands: Demands, grid: CandidateGrid): OpenBoard {
  const { size, candidates, count, of, bits } = demands;
  const isOpen = new Uint8Array(candidates);
  const left = new Int16Array(count);
  const open: number[] = [];
  for (let candidate = 0; candidate < candidates; candidate++) {
    const cell = Math.floor(candidate / size);
    if (grid.at(cell) > 0 || !grid.can(cell, (candidate % size) + 1)) continue;
    isOpen[candidate] = 1;
    open.push(candidate);
    for (let at = candidate * 4; at < candidate * 4 + 4; at++) left[of[at]] |= bits[at];
  }
  const unmet = Int16Array.from(left.keys()).filter((demand) => left[demand] !== 0);
  return { demands, isOpen, left, open: Int16Array.from(open), unmet };
}
