import { describe, expect, it } from "vitest";
import { draft, thin } from "../../engine/kinds/nurikabe/draft.ts";
import { randomLayout } from "../../engine/kinds/nurikabe/layout.ts";
import { nurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle.ts";
import { formatNurikabe } from "../../engine/kinds/nurikabe/text.ts";
import { run } from "../../engine/model/job.ts";
import { randomFrom } from "../../engine/model/random.ts";
import { allAnswers, brokenRules } from "./oracle.ts";

const SIZES = [
  { rows: 1, cols: 1 },
  { rows: 1, cols: 7 },
  { rows: 2, cols: 2 },
  { rows: 5, cols: 5 },
  { rows: 8, cols: 6 },
  { rows: 10, cols: 10 },
  { rows: 17, cols: 17 },
];

describe("a random layout", () => {
  it.each(SIZES)("of $rows rows and $cols columns keeps the rules", (size) => {
    const random = randomFrom(41);
    for (let count = 0; count < 20; count++) {
      const layout = randomLayout(size, random);
      const clues = layout.map((island, cell) =>
        island > 0 && layout.indexOf(island) === cell ? layout.filter((other) => other === island).length : 0,
      );
      const isSea = layout.map((island) => island === 0);
      expect([...brokenRules(size.rows, size.cols, clues, isSea)]).toEqual([]);
    }
  });
});

describe("a draft", () => {
  it("is the same for the same seed, and of the wanted size", () => {
    for (const size of SIZES.slice(0, 6)) {
      const [one, again] = [1, 1].map((seed) => run(draft(size, randomFrom(seed))));
      expect(formatNurikabe(one)).toBe(formatNurikabe(again));
      expect([one.rows, one.cols]).toEqual([size.rows, size.cols]);
    }
    const texts = [1, 2, 3, 4].map((seed) =>
      formatNurikabe(run(draft({ rows: 8, cols: 8 }, randomFrom(seed)))),
    );
    expect(new Set(texts).size).toBe(4);
  });

  it("has an answer", () => {
    for (let seed = 1; seed <= 12; seed++) {
      const puzzle = run(draft({ rows: 4, cols: 5 }, randomFrom(seed)));
      expect(allAnswers(4, 5, puzzle.clues).length).toBeGreaterThan(0);
    }
  });
});

describe("a thinned draft", () => {
  it("differs from what was taken last in one clue, moved within its island, and is never offered twice", () => {
    const random = randomFrom(42);
    let last = run(draft({ rows: 5, cols: 5 }, random));
    const seen = new Set<string>();
    const thinning = thin(last, random);
    let turn = 0;
    for (let next = thinning.next(false); !next.done; turn++) {
      const puzzle = next.value;
      expect(seen.has(formatNurikabe(puzzle))).toBe(false);
      seen.add(formatNurikabe(puzzle));
      const moved = puzzle.clueCells.filter((cell) => last.clueAt[cell] === 0);
      expect(moved).toHaveLength(1);
      expect([...puzzle.clues].sort()).toEqual([...last.clues].sort());
      expect(allAnswers(5, 5, puzzle.clues).length).toBeGreaterThan(0);
      const taken = turn % 3 === 0;
      if (taken) last = puzzle;
      next = thinning.next(taken);
    }
    expect(turn).toBeGreaterThan(3);
  });

  it("comes from drafts only", () => {
    const puzzle = nurikabePuzzle(2, 2, [2, 0, 0, 0]);
    expect(thin(puzzle, randomFrom(1)).next(false).done).toBe(true);
  });
});
