import { join } from "node:path";
import { expect, it } from "vitest";
import { countsOfVitest, linesOf } from "./counts.mjs";

const report = {
  testResults: [
    {
      name: join(process.cwd(), "test/a.test.ts"),
      status: "failed",
      message: "",
      assertionResults: [
        { fullName: "adds", status: "passed", failureMessages: [] },
        {
          fullName: "takes away",
          status: "failed",
          failureMessages: ["Error: 3 is not 2\n  at a.test.ts:7", "x"],
        },
        { fullName: "waits", status: "pending", failureMessages: [] },
      ],
    },
    {
      name: join(process.cwd(), "test/b.test.ts"),
      status: "failed",
      message: "no such module",
      assertionResults: [],
    },
  ],
};

it("counts a report of vitest by file; a file that could not be loaded failed", () => {
  expect(countsOfVitest(report)).toEqual([
    {
      ...{ file: "test/a.test.ts", passed: 1, failed: 1, skipped: 1 },
      failures: ["test/a.test.ts › takes away: Error: 3 is not 2"],
    },
    {
      ...{ file: "test/b.test.ts", passed: 0, failed: 1, skipped: 0 },
      failures: ["test/b.test.ts › the file: no such module"],
    },
  ]);
});

it("tells of a part what failed, and where it ran", () => {
  const outcome = {
    name: "units",
    files: countsOfVitest(report),
    unsteady: [],
    seconds: 2.04,
    browsers: ["A/1"],
  };
  expect(linesOf(outcome)).toEqual([
    "✗ units: 1 passed, 2 failed, 1 skipped, 2.0 s, in A/1",
    "    ✗ test/a.test.ts › takes away: Error: 3 is not 2",
    "    ✗ test/b.test.ts › the file: no such module",
  ]);
});
