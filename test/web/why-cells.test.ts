import { describe, expect, it } from "vitest";
import { type Board, emptyBoard } from "../../engine/model/board.ts";
import type { Cell } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { type Random, randomFrom } from "../../engine/model/random.ts";
import { LANGS } from "../../engine/model/words.ts";
import { ladderOf } from "../../engine/reason/rules-of.ts";
import { judge } from "../../engine/reason/verdict.ts";
import { whyFor } from "../../engine/reason/why.ts";
import { frameTints } from "../../web/boards/tint.ts";
import { whyWords } from "../../web/play/hint/why-words.ts";
import { framesOf } from "../../web/state/frames.ts";
import { openPlay } from "../../web/state/open.ts";
import { stepsOf } from "../../web/state/why.ts";
import { speak } from "../../web/words/words.ts";
import { OWN_KINDS } from "../kinds/own.ts";
import { corpus, PLACE } from "../reason/told.ts";
import { kindOf } from "../search/posed.ts";
import { share } from "../share.ts";

/** Cells of each kind that are asked about. */
const CELLS = share(100, 1_000);

/** A board on the way to the answer: some of its marks, and now and then a wrong one. */
function partOf(marks: readonly number[], random: Random): Board {
  const share = random.below(9);
  const isWrong = random.below(6) === 0;
  const at = random.below(marks.length);
  const some = marks.map((mark, cell) => {
    if (isWrong && cell === at && mark > 0) return mark === 1 ? 2 : 1;
    return random.below(10) < share ? mark : 0;
  });
  return { ...emptyBoard(marks.length), marks: some };
}

describe.each(OWN_KINDS)('"why?" of %s', (id) => {
  const kind = kindOf(id);
  const thinker = { ...kind, ladder: ladderOf(kind.think) };
  const puzzles = corpus(id);
  const each = Math.ceil(CELLS / puzzles.length);

  it.each(puzzles.map((puzzle, at) => [at, puzzle] as const))(
    "names a place for any cell of puzzle %i, and shows another",
    async (at, puzzle) => {
      const random = randomFrom(at);
      const truth = run(judge(puzzle, kind.search, 100_000));
      const marks = truth.answers === "one" ? kind.play.marksOf(puzzle, truth.answer) : [];
      for (let turn = 0; turn < each; turn++) {
        const board = partOf(marks, random);
        const cell: Cell = random.below(puzzle.cells);
        const asked = kind.play.hand === "digits" ? 1 + random.below(puzzle.values - 1) : 0;
        const value = random.below(3) === 0 ? asked : null;
        const answer = run(whyFor(thinker, puzzle, board, truth, { cell, value }, kind.search));
        const frames = framesOf(stepsOf(answer));
        const play = { ...openPlay(kind.play, puzzle), truth };
        const shown = { ...play, position: { ...play.position, board } };
        for (const lang of LANGS) {
          await speak(lang);
          const why = { board, cell, asked: value, answer, step: frames.length - 1, whole: false };
          const { verdict, sentences } = whyWords(shown, why, lang);
          expect([verdict, ...sentences].join(" "), answer.type).toMatch(PLACE[lang]);
          if (answer.type === "because") expect(sentences.join(" ")).toMatch(PLACE[lang]);
        }
        const others = frames
          .flatMap((frame) => [...frameTints(frame).cells.keys()])
          .filter((one) => one !== cell);
        if (answer.type === "because") expect(others.length, frames.at(-1)?.step.text.en).toBeGreaterThan(0);
      }
    },
  );
});
