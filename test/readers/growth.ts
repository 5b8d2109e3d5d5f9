import { cpuMicros } from "../../puzzles/cpu.ts";
import type { Pattern } from "./patterns.ts";
import type { Reader } from "./readers.ts";

export const SHORT = 20_000;
export const LONG = 200_000;
/** How much more CPU the long text may take: it is ten times as long. */
export const MOST_GROWTH = 15;
/** A reading as quick as this says nothing of growth, in milliseconds. */
const FLOOR = 40;
const ROUNDS = 5;

/** CPU milliseconds of a short and of a long text. */
export interface Growth {
  readonly short: number;
  readonly long: number;
}

async function millis(reader: Reader, text: string): Promise<number> {
  const start = cpuMicros();
  await reader.read(text);
  return (cpuMicros() - start) / 1_000;
}

/** Whether the time grows faster than the text. */
export function isSteep({ short, long }: Growth): boolean {
  return long > FLOOR && long > MOST_GROWTH * short;
}

/**
 * How a reader's time grows. What looks steep is measured again, and the least counts of each: what else runs on
 * the machine only ever adds to a time.
 */
export async function growthOf(reader: Reader, pattern: Pattern): Promise<Growth> {
  const text = pattern.text(LONG);
  const start = pattern.text(SHORT);
  let growth: Growth = { short: Number.POSITIVE_INFINITY, long: await millis(reader, text) };
  if (growth.long <= FLOOR) return { short: growth.long, long: growth.long };
  for (let round = 0; round < ROUNDS; round++) {
    const again = {
      short: await millis(reader, start),
      long: round === 0 ? growth.long : await millis(reader, text),
    };
    growth = { short: Math.min(growth.short, again.short), long: Math.min(growth.long, again.long) };
    if (!isSteep(growth)) break;
  }
  return growth;
}
