import { fileURLToPath } from "node:url";
import { esbuildPlugin } from "@web/dev-server-esbuild";
import { defaultReporter } from "@web/test-runner";
import { countReporter } from "./test/browser/count-reporter.mjs";
import { launchers } from "./test/browser/launchers.mjs";

// Components in real browsers, from source: `new Worker(new URL("../../worker/main.ts", …))` works as it stands.

export default {
  files: "test/components/**/*.test.ts",
  nodeResolve: { exportConditions: ["production", "default"] },
  concurrency: 4, // a page waits for half of its time
  // Limits are for what hangs: a busy machine must not reach them.
  browserStartTimeout: 240_000,
  testsStartTimeout: 240_000,
  testsFinishTimeout: 900_000,
  testFramework: { config: { timeout: 120_000 } },
  plugins: [
    esbuildPlugin({
      ts: true,
      target: "es2022",
      tsconfig: fileURLToPath(new URL("./web/tsconfig.json", import.meta.url)),
      loaders: { ".rules": "text" },
    }),
  ],
  browsers: await launchers(),
  reporters: [defaultReporter({ reportTestProgress: false }), countReporter()],
};
