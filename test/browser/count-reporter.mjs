// Says when a file has run, and counts what web-test-runner ran, file by file, into the JSON file that ERGO_REPORT
// names; test/run.mjs adds it up.
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { failure } from "../runner/counts.mjs";

/** @typedef {import("@web/test-runner").TestSuiteResult} Suite */

/** @param {Suite} suite @returns {import("@web/test-runner").TestResult[]} */
const testsOf = (suite) => [...suite.tests, ...suite.suites.flatMap(testsOf)];

/** @returns {import("@web/test-runner").Reporter} */
export function countReporter() {
  return {
    reportTestFileResults({ logger, sessionsForTestFile, testFile }) {
      for (const { browser, passed, testResults } of sessionsForTestFile) {
        const tests = testResults ? testsOf(testResults) : [];
        const seconds = tests.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000;
        const name = relative(process.cwd(), testFile);
        logger.log(
          `${passed ? "✓" : "✗"} ${name} (${tests.length} tests, ${browser.name}, ${seconds.toFixed(1)} s)`,
        );
      }
    },
    onTestRunFinished({ sessions }) {
      if (process.env.ERGO_REPORT)
        writeFileSync(process.env.ERGO_REPORT, JSON.stringify([...sessions].map(countOf)));
    },
  };
}

/** @param {import("@web/test-runner").TestSession} session @returns {import("../runner/counts.mjs").FileCount} */
function countOf({ testFile, passed: isGood, testResults, errors }) {
  const file = relative(process.cwd(), testFile);
  const tests = testResults ? testsOf(testResults) : [];
  const failing = tests.filter((test) => !test.passed && !test.skipped);
  const skipped = tests.filter((test) => test.skipped).length;
  // A file that could not be loaded, or an error outside of any test, is a failure of its own.
  const isBroken = !isGood && failing.length === 0;
  return {
    ...{ file, passed: tests.length - skipped - failing.length, skipped },
    failed: isBroken ? 1 : failing.length,
    failures: isBroken
      ? [failure(file, "the file", errors[0]?.message)]
      : failing.map(({ name, error }) => failure(file, name, error?.message)),
  };
}
