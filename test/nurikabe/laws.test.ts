import { describe, expect, it } from "vitest";
import { nurikabePuzzle } from "../../engine/kinds/nurikabe/laws/puzzle-from-clues.ts";
import { nurikabe } from "../../engine/kinds/nurikabe/play.ts";
import { sayFact } from "../../engine/kinds/nurikabe/puzzle/words.ts";
import { cellOf, is, isNot } from "../../engine/model/fact.ts";
import { firstConflict, gridOf } from "../../engine/model/puzzle.ts";
import { randomFrom } from "../../engine/model/random.ts";
import { LANGS } from "../../engine/model/words.ts";
import { EXTRA, extraText, HAS_EXTRA } from "../extra.ts";
import { drawn } from "./boards.ts";
import { brokenRules } from "./oracle.ts";

/** A board, the law that is broken first ("" for none), and the cells of its evidence, `x` here. */
const CASES: readonly (readonly [string, string, string])[] = [
  ["##. ##. ..1", "pool", "xx. xx. ..."],
  ["##. #.. ..1", "", ""],
  ["+#. #.. ..2", "owner", "xx. x.. ..."],
  ["+#. ... ..2", "owner", "x.. ... ..."],
  ["+#. ... ..5", "", ""],
  ["+.. ... ...", "owner", "x.. ... ..."],
  ["#3+ .+. ..#", "", ""],
  ["#+5 +.. ..#", "sea", "xx. x.. ..x"],
  ["#.+ +.. 6.#", "", ""],
  ["#++2 ..+. ...#", "size", ".xxx .... ...."],
  ["2+3 ... ...", "two-clues", "xxx ... ..."],
  ["2.3 ... ...", "", ""],
  ["12. ... ...", "two-clues", "xx. ... ..."],
  ["2++ ... ...", "size", "xxx ... ..."],
  ["2+. ... ...", "", ""],
  ["2#. #.. ..1", "size", "xx. x.. ..."],
  ["?#. #.. ..1", "", ""],
  ["5.. .2. ...", "size", "x.. .x. ..."],
  ["9.. ... .1.", "size", "x.. ... .x."],
  ["##2", "size", ".xx"],
];

describe.each(CASES)("the board %s", (board, law, evidence) => {
  it(law ? `breaks the law ${law}` : "can still keep every law", () => {
    const { puzzle, grid } = drawn(board);
    const broken = firstConflict(puzzle, grid);
    expect(broken?.law.id ?? "").toBe(law);
    if (!broken) return;
    const cells = new Set(broken.facts.map(cellOf));
    const marked = Array.from({ length: puzzle.cells }, (_, cell) => (cells.has(cell) ? "x" : "."));
    expect(marked.join("")).toBe(evidence.replaceAll(" ", ""));
    expect(broken.law.conflict(gridOf(puzzle, broken.facts))).not.toBeNull();
  });
});

describe("the laws", () => {
  it("report opposite facts, whatever way they were said", () => {
    const { puzzle } = drawn("4.. .+. ..4");
    const told = [
      [is(1, 0), isNot(1, 0)],
      [is(0, 0)],
      [is(4, 1), is(4, 2)],
      [is(4, 1), is(4, 0)],
      [isNot(1, 0), isNot(1, 1)],
      [isNot(8, 2)],
    ];
    for (const facts of told) {
      const tale = facts.map((fact) => sayFact(puzzle, fact, "en")).join();
      const law = puzzle.laws.find(({ id }) => id === "cell");
      const broken = law?.conflict(gridOf(puzzle, facts)) ?? null;
      expect(broken, tale).not.toBeNull();
      expect(law?.conflict(gridOf(puzzle, broken ?? [])), tale).not.toBeNull();
    }
  });

  it("report numbers that the board has no room for at once, with all the clues", () => {
    const puzzle = nurikabePuzzle(2, 3, [4, 0, 0, 0, 0, 4]);
    const broken = firstConflict(puzzle, gridOf(puzzle));
    expect(broken?.law.id).toBe("size");
    const huge = nurikabePuzzle(3, 3, [99_999, ...new Array<number>(8).fill(0)]);
    expect(firstConflict(huge, gridOf(huge))?.law.id).toBe("size");
  });

  it("are together exactly the rules of the puzzle on full boards", () => {
    const random = randomFrom(5);
    const counts = new Map<string, number>();
    for (let board = 0; board < 6_000; board++) {
      const [rows, cols] = [1 + random.below(4), 1 + random.below(4)];
      const clues = Array.from({ length: rows * cols }, () =>
        random.below(4) > 0 ? 0 : random.below(5) || -1,
      );
      const puzzle = nurikabePuzzle(rows, cols, clues);
      const wallish = 2 + random.below(6);
      const isSea = clues.map((clue) => clue === 0 && random.below(8) < wallish);
      const grid = gridOf(
        puzzle,
        isSea.map((sea, cell) => (sea ? is(cell, 0) : isNot(cell, 0))),
      );
      const wanted = brokenRules(rows, cols, clues, isSea);
      const found = puzzle.laws.filter((law) => law.conflict(grid)).map((law) => law.id);
      // A sum of clues that does not fit the board is a broken size even where each island by itself is not.
      const odd = new Set(found);
      if (!wanted.has("size") && wanted.size > 0) odd.delete("size");
      expect([...odd].sort()).toEqual([...wanted].sort());
      for (const id of wanted.size === 0 ? ["none"] : wanted) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    for (const id of ["none", "pool", "owner", "sea", "two-clues", "size"])
      expect(counts.get(id), id).toBeGreaterThan(50);
  });

  it("allow a board without any sea", () => {
    const { puzzle, grid } = drawn("4+ ++");
    expect(firstConflict(puzzle, grid)).toBeNull();
  });

  it("are each told in both languages", () => {
    const { puzzle } = drawn("2. ..");
    for (const law of puzzle.laws)
      for (const lang of LANGS) expect(nurikabe.lawTexts[law.id][lang]).toMatch(/[.。]$/);
  });
});

const LAW_OF: Readonly<Record<string, string>> = {
  cs2x2: "pool",
  bkNoNum: "owner",
  csDivide: "sea",
  bkNumGe2: "two-clues",
  bkSizeNe: "size",
};

interface Check {
  readonly puzzle: string;
  readonly rows: number;
  readonly cols: number;
  readonly clues: number[][];
  readonly answer: string[];
  readonly expected_fail: string | null;
}

if (HAS_EXTRA)
  it(`the boards of pzpr's own tests break the same law first (${EXTRA})`, () => {
    const { cases: all }: { cases: Check[] } = JSON.parse(extraText("checks.json"));
    const cases = all.filter(({ puzzle }) => puzzle === "nurikabe");
    expect(cases).toHaveLength(6);
    for (const { rows, cols, clues, answer, expected_fail } of cases) {
      const puzzle = nurikabePuzzle(rows, cols, clues.flat());
      const marks = nurikabe.completed(
        puzzle,
        answer
          .join("")
          .split("")
          .map((sign) => ".#+".indexOf(sign)),
      );
      const facts = marks.flatMap((mark, cell) =>
        mark === 1 ? [is(cell, 0)] : mark === 2 ? [isNot(cell, 0)] : [],
      );
      const law = firstConflict(puzzle, gridOf(puzzle, facts))?.law.id ?? null;
      expect(law).toBe(expected_fail === null ? null : LAW_OF[expected_fail]);
    }
  });
