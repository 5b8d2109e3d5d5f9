// Runs every check and every test: `npm test`; or those that need no browser and take seconds: `npm run check`.
// The last line is the sum of what the runners themselves reported: `N passed, N failed`.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const reports = join(root, "node_modules/.cache/reports");

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {{ name: string, command: string[], minutes: number, report?: (report: any) => Count }} Stage */

const vitest = (/** @type {any} */ report) => ({
  passed: report.numPassedTests,
  // A file that could not be loaded has no tests to fail.
  failed: Math.max(report.numFailedTests, report.success ? 0 : 1),
  skipped: report.numPendingTests + report.numTodoTests,
});
const toReport = (/** @type {string} */ name) => [
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${join(reports, `${name}.json`)}`,
];

/** Checks: each counts as one test. @type {Stage[]} */
const checks = [
  { name: "types", command: ["tsc", "-b"], minutes: 2 },
  { name: "lint", command: ["biome", "check", "--error-on-warnings", "."], minutes: 1 },
  { name: "unused", command: ["knip"], minutes: 1 },
];
/** The tests of the architecture itself. @type {Stage} */
const shape = {
  name: "shape",
  command: ["vitest", "run", "test/layers.test.ts", "test/budgets.test.ts", ...toReport("shape")],
  minutes: 2,
  report: vitest,
};
/** @type {Stage[]} */
const tests = [
  { name: "units", command: ["vitest", "run", ...toReport("units")], minutes: 8, report: vitest },
  { name: "components", command: ["web-test-runner"], minutes: 8, report: (report) => report },
  {
    name: "end-to-end",
    command: ["vitest", "run", "--config", "test/e2e/vitest.config.ts", ...toReport("end-to-end")],
    minutes: 8,
    report: vitest,
  },
];

/** Runs a command to its end, or to the end of its time; then its whole process group goes. @param {Stage} stage */
function run({ name, command: [program, ...args], minutes }) {
  return new Promise((resolve) => {
    const path = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
    const env = { ...process.env, PATH: path, ERGO_REPORT: join(reports, `${name}.json`) };
    const child = spawn(program, args, { cwd: root, env, stdio: "inherit", detached: true });
    const end = () => {
      try {
        if (child.pid) process.kill(-child.pid, "SIGKILL");
      } catch {
        // nothing of the group is left
      }
    };
    const late = setTimeout(() => {
      console.error(`${name} did not end in ${minutes} minutes`);
      end();
    }, minutes * 60_000);
    process.once("SIGINT", end).once("SIGTERM", end);
    const over = (/** @type {boolean} */ good) => {
      clearTimeout(late);
      process.off("SIGINT", end).off("SIGTERM", end);
      end(); // whatever it left running
      resolve(good);
    };
    child.once("error", (error) => {
      console.error(error.message);
      over(false);
    });
    child.once("exit", (code) => over(code === 0));
  });
}

/** @param {Stage} stage @returns {Promise<Count>} */
async function count(stage) {
  console.log(`\n— ${stage.name}`);
  const good = await run(stage);
  if (!stage.report) return { passed: Number(good), failed: Number(!good), skipped: 0 };
  try {
    const found = stage.report(JSON.parse(readFileSync(join(reports, `${stage.name}.json`), "utf8")));
    return { ...found, failed: good ? found.failed : Math.max(1, found.failed) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }; // it ended before it could report
  }
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const stages = process.argv[2] === "check" ? [...checks, shape] : [...checks, ...tests];
const sum = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const lines = [];
for (const stage of stages) {
  const began = Date.now();
  const { passed, failed, skipped } = await count(stage);
  sum.passed += passed;
  sum.failed += failed;
  sum.skipped += skipped;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  lines.push(
    `${failed ? "✗" : "✓"} ${stage.name}: ${passed} passed, ${failed} failed, ${skipped} skipped, ${seconds} s`,
  );
}
console.log(`\n${lines.join("\n")}`);
const skips = sum.skipped ? `, ${sum.skipped} skipped` : "";
console.log(`${sum.passed} passed, ${sum.failed} failed${skips}`);
process.exitCode = sum.failed ? 1 : 0;
