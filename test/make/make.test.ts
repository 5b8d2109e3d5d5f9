import { describe, expect, it } from "vitest";
import type { Wish } from "../../engine/kinds/contract/wish.ts";
import { orbitsOf } from "../../engine/kinds/sudoku/making/orbits.ts";
import { SYMMETRIES } from "../../engine/kinds/sudoku/making/wish.ts";
import { SIZES } from "../../engine/kinds/sudoku/puzzle/houses.ts";
import { make } from "../../engine/make/make.ts";
import { run } from "../../engine/model/job.ts";
import { LANGS } from "../../engine/model/words.ts";
import { levelsOf } from "../../engine/reason/chain/slice.ts";
import { prove } from "../../engine/reason/prove.ts";
import { answersOf, givensIn, isMinimal, kindOf, ratingIn, read, textOf, wished } from "./making.ts";

const square = (side: number): Wish => ({ rows: side, cols: side });

/** Size, wish, seed, text. */
const PINNED: readonly (readonly [number, Partial<Wish>, number, string])[] = [
  [4, {}, 1, "0002100000240000"],
  [4, { level: 1 }, 2, "0002001000000130"],
  [6, {}, 1, "060003500002040020000100054000020001"],
  [6, { symmetry: "quarter-turn" }, 2, "006000020640053402204350061020000100"],
  [6, { level: 2 }, 3, "000000041000010004000210060000000320"],
  [9, {}, 1, "739004010004000000000020030800046000000570000070009102400000000050480300208000007"],
  [
    9,
    { minimal: true },
    1,
    "739004010004000000000020030800046000000570000070009102400000000050480300208000007",
  ],
  [
    9,
    { minimal: true },
    1099511627781,
    "020030006039001400060400090700600005040250000000010000000100009001000283000027000",
  ],
  [
    9,
    { symmetry: "half-turn", minimal: true },
    1,
    "000704200020080300000050000500000103060201050304000002000040000006020080007506000",
  ],
  [9, { givens: 30 }, 4, "400200000000080006032570000005307680000019005040000300850000403120045079790000000"],
  [9, { level: 1 }, 1, "739054010624010705100020030800046000340570000070009102400005000957480300208000007"],
  [9, { level: 4 }, 1, "000000370005000009061300000000005030052009007000020410040003000209087600006050200"],
  [9, { level: 3 }, 1, "000024000602000009050008700000700600090000500004051908926000000017040050000270000"],
];

describe("the same seed", () => {
  /** Pinned: whoever changes what a seed makes changes it for everyone, and says so. */
  it.each(PINNED)("makes the same Sudoku: side %i, %j, seed %i", (size, wish, seed, text) => {
    expect(textOf("sudoku", { ...square(size), ...wish }, seed)).toBe(text);
  });

  it("goes up to the largest whole numbers, each its own", () => {
    const seeds = [0, 1, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 40, Number.MAX_SAFE_INTEGER];
    const texts = seeds.map((seed) => textOf("sudoku", square(9), seed));
    expect(new Set(texts).size).toBe(seeds.length);
  });
});

describe.each(SIZES)("a Sudoku of %i x %i cells as wished", (size) => {
  const cells = size * size;
  const seeds = [1, 2, 3];

  describe.each(SYMMETRIES)("with the symmetry %s", (symmetry) => {
    const lies = (text: string) =>
      orbitsOf(size, symmetry).every((orbit) => new Set(orbit.map((cell) => text[cell] === "0")).size === 1);

    it("has one answer and lies so", () => {
      for (const seed of seeds) {
        const text = textOf("sudoku", { ...square(size), symmetry }, seed);
        expect(lies(text)).toBe(true);
        expect(answersOf(read("sudoku", text))).toBe(1);
      }
    });

    it("and minimal: no single given can be left out", () => {
      const text = textOf("sudoku", { ...square(size), symmetry, minimal: true }, 1);
      expect(lies(text)).toBe(true);
      expect(isMinimal(text)).toBe(true);
      expect(answersOf(read("sudoku", text))).toBe(1);
    });

    it("and a number of givens", () => {
      const givens = Math.ceil((cells * 0.4) / 4) * 4;
      const text = textOf("sudoku", { ...square(size), symmetry, givens }, 1);
      expect(lies(text)).toBe(true);
      expect(givensIn(text)).toBe(givens);
    });
  });

  it("with any number of givens from a comfortable one up to one blank", () => {
    for (let givens = Math.ceil(cells / 3); givens < cells; givens++) {
      const text = textOf("sudoku", { ...square(size), givens }, givens);
      expect(givensIn(text)).toBe(givens);
      expect(answersOf(read("sudoku", text))).toBe(1);
    }
  });

  it("of each level that is not rare in the size", () => {
    for (let level = 1; level <= { 4: 1, 6: 3, 9: 5 }[size]; level++) {
      for (const seed of seeds) {
        const puzzle = read("sudoku", textOf("sudoku", { ...square(size), level }, seed));
        expect(ratingIn("sudoku", puzzle)?.level).toBe(level);
        expect(answersOf(puzzle)).toBe(1);
      }
    }
  });
});

describe.each([
  ["sudoku", square(9), [1, 2, 3]],
  ["sudoku", { ...square(9), symmetry: "half-turn" }, [1, 2]],
  ["sudoku", { ...square(9), minimal: true }, [2, 3]],
  ["sudoku", { ...square(9), givens: 27 }, [2]],
  ["nurikabe", square(6), [2, 3]],
] as const)("a puzzle that needs rules of a level: %s %j", (id, wish, levels) => {
  it.each(levels)("%i, and no higher", (level) => {
    const { think } = kindOf(id);
    const levelOf = levelsOf(think.rules);
    const made = wished(id, { ...wish, level }, 4);
    if (made === null || typeof made === "string") throw new Error(`nothing came out: ${made}`);
    expect(made.level).toBe(level);
    const rules = think.rules.filter((rule) => rule.level <= level);
    const proof = run(prove(read(id, made.text), [], rules));
    expect(proof.end).toBe("solved");
    expect(Math.max(...proof.steps.map((step) => levelOf.get(step.rule) ?? 0))).toBe(level);
    if ("minimal" in wish) expect(isMinimal(made.text)).toBe(true);
    if ("givens" in wish) expect(givensIn(made.text)).toBe(wish.givens);
  });
});

describe("a wish that can never come true", () => {
  it.each<readonly [string, string, Wish]>([
    ["wish-size", "sudoku", { rows: 9, cols: 6 }],
    ["wish-size", "sudoku", square(8)],
    ["wish-size", "sudoku", square(16)],
    ["wish-size", "sudoku", square(0)],
    ["wish-size", "sudoku", { rows: 9, cols: Number.NaN }],
    ["wish-size", "nurikabe", { rows: 2.5, cols: 5 }],
    ["wish-size", "nurikabe", square(1_000_000)],
    ["wish-level", "sudoku", { ...square(9), level: 0 }],
    ["wish-level", "sudoku", { ...square(9), level: 8 }],
    ["wish-level", "nurikabe", { ...square(9), level: 2.5 }],
    ["wish-level", "sudoku", { ...square(4), level: 5 }],
    ["wish-level", "sudoku", { ...square(4), level: 2 }],
    ["wish-level", "sudoku", { ...square(6), level: 6 }],
    ["wish-level", "sudoku", { ...square(9), level: 4, rule: "naked-triple" }],
    ["wish-rule", "sudoku", { ...square(9), rule: "naked-tripel" }],
    ["wish-givens", "sudoku", { ...square(9), givens: 16 }],
    ["wish-givens", "sudoku", { ...square(9), givens: 81 }],
    ["wish-givens", "sudoku", { ...square(9), givens: 24.5 }],
    ["wish-givens", "sudoku", { ...square(6), givens: 7 }],
    ["wish-givens", "sudoku", { ...square(4), givens: 3 }],
    ["wish-minimal", "sudoku", { ...square(9), givens: 60, minimal: true }],
    ["wish-minimal", "sudoku", { ...square(6), givens: 31, minimal: true }],
    ["wish-minimal", "sudoku", { ...square(4), givens: 7, minimal: true }],
    ["wish-symmetry", "sudoku", { ...square(9), givens: 26, symmetry: "quarter-turn" }],
    ["wish-symmetry", "sudoku", { ...square(6), givens: 15, symmetry: "half-turn" }],
    ["wish-symmetry", "sudoku", { ...square(9), symmetry: "upside-down" as "none" }],
    ["wish-no-givens", "nurikabe", { ...square(7), symmetry: "half-turn" }],
    ["wish-no-givens", "nurikabe", { ...square(7), givens: 7 }],
    ["wish-no-givens", "nurikabe", { ...square(7), minimal: true }],
  ])("is refused as %s with a sentence in each language: %s %j", (code, id, wish) => {
    const making = make(kindOf(id), wish, 1);
    expect(making).toMatchObject({ ok: false, problem: { code } });
    if (making.ok) return;
    for (const lang of LANGS) {
      expect(making.problem.text[lang]).toMatch(/[.。]$/);
      expect(making.problem.text[lang]).not.toMatch(/undefined|NaN,|\{/);
    }
  });

  it("is not refused where it says only what holds anyway", () => {
    const wish: Wish = { ...square(5), symmetry: "none", minimal: false, level: 2 };
    expect(typeof wished("nurikabe", wish, 1)).not.toBe("string");
  });
});

describe("a wish that hardly ever comes true", () => {
  it("comes to nothing within the limits, and pauses often on the way", () => {
    const making = make(
      kindOf("sudoku"),
      { ...square(4), givens: 6, minimal: true, symmetry: "half-turn" },
      1,
    );
    if (!making.ok) throw new Error(making.problem.text.en);
    let pauses = 0;
    let next = making.value.next();
    for (; !next.done; next = making.value.next()) pauses++;
    expect(next.value).toBeNull();
    expect(pauses).toBeGreaterThan(1_000);
  });

  it("leaves two makings that take turns undisturbed", () => {
    const wishes: Wish[] = [
      { ...square(9), level: 4, minimal: true },
      { ...square(9), symmetry: "diagonal", minimal: true },
    ];
    const alone = wishes.map((wish) => textOf("sudoku", wish, 9));
    const jobs = wishes.map((wish) => {
      const making = make(kindOf("sudoku"), wish, 9);
      if (!making.ok) throw new Error(making.problem.text.en);
      return making.value;
    });
    const texts: (string | undefined)[] = [];
    while (texts.filter(Boolean).length < 2) {
      jobs.forEach((job, index) => {
        const next = texts[index] ? null : job.next();
        if (next?.done) texts[index] = next.value?.text;
      });
    }
    expect(texts).toEqual(alone);
  });
});
