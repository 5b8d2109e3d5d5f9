import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allDigits, digitsIn } from "../../engine/kinds/digit-grid.ts";
import { importSudoku } from "../../engine/kinds/sudoku/import.ts";
import { sudoku } from "../../engine/kinds/sudoku/play.ts";
import { sudokuThinking } from "../../engine/kinds/sudoku/think.ts";
import { emptyBoard } from "../../engine/model/board.ts";
import { type Fact, is, isNot } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { brokenLaws, isWritten } from "../../engine/play/verdict.ts";
import { forward } from "../../engine/search/forward.ts";
import { blankPuzzle, gridWith } from "./board.ts";

const SHARED = new URL("../../../shared/data/", import.meta.url);
const isThere = existsSync(SHARED);
if (!isThere)
  console.log("The data of other programs (../shared/data) are not here: their checks are skipped.");

const unpack = { lz: () => null };

function shared(name: string): string {
  return isThere ? readFileSync(new URL(name, SHARED), "utf8") : "";
}

interface Checks {
  readonly cases: readonly { puzzle: string; pzprv3: string; expected_fail: string | null }[];
  readonly url_cases: readonly { url: string; givens?: number[][] }[];
}

/** The codes under which pzpr reports a law of ours. */
const PZPR_CODES: Readonly<Record<string, string>> = { box: "bkDupNum", row: "nmDupRow", column: "nmDupRow" };

describe.skipIf(!isThere)("boards that pzpr has judged", () => {
  const checks = isThere ? (JSON.parse(shared("checks.json")) as Checks) : { cases: [], url_cases: [] };

  it("are judged the same, the first broken law first", () => {
    const cases = checks.cases.filter(({ puzzle }) => puzzle === "sudoku");
    expect(cases.length).toBeGreaterThan(0);
    for (const one of cases) {
      const found = importSudoku(one.pzprv3, unpack);
      if (!found?.ok) throw new Error(`${one.pzprv3} cannot be read`);
      const { puzzle, marks = emptyBoard(puzzle.cells).marks } = found.value;
      const board = { ...emptyBoard(puzzle.cells), marks };
      const [broken] = brokenLaws(sudoku, puzzle, board);
      const verdict = broken ? PZPR_CODES[broken.law] : isWritten(sudoku, puzzle, board) ? null : "ceNoNum";
      expect(verdict).toBe(one.expected_fail);
    }
  });

  it("are read from their addresses", () => {
    const cases = checks.url_cases.filter(({ url }) => url.includes("sudoku"));
    expect(cases.length).toBeGreaterThan(0);
    for (const { url, givens } of cases) {
      const found = importSudoku(url, unpack);
      expect(found?.ok && found.value.puzzle.digits).toEqual(givens?.flat());
    }
  });
});

interface Position {
  readonly technique: string;
  readonly fail: boolean;
  readonly grid: string;
  /** Bit d - 1 for digit d; 0 in filled cells. */
  readonly candidates: readonly number[];
  readonly eliminations: readonly { d: number; cell: number }[];
  readonly placements: readonly { d: number; cell: number }[];
}

const RULES_OF: Readonly<Record<string, readonly string[]>> = {
  "Full House": ["last-cell"],
  "Hidden Single": ["hidden-single-in-a-box", "hidden-single-in-a-row", "hidden-single-in-a-column"],
  "Naked Single": ["naked-single"],
  "Locked Candidates Type 1 (Pointing)": ["pointing-along-a-row", "pointing-along-a-column"],
  "Locked Candidates Type 2 (Claiming)": ["claiming-from-a-row", "claiming-from-a-column"],
  "Naked Pair": ["naked-pair-in-a-row", "naked-pair-in-a-column", "naked-pair-in-a-box"],
  "Naked Triple": ["naked-triple"],
  "Hidden Pair": ["hidden-pair-in-a-row", "hidden-pair-in-a-column", "hidden-pair-in-a-box"],
  "X-Wing": ["x-wing-on-rows", "x-wing-on-columns"],
};

describe.skipIf(!isThere)("positions that another program has sorted by technique", () => {
  const nine = blankPuzzle(9);
  const positions = shared("sudoku/technique-cases.jsonl")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Position);

  it.each(Object.keys(RULES_OF))("give the rule the same conclusions: %s", (technique) => {
    const rules = sudokuThinking.rules.filter((rule) => RULES_OF[technique].includes(rule.id));
    const cases = positions.filter((one) => one.technique === technique && !one.fail);
    expect(cases.length).toBeGreaterThan(0);
    for (const position of cases) {
      const grid = gridWith(nine, factsOfPosition(position));
      const drawn = new Set(rules.flatMap((rule) => [...rule.find(nine, grid)].flatMap((step) => step.adds)));
      const wanted = [
        ...position.eliminations.map(({ cell, d }) => isNot(cell, d)),
        ...position.placements.map(({ cell, d }) => is(cell, d)),
      ];
      expect(wanted.filter((fact) => !drawn.has(fact))).toEqual([]);
    }
  });
});

function factsOfPosition({ grid, candidates }: Position): Fact[] {
  return Array.from(grid).flatMap((sign, cell) => {
    const digit = Number(sign === "." ? 0 : sign);
    const left = digit ? 1 << digit : candidates[cell] << 1;
    const out = digitsIn(allDigits(9) & ~left).map((other) => isNot(cell, other));
    return digit ? [is(cell, digit), ...out] : out;
  });
}

describe.skipIf(!isThere)("published puzzles", () => {
  it.each([
    ["sudoku/top1465.txt", 1],
    ["sudoku/17clue.txt", 1],
    ["sudoku/several-solutions.txt", 2],
  ])("of %s have the answers that they are known for", (name, answers) => {
    const lines = shared(name).trim().split("\n").slice(0, 40);
    for (const line of lines) {
      const found = importSudoku(line, unpack);
      if (!found?.ok) throw new Error(`${line} cannot be read`);
      const { puzzle } = found.value;
      const solved = run(forward(puzzle, gridOf(puzzle), { answers: 2, nodes: 5000 }));
      expect([solved.complete, solved.answers.length]).toEqual([true, answers]);
    }
  });
});
