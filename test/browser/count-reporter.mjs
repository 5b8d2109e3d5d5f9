// Says when a file has run, and counts what web-test-runner ran, into the JSON file that ERGO_REPORT names;
// test/run.mjs adds it up.
import { writeFileSync } from "node:fs";
import { relative } from "node:path";

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
      const ran = sessions.map(({ passed, testResults }) => ({
        passed,
        tests: testResults ? testsOf(testResults) : [],
      }));
      const tests = ran.flatMap((session) => session.tests);
      const skipped = tests.filter((test) => test.skipped).length;
      const passed = tests.filter((test) => test.passed && !test.skipped).length;
      // A file that could not be loaded, or an error outside of any test, is a failure of its own.
      const outside = ran.filter(
        (session) => !session.passed && session.tests.every((test) => test.passed || test.skipped),
      );
      const failed = tests.length - passed - skipped + outside.length;
      if (process.env.ERGO_REPORT)
        writeFileSync(process.env.ERGO_REPORT, JSON.stringify({ passed, failed, skipped }));
    },
  };
}
