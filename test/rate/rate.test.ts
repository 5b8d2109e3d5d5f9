import { describe, expect, it } from "vitest";
import { sudokuThinking } from "../../engine/kinds/sudoku/think.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { RATING_VERSION, type Rating, rate } from "../../engine/rate/rate.ts";
import { levelsOf } from "../../engine/reason/chain/slice.ts";
import { judge } from "../../engine/reason/verdict.ts";
import { HARD_SUDOKU } from "../hard.ts";
import { kindOf, posed } from "../search/posed.ts";

/*
 * Ratings that are frozen: another rule, level or weight that changes one of them makes a new version of the rating.
 * "Level, work: technique × count, …", the hardest two techniques.
 */
const VERSION = 2;
const NODES = 100_000;
const FROZEN: readonly (readonly [kind: "sudoku" | "nurikabe", text: string, rated: string])[] = [
  [
    "sudoku",
    "010000000800602000007800520006300000000000046758000103070035804049100037300076952",
    "1, 192: hidden-single-in-a-box × 27, last-cell × 21",
  ],
  [
    "sudoku",
    "004025008680900000000000072000580240000071000006002000000000410700000005140090367",
    "1, 216: hidden-single-in-a-box × 33, last-cell × 21",
  ],
  [
    "sudoku",
    "340600000009005000000040009400500000130902080065814007000203700070000100000790065",
    "2, 232: naked-single × 2, hidden-single-in-a-row × 4",
  ],
  [
    "sudoku",
    "800090004040000570091400680020008300300700008987013040050000700600000090009030400",
    "2, 224: naked-single × 1, hidden-single-in-a-column × 2",
  ],
  [
    "sudoku",
    "630020501047000060000080034062007003005003040073610008300970480000008000020060010",
    "3, 260: pointing-along-a-row × 1, naked-single × 3",
  ],
  [
    "sudoku",
    "028000000900023700001600240047000000300000009000080010000005820500004000000800070",
    "3, 300: pointing-along-a-row × 1, naked-single × 3",
  ],
  ["nurikabe", "5/5/m4g1g4s", "2, 132: one-way-for-the-wall × 8, one-way-for-an-island × 6"],
  ["nurikabe", "5/5/j4l1p4g4", "2, 124: one-way-for-the-wall × 4, one-way-for-an-island × 9"],
  ["nurikabe", "7/7/4g1o3w2g3n4j4h", "3, 384: out-of-reach × 5, no-pool × 6"],
  ["nurikabe", "7/7/j3g4u3g2k6q1l", "3, 496: out-of-reach × 6, elbow-of-a-2 × 1"],
  ["nurikabe", "8/8/i6t2g3g3o2zg6k4h1", "4, 1036: way-to-a-block × 1, shut-off-from-every-number × 1"],
  ["nurikabe", "8/8/i4r2g2j1i5j3q3g3s4i", "4, 828: way-to-a-block × 2, elbow × 1"],
  [
    "sudoku",
    "000018090009000120600007008002406000068090000000001300200053000090700000035000400",
    "6, 6648: kraken-cell × 1, chain-through-sets × 2",
  ],
];

function rated(kind: "sudoku" | "nurikabe", text: string): Rating {
  const puzzle = posed(kind, text);
  const rating = run(rate(kindOf(kind), puzzle, run(judge(puzzle, kindOf(kind).search, NODES))));
  if (!rating) throw new Error("no proof was found");
  return rating;
}

describe("a rating", () => {
  it.each(FROZEN)("of %s %s is frozen by its version", (kind, text, told) => {
    const { version, level, work, needs } = rated(kind, text);
    const hardest = needs.slice(0, 2).map(({ id, count }) => `${id} × ${count}`);
    expect(`${level}, ${work}: ${hardest.join(", ")}`).toBe(told);
    expect([version, RATING_VERSION]).toEqual([VERSION, VERSION]);
  });

  it("has the level of the hardest technique, the hardest first, and more work than steps", () => {
    const levels = levelsOf(sudokuThinking.rules);
    const { level, work, needs } = rated("sudoku", HARD_SUDOKU);
    expect(level).toBe(needs[0].level);
    expect(needs.map((one) => one.level)).toEqual(needs.map((one) => one.level).sort((a, b) => b - a));
    for (const one of needs) if (levels.has(one.id)) expect(one.level).toBe(levels.get(one.id));
    const steps = needs.reduce((sum, { count }) => sum + count, 0);
    expect(work).toBeGreaterThan(steps);
  });

  it("falls with each cell that is given more", () => {
    const text = FROZEN[0][1];
    const puzzle = posed("sudoku", text);
    const [answer] = run(
      kindOf("sudoku").search(puzzle, gridOf(puzzle), { answers: 1, nodes: 1000 }),
    ).answers;
    const works: number[] = [];
    for (
      let given = text;
      given.includes("0");
      given = given.replace("0", String(answer[given.indexOf("0")]))
    )
      works.push(rated("sudoku", given).work);
    expect(works.length).toBeGreaterThan(30);
    expect(works).toEqual([...works].sort((a, b) => b - a));
  });

  it("is that of the proof: none where there is no answer to be proved", () => {
    const several = { answers: "several" } as const;
    expect(run(rate(kindOf("sudoku"), posed("sudoku", "0".repeat(81)), several))).toBeNull();
  });
});
