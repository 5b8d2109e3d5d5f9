import { defineConfig } from "vitest/config";
import { rules } from "../../vitest.config.ts";

// The built app in a real browser, two files at a time: a browser waits for a good part of its time.
export default defineConfig({
  plugins: [rules],
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["test/e2e/**/*.e2e.ts"],
    globalSetup: ["test/e2e/builds.mjs"],
    environment: "node",
    maxWorkers: 2,
    // Limits are for what hangs: a busy machine must not reach them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
