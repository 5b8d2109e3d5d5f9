import "../slow.ts";
import { describe, expect, it } from "vitest";
import { EXTRA, extraText, HAS_EXTRA } from "../extra.ts";
import { ergo } from "./ergo.ts";

/** A board of 4x4 in the format of pzpr without digits of the player. */
const NO_MARKS = ". . . . /".repeat(4);
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
    expect(objects[0]).toMatchObject({ complete: false, answers: 0, verdict: "undecided" });
    expect(objects[0].note).toMatch(/undecided.* 1 node/i);
  });

  it("spells a Nurikabe answer as rows of sea and land", () => {
    const { objects, code } = ergo(["solve", "nurikabe"], "3/3/1g1i1g1");
    expect(code).toBe(0);
    expect(objects[0]).toMatchObject({ puzzle: "3/3/1g1i1g1", answers: 1, solution: ".#./###/.#." });
  });
});

describe("ergo solve on what is undecidable, huge or absurd", () => {
  const line = (kind: string, text: string, ...options: string[]) => {
    const { objects, code } = ergo(["solve", kind, ...options], text);
    return { ...objects[0], code };
  };

  it.each([
    ["an empty Sudoku", "sudoku", "0".repeat(81), "several", /at least 2 answers/],
    ["a few answers", "sudoku", "1000020000300004", "several", /at least 2 answers/],
    ["one answer", "sudoku", "1234341221434320", "one", /exactly one answer/],
    [
      "17 givens in conflict",
      "sudoku",
      `${"1".repeat(17)}${"0".repeat(64)}`,
      "none",
      /R1C1, R1C2.* break a law/,
    ],
    ["a contradiction below the surface", "sudoku", "1230000400000000", "none", /no answer\./],
    ["a sum of clues too large", "nurikabe", "3/3/9g9g9j", "none", /need 27 cells.* has 9/],
    ["no clue, many cells", "nurikabe", "64/64/g", "none", /1024 blocks/],
    ["50x50 with a clue of 1", "nurikabe", "50/50/1", "none", /1 cells in all.* 625 blocks/],
    ["50x50 with a clue for all cells", "nurikabe", "50/50/+9c4", "one", /exactly one/],
  ])("%s", (_, kind, text, verdict, note) => {
    const { code, ...answer } = line(kind, text);
    expect([code, answer.verdict]).toEqual([0, verdict]);
    expect(answer.note).toMatch(note);
  });

  it.each(["-64", "+4b0", "."])("50x50 with one clue, %s, within the node limit", (clue) => {
    const { verdict, note, nodes, complete } = line("nurikabe", `50/50/${clue}`, "--nodes", "300");
    expect(nodes).toBeLessThanOrEqual(300);
    expect(["none", "one", "several", "undecided"]).toContain(verdict);
    expect(verdict === "undecided").toBe(!complete);
    expect(note.length).toBeGreaterThan(20);
  });

  it.each(["5/5/0x", "5/5/-3", "nurikabe/5/5/-00x"])("a clue that cannot be: %s", (text) => {
    const { code, error } = line("nurikabe", text);
    expect(code).toBe(1);
    expect(error.length).toBeGreaterThan(20);
  });

  it("knows what was asked: all answers, or only one", () => {
    expect(line("sudoku", "1000020000300004", "--answers", "9").note).toMatch(/exactly 2 answers/);
    expect(line("sudoku", "1000020000300004", "--answers", "1")).toMatchObject({
      verdict: "some",
      answers: 1,
    });
  });
});

describe("ergo race", () => {
  it("runs every search on a puzzle, within the node limit", () => {
    const text = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
    const { objects, code } = ergo(["race", "sudoku", "--nodes", "500"], text);
    expect(code).toBe(0);
    const { searches } = objects[0];
    expect(Object.keys(searches)).toEqual([
      "brute",
      "backtrack",
      "propagate",
      "check",
      "fewest",
      "forward",
      "fast",
    ]);
    expect(searches.brute).toMatchObject({ verdict: "undecided", complete: false, nodes: 500 });
    expect(searches.fast).toMatchObject({ verdict: "one", answers: 1, complete: true });
    for (const { checks, backtracks, depth, millis } of Object.values<Record<string, number>>(searches)) {
      expect(Math.min(checks, backtracks, depth)).toBeGreaterThanOrEqual(0);
      expect(millis).toBeGreaterThan(0);
    }
  });

  it("agrees on a Nurikabe, and tells the first events", () => {
    const [{ searches }] = ergo(["race", "nurikabe", "--events", "4"], "3/3/1g1i1g1").objects;
    for (const search of Object.values<{ verdict: string }>(searches)) expect(search.verdict).toBe("one");
    expect(searches.brute.events).toEqual([
      expect.stringMatching(/^test \d+$/),
      "try R1C2=sea",
      "try R2C1=sea",
      "try R2C2=sea",
    ]);
  });
});

describe("ergo bench", () => {
  it("sums up all good lines in one object, and names the bad ones", () => {
    const input = ["0".repeat(16), "1234341221434320", "1100000000000000", "no puzzle"].join("\n");
    const { objects, code, stderr } = ergo(["bench", "sudoku"], input);
    expect(code).toBe(1);
    expect(stderr).toContain("line 4:");
    expect(objects).toHaveLength(1);
    const [{ microsPerPuzzle, medianMicros, p95Micros, maxMicros, ...counts }] = objects;
    expect(counts).toEqual({ puzzles: 3, unique: 1, none: 1, several: 1, undecided: 0 });
    expect(microsPerPuzzle).toBeGreaterThan(0);
    expect(medianMicros).toBeLessThanOrEqual(p95Micros);
    expect(p95Micros).toBeLessThanOrEqual(maxMicros);
  });

  it("times any search, and says which met its limit", () => {
    const { objects } = ergo(["bench", "nurikabe", "--search", "brute", "--nodes", "3"], "3/3/1g1i1g1");
    expect(objects[0]).toMatchObject({ puzzles: 1, unique: 0, undecided: 1 });
  });

  it("has no figures for no puzzles", () => {
    const { objects, code } = ergo(["bench", "sudoku"], "");
    expect(code).toBe(0);
    expect(objects[0]).toMatchObject({ puzzles: 0, microsPerPuzzle: null, medianMicros: null });
  });
});

describe("ergo explain", () => {
  it("gives each step with facts spelled from row and column 1", () => {
    const { objects } = ergo(["explain", "sudoku"], "1234341221434320");
    const [{ end, steps }] = objects;
    expect(end).toBe("solved");
    const last = steps.filter((step: { level: number }) => step.level > 0).at(-1);
    expect(last.adds).toEqual(["R4C4=1"]);
    expect(last.because.length).toBeGreaterThan(0);
  });
});

describe("ergo check", () => {
  it("names the broken law and its cells", () => {
    const { objects } = ergo(["check", "sudoku"], "1000100000000000");
    expect(objects[0].broken).toContainEqual({ law: "column", cells: ["R1C1", "R2C1"] });
    expect(objects[0].full).toBe(false);
  });

  it("counts blanks as wrong only at the end", () => {
    expect(ergo(["check", "sudoku"], "1234341221434320").objects[0].broken).toEqual([]);
    const [final] = ergo(["check", "sudoku", "--final"], "1234341221434320").objects;
    expect(final.broken).toEqual([{ law: "cell", cells: ["R4C4"] }]);
  });

  /** Boards in the format of pzpr, full or finished, and the law that is broken first; null for a solved one. */
  const boards: readonly (readonly [string, string, string | null])[] = [
    ["nurikabe", "3/3/# # # /# # + /# + 2 /", "pool"],
    ["nurikabe", "2/3/+ # . /# # 1 /", "owner"],
    ["nurikabe", "3/3/# + + /+ 5 + /. . # /", "sea"],
    ["nurikabe", "1/5/2 + 2 # # /", "two-clues"],
    ["nurikabe", "1/4/2 # # # /", "size"],
    ["nurikabe", "2/3/2 # 1 /+ # # /", null],
    ["sudoku", `4/1 2 . . /. 1 . . /. . . . /. . . . /${NO_MARKS}`, "box"],
    ["sudoku", `4/1 . . 1 /. . . . /. . . . /. . . . /${NO_MARKS}`, "row"],
    ["sudoku", `4/1 . . . /. . . . /. . . . /1 . . . /${NO_MARKS}`, "column"],
    ["sudoku", `4/1 2 3 4 /3 4 1 2 /2 1 4 3 /4 3 2 . /${NO_MARKS}`, "cell"],
    ["sudoku", "4/1 2 3 4 /3 4 1 2 /2 1 4 3 /. . . . /. . . . /. . . . /. . . . /4 3 2 1 /", null],
  ];

  it.each(boards)("finds the first broken law of a board of pzpr: %s %s", (kind, board, law) => {
    const { objects } = ergo(["check", kind, "--final"], `pzprv3/${kind}/${board}`);
    expect(objects[0].broken[0]?.law ?? null).toBe(law);
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

  if (HAS_EXTRA)
    it(`finds first the law that pzpr finds first (${EXTRA})`, () => {
      const { cases } = JSON.parse(extraText("checks.json"));
      for (const { puzzle, pzprv3, expected_fail } of cases) {
        const { objects } = ergo(["check", puzzle, "--final"], pzprv3);
        const first = objects[0].broken[0]?.law ?? null;
        if (expected_fail === null) expect(first).toBeNull();
        else expect(laws[expected_fail]).toContain(first);
      }
    });
});

describe("ergo with wrong words", () => {
  it.each([
    [[]],
    [["solve"]],
    [["solve", "chess"]],
    [["fly", "sudoku"]],
    [["solve", "sudoku", "--answers", "many"]],
    [["bench", "sudoku", "--search", "luck"]],
    [["make", "sudoku", "--symmetry", "odd"]],
    [["make", "sudoku", "--level", "8"]],
    [["make", "sudoku", "--size", "900"]],
    [["make", "sudoku", "--wish", "1"]],
  ])("%j: usage on stderr, nothing on stdout, exit 2", (args) => {
    const { code, objects, stderr } = ergo(args, "");
    expect(code).toBe(2);
    expect(objects).toEqual([]);
    expect(stderr).toContain("Usage");
  });
});
