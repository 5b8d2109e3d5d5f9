import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { prepare } from "../../engine/kinds/nurikabe/force.ts";
import { nurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { randomFrom } from "../../engine/model/random.ts";
import { backtrack } from "../../engine/search/backtrack.ts";
import { allAnswers } from "./oracle.ts";
import { agrees, smallPuzzles, someFacts } from "./positions.ts";

const ALL = { answers: 1_000_000, nodes: 1_000_000 };

describe("backtracking over the laws", () => {
  it("finds exactly the oracle's answers, from the clues and from any facts", () => {
    const random = randomFrom(31);
    for (const { puzzle, answers } of smallPuzzles(220, 32)) {
      const facts =
        random.below(2) === 0 ? [] : someFacts(answers[random.below(answers.length)], puzzle.values, random);
      const prepared = prepare(puzzle);
      const grid = gridOf(prepared, facts);
      const mark = grid.mark();
      const found = run(backtrack(prepared, grid, ALL));
      const wanted = answers.filter((answer) => facts.every((fact) => agrees(answer, fact)));
      expect(found.complete).toBe(true);
      expect(found.answers.map((answer) => answer.join()).sort()).toEqual(
        wanted.map((answer) => answer.join()).sort(),
      );
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
      const puzzle = prepare(nurikabePuzzle(rows, cols, clues));
      const answers = allAnswers(rows, cols, clues);
      if (answers.length === 0) none++;
      const found = run(backtrack(puzzle, gridOf(puzzle), ALL));
      expect(found.answers.map((answer) => answer.join()).sort()).toEqual(
        answers.map((answer) => answer.join()).sort(),
      );
    }
    expect(none).toBeGreaterThan(50);
  });

  it("needs no forcing to be right", () => {
    for (const { puzzle, answers } of smallPuzzles(25, 34)) {
      if (puzzle.cells > 16) continue;
      const found = run(backtrack(puzzle, gridOf(puzzle), ALL));
      expect(found.answers).toHaveLength(answers.length);
    }
  });

  it("ends at once on boards that cannot be", () => {
    const impossible = [
      [99_999, 0, 0, 0, 0, 0, 0, 0, 0],
      [1, 1, 0, 0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, 0, 0, 0],
    ];
    for (const clues of impossible) {
      const puzzle = prepare(nurikabePuzzle(3, 3, clues));
      const found = run(backtrack(puzzle, gridOf(puzzle), ALL));
      expect(found).toMatchObject({ answers: [], complete: true, nodes: 1 });
    }
  });
});

const CORPUS = new URL("../../../shared/data/nurikabe/puzzles.jsonl", import.meta.url);
const EVERY = 5;

describe.skipIf(!existsSync(CORPUS))("published 10x10 puzzles (shared/data)", () => {
  interface Published {
    readonly rows: number;
    readonly cols: number;
    readonly clues: number[][];
    readonly solution: string[];
  }

  it("are decided within a thousand nodes, nine in ten, with the published answer", () => {
    const puzzles = readFileSync(CORPUS, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Published)
      .filter(({ rows, cols }) => rows === 10 && cols === 10)
      .filter((_, index) => index % EVERY === 0);
    let decided = 0;
    for (const { rows, cols, clues, solution } of puzzles) {
      const puzzle = prepare(nurikabePuzzle(rows, cols, clues.flat()));
      const found = run(backtrack(puzzle, gridOf(puzzle), { answers: 2, nodes: 1_000 }));
      if (!found.complete) continue;
      decided++;
      expect(found.answers).toHaveLength(1);
      expect(found.answers[0].map((owner) => (owner === 0 ? "#" : ".")).join("")).toBe(solution.join(""));
    }
    expect(decided / puzzles.length).toBeGreaterThanOrEqual(0.9);
  });
});
