import { beforeAll, describe, expect, it } from "vitest";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import { LANGS, type Lang } from "../../engine/model/words.ts";
import { Chain } from "../../engine/reason/chain/chain.ts";
import { explain, explainContextOf } from "../../engine/reason/explain.ts";
import { ladderOf } from "../../engine/reason/rules-of.ts";
import { climbTelling } from "../../engine/reason/solve.ts";
import { frameWords } from "../../web/boards/frame-words.ts";
import { frameTints } from "../../web/boards/tint.ts";
import { type Frame, framesOf } from "../../web/state/frames.ts";
import { openPlay } from "../../web/state/open.ts";
import { speak } from "../../web/words/words.ts";
import { HARD_NURIKABE, HARD_SUDOKU } from "../hard.ts";
import { OWN_KINDS, type OwnKind } from "../kinds/own.ts";
import { hardestOf } from "../puzzles/packs.ts";
import { PLACE } from "../reason/told.ts";
import { kindOf, posed } from "../search/posed.ts";
import { share } from "../share.ts";

/** Puzzles of each kind beside the one of our own maker: from the packs of the highest levels, spread over each. */
const PUZZLES = share(1, 100);

/** The length of a sentence that is read at a glance, and fits a small phone. */
const LONGEST = 140;

const FIRST: { readonly [K in OwnKind]: string } = { sudoku: HARD_SUDOKU, nurikabe: HARD_NURIKABE };

/** What a frame tells, language by language. */
const WORDS: { readonly [L in Lang]: RegExp } = { en: /^[A-Z].*\.$/, zh: /。$/ };

/** The frames of a puzzle's whole proof, by arguments where rules say nothing more. */
function framesIn(id: OwnKind, puzzle: Puzzle): Frame[] {
  const kind = kindOf(id);
  const { rules } = ladderOf(kind.think);
  const chain = new Chain(puzzle, gridOf(puzzle), rules, { explain: true });
  run(climbTelling(kind.think, chain));
  return framesOf(explain(explainContextOf(kind, rules, puzzle), run(chain.provenance.steps())));
}

describe.each(OWN_KINDS)("what the sheet tells of %s", (id) => {
  let told = 0;
  let argued = 0;

  beforeAll(() => speak("en"));

  it.each([FIRST[id], ...hardestOf(id, PUZZLES)])(
    "is short, and names a place in each frame: %s",
    async (text) => {
      const puzzle = posed(id, text);
      const play = openPlay(kindOf(id).play, puzzle);
      const frames = framesIn(id, puzzle);
      for (const lang of LANGS) {
        await speak(lang);
        for (const frame of frames) {
          const { heading, context, sentences } = frameWords(play, frame, lang);
          told++;
          if (frame.statement) argued++;
          expect(sentences.length, frame.type).toBeGreaterThan(0);
          for (const sentence of sentences) {
            expect(sentence.length, `${frame.type}: ${sentence}`).toBeLessThanOrEqual(LONGEST);
            expect(sentence).toMatch(WORDS[lang]);
            expect(sentence).not.toMatch(/\{|undefined|NaN| {2}/);
          }
          expect(sentences.join(" "), frame.type).toMatch(PLACE[lang]);
          expect(`${heading} ${context ?? ""}`).not.toMatch(/\{|undefined|NaN/);
        }
      }
      for (const frame of frames) {
        const { cells, area } = frameTints(frame);
        expect(cells.size + (area?.length ?? 0), frame.type).toBeGreaterThan(0);
        if (isEnd(frame))
          expect([...cells.values()].flat(), "the contradiction has its place").toContain("conflict");
      }
    },
  );

  it("holds frames of arguments too", () => {
    expect(told).toBeGreaterThan(share(100, 10_000));
    expect(argued).toBeGreaterThan(share(20, 1_000));
  });
});

/** Where a refutation ends. */
function isEnd({ type, statement, line, chain }: Frame): boolean {
  if (type === "breaks") return chain?.conflict !== null;
  return type === "line" && statement?.so.length === 0 && line === statement.lines.length - 1;
}
