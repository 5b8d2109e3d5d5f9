import { describe, expect, it } from "vitest";
import { nurikabePuzzle } from "../../engine/kinds/nurikabe/laws/puzzle-from-clues.ts";
import { learn } from "../../engine/kinds/nurikabe/learning/search.ts";
import { prepare } from "../../engine/kinds/nurikabe/propagation/forced-laws.ts";
import type { NurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle/puzzle.ts";
import { fast } from "../../engine/kinds/nurikabe/solver/search.ts";
import { is, isNot } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { firstConflict, gridOf } from "../../engine/model/puzzle.ts";
import { forward } from "../../engine/search/forward.ts";
import { EXTRA, extraLines, HAS_EXTRA } from "../extra.ts";
import { puzzleSets, signsOf } from "./puzzle-sets.ts";

const SETS = puzzleSets(learn);
const [[, OWN]] = SETS;
/** The clue "?". */
const UNKNOWN = -1;
const LIMITS = { answers: 2, nodes: 3_000 };

describe.each(SETS)("%s", (_, puzzlesOf) => {
  const puzzles = puzzlesOf();

  it("are decided by the fast search within 3,000 nodes, all but a few, with the answer that is known", () => {
    let decided = 0;
    for (const { id, puzzle, solution } of puzzles) {
      const found = run(fast(puzzle, gridOf(puzzle), LIMITS));
      if (found.complete) decided++;
      if (found.complete) expect(found.answers, id).toHaveLength(1);
      for (const answer of found.answers) expect(signsOf(answer), id).toBe(solution);
    }
    expect(decided / puzzles.length).toBeGreaterThanOrEqual(0.993);
  });

  it("are decided by forward checking within 1,000 nodes, nine in ten of some 10x10", () => {
    const some = puzzles
      .filter(({ puzzle }) => puzzle.rows === 10 && puzzle.cols === 10)
      .filter((_one, index) => puzzles.length < 100 || index % 9 === 0);
    const decided = some.filter(({ puzzle, solution }) => {
      const prepared = prepare(puzzle);
      const found = run(forward(prepared, gridOf(prepared), { answers: 2, nodes: 1_000 }));
      if (!found.complete) return false;
      expect(found.answers.map(signsOf)).toEqual([solution]);
      return true;
    });
    expect(decided.length / some.length).toBeGreaterThanOrEqual(0.9);
  });
});

/** Whether the answers of the fast search keep the laws; how many there are, up to two. */
function answersOf(puzzle: NurikabePuzzle): number {
  const { answers, complete } = run(fast(puzzle, gridOf(puzzle), LIMITS));
  expect(complete).toBe(true);
  for (const answer of answers) {
    const facts = answer.map((owner, cell) => (owner === 0 ? is(cell, 0) : isNot(cell, 0)));
    expect(firstConflict(puzzle, gridOf(puzzle, facts))).toBeNull();
  }
  return answers.length;
}

describe("puzzles that are not sound", () => {
  it("are called what they are: our own with one clue changed", () => {
    const counts = [0, 0, 0];
    for (const { puzzle } of OWN()) {
      const at = puzzle.clues.findIndex((clue) => clue > 2);
      for (const clue of [puzzle.clues[at] + 1, puzzle.clues[at] - 1, UNKNOWN]) {
        const clues = puzzle.clues.map((own, cell) => (cell === at ? clue : own));
        const changed = nurikabePuzzle(puzzle.rows, puzzle.cols, clues);
        const answers = answersOf(changed);
        expect(run(learn(changed, gridOf(changed), { answers: 2, nodes: 100_000 })).answers).toHaveLength(
          answers,
        );
        counts[answers]++;
      }
    }
    expect(counts[0]).toBeGreaterThan(10);
    expect(counts[2]).toBeGreaterThan(10);
  });

  if (HAS_EXTRA)
    it(`are called what they are: published ones (${EXTRA})`, () => {
      for (const line of extraLines("nurikabe/invalid.jsonl")) {
        const { rows, cols, clues, status } = JSON.parse(line);
        expect(answersOf(nurikabePuzzle(rows, cols, clues.flat()))).toBe(status === "multi" ? 2 : 0);
      }
    });
});
