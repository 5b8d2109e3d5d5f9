import { describe, expect, it } from "vitest";
import { rankOf, stubbornness } from "../../../engine/kinds/sudoku/making/stubborn.ts";
import { makeBrood } from "../../../engine/make/make.ts";
import { run } from "../../../engine/model/job.ts";
import { answersOf, isMinimal, kindOf, ratingIn, read, textOf } from "../../make/making.ts";
import { share } from "../../share.ts";

const HARD = { rows: 9, cols: 9, minimal: true, level: 6 };

/** Made ones: what singles solve, what short chains solve, and what was climbed to. */
const EASY = "739054010624010705100020030800046000340570000070009102400005000957480300208000007";
const FAIR = "000000370005000009061300000000005030052009007000020410040003000209087600006050200";
const STUBBORN = "030000004009200005100900000000006003040002670005000002000570000600001300008000009";

const digitsOf = (text: string) => Uint8Array.from(text, Number);

describe("how stubborn a Sudoku is", () => {
  it("is nothing where singles solve it, and goes along with the level", () => {
    expect(stubbornness(digitsOf(EASY), 9)).toEqual({ rank: 0, open: 0 });
    const [fair, stubborn] = [FAIR, STUBBORN].map((text) => stubbornness(digitsOf(text), 9));
    expect(fair.open).toBeGreaterThan(0);
    expect(stubborn.rank).toBeGreaterThan(fair.rank);
    expect(stubborn.rank).toBeGreaterThanOrEqual(rankOf(4));
  });

  it("is told alike from any rank on that it reaches, and as rank 0 from one that it does not reach", () => {
    const whole = stubbornness(digitsOf(STUBBORN), 9);
    for (let least = 0; least <= whole.rank; least++)
      expect(stubbornness(digitsOf(STUBBORN), 9, least).rank, `from ${least}`).toBe(whole.rank);
    expect(stubbornness(digitsOf(STUBBORN), 9, whole.rank + 1).rank).toBe(0);
  });
});

describe("a Sudoku that is climbed to", () => {
  /** Pinned: whoever changes what a seed makes changes it for everyone, and says so. */
  it("comes of its seed, of the wished level, minimal, with one answer", () => {
    expect(textOf("sudoku", HARD, 1)).toBe(STUBBORN);
    expect(isMinimal(STUBBORN)).toBe(true);
    expect(answersOf(read("sudoku", STUBBORN))).toBe(1);
    expect(ratingIn("sudoku", read("sudoku", STUBBORN))?.level).toBe(6);
  });

  it.runIf(share(0, 1))("is of level 7 where that is wished with a symmetry", () => {
    const wish = { rows: 9, cols: 9, level: 7, symmetry: "half-turn" };
    const puzzle = read("sudoku", textOf("sudoku", wish, 1));
    expect(ratingIn("sudoku", puzzle)?.level).toBe(7);
    expect(answersOf(puzzle)).toBe(1);
  });

  it("has others beside it, all as wished, the same from the same seed", () => {
    const brood = () => run(makeBrood(kindOf("sudoku"), HARD, 1, share(2, 12)));
    const made = brood();
    expect(made[0].text).toBe(STUBBORN);
    expect(made.length).toBe(share(2, 12));
    expect(new Set(made.map(({ text }) => text)).size).toBe(made.length);
    for (const { text, level, rating } of made) {
      expect(answersOf(read("sudoku", text))).toBe(1);
      expect(isMinimal(text)).toBe(true);
      expect([level, rating?.level]).toEqual([6, 6]);
    }
    if (process.env.ERGO_ALL) expect(brood()).toEqual(made);
  });
});
