import { expect, it } from "vitest";
import { CHAPTER } from "../../../engine/reason/chapters.ts";
import { ergo } from "../../cli/ergo.ts";
import { EXTRA, extraLines, HAS_EXTRA } from "../../extra.ts";
import { HARD_SUDOKU } from "../../hard.ts";
import { share } from "../../share.ts";
import { faultsIn, isFollowed, type WrittenArgument } from "./recount.ts";

/** Most demands of a statement, and most characters of a sentence. */
const MOST = 6;
const LONGEST = 140;

const every = share(94, 8);
const SETS: Readonly<Record<string, () => readonly string[]>> = {
  "a puzzle of our own maker": () => [HARD_SUDOKU],
  ...(HAS_EXTRA && {
    [`the hardest published ones (${EXTRA})`]: () =>
      extraLines("sudoku/hardest1106.txt")
        .filter((_, at) => at % every === 1)
        .map((line) => line.slice(0, 81)),
  }),
};

interface Written extends WrittenArgument {
  readonly rule: string;
  readonly words?: string;
}

it.each(Object.entries(SETS))(
  "%s are told to the end in statements that stand by themselves",
  (_, puzzles) => {
    let told = 0;
    for (const end of ergo(["explain", "sudoku", "--proofs"], puzzles().join("\n")).objects) {
      expect(end.end, end.puzzle).toBe("solved");
      const steps: readonly Written[] = end.steps;
      const kept = new Set<string>();
      expect(steps.every((step) => !("supposed" in step || "cases" in step))).toBe(true);
      for (const step of steps.filter(({ rule }) => rule === "argument")) {
        told++;
        expect(step.lines).toBeLessThanOrEqual(CHAPTER.whole);
        for (const lemma of [...step.lemmas, step]) {
          const name = `${lemma.when} ${lemma.so}`;
          if ("kept" in lemma) expect(kept).toContain(name);
          kept.add(name);
        }
        expect(faultsIn(step), JSON.stringify(step)).toEqual([]);
        for (const { truths } of [...step.lemmas, step]) expect(truths).toBeLessThanOrEqual(MOST);
      }
    }
    expect(told).toBeGreaterThan(0);
  },
);

it("no statement is believed that lacks a demand, a fact or a lemma that it needs", () => {
  const [{ steps }] = ergo(["explain", "sudoku", "--proofs"], HARD_SUDOKU).objects;
  const some: readonly Written[] = steps.filter(({ rule }: Written) => rule === "argument").slice(0, 4);
  for (const step of some) {
    for (const at of step.proof.keys()) {
      const proof = step.proof.filter((_, index) => index !== at);
      const truths = step.truths - (step.proof[at].truth ? 1 : 0);
      expect(faultsIn({ ...step, proof, truths }), JSON.stringify(step)).not.toEqual([]);
    }
    expect(isFollowed(step), JSON.stringify(step)).toBe(true);
    // What all demands together entail a reader of one line after another may still need to be told.
    for (const fact of step.because) {
      const without = (all: readonly string[]): string[] => all.filter((one) => one !== fact);
      const lemmas = step.lemmas.map((lemma) => ({ ...lemma, because: without(lemma.because) }));
      const less = { ...step, because: without(step.because), lemmas };
      expect(isFollowed(less), `${fact} in ${JSON.stringify(step)}`).toBe(false);
    }
  }
});

it.each(["en", "zh"])("says each line in a short sentence (%s)", (lang) => {
  const [{ steps }] = ergo(["explain", "sudoku", "--proofs", "--words", lang], HARD_SUDOKU).objects;
  const said = (steps as readonly Written[])
    .filter(({ rule }) => rule === "argument")
    .flatMap((step) => JSON.stringify(step).match(/"words":"[^"]*"/g) ?? []);
  expect(said.length).toBeGreaterThan(10);
  for (const words of said) {
    expect(words.length - '"words":""'.length, words).toBeLessThanOrEqual(LONGEST);
    expect(words).not.toMatch(/[{}]|undefined/);
  }
});

it("the audit finds no flaw in them", () => {
  const [counts] = ergo(["verify", "sudoku", "--proofs"], HARD_SUDOKU).objects.slice(-1);
  expect(counts).toMatchObject({ solved: 1, suppositions: 0, flaws: 0 });
});
