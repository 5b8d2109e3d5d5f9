import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import type { Shard } from "./shard.ts";

/**
 * The lines of a file, or else of standard input, that hold something, by their numbers, as they come. With a shard only every so manieth of
 * all lines, the first of them by its number: nobody knows where a stream ends, so it is not cut into pieces.
 */
export async function* inputLines(
  path?: string,
  shard: Shard = { number: 1, of: 1 },
): AsyncGenerator<[number, string]> {
  const input = path === undefined ? process.stdin : createReadStream(path);
  let number = 0;
  for await (const raw of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (number++ % shard.of !== shard.number - 1) continue;
    const line = raw.trim();
    if (line !== "") yield [number, line];
  }
}
