import { defineConfig } from "vitest/config";

// The same tour of the built app in each browser. They go side by side: each waits more than it works.
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["test/tour/**/*.tour.ts"],
    globalSetup: ["test/e2e/builds.mjs"],
    environment: "node",
    maxWorkers: 3,
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
