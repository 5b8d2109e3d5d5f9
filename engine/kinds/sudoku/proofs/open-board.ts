import type { CandidateGrid } from "../../shared/digit-grid.ts";
import type { Demands } from "./demands.ts";

/** What is open on a board: the candidates, and the demands that are not met yet. */
export interface OpenBoard {
  readonly demands: Demands;
  /** By candidate: 1 where it is open. */
  readonly isOpen: Uint8Array;
  /** By demand: a mask of its open candidates; 0 where it is met. */
  readonly left: Int16Array;
  readonly open: Int16Array;
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
  return { demands, isOpen, left, open: Int16Array.from(open) };
}
