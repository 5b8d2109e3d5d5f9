import { expect, it } from "vitest";
import { ergo } from "../../cli/ergo.ts";
import { HARD_NURIKABE } from "../../hard.ts";
import { faultsIn, type WrittenArgument, written } from "./recount.ts";

/** Most demands of a statement, most lines of a step, and most characters of a sentence. */
const MOST = 4;
const CHAPTER = 24;
const LONGEST = 140;

interface Told extends WrittenArgument {
  readonly rule: string;
  readonly words?: string;
}

/** Puzzles that ship, some of whose refutations end by a lemma. */
const BY_LEMMA = ["6/8/i3o4h5m1i5m3q", "7/7/k5o3o9i2j1r3g"];
/** A puzzle that ships, in some of whose lines a number would come further if no other number were beside its way. */
const BESIDE_NUMBERS = "7/7/g3g4y7k1i4p3j";
/** The same, one of whose arguments is longer than a page. */
const LONG = "7/7/3j2j5j1q6g3n5p";
/** A puzzle of our own maker: some of its lines look at a number that is not told. */
const UNTOLD = "7/7/i4i4r53n.g4o4l";
/** A puzzle that ships, of one of whose lines no wall is a premise. */
const NO_WALL = "7/7/k3h4r2k4j2j4p4";

const explained = (text: string, ...more: string[]): readonly Told[] => {
  const [end] = ergo(["explain", "nurikabe", "--proofs", ...more], text).objects;
  expect(end.end).toBe("solved");
  return end.steps;
};

it.each([HARD_NURIKABE, ...BY_LEMMA, BESIDE_NUMBERS, LONG, UNTOLD, NO_WALL])(
  "%s is told to the end in statements that stand by themselves",
  (text) => {
    const steps = explained(text);
    const puzzle = written(text);
    expect(steps.every((step) => !("supposed" in step || "cases" in step))).toBe(true);
    const told = steps.filter(({ rule }) => rule === "argument");
    expect(told.length).toBeGreaterThan(0);
    for (const step of told) {
      expect(faultsIn(puzzle, step), JSON.stringify(step)).toEqual([]);
      expect(step.lines).toBeLessThanOrEqual(CHAPTER);
      for (const { truths } of [...step.lemmas, step]) expect(truths).toBeLessThanOrEqual(MOST);
    }
  },
);

it("no statement is believed whose last line lacks one before it", () => {
  const puzzle = written(HARD_NURIKABE);
  const some = explained(HARD_NURIKABE).filter(({ rule, proof }) => rule === "argument" && proof.length > 1);
  expect(some.length).toBeGreaterThan(0);
  for (const step of some)
    for (const at of step.proof.keys()) {
      const proof = step.proof.filter((_, index) => index !== at);
      const truths = new Set(proof.flatMap(({ truth }) => truth ?? [])).size;
      expect(faultsIn(puzzle, { ...step, proof, truths }), JSON.stringify(proof)).not.toEqual([]);
    }
});

it.each(["en", "zh"])("says each line in a short sentence (%s)", (lang) => {
  const said = explained(HARD_NURIKABE, "--words", lang)
    .filter(({ rule }) => rule === "argument")
    .flatMap((step) => JSON.stringify(step).match(/"words":"[^"]*"/g) ?? []);
  expect(said.length).toBeGreaterThan(5);
  for (const words of said) {
    expect(words.length - '"words":""'.length, words).toBeLessThanOrEqual(LONGEST);
    expect(words).not.toMatch(/[{}]|undefined/);
  }
});

it("the audit finds no flaw in them", () => {
  const [counts] = ergo(["verify", "nurikabe", "--proofs"], HARD_NURIKABE).objects.slice(-1);
  expect(counts).toMatchObject({ solved: 1, suppositions: 0, flaws: 0 });
});
