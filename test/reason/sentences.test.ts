import { describe, expect, it } from "vitest";
import { negate } from "../../engine/model/fact.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import { randomFrom } from "../../engine/model/random.ts";
import { LANGS, type Lang } from "../../engine/model/words.ts";
import type { ExplainedStep } from "../../engine/reason/explain.ts";
import { OWN_KINDS, type OwnKind } from "../kinds/own.ts";
import { madePuzzles } from "../made.ts";
import { kindOf } from "../make/making.ts";
import { share } from "../share.ts";
import { corpus, PLACE, toldSteps } from "./told.ts";

/** Told steps of each kind, those within suppositions counted. */
const STEPS = share(1_500, 30_000);

/** The length of a sentence that is read at a glance, and fits a small phone. */
const LONGEST = 140;

const MADE: { readonly [K in OwnKind]: () => Iterable<Puzzle> } = {
  sudoku: () => madePuzzles("sudoku", { rows: 9, cols: 9, minimal: true }),
  nurikabe: () => madePuzzles("nurikabe", { rows: 8, cols: 8, level: 4 }),
};

/** Steps of the corpus, then of made puzzles, until there are enough. */
function* told(id: OwnKind): Generator<{ readonly puzzle: Puzzle; readonly step: ExplainedStep }> {
  const kind = kindOf(id);
  let left = STEPS;
  for (const puzzles of [corpus(id), MADE[id]()]) {
    for (const puzzle of puzzles) {
      const steps = toldSteps(kind, puzzle);
      for (const step of steps) yield { puzzle, step };
      left -= steps.length;
      if (left <= 0) return;
    }
  }
}

describe.each(OWN_KINDS)("the sentences of %s", (id) => {
  const { think, making } = kindOf(id);

  it("are short, and name a place, wherever a supposition ends too", () => {
    for (const { puzzle, step } of told(id)) {
      const { rule, text, chains = [] } = step;
      for (const lang of LANGS) {
        isGood(text[lang], lang, rule);
        for (const { conflict } of chains) {
          if (!conflict) continue;
          isGood(think.sayBroken(puzzle, conflict, lang), lang, conflict.law);
        }
      }
    }
  });

  it("say of any board how it breaks a rule", () => {
    const random = randomFrom(1);
    const laws = new Set<string>();
    for (let turn = 0; turn < 400; turn++) {
      const { puzzle, facts } = making.position(random);
      const odd = facts.map((fact) => (random.below(12) === 0 ? negate(fact) : fact));
      const grid = gridOf(puzzle, odd);
      for (const law of puzzle.laws) {
        const conflict = law.conflict(grid);
        if (!conflict) continue;
        laws.add(law.id);
        for (const lang of LANGS) {
          const broken = { law: law.id, facts: conflict };
          isGood(think.sayBroken(puzzle, broken, lang), lang, law.id);
          isGood(think.sayBroken(puzzle, { ...broken, known: odd }, lang), lang, law.id);
        }
      }
    }
    expect([...laws].sort()).toEqual(
      id === "sudoku"
        ? ["box", "cell", "column", "row"]
        : ["cell", "owner", "pool", "sea", "size", "two-clues"],
    );
  });

  function isGood(text: string, lang: Lang, about: string): void {
    expect(text.length, `${about}: ${text}`).toBeLessThanOrEqual(LONGEST);
    expect(text, about).toMatch(PLACE[lang]);
    expect(text, about).not.toMatch(/\{|undefined|NaN| {2}/);
    expect(text, about).toMatch(lang === "en" ? /^[A-Z].*\.$/ : /。$/);
  }
});
