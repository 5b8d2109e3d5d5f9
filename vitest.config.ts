import { readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

/** Rule programs are text, as in the build. */
export const rules = {
  name: "rules",
  enforce: "pre" as const,
  load(id: string) {
    return id.endsWith(".rules") ? `export default ${JSON.stringify(readFileSync(id, "utf8"))}` : null;
  },
};

// Everything that needs no browser. Components run in web-test-runner, whole-app tests in test/e2e.
export default defineConfig({
  plugins: [rules],
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/components/**", "test/e2e/**"],
    environment: "node",
    // By itself vitest leaves one core free, which on two cores is half of them.
    maxWorkers: "100%",
    // Limits are for what hangs: a busy machine must not reach them.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
