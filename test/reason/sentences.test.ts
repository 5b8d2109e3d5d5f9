import { describe, expect, it } from "vitest";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { LANGS, type Lang } from "../../engine/model/words.ts";
import type { ExplainedStep } from "../../engine/reason/explain.ts";
import { OWN_KINDS, type OwnKind } from "../kinds/own.ts";
import { madePuzzles } from "../made.ts";
import { kindOf } from "../search/posed.ts";
import { share } from "../share.ts";
import { corpus, PLACE, toldSteps } from "./told.ts";

/** Told steps of each kind, those within suppositions counted. */
const STEPS = share(1_500, 30_000);

/** The length of a sentence that is read at a glance, and fits a small phone. */
const LONGEST = 140;

const MADE: { readonly [K in OwnKind]: () => Iterable<Puzzle> } = {
  sudoku: () => madePuzzles("sudoku", { rows: 9, cols: 9, minimal: true }),
  nurikabe: () => madePuzzles("nurikabe", { rows: 8, cols: 8, technique: 6 }),
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
  const { think } = kindOf(id);

  it("are short, and name a place, wherever a supposition ends too", () => {
    const ends = new Set<string>();
    for (const { puzzle, step } of told(id)) {
      const { rule, text, chains = [] } = step;
      for (const lang of LANGS) {
        isGood(text[lang], lang, rule);
        for (const { conflict } of chains) {
          if (!conflict) continue;
          const end = think.sayBroken(puzzle, conflict, lang);
          isGood(end, lang, conflict.law);
          ends.add(end);
        }
      }
    }
    expect(ends.size).toBeGreaterThan(20);
  });

  function isGood(text: string, lang: Lang, about: string): void {
    expect(text.length, `${about}: ${text}`).toBeLessThanOrEqual(LONGEST);
    expect(text, about).toMatch(PLACE[lang]);
    expect(text, about).not.toMatch(/\{|undefined|NaN| {2}/);
    expect(text, about).toMatch(lang === "en" ? /^[A-Z].*\.$/ : /。$/);
  }
});
