// What the parts of a run report, file by file, and the lines that tell it.
import { relative } from "node:path";

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/**
 * What a file of tests came to; `failures` name the tests that failed, each with the first line of its error.
 * @typedef {Count & { file: string, failures: string[] }} FileCount
 */
/**
 * What a part came to; `unsteady` are failures of files that passed when they ran again.
 * @typedef {{ name: string, files: FileCount[], unsteady: string[], seconds: number, browsers: string[] }} Outcome
 */

/** The longest failure that a last line tells, in characters. */
const LONGEST = 400;

/** @param {string} file @param {string} test @param {string | undefined} error */
export const failure = (file, test, error) =>
  `${file} › ${test}: ${error?.trim().split("\n")[0] ?? "no error is told"}`.slice(0, LONGEST);

/** The sum of counts. @param {Count[]} counts @returns {Count} */
export function sumOf(counts) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const count of counts)
    for (const key of /** @type {const} */ (["passed", "failed", "skipped"])) sum[key] += count[key];
  return sum;
}

/** The counts in a JSON report of vitest. @param {any} report @returns {FileCount[]} */
export function countsOfVitest(report) {
  return report.testResults.map((/** @type {any} */ { name, status, message, assertionResults: tests }) => {
    const file = relative(process.cwd(), name);
    const failing = tests.filter((/** @type {any} */ test) => test.status === "failed");
    const passed = tests.filter((/** @type {any} */ test) => test.status === "passed").length;
    // A file that could not be loaded has no tests to fail.
    const isBroken = status === "failed" && failing.length === 0;
    return {
      ...{
        file,
        passed,
        failed: isBroken ? 1 : failing.length,
        skipped: tests.length - passed - failing.length,
      },
      failures: isBroken
        ? [failure(file, "the file", message)]
        : failing.map((/** @type {any} */ test) => failure(file, test.fullName, test.failureMessages[0])),
    };
  });
}

/** The lines that tell an outcome. @param {Outcome} outcome @returns {string[]} */
export function linesOf({ name, files, unsteady, seconds, browsers }) {
  const { passed, failed, skipped } = sumOf(files);
  const counts = `${passed} passed, ${failed} failed, ${skipped} skipped, ${seconds.toFixed(1)} s`;
  const where = browsers.length ? `, in ${browsers.join(", ")}` : "";
  return [
    `${failed ? "✗" : "✓"} ${name}: ${counts}${where}`,
    ...files.flatMap(({ failures }) => failures.map((line) => `    ✗ ${line}`)),
    ...unsteady.map((line) => `    ↻ passed when run again, failed at first: ${line}`),
  ];
}
