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

/** Folders whose tests leave nothing behind: the files of each share the modules of a worker, which are loaded once. */
const SHARING = "{duel,language,make,model,nurikabe,play,readers,reason,search,sudoku,worker}";

// Everything that needs no browser. Components run in web-test-runner, whole-app tests in test/e2e.
export default defineConfig({
  plugins: [rules],
  test: {
    environment: "node",
    // By itself vitest leaves one core free, which on two cores is half of them.
    maxWorkers: "100%",
    // Limits are for what hangs: a busy machine must not reach them.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      { extends: true, test: { name: "engine", include: [`test/${SHARING}/**/*.test.ts`], isolate: false } },
      {
        extends: true,
        test: {
          name: "rest",
          include: ["test/**/*.test.ts"],
          exclude: [`test/${SHARING}/**`, "test/components/**", "test/e2e/**"],
        },
      },
    ],
  },
});
