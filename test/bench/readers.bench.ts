// What it takes to read texts of the permitted size that are made to be hard: every pattern through every reader, at
// 20,000 and at 200,000 characters. CPU time of the better of two runs. A part of them: `npm run bench -- readers`
// with ERGO_PART=10 takes every tenth pattern.
//
// The longer text leaves the young generation, so that the collector copies what the shorter one never had copied: a
// step, which says nothing about how a reader grows. What looks steep is therefore measured again in a process of its
// own whose young generation holds all of it (--semi-space-size), and that growth counts.
import { execFileSync } from "node:child_process";
import { type Growth, isSteep, LONG, MOST_GROWTH, MOST_MILLIS, millis, SHORT } from "../readers/growth.ts";
import { PATTERNS, type Pattern } from "../readers/patterns.ts";
import { READERS, type Reader } from "../readers/readers.ts";
import { tell } from "./results.mjs";

const PART = Number(process.env.ERGO_PART ?? 1);
/** Times below this are too short to be compared. */
const SHORTEST = 10;
const ROUNDS = 8;
const ROOM = ["--min-semi-space-size=256", "--max-semi-space-size=256"];

/** How a reader's time grows, of the best of some runs. */
async function growthIn(reader: Reader, pattern: Pattern): Promise<number> {
  const [long, short] = [pattern.text(LONG), pattern.text(SHORT)];
  let best: Growth = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY };
  for (let round = 0; round < ROUNDS; round++)
    best = {
      short: Math.min(best.short, await millis(reader, short, LONG / SHORT)),
      long: Math.min(best.long, await millis(reader, long)),
    };
  return best.long / best.short;
}

/** The same, where nothing is collected. */
function growthApart(reader: Reader, pattern: Pattern): number {
  const names = [READERS.indexOf(reader), PATTERNS.indexOf(pattern)].map(String);
  return Number(execFileSync(process.execPath, [...ROOM, process.argv[1], ...names], { encoding: "utf8" }));
}

async function measureAll(): Promise<void> {
  const patterns = PATTERNS.filter((_, at) => at % PART === 0);
  console.log(`${patterns.length} patterns, ${READERS.length} readers`);
  for (const reader of READERS) {
    let [slowest, steepest] = [
      { name: "", millis: 0 },
      { name: "", growth: 0 },
    ];
    for (const pattern of patterns) {
      const long = pattern.text(LONG);
      const time = Math.min(await millis(reader, long), await millis(reader, long));
      if (time > slowest.millis) slowest = { name: pattern.name, millis: time };
      if (time < SHORTEST) continue;
      const here = { short: await millis(reader, pattern.text(SHORT), LONG / SHORT), long: time };
      const growth = isSteep(here) ? growthApart(reader, pattern) : here.long / here.short;
      if (growth > steepest.growth) steepest = { name: pattern.name, growth };
    }
    tell(`Reading, ${reader.name}, slowest ms (at most ${MOST_MILLIS})`, slowest.millis);
    tell(`Reading, ${reader.name}, steepest growth (at most ${MOST_GROWTH})`, steepest.growth);
    console.log(`  ${slowest.name}; ${steepest.name}`);
  }
}

const [reader, pattern] = process.argv.slice(2).map(Number);
if (pattern === undefined) await measureAll();
else console.log(await growthIn(READERS[reader], PATTERNS[pattern]));
