import { fileURLToPath } from "node:url";
import { esbuildPlugin } from "@web/dev-server-esbuild";
import { defaultReporter } from "@web/test-runner";
import { chromeLauncher } from "@web/test-runner-chrome";
import { chromeFlags, findChrome } from "./test/browser/chrome.mjs";
import { countReporter } from "./test/browser/count-reporter.mjs";

// Components in a real browser, from source: `new Worker(new URL("../../worker/main.ts", …))` works as it stands.
const { path, env } = await findChrome();

/** lz-string is no module of the web: bundlers see its export, a browser needs it said. */
const lzString = {
  name: "lz-string",
  transform: (/** @type {{ path: string, body: unknown }} */ { path, body }) =>
    path.endsWith("/lz-string.js") ? `${body}\nexport default LZString;` : undefined,
};

export default {
  files: "test/components/**/*.test.ts",
  nodeResolve: { exportConditions: ["production", "default"] },
  concurrency: 2,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 120_000,
  testFramework: { config: { timeout: 20_000 } },
  plugins: [
    lzString,
    esbuildPlugin({
      ts: true,
      target: "es2022",
      tsconfig: fileURLToPath(new URL("./web/tsconfig.json", import.meta.url)),
      loaders: { ".rules": "text" },
    }),
  ],
  browsers: [
    chromeLauncher({
      launchOptions: { executablePath: path, args: chromeFlags, env: { ...process.env, ...env } },
    }),
  ],
  reporters: [defaultReporter({ reportTestProgress: false }), countReporter()],
};
