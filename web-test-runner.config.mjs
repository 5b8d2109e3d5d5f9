import { defaultReporter } from "@web/test-runner";
import { bundles } from "./test/browser/bundles.mjs";
import { countReporter } from "./test/browser/count-reporter.mjs";
import { launchers } from "./test/browser/launchers.mjs";

// Components in real browsers.

export default {
  files: "test/components/**/*.test.ts",
  concurrency: 4, // a page waits for half of its time
  // Limits are for what hangs: a busy machine must not reach them.
  browserStartTimeout: 240_000,
  testsStartTimeout: 240_000,
  testsFinishTimeout: 900_000,
  testFramework: { config: { timeout: 120_000 } },
  plugins: [bundles()],
  browsers: await launchers(),
  reporters: [defaultReporter({ reportTestProgress: false }), countReporter()],
};
