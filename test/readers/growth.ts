import { cpuMicros } from "../../puzzles/terminal/cpu.ts";
import type { Pattern } from "./patterns.ts";
import type { Reader } from "./readers.ts";

export const SHORT = 20_000;
export const LONG = 200_000;
/**
 * How much more CPU the long text may take: it is ten times as long. Linear readers take up to 20 times as much, for the
 * garbage of a long text is collected within its time; what is quadratic takes 100 times as much.
 */
export const MOST_GROWTH = 30;
/** A reading that is as quick as this holds no thread, however it grows; in milliseconds of CPU. */
export const MOST_MILLIS = 150;
const ROUNDS = 6;

/** CPU milliseconds of a short and of a long text. */
export interface Growth {
  readonly short: number;
  readonly long: number;
}

/** Of one reading, among so many. */
export async function millis(reader: Reader, text: string, times = 1): Promise<number> {
  const start = cpuMicros();
  for (let time = 0; time < times; time++) await reader.read(text);
  return (cpuMicros() - start) / 1_000 / times;
}

/** Whether the time grows faster than the text. */
export function isSteep({ short, long }: Growth): boolean {
  return long > MOST_GROWTH * short;
}

/**
 * How a reader's time grows; null where it is too short to tell. What looks steep is measured again, and the least
 * counts of each: what else runs on the machine only ever adds to a time.
 */
export async function growthOf(reader: Reader, pattern: Pattern): Promise<Growth | null> {
  const text = pattern.text(LONG);
  const start = pattern.text(SHORT);
  let growth = { short: Number.POSITIVE_INFINITY, long: await millis(reader, text) };
  for (let round = 0; round < ROUNDS && growth.long > MOST_MILLIS; round++) {
    const short = Math.min(growth.short, await millis(reader, start, LONG / SHORT));
    growth = { short, long: growth.long };
    if (!isSteep(growth)) return growth;
    growth = { short, long: Math.min(growth.long, await millis(reader, text)) };
  }
  return growth.long > MOST_MILLIS ? growth : null;
}
