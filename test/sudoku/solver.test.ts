import { describe, expect, it } from "vitest";
import { allDigits, type CandidateGrid, digitsIn } from "../../engine/kinds/shared/digit-grid.ts";
import { housesOf, SIZES, type SudokuSize } from "../../engine/kinds/sudoku/puzzle/houses.ts";
import { type SudokuPuzzle, sudokuPuzzle } from "../../engine/kinds/sudoku/puzzle/puzzle.ts";
import {
  countAnswers,
  countText,
  fast,
  hasOther,
  lastAnswer,
} from "../../engine/kinds/sudoku/solver/solver.ts";
import { cellOf, type Fact, is, isNot } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { type Random, randomFrom } from "../../engine/model/random.ts";
import type { Limits, SearchResult, SearchWatch } from "../../engine/model/search.ts";
import { forward } from "../../engine/search/forward.ts";
import { share } from "../share.ts";

const PLENTY: Limits = { answers: 1_000, nodes: 1_000_000 };
const AMBIGUOUS = "000000000000001002003000000000000000000000040050000000000000000000600000000070008";
const FULL = "123456789456789123789123456231674895875912364694538217317265948542897631968341572";

function read(text: string): SudokuPuzzle {
  return sudokuPuzzle(Math.sqrt(text.length) as SudokuSize, Array.from(text, Number));
}

function answersOf(puzzle: SudokuPuzzle, facts: Iterable<Fact> = [], limits = PLENTY): SearchResult {
  return run(fast(puzzle, gridOf(puzzle, facts), limits));
}

/** All answers up to a number by nothing but trying: a cell with the fewest digits that no peer shows, each of them, in random order where one is given. */
function oracle(size: SudokuSize, can: readonly number[], most: number, random?: Random): string[] {
  const { peers } = housesOf(size);
  const digits = new Array<number>(size * size).fill(0);
  const met: string[] = [];
  const fill = (): void => {
    let cell = -1;
    let open: number[] = [];
    for (let at = 0; at < digits.length; at++) {
      if (digits[at]) continue;
      const left = digitsIn(can[at]).filter((digit) => peers[at].every((peer) => digits[peer] !== digit));
      if (cell >= 0 && left.length >= open.length) continue;
      cell = at;
      open = left;
    }
    if (cell < 0) met.push(digits.join(""));
    for (const digit of random?.shuffle(open) ?? open) {
      if (met.length >= most) return;
      digits[cell] = digit;
      fill();
      digits[cell] = 0;
    }
  };
  fill();
  return met;
}

/** What a grid allows in each cell. */
function allowed(grid: CandidateGrid, cells: number): number[] {
  return Array.from({ length: cells }, (_, cell) => {
    const digit = grid.at(cell);
    return grid.candidates(cell) & (digit > 0 ? 1 << digit : -1);
  });
}

describe("the Sudoku solver on boards of note", () => {
  it.each([
    ["one blank", FULL.replace("5", "0"), 1],
    ["full", FULL, 1],
    ["full and wrong", `${FULL.slice(0, 80)}1`, 0],
    ["twice in a minirow", `11${"0".repeat(79)}`, 0],
    ["twice in a row", `1${"0".repeat(7)}1${"0".repeat(72)}`, 0],
    ["twice in a column", `1${"0".repeat(71)}1${"0".repeat(8)}`, 0],
    ["twice in a box", `1${"0".repeat(9)}1${"0".repeat(70)}`, 0],
    ["17 givens, all the same", `${"7".repeat(17)}${"0".repeat(64)}`, 0],
    ["a cell without candidates", `012345678${"9".padEnd(72, "0")}`, 0],
    ["a digit without a place in a box", `234000000000100000000000100${"0".repeat(54)}`, 0],
    ["empty 4x4", "0".repeat(16), 2],
    ["empty 6x6", "0".repeat(36), 2],
    ["empty 9x9", "0".repeat(81), 2],
    ["several answers", AMBIGUOUS, 2],
  ])("%s", (_, text, answers) => {
    const puzzle = read(text);
    expect(countText(text, 2, 1_000)).toBe(answers);
    expect(countText(text.replaceAll("0", "."), 2, 1_000)).toBe(answers);
    expect(countAnswers(puzzle.digits, puzzle.size, 2, 1_000)).toBe(answers);
    const found = answersOf(puzzle, [], { answers: 2, nodes: 1_000 });
    expect(found.complete).toBe(true);
    expect(found.answers).toHaveLength(answers);
    for (const answer of found.answers) {
      expect(countAnswers(answer, puzzle.size, 2, 10)).toBe(1);
      expect(answer.every((digit, cell) => !puzzle.digits[cell] || digit === puzzle.digits[cell])).toBe(true);
    }
  });

  it("counts every answer of the empty 4x4, and none twice", () => {
    const { answers, complete } = answersOf(read("0".repeat(16)));
    expect(complete).toBe(true);
    expect(answers).toHaveLength(288);
    expect(new Set(answers.map(String)).size).toBe(288);
  });

  it("knows no Sudoku of another length", () => {
    expect(countText("123", 2, 100)).toBe(0);
    expect(lastAnswer(new Uint8Array(81))).toBe(false);
  });

  it("keeps the answer it met last until the next count", () => {
    const into = new Uint8Array(81);
    const holes = FULL.replace(/[127]/g, "0");
    const answers = answersOf(read(holes), [], { answers: 3, nodes: 1_000 }).answers.map((one) =>
      one.join(""),
    );
    expect(answers.length).toBeGreaterThan(1);
    expect(countText(holes, 100, 1_000)).toBe(answersOf(read(holes)).answers.length);
    expect(lastAnswer(into)).toBe(true);
    expect(countAnswers(into, 9, 2, 1)).toBe(1);
    expect(into.every((digit, cell) => holes[cell] === "0" || Number(holes[cell]) === digit)).toBe(true);
    expect(countText(FULL, 2, 10)).toBe(1);
    expect(lastAnswer(into)).toBe(true);
    expect(into.join("")).toBe(FULL);
    expect(countText(`11${"0".repeat(79)}`, 2, 10)).toBe(0);
    expect(lastAnswer(into)).toBe(false);
  });

  it("says whether another digit could stand in a cell", () => {
    const digits = read(FULL).digits.slice();
    expect(hasOther(digits, 9, 0, 1, 100)).toBe(0);
    const holes = read(FULL.replace(/[127]/g, "0")).digits;
    const { answers } = answersOf(read(FULL.replace(/[127]/g, "0")));
    for (const cell of [0, 1, 6, 12]) {
      for (const digit of [1, 2, 7]) {
        const other = answers.some((answer) => answer[cell] !== digit);
        expect(hasOther(holes, 9, cell, digit, 1_000)).toBe(other ? 1 : 0);
      }
    }
    expect(hasOther(read("0".repeat(81)).digits, 9, 0, 1, 1)).toBe(-1);
  });
});

describe("a position with marks", () => {
  const puzzle = read("1234341221434320");
  it.each([
    ["the answer's digit marked", [is(15, 1)], 1],
    ["a wrong mark", [is(15, 2)], 0],
    ["the right digit struck out", [isNot(15, 1)], 0],
    ["a wrong digit struck out", [isNot(15, 2)], 1],
    ["a mark that is struck out", [is(15, 1), isNot(15, 1)], 0],
    ["a given that is struck out", [isNot(0, 1)], 0],
    ["two digits said of one cell", [is(15, 1), is(15, 2)], 0],
    ["all struck out", [1, 2, 3, 4].map((digit) => isNot(15, digit)), 0],
  ])("%s", (_, facts, answers) => {
    const found = answersOf(puzzle, facts);
    const generic = run(forward(puzzle, gridOf(puzzle, facts), PLENTY));
    expect(found).toMatchObject({ complete: true });
    expect(found.answers).toHaveLength(answers);
    expect(found.answers).toEqual(generic.answers);
  });

  it("counts givens only where the position knows them", () => {
    expect(run(fast(puzzle, puzzle.blank(), PLENTY)).answers).toHaveLength(288);
  });

  it("gives the grid back as it was", () => {
    const blank = read(AMBIGUOUS);
    const grid = gridOf(blank, [isNot(0, 1), is(1, 9)]) as CandidateGrid;
    const before = allowed(grid, 81);
    const mark = grid.mark();
    run(fast(blank, grid, { answers: 50, nodes: 500 }));
    expect(grid.mark()).toBe(mark);
    expect(allowed(grid, 81)).toEqual(before);
  });
});

/** A random position: a full board with holes, sometimes a wrong digit, sometimes marks and strikes. */
function randomPosition(size: SudokuSize, random: Random): { puzzle: SudokuPuzzle; facts: Fact[] } {
  const cells = size * size;
  const every = new Array<number>(cells).fill(allDigits(size));
  const full = Array.from(oracle(size, every, 1, random)[0], Number);
  const least = { 4: 3, 6: 8, 9: 24 }[size];
  const kept = new Set(
    random.shuffle(full.map((_, cell) => cell)).slice(0, least + random.below(cells - least + 1)),
  );
  const digits = full.map((digit, cell) => (kept.has(cell) ? digit : 0));
  const facts: Fact[] = [];
  if (random.below(4) === 0) digits[random.below(cells)] = 1 + random.below(size);
  for (let count = random.below(3) * random.below(12); count > 0; count--) {
    const cell = random.below(cells);
    const digit = 1 + random.below(size);
    if (digit !== full[cell] || random.below(20) === 0) facts.push(isNot(cell, digit));
    else if (random.below(2)) facts.push(is(cell, digit));
  }
  return { puzzle: sudokuPuzzle(size, digits), facts };
}

describe("random positions", () => {
  it.each([
    [4, share(1_000, 3_000)],
    [6, share(500, 1_500)],
    [9, share(500, 2_000)],
  ] as const)("of side %i have the answers that trying finds, and the generic search", (size, times) => {
    const random = randomFrom(20_261_121 + size);
    const met = { none: 0, one: 0, several: 0 };
    for (let time = 0; time < times; time++) {
      const { puzzle, facts } = randomPosition(size, random);
      const grid = gridOf(puzzle, facts) as CandidateGrid;
      const most = 20;
      const expected = oracle(size, allowed(grid, puzzle.cells), most);
      met[expected.length === 0 ? "none" : expected.length === 1 ? "one" : "several"]++;
      const found = run(fast(puzzle, grid, { answers: most, nodes: 100_000 }));
      const answers = found.answers.map((answer) => answer.join(""));
      expect(found.complete).toBe(true);
      expect(answers.length, puzzle.digits.join("")).toBe(expected.length);
      expect(new Set(answers).size).toBe(answers.length);
      if (expected.length < most) expect(answers.sort()).toEqual(expected.sort());
      if (time % 4 === 0) {
        const generic = run(forward(puzzle, grid, { answers: most, nodes: 100_000 }));
        expect(generic.answers.length).toBe(expected.length);
      }
      const bare = facts.length
        ? answersOf(puzzle, [], { answers: most, nodes: 100_000 }).answers.length
        : expected.length;
      expect(countAnswers(puzzle.digits, size, most, 100_000)).toBe(bare);
      expect(countText(puzzle.digits.join(""), most, 100_000)).toBe(bare);
    }
    expect(Math.min(met.none, met.one, met.several)).toBeGreaterThan(times / 20);
  });
});

describe("limits", () => {
  it.each(SIZES)("never spends more nodes than allowed, and says when that was too few: %i", (size) => {
    const puzzle = read("0".repeat(size * size));
    for (const nodes of [1, 2, 3, 10, 100, 257, 1_000]) {
      const found = run(fast(puzzle, puzzle.blank(), { answers: 100_000, nodes }));
      expect(found.nodes).toBeLessThanOrEqual(nodes);
      if (!found.complete) expect(found.nodes).toBe(nodes);
      expect(found.complete).toBe(size === 4 && nodes > 288);
      expect(countText("0".repeat(size * size), 100_000, nodes)).toBe(found.complete ? 288 : -1);
    }
  });

  it.each(SIZES)("needs exactly the nodes that it says: %i", (size) => {
    const random = randomFrom(77);
    for (let time = 0; time < 100; time++) {
      const { puzzle, facts } = randomPosition(size, random);
      const limits = { answers: 30, nodes: 100_000 };
      const whole = answersOf(puzzle, facts, limits);
      expect(whole.complete).toBe(true);
      expect(answersOf(puzzle, facts, { ...limits, nodes: whole.nodes })).toEqual(whole);
      if (whole.nodes < 2) continue;
      const short = answersOf(puzzle, facts, { ...limits, nodes: whole.nodes - 1 });
      expect(short).toMatchObject({ complete: false, nodes: whole.nodes - 1 });
      expect(whole.answers.slice(0, short.answers.length)).toEqual(short.answers);
    }
  });

  it("yields the nodes it spends, in small portions", () => {
    const puzzle = read(AMBIGUOUS);
    const job = fast(puzzle, gridOf(puzzle), { answers: 5_000, nodes: 3_000 });
    let sum = 0;
    let next = job.next();
    for (; !next.done; next = job.next()) {
      expect(next.value).toBeLessThanOrEqual(256);
      sum += next.value;
    }
    expect(sum).toBe(next.value.nodes);
  });
});

describe("several searches in one thread", () => {
  it.each(SIZES)("do not disturb each other: %i", (size) => {
    const random = randomFrom(5);
    const puzzles = Array.from({ length: 4 }, (_, index) =>
      index % 2 ? read("0".repeat(size * size)) : randomPosition(size, random).puzzle,
    );
    const limits = { answers: 3_000, nodes: 4_000 };
    const start = (puzzle: SudokuPuzzle) => fast(puzzle, gridOf(puzzle), limits);
    const alone = puzzles.map((puzzle) => run(start(puzzle)));
    const jobs = puzzles.map(start);
    const together: SearchResult[] = [];
    while (jobs.some((_, index) => !together[index])) {
      jobs.forEach((job, index) => {
        if (together[index]) return;
        if (random.below(3) === 0) countText(FULL.replace(/[1-3]/g, "0"), 2, 50);
        const next = job.next();
        if (next.done) together[index] = next.value;
      });
    }
    expect(together).toEqual(alone);
  });
});

/** Draws what a watch is told on a grid, and holds it against the answers and counts at the end. */
class Replay implements SearchWatch {
  readonly #puzzle: SudokuPuzzle;
  readonly #grid: CandidateGrid;
  readonly #marks: number[] = [];
  readonly answers: number[][] = [];
  nodes = 1;
  checks = 0;
  backtracks = 0;
  depth = 0;

  constructor(puzzle: SudokuPuzzle, facts: Iterable<Fact>) {
    this.#puzzle = puzzle;
    this.#grid = gridOf(puzzle, facts) as CandidateGrid;
  }
  decision(fact: Fact): void {
    this.nodes++;
    this.#marks.push(this.#grid.mark());
    this.depth = Math.max(this.depth, this.#marks.length);
    expect(this.#grid.add(fact)).toBe(true);
  }
  propagated(fact: Fact): void {
    expect(this.#grid.knows(fact), `news of r${cellOf(fact)}`).toBe(false);
    this.#grid.add(fact);
  }
  checked(times: number): void {
    this.checks += times;
  }
  backtrack(): void {
    this.backtracks++;
    this.#grid.undo(this.#marks.pop() as number);
  }
  answered(): void {
    this.answers.push(this.#puzzle.answer(this.#grid));
  }
}

describe("a watched search", () => {
  it.each(SIZES)("does the same, and its events draw the board: %i", (size) => {
    const random = randomFrom(31 + size);
    for (let time = 0; time < 150; time++) {
      const { puzzle, facts } = time
        ? randomPosition(size, random)
        : { puzzle: read("0".repeat(size * size)), facts: [] };
      const limits = { answers: 1 + random.below(300), nodes: 1 + random.below(400) };
      const replay = new Replay(puzzle, facts);
      const found = run(fast(puzzle, gridOf(puzzle, facts), limits));
      expect(run(fast(puzzle, gridOf(puzzle, facts), limits, replay))).toEqual(found);
      const { answers, nodes, checks, backtracks, depth } = replay;
      expect({ answers, nodes, checks, backtracks, depth, complete: found.complete }).toEqual(found);
    }
  });

  it("tells a choice in full: its facts rule out what the next node begins without", () => {
    const puzzle = read(AMBIGUOUS);
    let grid = gridOf(puzzle) as CandidateGrid;
    const every = allDigits(9);
    const ruledOut: number[] = [];
    const watch: SearchWatch = {
      decision: (fact) => {
        grid = gridOf(puzzle) as CandidateGrid;
        grid.add(fact);
      },
      propagated: (fact) => grid.add(fact),
      checked: () => ruledOut.push(allowed(grid, 81).filter((bits) => bits !== every).length),
      backtrack: () => {},
      answered: () => {},
    };
    run(fast(puzzle, gridOf(puzzle), { answers: 1, nodes: 20 }, watch));
    expect(ruledOut.length).toBeGreaterThan(1);
    expect(ruledOut.slice(1).every((many) => many > 0)).toBe(true);
  });
});
