import type { Lane } from "../../thinking/engine-client.ts";

/** A lane of a worker that the crew may end. */
export type CrewLane = Pick<Lane, "ask" | "end">;

/** Target time of a batch, in milliseconds: progress is shown between two batches. */
const BATCH_MS = 120;
/** Most things in a batch. */
const MOST = 256;
/** Most workers: more would starve the page on machines that count threads as cores. */
const MOST_LANES = 8;

/** So many workers that a core is left for the page and its hints. */
export function crewSize(cores: number = navigator.hardwareConcurrency): number {
  return Math.min(MOST_LANES, Math.max(1, (cores || 2) - 1));
}

/**
 * Works through a list with several workers: each takes the next few things when it is done with the last. All workers end
 * with the work, or at once when it is called off. Rejects when the work on a batch does, after the others have ended.
 */
export async function workThrough<T>(
  things: readonly T[],
  lanes: readonly CrewLane[],
  work: (lane: CrewLane, batch: readonly T[]) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let next = 0;
  const end = (): void => {
    next = things.length;
    for (const lane of lanes) lane.end();
  };
  const goOn = async (lane: CrewLane): Promise<void> => {
    let size = 1;
    while (next < things.length && !signal.aborted) {
      const batch = things.slice(next, next + size);
      next += batch.length;
      const began = performance.now();
      await work(lane, batch);
      const took = performance.now() - began;
      // Half as slow, or twice as fast, at most: puzzles differ.
      size = Math.min(MOST, Math.max(1, Math.floor(size * Math.min(2, Math.max(0.5, BATCH_MS / took)))));
    }
  };
  signal.addEventListener("abort", end);
  try {
    await Promise.all(lanes.map(goOn));
  } finally {
    signal.removeEventListener("abort", end);
    end();
  }
}
