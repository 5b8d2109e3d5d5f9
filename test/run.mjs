// Runs every check and every test: `npm test`; the checks alone: `npm run check`; or the checks and the quick tests, which
// take less than a minute: `npm run test:quick`.
// ERGO_BROWSERS=chromium,firefox,webkit requires browsers; without it those that are installed take part.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { wanted } from "./browser/browsers.mjs";
import { quickFiles } from "./quick.mjs";
import { countsOfVitest } from "./runner/counts.mjs";
import { run } from "./runner/run.mjs";

/** @typedef {import("./runner/run.mjs").Part} Part */

const reports = fileURLToPath(new URL("../node_modules/.cache/reports", import.meta.url));

/** Far more than the longest file of tests takes, in milliseconds; whole proofs take hours. */
const SILENCE = (process.env.ERGO_ALL ? 300 : 30) * 60_000;

/** Tests of vitest: those of the files, or all. @param {string} name @param {string[]} [args] @param {string[]} [files] @returns {Part} */
const vitest = (name, args = [], files = []) => ({
  name,
  command: [
    ...["vitest", "run", "--reporter=default", "--reporter=json", ...args, ...files],
    `--outputFile.json=${join(reports, `${name}.json`)}`,
  ],
  report: countsOfVitest,
  again: (failing) => vitest(`${name}-again`, args, failing),
});

/** Components in one browser. @param {string} browser @param {string[]} [files] @returns {Part} */
const components = (browser, files) => ({
  name: `components-${browser}${files ? "-again" : ""}`,
  command: ["web-test-runner", ...(files ? ["--files", ...files] : [])],
  env: { ERGO_BROWSERS: browser },
  report: (report) => report,
  again: (failing) => components(browser, failing),
});

/** @type {Part[]} */
const checks = [
  { name: "types", command: ["tsc", "-b"] },
  { name: "lint", command: ["biome", "check", "--error-on-warnings", "."] },
  { name: "unused", command: ["knip"] },
];
/** The tests of the architecture itself. */
const shape = vitest("shape", [], ["test/layers.test.ts", "test/docs.test.ts", "test/budgets.test.ts"]);

/** What drives a browser waits for a good part of its time, in which something else has room. @returns {Promise<Part[][]>} */
async function tests() {
  await wanted(); // a browser that is required and missing fails at once, not after minutes
  const [first, ...others] = await wanted(["chromium", "firefox"]);
  // Each of their tests is told as it ends: some take minutes.
  const endToEnd = vitest("end-to-end", ["--config", "test/e2e/vitest.config.ts", "--reporter=verbose"]);
  const tour = vitest("tour", ["--config", "test/tour/vitest.config.ts", "--reporter=verbose"]);
  return [
    [vitest("units"), ...others.map((browser) => components(browser))],
    [endToEnd, components(first)],
    [tour],
  ];
}

/** What a run does after the checks, by its word. @type {Record<string, () => Promise<Part[][]>>} */
const RUNS = {
  check: async () => [[shape]],
  quick: async () => [[vitest("quick", [], await quickFiles())]],
};

try {
  const rest = await (RUNS[process.argv[2] ?? ""] ?? tests)();
  await run([checks, ...rest], { reports, silence: SILENCE });
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
}
