import "../slow.ts";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { sudokuThinking } from "../../engine/kinds/sudoku/think.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { read } from "../reason/rules.ts";
import { ergo } from "./ergo.ts";

const FOLDER = mkdtempSync(join(tmpdir(), "ergo-find-"));
afterAll(() => rmSync(FOLDER, { recursive: true }));

function positions(args: readonly string[], lines: readonly (string | object)[]) {
  const input = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n");
  return ergo(args, input);
}

const EASY = "605103000000000903000600000086010005400000007100020340000001000709000000000904801";
const FOUR = "1000001000000000";

/** Puzzles on which rules fire. */
const GOOD: Readonly<Record<string, string>> = { sudoku: EASY, nurikabe: "3/3/1g1i1g1" };

/** Bit d - 1 for a digit d, written as digits. */
const masks = (cells: string): number[] =>
  cells
    .split(/\s+/)
    .map((digits) => [...digits.replace("-", "")].reduce((bits, d) => bits | (1 << (Number(d) - 1)), 0));

describe("ergo find", () => {
  it("tells every firing on a puzzle in the spelling of explain, one object a line", () => {
    const { code, objects } = positions(["find", "sudoku"], [EASY, "", FOUR]);
    expect(code).toBe(0);
    expect(objects.map((one) => Object.keys(one))).toEqual([
      ["line", "firings"],
      ["line", "firings"],
    ]);
    expect(objects.map(({ line }) => line)).toEqual([1, 3]);
    const [{ firings }] = objects;
    const [{ steps }] = positions(["explain", "sudoku"], [EASY]).objects;
    const first = steps.find(({ level }: { level: number }) => level > 0);
    expect(firings[0]).toEqual(first);
    const levels = firings.map(({ level }: { level: number }) => level);
    expect(levels).toEqual([...levels].sort((one, other) => one - other));
    expect(levels[0]).toBe(1);
  });

  it("takes a position: digits that are written, candidates that are left", () => {
    const givens = "1...............";
    const candidates = masks("- 23 23 234 1234 1234 1234 1234 1234 1234 1234 1234 1234 1234 1234 1234");
    const pair = ["find", "sudoku", "--technique", "naked-pair-in-a-row"];
    const { objects, code } = positions(pair, [
      { givens, grid: givens, candidates },
      { givens, grid: "...4............", candidates: candidates.with(3, 0) },
      { givens },
    ]);
    expect(code).toBe(0);
    expect(objects.map(({ firings }) => firings.map(({ adds }: { adds: string[] }) => adds))).toEqual([
      [["R1C4!=2", "R1C4!=3"]],
      [],
      [],
    ]);
    expect(objects[0].firings[0]).toEqual({
      rule: "naked-pair-in-a-row",
      number: 16,
      level: 3,
      adds: ["R1C4!=2", "R1C4!=3"],
      because: ["R1C2!=1", "R1C2!=4", "R1C3!=1", "R1C3!=4"],
    });
  });

  it("takes a Nurikabe with its marks: a grid of #, + and .", () => {
    const pool = ["find", "nurikabe", "--technique", "no-pool"];
    const { objects, code } = positions(pool, [
      { puzzle: "4/4/4o", grid: "4.../.##./.#../...." },
      { puzzle: "4/4/4o", grid: "4.../.##./.#+./...." },
      { puzzle: "4/4/4o", grid: "4.../.##./..../...." },
    ]);
    expect(code).toBe(0);
    expect(objects.map(({ firings }) => firings.map(({ adds }: { adds: string[] }) => adds))).toEqual([
      [["R3C3!=sea"]],
      [],
      [],
    ]);
  });

  it("names the rules with --technique, and refuses one that is none", () => {
    const { objects } = positions(
      ["find", "sudoku", "--technique", "naked-single,hidden-single-in-a-row"],
      [EASY],
    );
    const rules = new Set(objects[0].firings.map(({ rule }: { rule: string }) => rule));
    expect([...rules].sort()).toEqual(["hidden-single-in-a-row", "naked-single"]);
    const wrong = positions(["find", "sudoku", "--technique", "naked-singel"], [EASY]);
    expect([wrong.code, wrong.objects]).toEqual([2, []]);
    expect(wrong.stderr).toContain(
      '--technique: there is no rule "naked-singel". Did you mean "naked-single"?',
    );
    expect(positions(["find", "sudoku", "--technique", "digit-in-sight"], [EASY]).code).toBe(2);
    expect(positions(["find", "sudoku", "--technique"], [EASY]).stderr).toContain(
      "--technique needs ids of rules",
    );
  });

  it("asks what needs one answer only where there is one, and not with --no-one-answer", () => {
    const one = "000000000050000008480370190945060000000400000860100000500002070030047860000000001";
    const puzzle = read("sudoku", one);
    const chain = new Chain(
      puzzle,
      gridOf(puzzle),
      sudokuThinking.rules.filter(({ level }) => level < 4),
    );
    run(chain.run());
    const candidates = Array.from({ length: 81 }, (_, cell) => {
      if (chain.grid.at(cell) > 0) return 0;
      const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => chain.grid.can(cell, digit));
      return digits.reduce((bits, digit) => bits | (1 << (digit - 1)), 0);
    });
    const grid = Array.from({ length: 81 }, (_, cell) => Math.max(0, chain.grid.at(cell))).join("");
    const lines = [
      { givens: one, grid, candidates },
      { givens: `${one.slice(0, 80)}0`, grid, candidates },
    ];
    const corner = ["find", "sudoku", "--technique", "unique-rectangle-one-corner"];
    const [known, several] = positions(corner, lines).objects;
    expect(known.firings).toMatchObject([{ rule: "unique-rectangle-one-corner", oneAnswer: true }]);
    expect(several.firings).toEqual([]);
    const [, any] = positions(["find", "sudoku"], lines).objects;
    expect(any.firings.filter(({ oneAnswer }: { oneAnswer?: true }) => oneAnswer)).toEqual([]);
    const off = positions(["find", "sudoku", "--no-one-answer"], lines).objects[0];
    expect(off.firings.filter(({ oneAnswer }: { oneAnswer?: true }) => oneAnswer)).toEqual([]);
    const [stuck] = positions(["explain", "sudoku", "--no-supposition"], [`${one.slice(0, 80)}0`]).objects;
    expect(stuck.tried.rules).toContain("naked-single");
    expect(stuck.tried.rules).not.toContain("unique-rectangle-one-corner");
  });

  it("takes rules from a file as explain does, and suspends one that tells what is not so", () => {
    const path = join(FOLDER, "wrong.rules");
    writeFileSync(path, 'rule "First" level 1 for c in cells if c open, c can 1 then c is 1');
    const { objects } = positions(["find", "sudoku", "--rules", path], [EASY]);
    expect(objects[0].suspended).toMatchObject([{ rule: "first", counter: { rule: "first" } }]);
  });

  it("tells the law that a position breaks, and then no firing", () => {
    const { objects, code } = positions(["find", "sudoku"], [{ givens: FOUR, grid: "1.....1...1....." }]);
    expect(code).toBe(0);
    expect(objects[0]).toEqual({
      ...{ line: 1, firings: [], end: "broken" },
      conflict: { law: "column", facts: ["R2C3=1", "R3C3=1"] },
    });
  });

  const blank = new Array(16).fill(15);
  const under = blank.with(0, 0).with(6, 0);
  const wrong: readonly [what: string, kind: string, line: string | object, sentence: RegExp][] = [
    ["no puzzle", "sudoku", "no puzzle at all", /.{20}/],
    ["half an object", "sudoku", '{"givens": "1...', /.{20}/],
    ["no givens", "sudoku", { candidates: blank }, /"givens" or "puzzle"/],
    ["givens that are no puzzle", "sudoku", { givens: "12" }, /.{20}/],
    ["a short grid", "sudoku", { givens: FOUR, grid: "1..." }, /4 signs.* 16 cells/],
    ["a grid that is no text", "sudoku", { givens: FOUR, grid: [1] }, /"grid" is a text/],
    ["a given changed", "sudoku", { givens: FOUR, grid: `2${FOUR.slice(1)}` }, /R1C1 is given as 1.* 2/],
    ["a digit too large", "sudoku", { givens: FOUR, grid: "15....1........." }, /“5” at R1C2.* 1 to 4/],
    ["few candidates", "sudoku", { givens: FOUR, candidates: [1] }, /16 numbers/],
    ["a mask too large", "sudoku", { givens: FOUR, candidates: under.with(1, 16) }, /16 at R1C2.* below 16/],
    ["a mask that is none", "sudoku", { givens: FOUR, candidates: under.with(1, "1") }, /"1" at R1C2/],
    ["candidates under a digit", "sudoku", { givens: FOUR, candidates: blank }, /R1C1 is 1/],
    ["another kind", "nurikabe", { givens: FOUR }, /.{20}/],
    ["a wall on a clue", "nurikabe", { puzzle: "3/3/1g1i1g1", grid: "##./.../..." }, /R1C1 has a clue/],
    ["a strange sign", "nurikabe", { puzzle: "3/3/1g1i1g1", grid: "1x1/.../1.1" }, /“x” at R1C2/],
    ["candidates without digits", "nurikabe", { puzzle: "3/3/1g1i1g1", candidates: [] }, /of digits/],
  ];

  it.each(["sudoku", "nurikabe"])(
    "says in a sentence what is wrong with a line, and goes on (%s)",
    (kind) => {
      const cases = wrong.filter(([, one]) => one === kind);
      const { code, objects } = positions(["find", kind], [...cases.map(([, , line]) => line), GOOD[kind]]);
      expect(code).toBe(1);
      expect(objects.pop().firings.length).toBeGreaterThan(0);
      const told = cases.map(([what, , , sentence], at) => [what, sentence.test(objects[at].error)]);
      expect(told).toEqual(cases.map(([what]) => [what, true]));
      expect(objects.map((one) => Object.keys(one))).toEqual(cases.map(() => ["line", "error"]));
    },
  );

  it("is named by the help", () => {
    expect(positions([], []).stderr).toMatch(/^ {2}find .*--technique ID/m);
  });
});
