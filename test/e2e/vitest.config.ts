import { defineConfig } from "vitest/config";

// The built app in a real browser. One file at a time: a second browser would only take the first one's turn.
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["test/e2e/**/*.e2e.ts"],
    globalSetup: ["test/e2e/builds.mjs"],
    environment: "node",
    fileParallelism: false,
    // Limits are for what hangs: a busy machine must not reach them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
