import { describe, expect, it } from "vitest";
import type { NurikabePuzzle } from "../../engine/kinds/nurikabe/puzzle/puzzle.ts";
import { NURIKABE_VOCABULARY } from "../../engine/kinds/nurikabe/rules/vocabulary.ts";
import { nurikabeThinking } from "../../engine/kinds/nurikabe/think.ts";
import { compileRules } from "../../engine/language/run/compile.ts";
import { type Fact, is, isNot } from "../../engine/model/fact.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { randomFrom } from "../../engine/model/random.ts";
import type { Rule } from "../../engine/model/rule.ts";
import { drawn } from "./boards.ts";
import { smallPuzzles, someFacts } from "./positions.ts";

function written(body: string): Rule<NurikabePuzzle> {
  const { rules, problems } = compileRules(`rule "Mine" ${body}`, NURIKABE_VOCABULARY);
  expect(problems).toEqual([]);
  return rules[0];
}

function conclusions(rule: Rule<NurikabePuzzle>, puzzle: NurikabePuzzle, facts: readonly Fact[]): Fact[] {
  const found = new Set<Fact>();
  for (const step of rule.find(puzzle, gridOf(puzzle, facts))) for (const fact of step.adds) found.add(fact);
  return [...found].sort((a, b) => a - b);
}

/** A rule of ours, and another way to write it; the second says where they are the same. */
const SAME: readonly (readonly [string, string, (puzzle: NurikabePuzzle) => boolean])[] = [
  ["out-of-reach", "for c in blank if no k in clues: c in reach(k) then c is sea", isPlain],
  ["no-pool", "for q in squares, {c} = q - walls if c open then c not sea", () => true],
  ["between-two-islands", "for c in cells if c open, size(clues(c)) > 1 then c is sea", () => true],
  [
    "between-two-islands",
    "for c in blank if some i, k in islands: (clue(i) != clue(k), c in libs(i), c in libs(k)) then c is sea",
    () => true,
  ],
  ["complete-island", "for i in islands, c in libs(i) if size(i) = num(i) then c not land", () => true],
  ["all-islands-found", "if size(lands) = allland then each c in blank: c is sea", () => true],
  [
    "one-way-for-the-wall",
    "for s in seas, {c} = libs(s) if some t in seas: t != s then c is sea",
    () => true,
  ],
];

function isPlain({ clues }: NurikabePuzzle): boolean {
  return !clues.includes(-1);
}

describe.each(SAME)("%s written as %s", (id, body, isSame) => {
  it("concludes the same, each from premises that are enough", () => {
    const rule = written(body);
    const own = nurikabeThinking.rules.find((one) => one.id === id) as Rule<NurikabePuzzle>;
    const random = randomFrom(5);
    let concluded = 0;
    for (const { puzzle, answers } of smallPuzzles(60, 13)) {
      if (!isSame(puzzle)) continue;
      const facts = someFacts(answers[random.below(answers.length)], puzzle.values, random);
      const found = conclusions(rule, puzzle, facts);
      concluded += found.length;
      expect(found).toEqual(conclusions(own, puzzle, facts));
      for (const step of rule.find(puzzle, gridOf(puzzle, facts)))
        expect(conclusions(rule, puzzle, step.because)).toEqual(expect.arrayContaining([...step.adds]));
    }
    expect(concluded).toBeGreaterThan(2);
  });
});

describe("words for owners", () => {
  it("say of which clue's island a cell is, or is not", () => {
    const { puzzle, facts } = drawn("3+. ... ..2");
    const own = written("for i in islands, k = clue(i), c in cells(i) then c of k");
    expect(conclusions(own, puzzle, facts)).toEqual([is(1, 1)]);
    const other = written("for i in islands, c in libs(i), k in clues if k != clue(i) then c not of k");
    expect(conclusions(other, puzzle, facts)).toEqual(
      [2, 3, 4].map((cell) => isNot(cell, 2)).concat([5, 7].map((cell) => isNot(cell, 1))),
    );
    const known = written("for c in cells, k in clues if c of k then c is land");
    expect(conclusions(known, puzzle, [is(4, 1)])).toEqual([]);
  });
});

describe("what a person may write wrongly", () => {
  it.each([
    ["for i in island then i is sea", "islands"],
    ["for c in blanks then c is sea", "blank"],
    ["for c in blank if splits(c as water) then c is sea", "water"],
  ])("%s is answered with the word that was meant", (body, word) => {
    const { rules, problems } = compileRules(`rule "Mine" ${body}`, NURIKABE_VOCABULARY);
    expect(rules).toEqual([]);
    expect(problems.map(({ text }) => text.en).join()).toContain(word);
    expect(problems.map(({ text }) => text.zh).join()).toContain(word);
  });
});
