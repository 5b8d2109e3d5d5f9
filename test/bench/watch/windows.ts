import { cpuMicros } from "../../../puzzles/terminal/cpu.ts";

/** Windows a side, and the CPU time of each and of the warm-up. */
const WINDOWS = 7;
const WINDOW_MICROS = 150_000;
const WARM_UP_MICROS = 300_000;

/** Microseconds of CPU time a puzzle. */
type Speed = number;

/**
 * Two ways over the same puzzles, in windows that take turns, so that what slows the machine slows both. Medians
 * of the windows.
 */
export function inTurns<P>(
  puzzles: readonly P[],
  ways: readonly [(one: P) => unknown, (one: P) => unknown],
): [Speed, Speed] {
  for (const way of ways) speedOf(puzzles, way, WARM_UP_MICROS);
  const speeds = ways.map((): Speed[] => []);
  for (let window = 0; window < WINDOWS; window++) {
    for (const [index, way] of ways.entries()) speeds[index].push(speedOf(puzzles, way, WINDOW_MICROS));
  }
  const [one, other] = speeds.map(median);
  return [one, other];
}

/** Whole passes over the puzzles for at least so long. */
function speedOf<P>(puzzles: readonly P[], way: (one: P) => unknown, least: number): Speed {
  const start = cpuMicros();
  for (let passes = 1; ; passes++) {
    for (const puzzle of puzzles) way(puzzle);
    const micros = cpuMicros() - start;
    if (micros >= least) return micros / (passes * puzzles.length);
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}
