// Lighthouse as on a phone: the median of five runs, each in a fresh profile, and what cost points.
import lighthouse from "lighthouse";
import { serve } from "../../web/serve/serve.mjs";
import { startChrome } from "../browser/chrome.mjs";
import makeBuilds, { built } from "../e2e/builds.mjs";

const runs = 5;
const goals = { performance: 95, accessibility: 100, "best-practices": 100 };
const categories = /** @type {(keyof typeof goals)[]} */ (Object.keys(goals));

const removeBuilds = await makeBuilds();
const server = await serve({ folder: built("now") });
/** @type {Record<string, number[]>} */
const scores = Object.fromEntries(categories.map((name) => [name, []]));
/** @type {Map<string, string>} */
const lost = new Map();
for (let run = 0; run < runs; run++) {
  const chrome = await startChrome();
  try {
    const result = await lighthouse(server.url, {
      port: chrome.port,
      onlyCategories: categories,
      logLevel: "error",
    });
    if (!result) throw new Error("Lighthouse gave no result");
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    for (const name of categories) {
      const { score, auditRefs } = lhr.categories[name];
      scores[name].push(Math.round((score ?? 0) * 100));
      for (const { id, weight } of auditRefs) {
        const audit = lhr.audits[id];
        if (weight > 0 && audit.score !== null && audit.score < 0.9) {
          lost.set(`${name}: ${audit.title}`, audit.displayValue ?? "");
        }
      }
    }
  } finally {
    await chrome.kill();
  }
}
await server.stop();
await removeBuilds();

for (const name of categories) {
  const sorted = scores[name].sort((a, b) => a - b);
  console.log(`${name}: ${sorted[runs >> 1]} (of ${sorted.join(", ")}; wanted ${goals[name]})`);
}
for (const [title, value] of lost) console.log(`  below 90: ${title} ${value}`);
