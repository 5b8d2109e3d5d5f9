import { defineConfig } from "vitest/config";

// Everything that needs no browser. Components run in web-test-runner, whole-app tests in test/e2e.
export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/components/**", "test/e2e/**"],
    environment: "node",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
