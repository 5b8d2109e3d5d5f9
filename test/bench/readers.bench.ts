// What it takes to read texts of the permitted size that are made to be hard: every pattern through every reader, at
// 20,000 and at 200,000 characters. CPU time of the better of two runs. A part of them: `npm run bench -- readers`
// with ERGO_PART=10 takes every tenth pattern.
import { isSteep, LONG, MOST_GROWTH, MOST_MILLIS, millis, SHORT } from "../readers/growth.ts";
import { PATTERNS } from "../readers/patterns.ts";
import { READERS } from "../readers/readers.ts";
import { tell } from "./results.mjs";

const PART = Number(process.env.ERGO_PART ?? 1);
/** Times below this are too short to be compared. */
const SHORTEST = 10;

const patterns = PATTERNS.filter((_, at) => at % PART === 0);
console.log(`${patterns.length} patterns, ${READERS.length} readers`);
for (const reader of READERS) {
  let [slowest, steepest] = [
    { name: "", millis: 0 },
    { name: "", growth: 0 },
  ];
  for (const pattern of patterns) {
    const [long, short] = [pattern.text(LONG), pattern.text(SHORT)];
    const time = Math.min(await millis(reader, long), await millis(reader, long));
    if (time > slowest.millis) slowest = { name: pattern.name, millis: time };
    if (time < SHORTEST) continue;
    let growth = { short: await millis(reader, short, LONG / SHORT), long: time };
    if (isSteep(growth))
      growth = {
        short: Math.min(growth.short, await millis(reader, short, LONG / SHORT)),
        long: Math.min(time, await millis(reader, long)),
      };
    const times = growth.long / growth.short;
    if (times > steepest.growth) steepest = { name: pattern.name, growth: times };
  }
  tell(`Reading, ${reader.name}, slowest ms (at most ${MOST_MILLIS})`, slowest.millis);
  tell(`Reading, ${reader.name}, steepest growth (at most ${MOST_GROWTH})`, steepest.growth);
  console.log(`  ${slowest.name}; ${steepest.name}`);
}
