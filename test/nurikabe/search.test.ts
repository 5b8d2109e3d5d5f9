import "../slow.ts";
import { describe, expect, it } from "vitest";
import { nurikabePuzzle } from "../../engine/kinds/nurikabe/laws/puzzle-from-clues.ts";
import { prepare } from "../../engine/kinds/nurikabe/propagation/forced-laws.ts";
import type { NurikabeGrid } from "../../engine/kinds/nurikabe/puzzle/grid.ts";
import type { NurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle/puzzle.ts";
import { explore } from "../../engine/kinds/nurikabe/solver/explore.ts";
import { fast } from "../../engine/kinds/nurikabe/solver/search.ts";
import { cellOf, type Fact, is, isNegative, valueOf } from "../../engine/model/fact.ts";
import { type Job, run } from "../../engine/model/job.ts";
import { firstConflict, gridOf } from "../../engine/model/puzzle.ts";
import { type Random, randomFrom } from "../../engine/model/random.ts";
import type { Search, SearchResult, SearchWatch } from "../../engine/model/search.ts";
import { forward } from "../../engine/search/forward.ts";
import { randomLayout } from "./layouts.ts";
import { allAnswers } from "./oracle.ts";
import { agrees, anyFacts, anyPuzzle, smallPuzzles, someFacts } from "./positions.ts";

const ALL = { answers: 1_000_000, nodes: 1_000_000 };

const SEARCHES: readonly (readonly [string, Search<NurikabePuzzle>])[] = [
  [
    "forward checking over the laws that force",
    (puzzle, from, limits) => forward(prepare(puzzle), from, limits),
  ],
  ["the fast search", fast],
];

describe.each(SEARCHES)("%s", (_, solve) => {
  it("finds exactly the oracle's answers, from the clues and from any facts", () => {
    const random = randomFrom(31);
    for (const { puzzle, answers } of smallPuzzles(200, 32)) {
      const answer = answers[random.below(answers.length)];
      const facts = random.below(2) === 0 ? [] : someFacts(answer, puzzle.values, random);
      const grid = gridOf(puzzle, facts);
      const mark = grid.mark();
      const found = run(solve(puzzle, grid, ALL));
      const wanted = answers.filter((other) => facts.every((fact) => agrees(other, fact)));
      expect(found.complete).toBe(true);
      expect(sorted(found.answers)).toEqual(sorted(wanted));
      expect(grid.mark()).toBe(mark);
    }
  });

  it("finds none where the oracle finds none", () => {
    const random = randomFrom(33);
    let none = 0;
    for (let count = 0; count < 300; count++) {
      const [rows, cols] = [2 + random.below(3), 2 + random.below(3)];
      const clues = Array.from({ length: rows * cols }, () =>
        random.below(4) > 0 ? 0 : 1 + random.below(4),
      );
      const puzzle = nurikabePuzzle(rows, cols, clues);
      const answers = allAnswers(rows, cols, clues);
      if (answers.length === 0) none++;
      expect(sorted(run(solve(puzzle, gridOf(puzzle), ALL)).answers)).toEqual(sorted(answers));
    }
    expect(none).toBeGreaterThan(50);
  });

  it("stops at the wanted number of answers, and at the node limit without a claim", () => {
    const clues = [3, ...new Array<number>(18).fill(0), -1, ...new Array<number>(5).fill(0)];
    const puzzle = nurikabePuzzle(5, 5, clues);
    const two = run(solve(puzzle, gridOf(puzzle), { answers: 2, nodes: 100_000 }));
    expect([two.answers.length, two.complete]).toEqual([2, true]);
    const short = run(solve(puzzle, gridOf(puzzle), { answers: 1_000, nodes: 5 }));
    expect(short.complete).toBe(false);
    expect(short.nodes).toBeLessThanOrEqual(5);
  });

  it("ends at once on boards that cannot be", () => {
    const impossible = [
      [99_999, 0, 0, 0, 0, 0, 0, 0, 0],
      [1, 1, 0, 0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, 0, 0, 0],
    ];
    for (const clues of impossible) {
      const puzzle = nurikabePuzzle(3, 3, clues);
      expect(run(solve(puzzle, gridOf(puzzle), ALL))).toMatchObject({
        answers: [],
        complete: true,
        nodes: 1,
      });
    }
  });
});

describe("forward checking over the bare laws", () => {
  it("needs no forcing to be right", () => {
    for (const { puzzle, answers } of smallPuzzles(25, 34)) {
      if (puzzle.cells > 16) continue;
      const found = run(forward(puzzle, gridOf(puzzle), ALL));
      expect(found.answers).toHaveLength(answers.length);
    }
  });
});

describe("the fast search on any clues and any facts", () => {
  it("finds just the answers that the oracle finds and the facts allow, thousands of times", () => {
    const random = randomFrom(41);
    const counts = [0, 0, 0];
    for (let count = 0; count < 3_000; count++) {
      const puzzle = anyPuzzle(random);
      const answers = allAnswers(puzzle.rows, puzzle.cols, puzzle.clues);
      const facts = random.below(3) > 0 ? [] : anyFacts(puzzle, answers, random);
      const wanted = answers.filter((answer) => facts.every((fact) => agrees(answer, fact)));
      const grid = gridWith(puzzle, facts, random);
      const mark = grid.mark();
      const found = run(fast(puzzle, grid, ALL));
      counts[Math.min(wanted.length, 2)]++;
      const name = `${puzzle.rows}x${puzzle.cols} ${puzzle.clues.join()} with ${facts.join()}`;
      expect(sorted(found.answers), name).toEqual(sorted(wanted));
      expect(found.complete).toBe(true);
      expect(grid.mark()).toBe(mark);
    }
    expect(Math.min(...counts)).toBeGreaterThan(300);
  });

  it("is honest at every node limit", () => {
    const random = randomFrom(42);
    for (let count = 0; count < 300; count++) {
      const puzzle = anyPuzzle(random);
      const whole = run(fast(puzzle, gridOf(puzzle), ALL));
      const wanted = new Set(sorted(whole.answers));
      for (const nodes of [1, 2, 3, 7, 20, Math.max(1, whole.nodes - 1), whole.nodes]) {
        const found = run(fast(puzzle, gridOf(puzzle), { answers: ALL.answers, nodes }));
        expect(found.nodes).toBeLessThanOrEqual(nodes);
        expect(sorted(found.answers).filter((answer) => !wanted.has(answer))).toEqual([]);
        expect(found.complete).toBe(nodes >= whole.nodes);
        if (found.complete) expect(found.answers).toHaveLength(wanted.size);
      }
    }
  });

  it("keeps to the laws on boards without clues, all land and all sea", () => {
    const answersOf = (rows: number, cols: number, clues: number[]): number[][] => {
      const puzzle = nurikabePuzzle(rows, cols, clues);
      return run(fast(puzzle, gridOf(puzzle), ALL)).answers;
    };
    expect(answersOf(1, 1, [0])).toEqual([[0]]);
    expect(answersOf(1, 1, [1])).toEqual([[1]]);
    expect(answersOf(1, 1, [-1])).toEqual([[1]]);
    expect(answersOf(1, 5, [0, 0, 0, 0, 0])).toEqual([[0, 0, 0, 0, 0]]);
    expect(answersOf(2, 2, [0, 0, 0, 0])).toEqual([]);
    expect(answersOf(2, 2, [4, 0, 0, 0])).toEqual([[1, 1, 1, 1]]);
    expect(answersOf(2, 2, [5, 0, 0, 0])).toEqual([]);
    expect(answersOf(1, 3, [0, -1, 0])).toHaveLength(3);
  });
});

describe("what exploring tells its watch", () => {
  it("is what it did: sums, sound consequences, a board that is the answer when it says so", () => {
    const random = randomFrom(43);
    for (let count = 0; count < 400; count++) {
      const puzzle = anyPuzzle(random);
      const oracle = allAnswers(puzzle.rows, puzzle.cols, puzzle.clues);
      const facts = random.below(2) > 0 ? [] : anyFacts(puzzle, oracle, random);
      const grid = gridWith(puzzle, facts, random);
      const replay = new Replay(
        grid,
        oracle.filter((answer) => facts.every((fact) => agrees(answer, fact))),
      );
      const found = run(explore(puzzle, grid, ALL, replay));
      expect(found).toEqual(run(explore(puzzle, grid, ALL)));
      const { answers: _, complete: __, ...counts } = found;
      expect({
        nodes: replay.nodes,
        checks: replay.checks,
        backtracks: replay.backtracks,
        depth: replay.depth,
      }).toEqual(counts);
      expect(replay.boards).toEqual(
        found.answers.map((answer) => answer.map((owner) => (owner === 0 ? 1 : 2))),
      );
    }
  });
});

/** The board that a search had, drawn again from what it told. */
class Replay implements SearchWatch {
  nodes = 1;
  checks = 0;
  backtracks = 0;
  depth = 0;
  /** Colours of the boards that were called answers: 1 sea, 2 land. */
  readonly boards: number[][] = [];
  readonly #grid: NurikabeGrid;
  readonly #answers: readonly number[][];
  readonly #board: number[];
  readonly #marks: { facts: number; cells: number }[] = [];
  readonly #facts: Fact[] = [];
  readonly #written: number[] = [];
  /** Whether a fact may be told again, and may leave out answers that were found before. */
  readonly #again: boolean;

  constructor(grid: NurikabeGrid, answers: readonly number[][], again = false) {
    this.#again = again;
    this.#grid = grid;
    this.#answers = answers;
    this.#board = [];
    for (let cell = 0; cell < (answers[0]?.length ?? 0); cell++) {
      this.#board.push(grid.isSea(cell) ? 1 : grid.isLand(cell) ? 2 : 0);
    }
  }

  decision(fact: Fact): void {
    this.nodes++;
    this.#marks.push({ facts: this.#facts.length, cells: this.#written.length });
    this.depth = Math.max(this.depth, this.#marks.length);
    this.#facts.push(fact);
    this.#write(fact);
  }

  propagated(fact: Fact): void {
    for (const answer of this.#again ? [] : this.#answers) {
      if (this.#facts.every((tried) => agrees(answer, tried))) expect(agrees(answer, fact)).toBe(true);
    }
    this.#write(fact);
  }

  checked(times: number): void {
    this.checks += times;
  }

  backtrack(): void {
    this.backtracks++;
    const mark = this.#marks.pop();
    if (!mark) throw new Error("nothing to take back");
    this.#facts.length = mark.facts;
    for (const cell of this.#written.splice(mark.cells)) this.#board[cell] = 0;
  }

  answered(): void {
    this.boards.push([...this.#board]);
  }

  #write(fact: Fact): void {
    const cell = cellOf(fact);
    if (!this.#again) expect(this.#grid.hasColour(cell)).toBe(false);
    if (this.#answers.length === 0) return;
    const isOwner = valueOf(fact) > 0;
    if (isOwner && isNegative(fact)) return;
    if (this.#again && this.#board[cell] !== 0) return;
    expect(this.#board[cell]).toBe(0);
    this.#board[cell] = isOwner || isNegative(fact) ? 2 : 1;
    this.#written.push(cell);
  }
}

describe("the fast search where exploring has not ended soon", () => {
  it("finds by learning what is left to find, and tells each answer once", () => {
    const random = randomFrom(45);
    for (let count = 0; count < 6; ) {
      const puzzle = layoutPuzzle(6, 6, random);
      const long = run(explore(puzzle, gridOf(puzzle), { answers: ALL.answers, nodes: 6_000 }));
      if (!long.complete || long.nodes < 1_500) continue;
      count++;
      const grid = gridOf(puzzle) as NurikabeGrid;
      const replay = new Replay(grid, long.answers, true);
      const found = run(fast(puzzle, grid, ALL, replay));
      expect(found).toEqual(run(fast(puzzle, grid, ALL)));
      expect(found.complete).toBe(true);
      expect(sorted(found.answers)).toEqual(sorted(long.answers));
      const { answers: _, complete: __, ...counts } = found;
      const { nodes, checks, backtracks, depth } = replay;
      expect({ nodes, checks, backtracks, depth }).toEqual(counts);
      expect(replay.boards).toEqual(
        found.answers.map((answer) => answer.map((owner) => (owner === 0 ? 1 : 2))),
      );
      const short = run(fast(puzzle, gridOf(puzzle), { answers: ALL.answers, nodes: 1_200 }));
      expect(short.nodes).toBeLessThanOrEqual(1_200);
      expect(new Set(sorted(short.answers)).size).toBe(short.answers.length);
      const two = run(fast(puzzle, gridOf(puzzle), { answers: 2, nodes: 1_000_000 }));
      expect([two.complete, two.answers.length]).toEqual([true, 2]);
    }
  });
});

describe("the fast search where learning has not ended soon", () => {
  /** Two islands, one around the other, and a ring of sea between them that is only just long enough. */
  const ring = (rows: number, cols: number, outer: number): NurikabePuzzle => {
    const clues = new Array<number>(rows * cols).fill(0);
    clues[cols + 1] = outer;
    clues[2 * cols + 2] = (rows - 4) * (cols - 4);
    return nurikabePuzzle(rows, cols, clues);
  };

  it.each([
    [8, 8, 1],
    [8, 9, 2],
  ])("proves by a sweep how a ring of sea can lie on %i by %i, and tells of it", (rows, cols, count) => {
    const puzzle = ring(rows, cols, 2 * (rows + cols) - 3);
    const limits = { answers: 3, nodes: 7_000 };
    const grid = gridOf(puzzle) as NurikabeGrid;
    const found = run(fast(puzzle, grid, limits));
    expect([found.answers.length, found.complete]).toEqual([count, true]);
    expect(found.nodes).toBeGreaterThan(5_000);
    for (const answer of found.answers) {
      const full = gridOf(
        puzzle,
        [...answer.entries()].map(([cell, value]) => is(cell, value)),
      );
      expect(firstConflict(puzzle, full)).toBe(null);
      expect(puzzle.cells - answer.filter((value) => value > 0).length).toBe(puzzle.seaCells);
    }
    const replay = new Replay(grid, found.answers, true);
    expect(run(fast(puzzle, grid, limits, replay))).toEqual(found);
    const { nodes, checks, backtracks, depth } = replay;
    const { answers: _, complete: __, ...counts } = found;
    expect({ nodes, checks, backtracks, depth }).toEqual(counts);
    expect(replay.boards).toEqual(
      found.answers.map((answer) => answer.map((owner) => (owner === 0 ? 1 : 2))),
    );
  });

  it("says nothing where neither learning nor the sweep ends within the nodes", () => {
    const puzzle = ring(9, 9, 33);
    const short = run(fast(puzzle, gridOf(puzzle), { answers: 2, nodes: 6_500 }));
    expect([short.answers.length, short.complete, short.nodes]).toEqual([0, false, 6_500]);
  });
});

describe("the fast search as a job", () => {
  const boards = ((): NurikabePuzzle[] => {
    const random = randomFrom(44);
    return [
      [12, 12],
      [12, 12],
      [10, 14],
      [12, 12],
    ].map(([rows, cols]) => layoutPuzzle(rows, cols, random));
  })();
  const limits = { answers: 1_000, nodes: 2_000 };
  const alone = boards.map((puzzle) => run(fast(puzzle, gridOf(puzzle), limits)));

  it("comes to the same when several take turns", () => {
    const jobs = boards.map((puzzle) => fast(puzzle, gridOf(puzzle), limits));
    const found: SearchResult[] = [];
    let turns = 0;
    for (let open = jobs.length; open > 0; turns++) {
      jobs.forEach((job, index) => {
        if (found[index]) return;
        const next = job.next();
        if (!next.done) return;
        found[index] = next.value;
        open--;
      });
    }
    expect(turns).toBeGreaterThan(5);
    expect(found).toEqual(alone);
  });

  it("comes to the same after others were called off half way", () => {
    for (const [index, puzzle] of boards.entries()) {
      const job = fast(puzzle, gridOf(puzzle), limits);
      for (let turn = 0; turn < 3 + index; turn++) job.next();
      job.return(alone[0]);
      expect(run(fast(puzzle, gridOf(puzzle), limits))).toEqual(alone[index]);
    }
  });

  it("yields its nodes, in slices that stay short on the largest boards", () => {
    const sparse = new Array<number>(2_500).fill(0);
    for (let cell = 7; cell < sparse.length; cell += 125) sparse[cell] = 60;
    for (const clues of [sparse, sparse.with(7, -1)]) {
      const puzzle = nurikabePuzzle(50, 50, clues);
      const { nodes, yields, found } = told(fast(puzzle, gridOf(puzzle), { answers: 2, nodes: 100 }));
      expect(found.complete).toBe(false);
      expect(nodes).toBe(found.nodes);
      expect(yields).toBeGreaterThan(20);
    }
  });
});

function told(job: Job<SearchResult>): { nodes: number; yields: number; found: SearchResult } {
  let nodes = 0;
  let yields = 0;
  for (;;) {
    const next = job.next();
    if (next.done) return { nodes, yields, found: next.value };
    nodes += next.value;
    yields++;
  }
}

describe("the fast search on absurd boards", () => {
  const board = (rows: number, cols: number, clueOf: (cell: number) => number): NurikabePuzzle =>
    nurikabePuzzle(
      rows,
      cols,
      Array.from({ length: rows * cols }, (_, cell) => clueOf(cell)),
    );
  const absurd: readonly (readonly [string, NurikabePuzzle, boolean])[] = [
    ["50x50 with one clue", board(50, 50, (cell) => (cell === 1_225 ? 5 : 0)), true],
    ["50x50 with one clue of the right size", board(50, 50, (cell) => (cell === 1_225 ? 1_200 : 0)), false],
    ["50x50 with one clue of any size", board(50, 50, (cell) => (cell === 1_225 ? -1 : 0)), false],
    ["50x50 with a cell too little land", board(50, 50, (cell) => (cell === 1_225 ? 624 : 0)), true],
    ["50x50 without a clue", board(50, 50, () => 0), true],
    ["64x64 with a sum that is too large", board(64, 64, (cell) => (cell % 3 === 0 ? 9 : 0)), true],
    ["64x64 of touching clues", board(64, 64, () => -1), true],
    ["64x64 with every third cell a clue of any size", board(64, 64, spaced), false],
    ["100x40 of a few large islands", board(100, 40, (cell) => (cell % 1_000 === 7 ? 500 : 0)), false],
    ["a clue larger than the board", board(9, 9, (cell) => (cell === 40 ? 82 : 0)), true],
  ];

  it.each(absurd)("ends on %s within its limit", (_, puzzle, complete) => {
    const found = run(fast(puzzle, gridOf(puzzle), { answers: 2, nodes: 60 }));
    expect(found).toMatchObject({ answers: [], complete });
    expect(found.nodes).toBeLessThanOrEqual(60);
  });
});

function spaced(cell: number): number {
  return (cell >> 6) % 3 === 1 && (cell & 63) % 3 === 1 ? -1 : 0;
}

/** A puzzle from a random layout; it mostly has several answers. */
function layoutPuzzle(rows: number, cols: number, random: Random): NurikabePuzzle {
  const layout = randomLayout({ rows, cols }, random);
  const clues = layout.map(() => 0);
  for (let island = 1; layout.includes(island); island++) {
    const cells = layout.flatMap((owner, cell) => (owner === island ? [cell] : []));
    clues[cells[random.below(cells.length)]] = cells.length;
  }
  return nurikabePuzzle(rows, cols, clues);
}

/** A grid that was told facts, and mostly the clues. */
function gridWith(puzzle: NurikabePuzzle, facts: readonly Fact[], random: Random): NurikabeGrid {
  const grid = puzzle.blank();
  if (random.below(4) > 0) for (const fact of puzzle.givens) grid.add(fact);
  for (const fact of facts) grid.add(fact);
  return grid;
}

function sorted(answers: readonly (readonly number[])[]): string[] {
  return answers.map((answer) => answer.join()).sort();
}
