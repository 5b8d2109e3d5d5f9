import { describe, expect, it } from "vitest";
import { Learner } from "../../../engine/kinds/nurikabe/learning/search.ts";
import type { NurikabePuzzle } from "../../../engine/kinds/nurikabe/puzzle/puzzle.ts";
import { sweep } from "../../../engine/kinds/nurikabe/sweeping/sweep.ts";
import type { Value } from "../../../engine/model/fact.ts";
import { run } from "../../../engine/model/job.ts";
import { gridOf } from "../../../engine/model/puzzle.ts";
import { randomFrom } from "../../../engine/model/random.ts";
import { allAnswers } from "../oracle.ts";
import { anyPuzzle, smallPuzzles } from "../positions.ts";

const ALL = { answers: 1_000_000, nodes: 1_000_000 };

/** What each cell may be before anything is supposed. */
function optionsOf(puzzle: NurikabePuzzle): Value[][] {
  const learner = Learner.of(puzzle, gridOf(puzzle), undefined, []);
  if (!learner) return [];
  run(learner.search({ answers: 1, nodes: 1 }));
  return learner.options();
}

function sorted(answers: readonly (readonly number[])[]): string[] {
  return answers.map((answer) => answer.join()).sort();
}

describe("the sweep", () => {
  it("finds exactly the oracle's answers, each once, and gives up where nothing is open", () => {
    const met = { none: 0, one: 0, many: 0, idle: 0 };
    const look = (puzzle: NurikabePuzzle, answers: readonly (readonly number[])[]): void => {
      const found = run(sweep(puzzle, optionsOf(puzzle), ALL));
      if (!found.complete) {
        met.idle++;
        expect(optionsOf(puzzle).every((values) => values.length < 2) || answers.length === 0).toBe(true);
        return;
      }
      expect(sorted(found.answers), `${puzzle.rows}x${puzzle.cols} [${puzzle.clues}]`).toEqual(
        sorted(answers),
      );
      met[answers.length === 0 ? "none" : answers.length === 1 ? "one" : "many"]++;
    };
    for (const { puzzle, answers } of smallPuzzles(400, 51)) look(puzzle, answers);
    const random = randomFrom(52);
    for (let count = 0; count < 2_000; count++) {
      const puzzle = anyPuzzle(random);
      look(puzzle, allAnswers(puzzle.rows, puzzle.cols, [...puzzle.clues]));
    }
    for (const count of Object.values(met)) expect(count).toBeGreaterThan(20);
  });

  it("stops at the wanted number, does not find again what is known, and claims nothing at the node limit", () => {
    for (const { puzzle, answers } of smallPuzzles(200, 53)) {
      if (answers.length < 3) continue;
      const options = optionsOf(puzzle);
      const two = run(sweep(puzzle, options, { answers: 2, nodes: 1_000 }));
      expect([two.answers.length, two.complete]).toEqual([2, true]);
      const others = run(sweep(puzzle, options, ALL, two.answers));
      expect(sorted([...two.answers, ...others.answers])).toEqual(sorted(answers));
      const short = run(sweep(puzzle, options, { answers: 1_000, nodes: 1 }));
      expect([short.complete, short.nodes]).toEqual([false, 1]);
    }
  });
});
