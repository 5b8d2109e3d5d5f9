// Lighthouse as on a phone, on the shelf and on a link of each kind: the median of five runs, each in a fresh profile,
// the layout shift, and what cost points. The pages take turns, so that a busy minute of the machine hits all.
import lighthouse from "lighthouse";
import { serve } from "../../web/serve/serve.mjs";
import { startChrome } from "../browser/chrome.mjs";
import makeBuilds, { built } from "../e2e/builds.mjs";
import { linkTo } from "../e2e/harness.mjs";

const runs = 5;
const goals = { performance: 99, accessibility: 100, "best-practices": 100 };
const categories = /** @type {(keyof typeof goals)[]} */ (Object.keys(goals));
const pages = [
  { name: "shelf", path: "" },
  { name: "link of a Sudoku", path: linkTo("sudoku") },
  { name: "link of a Nurikabe", path: linkTo("nurikabe") },
];

const removeBuilds = await makeBuilds();
const server = await serve({ folder: built("now") });
/** @type {Map<string, number[]>} */
const figures = new Map();
/** @type {Map<string, string>} */
const lost = new Map();
const note = (/** @type {string} */ name, /** @type {number} */ value) =>
  figures.set(name, [...(figures.get(name) ?? []), value]);

/** @param {typeof pages[number]} page */
async function look({ name, path }) {
  const chrome = await startChrome();
  try {
    const result = await lighthouse(server.url + path, {
      port: chrome.port,
      onlyCategories: categories,
      logLevel: "error",
    });
    if (!result) throw new Error("Lighthouse gave no result");
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    for (const category of categories) {
      const { score, auditRefs } = lhr.categories[category];
      note(`${name}: ${category} (wanted ${goals[category]})`, Math.round((score ?? 0) * 100));
      for (const { id, weight } of auditRefs) {
        const audit = lhr.audits[id];
        if (weight > 0 && audit.score !== null && audit.score < 0.9)
          lost.set(`${name}: ${category}: ${audit.title}`, audit.displayValue ?? "");
      }
    }
    note(`${name}: layout shift`, lhr.audits["cumulative-layout-shift"].numericValue ?? Number.NaN);
    note(`${name}: largest paint, ms`, Math.round(lhr.audits["largest-contentful-paint"].numericValue ?? 0));
  } finally {
    await chrome.kill();
  }
}

for (let run = 0; run < runs; run++) for (const page of pages) await look(page);
await server.stop();
await removeBuilds();

for (const [name, values] of figures) {
  const sorted = values.sort((a, b) => a - b);
  console.log(`${name}: ${sorted[runs >> 1]} (of ${sorted.join(", ")})`);
}
for (const [title, value] of lost) console.log(`  below 90: ${title} ${value}`);
