import { describe, expect, it } from "vitest";
import { EVERY_RULE } from "../../engine/model/choice.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { assert } from "../../engine/model/result.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import type { Ladder } from "../../engine/reason/ladder.ts";
import { ladderOf } from "../../engine/reason/rules-of.ts";
import { wholeKind } from "../kinds/whole.ts";
import { EIGHTEEN_TEXTS } from "../language/eighteen.ts";
import { knownOn, read } from "./rules.ts";

const REPORT = "605103000000000903000600000086010005400000007100020340000001000709000000000904801";
const HARD = "200008305100006000960070200050600800000020000002001090001060053000300008403500006";

const sudoku = wholeKind("sudoku");
assert(sudoku !== undefined, "there is Sudoku");
const { think } = sudoku;

const chainOn = (text: string, { rules }: Ladder, strategy: "easiest" | "rounds") => {
  const puzzle = read("sudoku", text);
  const chain = new Chain(puzzle, gridOf(puzzle), rules, { strategy });
  return { puzzle, chain, end: run(chain.run()) };
};

const eighteen = think.rules.filter(({ number }) => number !== undefined).map(({ id }) => id);
const others = think.rules.filter(({ number }) => number === undefined).map(({ id }) => id);

describe.each(EIGHTEEN_TEXTS)("the rules in the syntax of the first expert system: %s", (_, text) => {
  const seed = ladderOf(think, { ...EVERY_RULE, text });

  it("fire in rounds as their author reported", () => {
    expect(seed.rules).toHaveLength(18);
    expect(seed.foreign.size).toBe(18);
    const { chain, end } = chainOn(REPORT, seed, "rounds");
    expect(end).toBe("solved");
    expect(chain.tallies.slice(0, 6).map(({ facts }) => facts)).toEqual([37, 16, 4, 0, 453, 125]);
  });

  it("fire as often as is known of the report where 15 is asked before 14; in their own order those two change places", () => {
    const first = [...seed.rules].sort((one, other) => (one.number ?? 0) - (other.number ?? 0));
    const [at14, at15] = [13, 14];
    const turned = first.with(at14, first[at15]).with(at15, first[at14]);
    const firings = (rules: typeof first) => {
      const { chain } = chainOn(REPORT, { ...seed, rules }, "rounds");
      const counts = new Map(chain.rules.map(({ number }, at) => [number, chain.tallies[at].fired]));
      return {
        counts: first.map(({ number }) => counts.get(number)),
        rounds: chain.rounds.filter(({ fired }) => fired > 0).length,
      };
    };
    const simple = [37, 16, 4, 0, 453, 125, 5, 1, 1, 1, 0, 0, 5];
    expect(firings(turned)).toEqual({ counts: [...simple, 5, 3, 10, 11, 4], rounds: 13 });
    expect(firings(first)).toEqual({ counts: [...simple, 4, 4, 10, 11, 4], rounds: 13 });
  });

  it("conclude the same as our eighteen, and leave 25 blanks where they did", () => {
    const own = ladderOf(think, { ...EVERY_RULE, off: others });
    expect(own.rules).toHaveLength(eighteen.length);
    for (const [text, left] of [
      [REPORT, 0],
      [HARD, 25],
    ] as const) {
      const known = [seed, own].map((ladder) => {
        const { puzzle, chain } = chainOn(text, ladder, "easiest");
        const open = Array.from({ length: puzzle.cells }, (_, cell) => cell).filter(
          (cell) => !puzzle.decided(chain.grid, cell),
        );
        expect(open).toHaveLength(left);
        return knownOn(puzzle, chain.grid);
      });
      expect(known[0]).toEqual(known[1]);
    }
  });
});
