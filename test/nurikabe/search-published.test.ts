import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { prepare } from "../../engine/kinds/nurikabe/propagation/forced-laws.ts";
import { nurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle-from-clues.ts";
import { fast } from "../../engine/kinds/nurikabe/solver/search.ts";
import { is, isNot } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { firstConflict, gridOf } from "../../engine/model/puzzle.ts";
import { forward } from "../../engine/search/forward.ts";

interface Published {
  readonly id: string;
  readonly rows: number;
  readonly cols: number;
  readonly clues: number[][];
  readonly status: string;
  readonly solution: string[];
}

const PUZZLES = new URL("../../../shared/data/nurikabe/puzzles.jsonl", import.meta.url);
const INVALID = new URL("../../../shared/data/nurikabe/invalid.jsonl", import.meta.url);

function published(file: URL): Published[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as Published);
}

describe.skipIf(!existsSync(PUZZLES))("published puzzles (shared/data)", () => {
  it("are decided by the fast search within 3,000 nodes, all but a few, with the published answer", () => {
    const puzzles = published(PUZZLES).filter(({ status }) => status === "unique");
    let decided = 0;
    for (const { id, rows, cols, clues, solution } of puzzles) {
      const puzzle = nurikabePuzzle(rows, cols, clues.flat());
      const found = run(fast(puzzle, gridOf(puzzle), { answers: 2, nodes: 3_000 }));
      if (found.complete) decided++;
      if (found.complete) expect(found.answers, id).toHaveLength(1);
      for (const answer of found.answers) {
        expect(answer.map((owner) => (owner === 0 ? "#" : ".")).join(""), id).toBe(solution.join(""));
      }
    }
    expect(decided / puzzles.length).toBeGreaterThanOrEqual(0.993);
  });

  it("are decided by forward checking within 1,000 nodes, nine in ten of some 10x10", () => {
    const puzzles = published(PUZZLES)
      .filter(({ rows, cols }) => rows === 10 && cols === 10)
      .filter((_, index) => index % 9 === 0);
    const decided = puzzles.filter(({ rows, cols, clues, solution }) => {
      const puzzle = prepare(nurikabePuzzle(rows, cols, clues.flat()));
      const found = run(forward(puzzle, gridOf(puzzle), { answers: 2, nodes: 1_000 }));
      if (!found.complete) return false;
      const signs = found.answers.map((answer) => answer.map((owner) => (owner === 0 ? "#" : ".")).join(""));
      expect(signs).toEqual([solution.join("")]);
      return true;
    });
    expect(decided.length / puzzles.length).toBeGreaterThanOrEqual(0.9);
  });

  it("that are not sound are called what they are", () => {
    for (const { id, rows, cols, clues, status } of published(INVALID)) {
      const puzzle = nurikabePuzzle(rows, cols, clues.flat());
      const found = run(fast(puzzle, gridOf(puzzle), { answers: 2, nodes: 3_000 }));
      expect([id, found.complete, found.answers.length]).toEqual([id, true, status === "multi" ? 2 : 0]);
      for (const answer of found.answers) {
        const facts = answer.map((owner, cell) => (owner === 0 ? is(cell, 0) : isNot(cell, 0)));
        expect(firstConflict(puzzle, gridOf(puzzle, facts))).toBeNull();
      }
    }
  });
});
