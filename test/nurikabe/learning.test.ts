import { describe, expect, it } from "vitest";
import { nurikabePuzzle } from "../../engine/kinds/nurikabe/laws/puzzle-from-clues.ts";
import { Claims, sea } from "../../engine/kinds/nurikabe/learning/claims.ts";
import { clausesOf } from "../../engine/kinds/nurikabe/learning/clauses.ts";
import { learn } from "../../engine/kinds/nurikabe/learning/search.ts";
import { NurikabeTheory } from "../../engine/kinds/nurikabe/learning/theory.ts";
import type { NurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle/puzzle.ts";
import { explore } from "../../engine/kinds/nurikabe/solver/explore.ts";
import { type Fact, negate } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { firstConflict, gridOf } from "../../engine/model/puzzle.ts";
import { type Random, randomFrom } from "../../engine/model/random.ts";
import type { SearchWatch } from "../../engine/model/search.ts";
import { Cdcl } from "../../engine/search/cdcl.ts";
import type { Literal } from "../../engine/search/clauses.ts";
import type { Theory } from "../../engine/search/theory.ts";
import { Trail } from "../../engine/search/trail.ts";
import { share } from "../share.ts";
import { type Answer, allAnswers } from "./oracle.ts";
import { agrees, type Small, smallPuzzles, someFacts } from "./positions.ts";
import { puzzleSets, signsOf } from "./puzzle-sets.ts";

const ALL = { answers: 1_000_000, nodes: 1_000_000 };

/** Random clues on small boards, `?` among them, most of them without an answer. */
function* wildPuzzles(count: number, seed: number): Iterable<Small> {
  const random = randomFrom(seed);
  for (let made = 0; made < count; made++) {
    const [rows, cols] = [1 + random.below(4), 1 + random.below(4)];
    const density = 2 + random.below(6);
    const clues = Array.from({ length: rows * cols }, () => {
      if (random.below(density) > 0) return 0;
      return random.below(5) === 0 ? -1 : 1 + random.below(6);
    });
    yield { puzzle: nurikabePuzzle(rows, cols, clues), answers: allAnswers(rows, cols, clues) };
  }
}

function sorted(answers: readonly (readonly number[])[]): string[] {
  return answers.map((answer) => answer.join()).sort();
}

function claimsOf(puzzle: NurikabePuzzle): Claims {
  const claims = Claims.of(puzzle);
  if (!claims) throw new Error("too many claims");
  return claims;
}

/** Facts that may be wrong. */
function wrongFacts(answer: Answer, puzzle: NurikabePuzzle, random: Random): Fact[] {
  return someFacts(answer, puzzle.values, random).map((fact) =>
    random.below(20) === 0 ? negate(fact) : fact,
  );
}

describe("the search that learns", () => {
  it("finds exactly the oracle's answers, each once, from the clues and from right and wrong marks", () => {
    const random = randomFrom(41);
    const met = { none: 0, one: 0, many: 0 };
    for (const { puzzle, answers } of smallPuzzles(1_200, 42)) {
      const answer = answers[random.below(answers.length)];
      const facts = random.below(3) === 0 ? [] : wrongFacts(answer, puzzle, random);
      const grid = gridOf(puzzle, facts);
      const mark = grid.mark();
      const found = run(learn(puzzle, grid, ALL));
      const wanted = answers.filter((other) => facts.every((fact) => agrees(other, fact)));
      expect(found.complete).toBe(true);
      expect(sorted(found.answers)).toEqual(sorted(wanted));
      expect(grid.mark()).toBe(mark);
      met[wanted.length === 0 ? "none" : wanted.length === 1 ? "one" : "many"]++;
    }
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(50);
  });

  it("finds exactly the oracle's answers on clues that nobody chose", () => {
    const met = { none: 0, some: 0 };
    for (const { puzzle, answers } of wildPuzzles(2_500, 43)) {
      const found = run(learn(puzzle, gridOf(puzzle), ALL));
      expect(found.complete).toBe(true);
      expect(sorted(found.answers), `${puzzle.rows}x${puzzle.cols} [${puzzle.clues}]`).toEqual(
        sorted(answers),
      );
      met[answers.length === 0 ? "none" : "some"]++;
    }
    expect(met.none).toBeGreaterThan(500);
    expect(met.some).toBeGreaterThan(500);
  });

  it("stops at the wanted number of answers, and at the node limit without a claim", () => {
    const clues = [3, ...new Array<number>(18).fill(0), -1, ...new Array<number>(5).fill(0)];
    const puzzle = nurikabePuzzle(5, 5, clues);
    const two = run(learn(puzzle, gridOf(puzzle), { answers: 2, nodes: 100_000 }));
    expect([two.answers.length, two.complete]).toEqual([2, true]);
    const short = run(learn(puzzle, gridOf(puzzle), { answers: 1_000, nodes: 5 }));
    expect([short.complete, short.nodes]).toEqual([false, 5]);
  });

  it("ends at once on boards that cannot be", () => {
    const impossible = [
      [99_999, 0, 0, 0, 0, 0, 0, 0, 0],
      [1, 1, 0, 0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, 0, 0, 0],
      [-1, 0, 0, 0, 0, 0, 0, 0, 9],
    ];
    for (const clues of impossible) {
      const puzzle = nurikabePuzzle(3, 3, clues);
      expect(run(learn(puzzle, gridOf(puzzle), ALL))).toMatchObject({
        answers: [],
        complete: true,
        nodes: 1,
      });
    }
  });

  it("says at once that it does not know where islands of any size could be anywhere", () => {
    const clues = Array.from({ length: 4096 }, (_, cell) =>
      cell % 4 === 0 && Math.floor(cell / 64) % 4 === 0 ? -1 : 0,
    );
    const puzzle = nurikabePuzzle(64, 64, clues);
    expect(run(learn(puzzle, gridOf(puzzle), ALL))).toMatchObject({ answers: [], complete: false, nodes: 1 });
  });

  it("does the same each time, and when two searches take turns", () => {
    const [one, other] = [...smallPuzzles(40, 44)].filter(({ answers }) => answers.length > 5);
    const searchOf = ({ puzzle }: Small) => learn(puzzle, gridOf(puzzle), ALL);
    const alone = [run(searchOf(one)), run(searchOf(other))];
    const jobs = [searchOf(one), searchOf(other)];
    const ends = jobs.map((job) => job.next());
    while (ends.some((end) => !end.done)) {
      for (const [index, job] of jobs.entries()) if (!ends[index].done) ends[index] = job.next();
    }
    expect(ends.map((end) => end.value)).toEqual(alone);
  });
});

/** Redraws the board from what a watch is told. */
class Replay implements SearchWatch {
  nodes = 1;
  checks = 0;
  backtracks = 0;
  depth = 0;
  readonly answers: number[][] = [];
  readonly #puzzle: NurikabePuzzle;
  readonly #grid;
  readonly #marks: number[] = [];

  constructor(puzzle: NurikabePuzzle, facts: readonly Fact[]) {
    this.#puzzle = puzzle;
    this.#grid = gridOf(puzzle, facts);
  }

  decision(fact: Fact): void {
    this.nodes++;
    this.#marks.push(this.#grid.mark());
    this.depth = Math.max(this.depth, this.#marks.length);
    expect(this.#grid.knows(fact) || this.#grid.knows(negate(fact))).toBe(false);
    this.#grid.add(fact);
  }

  propagated(fact: Fact): void {
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
    expect(firstConflict(this.#puzzle, this.#grid)).toBeNull();
    this.answers.push(this.#puzzle.answer(this.#grid));
  }
}

describe("a watch of the search that learns", () => {
  it("can redraw the board at every answer, hears all that is counted, and changes nothing", () => {
    const random = randomFrom(45);
    for (const { puzzle, answers } of smallPuzzles(150, 46)) {
      const facts = someFacts(answers[random.below(answers.length)], puzzle.values, random);
      const replay = new Replay(puzzle, facts);
      const found = run(learn(puzzle, gridOf(puzzle, facts), ALL, replay));
      const { nodes, checks, backtracks, depth } = replay;
      expect(found).toEqual({ answers: replay.answers, complete: true, nodes, checks, backtracks, depth });
      expect(found).toEqual(run(learn(puzzle, gridOf(puzzle, facts), ALL)));
    }
  });
});

/** A theory that asks for every reason at once, and judges each reason by all answers. */
class Judged implements Theory {
  readonly fired = new Map<number, number>();
  readonly #theory: Theory;
  readonly #trail: Trail;
  readonly #isTrue: (literal: Literal, answer: Answer) => boolean;
  readonly #answers: readonly Answer[];

  constructor(puzzle: NurikabePuzzle, claims: Claims, trail: Trail, answers: readonly Answer[]) {
    this.#theory = new NurikabeTheory(claims, trail, puzzle.seaCells);
    this.#trail = trail;
    this.#answers = answers;
    this.#isTrue = (literal, answer) => {
      const claim = (literal >> 1) - claims.cells;
      const says =
        claim < 0 ? answer[literal >> 1] === 0 : answer[claims.cellOf[claim]] === claims.clueOf[claim];
      return says === ((literal & 1) === 0);
    };
  }

  assigned(literal: Literal): boolean {
    const size = this.#trail.size;
    const holds = this.#theory.assigned(literal);
    this.#judgeFrom(size);
    return holds;
  }

  settle(): boolean {
    const size = this.#trail.size;
    const holds = this.#theory.settle();
    this.#judgeFrom(size);
    return holds;
  }

  explain(literal: Literal | -1, token: number, before: number, into: Literal[]): void {
    const { value, position } = this.#trail;
    const start = into.length;
    this.#theory.explain(literal, token, before, into);
    const others = into.slice(start);
    this.fired.set(token % 16, (this.fired.get(token % 16) ?? 0) + 1);
    expect(new Set(others).size).toBe(others.length);
    for (const other of others) {
      expect(value[other]).toBe(-1);
      expect(position[other >> 1]).toBeLessThan(before);
      expect(other).not.toBe(literal);
    }
    const clause = literal < 0 ? others : [literal, ...others];
    for (const answer of this.#answers) expect(clause.some((each) => this.#isTrue(each, answer))).toBe(true);
  }

  #judgeFrom(size: number): void {
    const { literals, reason } = this.#trail;
    for (let at = size; at < this.#trail.size; at++) {
      const why = reason[literals[at] >> 1];
      if (why < 0) this.explain(literals[at], -why, at, []);
    }
  }
}

describe("what the theory says", () => {
  it("follows from literals that were known before, in every answer of the oracle", () => {
    const random = randomFrom(47);
    const fired = new Map<number, number>();
    const puzzles = [...smallPuzzles(share(100, 250), 48), ...wildPuzzles(share(200, 500), 49)];
    for (const { puzzle, answers } of puzzles) {
      const claims = claimsOf(puzzle);
      const trail = new Trail(claims.variables);
      const theory = new Judged(puzzle, claims, trail, answers);
      const weights = new Float64Array(claims.variables).map(() => random.below(100));
      const signs = new Uint8Array(claims.variables).map(() => random.below(2));
      const core = new Cdcl(trail, theory, weights, signs);
      for (const clause of clausesOf(puzzle, claims)) core.add(clause);
      for (let count = 0; count < 20 && run(core.next(1_000)) === "answer"; count++) core.addNogood();
      for (const [kind, count] of theory.fired) fired.set(kind, (fired.get(kind) ?? 0) + count);
    }
    expect([...fired.keys()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("has a variable for a claim only where a clue can reach", () => {
    const puzzle = nurikabePuzzle(3, 3, [2, 0, 0, 0, 0, 0, 0, 0, 3]);
    const claims = claimsOf(puzzle);
    const cellsOf = (clue: number): number[] =>
      Array.from(claims.cellOf.subarray(claims.first[clue], claims.first[clue + 1])).sort((a, b) => a - b);
    expect([cellsOf(1), cellsOf(2)]).toEqual([
      [0, 1, 3],
      [2, 4, 5, 6, 7, 8],
    ]);
    expect(claims.claimTo(2, 1)).toBe(-1);
    expect(sea(8)).toBe(16);
  });
});

describe.each(puzzleSets(explore))("learning on %s", (_, puzzlesOf) => {
  it("decides all but a few within 2,000 nodes, each with the answer that is known", () => {
    const puzzles = puzzlesOf().filter((_puzzle, index) => index % share(3, 1) === 0);
    let decided = 0;
    for (const { puzzle, solution } of puzzles) {
      const found = run(learn(puzzle, gridOf(puzzle), { answers: 2, nodes: 2_000 }));
      if (found.complete) decided++;
      if (found.complete) expect(found.answers).toHaveLength(1);
      for (const answer of found.answers) expect(signsOf(answer)).toBe(solution);
    }
    expect(decided / puzzles.length).toBeGreaterThan(0.98);
  });
});
