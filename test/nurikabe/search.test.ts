import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { prepare } from "../../engine/kinds/nurikabe/force.ts";
import { type NurikabePuzzle, nurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle.ts";
import { fast } from "../../engine/kinds/nurikabe/solver/search.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { randomFrom } from "../../engine/model/random.ts";
import type { Search } from "../../engine/model/search.ts";
import { forward } from "../../engine/search/forward.ts";
import { allAnswers } from "./oracle.ts";
import { agrees, smallPuzzles, someFacts } from "./positions.ts";

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

function sorted(answers: readonly (readonly number[])[]): string[] {
  return answers.map((answer) => answer.join()).sort();
}

const CORPUS = new URL("../../../shared/data/nurikabe/puzzles.jsonl", import.meta.url);
const EVERY = 5;

describe.skipIf(!existsSync(CORPUS))("published 10x10 puzzles (shared/data)", () => {
  interface Published {
    readonly rows: number;
    readonly cols: number;
    readonly clues: number[][];
    readonly solution: string[];
  }

  const puzzles = existsSync(CORPUS)
    ? readFileSync(CORPUS, "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as Published)
        .filter(({ rows, cols }) => rows === 10 && cols === 10)
        .filter((_, index) => index % EVERY === 0)
    : [];

  it.each(SEARCHES)(
    "are decided by %s within 1,000 nodes, nine in ten, with the published answer",
    (_, solve) => {
      let decided = 0;
      for (const { rows, cols, clues, solution } of puzzles) {
        const puzzle = nurikabePuzzle(rows, cols, clues.flat());
        const found = run(solve(puzzle, gridOf(puzzle), { answers: 2, nodes: 1_000 }));
        if (!found.complete) continue;
        decided++;
        expect(found.answers).toHaveLength(1);
        expect(found.answers[0].map((owner) => (owner === 0 ? "#" : ".")).join("")).toBe(solution.join(""));
      }
      expect(decided / puzzles.length).toBeGreaterThanOrEqual(0.9);
    },
  );
});
