import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const ERGO = fileURLToPath(new URL("../../puzzles/ergo.mjs", import.meta.url));
const CHECKS = fileURLToPath(new URL("../../../shared/data/checks.json", import.meta.url));

function ergo(args: readonly string[], input: string) {
  const done = spawnSync(process.execPath, [ERGO, ...args], { input, encoding: "utf8" });
  const objects = done.stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
  return { code: done.status, objects, stderr: done.stderr };
}

const SOLVED = "1234341221434321";

describe("ergo solve", () => {
  it("counts the answers of each line and goes on after a bad one", () => {
    const input = ["1...............", "12343412214343 1", "no puzzle at all", "", SOLVED].join("\n");
    const { code, objects } = ergo(["solve", "sudoku", "--answers", "3"], input);
    expect(code).toBe(1);
    expect(objects.map((one) => one.line)).toEqual([1, 2, 3, 5]);
    expect(objects[0]).toMatchObject({ puzzle: "1000000000000000", answers: 3, complete: true });
    expect(objects[1]).toMatchObject({ answers: 1, complete: true, solution: SOLVED });
    expect(objects[2].error.length).toBeGreaterThan(10);
    expect(objects[3]).toMatchObject({ answers: 1, solution: SOLVED });
  });

  it("says with complete: false that the node limit was met", () => {
    const { objects } = ergo(["solve", "sudoku", "--nodes", "1"], ".".repeat(81));
    expect(objects[0]).toMatchObject({ complete: false, answers: 0 });
  });

  it("spells a Nurikabe answer as rows of sea and land", () => {
    const { objects, code } = ergo(["solve", "nurikabe"], "3/3/1g1i1g1");
    expect(code).toBe(0);
    expect(objects[0]).toMatchObject({ puzzle: "3/3/1g1i1g1", answers: 1, solution: ".#./###/.#." });
  });
});

describe("ergo explain", () => {
  it("gives each step with facts spelled from row and column 1", () => {
    const { objects } = ergo(["explain", "sudoku"], "1234341221434320");
    const [{ end, steps }] = objects;
    expect(end).toBe("solved");
    const last = steps.filter((step: { level: number }) => step.level > 0).at(-1);
    expect(last.adds).toEqual(["r4c4=1"]);
    expect(last.because.length).toBeGreaterThan(0);
  });
});

describe("ergo check", () => {
  it("names the broken law and its cells", () => {
    const { objects } = ergo(["check", "sudoku"], "1000100000000000");
    expect(objects[0].broken).toContainEqual({ law: "column", cells: ["r1c1", "r2c1"] });
    expect(objects[0].full).toBe(false);
  });

  it("counts blanks as wrong only at the end", () => {
    expect(ergo(["check", "sudoku"], "1234341221434320").objects[0].broken).toEqual([]);
    const [final] = ergo(["check", "sudoku", "--final"], "1234341221434320").objects;
    expect(final.broken).toEqual([{ law: "cell", cells: ["r4c4"] }]);
  });

  const laws: Readonly<Record<string, readonly string[]>> = {
    cs2x2: ["pool"],
    bkNoNum: ["owner"],
    csDivide: ["sea"],
    bkNumGe2: ["two-clues"],
    bkSizeNe: ["size"],
    bkDupNum: ["box"],
    nmDupRow: ["row", "column"],
    ceNoNum: ["cell"],
  };

  it.skipIf(!existsSync(CHECKS))(
    "finds first the law that another program finds first (outside data)",
    () => {
      const { cases } = JSON.parse(readFileSync(CHECKS, "utf8"));
      for (const { puzzle, pzprv3, expected_fail } of cases) {
        const { objects } = ergo(["check", puzzle, "--final"], pzprv3);
        const first = objects[0].broken[0]?.law ?? null;
        if (expected_fail === null) expect(first).toBeNull();
        else expect(laws[expected_fail]).toContain(first);
      }
    },
  );
});

describe("ergo with wrong words", () => {
  it.each([
    [[]],
    [["solve"]],
    [["solve", "chess"]],
    [["fly", "sudoku"]],
    [["solve", "sudoku", "--answers", "many"]],
  ])("%j: usage on stderr, nothing on stdout, exit 2", (args) => {
    const { code, objects, stderr } = ergo(args, "");
    expect(code).toBe(2);
    expect(objects).toEqual([]);
    expect(stderr).toContain("Usage");
  });
});
