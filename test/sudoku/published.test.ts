import { describe, expect, it } from "vitest";
import { allDigits, type CandidateGrid, digitsIn } from "../../engine/kinds/shared/digit-grid.ts";
import { importSudoku } from "../../engine/kinds/sudoku/import.ts";
import { sudoku } from "../../engine/kinds/sudoku/play.ts";
import { sudokuThinking } from "../../engine/kinds/sudoku/think.ts";
import { emptyBoard } from "../../engine/model/board.ts";
import { cellOf, type Fact, is, isNegative, isNot, valueOf } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { brokenLaws, isWritten } from "../../engine/play/verdict.ts";
import { forward } from "../../engine/search/forward.ts";
import { EXTRA, extraLines, extraText, HAS_EXTRA } from "../extra.ts";
import { loosened, madeTexts } from "../made.ts";
import { blankPuzzle, gridWith } from "./board.ts";
import { type Conclusion, TechniqueOracle } from "./technique-oracle.ts";

const unpack = { lz: () => null };

interface Checks {
  readonly cases: readonly { puzzle: string; pzprv3: string; expected_fail: string | null }[];
  readonly url_cases: readonly { url: string; givens?: number[][] }[];
}

/** The codes under which pzpr reports a law of ours. */
const PZPR_CODES: Readonly<Record<string, string>> = { box: "bkDupNum", row: "nmDupRow", column: "nmDupRow" };

if (HAS_EXTRA) {
  const checks: Checks = JSON.parse(extraText("checks.json"));

  it(`judges boards as pzpr does, the first broken law first (${EXTRA})`, () => {
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

  it(`reads the addresses of pzpr's own tests (${EXTRA})`, () => {
    const cases = checks.url_cases.filter(({ url }) => url.includes("sudoku"));
    expect(cases.length).toBeGreaterThan(0);
    for (const { url, givens } of cases) {
      const found = importSudoku(url, unpack);
      expect(found?.ok && found.value.puzzle.digits).toEqual(givens?.flat());
    }
  });
}

interface Position {
  readonly technique: string;
  readonly fail: boolean;
  readonly grid: string;
  /** Bit d - 1 for digit d; 0 in filled cells. */
  readonly candidates: readonly number[];
  readonly eliminations: readonly { d: number; cell: number }[];
  readonly placements: readonly { d: number; cell: number }[];
}

const RULES_OF = {
  "Full House": ["last-cell"],
  "Hidden Single": ["hidden-single-in-a-box", "hidden-single-in-a-row", "hidden-single-in-a-column"],
  "Naked Single": ["naked-single"],
  "Locked Candidates Type 1 (Pointing)": ["pointing-along-a-row", "pointing-along-a-column"],
  "Locked Candidates Type 2 (Claiming)": ["claiming-from-a-row", "claiming-from-a-column"],
  "Locked Pair": ["locked-pair"],
  "Locked Triple": ["locked-triple"],
  "Naked Pair": ["naked-pair-in-a-row", "naked-pair-in-a-column", "naked-pair-in-a-box"],
  "Naked Triple": ["naked-triple"],
  "Hidden Pair": ["hidden-pair-in-a-row", "hidden-pair-in-a-column", "hidden-pair-in-a-box"],
  "Hidden Triple": ["hidden-triple"],
  "X-Wing": ["x-wing-on-rows", "x-wing-on-columns"],
  Skyscraper: ["skyscraper"],
  "2-String Kite": ["two-string-kite"],
  "Dual 2-String Kite": ["two-string-kite"],
  "Turbot Fish": ["turbot-fish"],
  "Empty Rectangle": ["empty-rectangle"],
  "Dual Empty Rectangle": ["empty-rectangle"],
  "XY-Wing": ["xy-wing"],
  "XYZ-Wing": ["xyz-wing"],
  "W-Wing": ["w-wing"],
  "Naked Quadruple": ["naked-quadruple"],
  Swordfish: ["swordfish-on-rows", "swordfish-on-columns"],
  "Hidden Quadruple": ["hidden-quadruple"],
  Jellyfish: ["jellyfish-on-rows", "jellyfish-on-columns"],
} satisfies Record<string, readonly string[]>;

type Technique = keyof typeof RULES_OF;

const TECHNIQUES = Object.keys(RULES_OF) as Technique[];

const nine = blankPuzzle(9);

/** The digits of these positions are not told from givens, so no rule may ask which are. */
const RULES = sudokuThinking.rules.filter(({ needsOneAnswer }) => !needsOneAnswer);

/** The facts that the rules of a technique conclude. */
function drawnBy(technique: Technique, grid: CandidateGrid): Set<Fact> {
  const ids: readonly string[] = RULES_OF[technique];
  const rules = sudokuThinking.rules.filter((rule) => ids.includes(rule.id));
  return new Set(rules.flatMap((rule) => [...rule.find(nine, grid)].flatMap((step) => step.adds)));
}

/** What the oracle finds by each technique. */
const ORACLE: Readonly<Record<Technique, (oracle: TechniqueOracle) => Conclusion[]>> = {
  "Full House": (oracle) => oracle.fullHouse(),
  "Hidden Single": (oracle) => oracle.hiddenSingle(),
  "Naked Single": (oracle) => oracle.nakedSingle(),
  "Locked Candidates Type 1 (Pointing)": (oracle) => oracle.lockedCandidates("pointing"),
  "Locked Candidates Type 2 (Claiming)": (oracle) => oracle.lockedCandidates("claiming"),
  "Locked Pair": (oracle) => oracle.lockedSet(2),
  "Locked Triple": (oracle) => oracle.lockedSet(3),
  "Naked Pair": (oracle) => oracle.nakedSet(2),
  "Naked Triple": (oracle) => oracle.nakedSet(3),
  "Hidden Pair": (oracle) => oracle.hiddenSet(2),
  "Hidden Triple": (oracle) => oracle.hiddenSet(3),
  "X-Wing": (oracle) => oracle.fish(2),
  Skyscraper: (oracle) => oracle.skyscraper(),
  "2-String Kite": (oracle) => oracle.kite(),
  "Dual 2-String Kite": (oracle) => oracle.kite(),
  "Turbot Fish": (oracle) => oracle.turbotFish(),
  "Empty Rectangle": (oracle) => oracle.emptyRectangle(),
  "Dual Empty Rectangle": (oracle) => oracle.emptyRectangle(),
  "XY-Wing": (oracle) => oracle.xyWing(),
  "XYZ-Wing": (oracle) => oracle.xyzWing(),
  "W-Wing": (oracle) => oracle.wWing(),
  "Naked Quadruple": (oracle) => oracle.nakedSet(4),
  Swordfish: (oracle) => oracle.fish(3),
  "Hidden Quadruple": (oracle) => oracle.hiddenSet(4),
  Jellyfish: (oracle) => oracle.fish(4),
};

interface Stop {
  readonly grid: CandidateGrid;
  readonly oracle: TechniqueOracle;
  /** No rule of a single fires here, nor one that only keeps the books. */
  readonly isCalm: boolean;
}

/** The positions on the way through a made puzzle, at which no rule fires that only keeps the books. */
function* stopsOf(text: string): Generator<Stop> {
  const facts = Array.from(text, (sign, cell) => is(cell, Number(sign))).filter((fact) => valueOf(fact) > 0);
  for (;;) {
    const grid = gridWith(nine, facts);
    let fired: { level: number; adds: readonly Fact[] } | null = null;
    for (const rule of RULES) {
      const [step] = rule.find(nine, grid);
      if (step) fired = { level: rule.level, adds: step.adds };
      if (fired) break;
    }
    if (fired?.level !== 0) {
      const filled = new Set(facts.filter((fact) => !isNegative(fact)).map(cellOf));
      const out = new Set(facts);
      const left = Array.from({ length: 81 }, (_, cell) => {
        const digits = digitsIn(allDigits(9)).filter((digit) => !out.has(isNot(cell, digit)));
        return new Set(digits);
      });
      yield {
        grid,
        oracle: new TechniqueOracle(left, filled),
        isCalm: fired === null || fired.level > 2,
      };
    }
    if (!fired) return;
    facts.push(...fired.adds);
  }
}

describe("positions on the way through made puzzles", () => {
  const stops = madeTexts("sudoku", { rows: 9, cols: 9, minimal: true }, 30).flatMap((text) => [
    ...stopsOf(text),
  ]);

  it.each(TECHNIQUES)("give the rule just the conclusions of its technique: %s", (technique) => {
    // While there are singles, a set of cells may hold one, which the rules of sets leave to the rules of singles.
    const isSingle = /Single|House/.test(technique);
    let count = 0;
    for (const { grid, oracle, isCalm } of stops) {
      if (!isSingle && !isCalm) continue;
      const wanted = new Set(
        ORACLE[technique](oracle).map(({ cell, digit, isIn }) =>
          isIn ? is(cell, digit) : isNot(cell, digit),
        ),
      );
      expect([...drawnBy(technique, grid)].sort()).toEqual([...wanted].sort());
      count += wanted.size;
    }
    expect(count).toBeGreaterThan(0);
  });
});

if (HAS_EXTRA)
  describe(`positions that another program has sorted by technique (${EXTRA})`, () => {
    const positions = extraLines("sudoku/technique-cases.jsonl").map((line) => JSON.parse(line) as Position);

    it.each(TECHNIQUES)("give the rule the same conclusions: %s", (technique) => {
      const cases = positions.filter((one) => one.technique === technique && !one.fail);
      expect(cases.length).toBeGreaterThan(0);
      for (const position of cases) {
        const drawn = drawnBy(technique, gridWith(nine, factsOfPosition(position)));
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

const PUBLISHED = [
  ["top1465.txt", 1],
  ["17clue.txt", 1],
  ["several-solutions.txt", 2],
] as const;

/** Sets of puzzles, and how many answers each has, up to two. */
const SETS: readonly (readonly [name: string, answers: number, texts: () => string[]])[] = [
  ["made ones", 1, () => madeTexts("sudoku", { rows: 9, cols: 9, minimal: true }, 40)],
  ["made ones with a given less", 2, () => loosened(40)],
  ...(HAS_EXTRA ? PUBLISHED : []).map(
    ([name, answers]) =>
      [`${name} (${EXTRA})`, answers, () => extraLines(`sudoku/${name}`).slice(0, 40)] as const,
  ),
];

it.each(SETS)("puzzles have the answers that they are known for: %s", (_, answers, texts) => {
  for (const line of texts()) {
    const found = importSudoku(line, unpack);
    if (!found?.ok) throw new Error(`${line} cannot be read`);
    const { puzzle } = found.value;
    const solved = run(forward(puzzle, gridOf(puzzle), { answers: 2, nodes: 5000 }));
    expect([solved.complete, solved.answers.length]).toEqual([true, answers]);
  }
});
