import { type Cell, cellOf, type Fact, is, negate } from "../../../engine/model/fact.ts";
import type { Lang } from "../../../engine/model/words.ts";
import type { Why } from "../../../worker/api.ts";
import {
  brokenWords,
  type FrameWords,
  frameWords,
  type Speaker,
  sayCell,
  sayFacts,
} from "../../boards/frame-words.ts";
import { pageKind } from "../../kinds/pages.ts";
import { framesOf } from "../../state/frames.ts";
import type { PlayState } from "../../state/state.ts";
import { stepsOf, type WhyState, type WhySubject } from "../../state/why.ts";
import { t } from "../../words/more.ts";

/** The words of a question's sheet: the question itself, the rule of the current frame, sentences. */
export interface WhyWords extends FrameWords {
  /** The answer in one sentence; null until it is known. */
  readonly verdict: string | null;
  /** The name of the rule, or of the event of the supposition; null where there is no frame. */
  readonly rule: string | null;
}

/** The words for a question, from choosing it to each frame of its answer. */
export function whyWords(play: PlayState, why: WhyState, lang: Lang): WhyWords {
  const { cell, asked, answer } = why;
  const blank = { context: null, level: null, verdict: null, rule: null };
  if (cell === null) return { ...blank, heading: t("play.why"), sentences: [t("why.point")] };
  if (asked === undefined) {
    const heading = t("why.about", { cell: sayCell(play, cell, lang) });
    return { ...blank, heading, sentences: [t("why.choose")] };
  }
  const heading = question(play, cell, asked, lang);
  if (!answer) return { ...blank, heading, sentences: [t("hint.thinking")] };
  const verdict = verdictOf(play, { cell, asked }, answer, lang);
  const frame = framesOf(stepsOf(answer))[why.step];
  if (!frame) return { ...blank, heading, verdict, sentences: [] };
  const words = frameWords(play, frame, lang);
  return { ...words, heading, verdict, rule: words.heading };
}

/** "Why is R3C5 wall?" */
export function question(play: PlayState, cell: Cell, asked: WhySubject, lang: Lang): string {
  const slots = { cell: sayCell(play, cell, lang), value: sayValue(play, asked, lang) };
  if (asked !== null) return t("why.not", slots);
  const shown = shownAt(play, cell, lang);
  return shown ? t("why.is", { ...slots, value: shown }) : t("why.what", slots);
}

/** The content of a cell, in a word; null when it is blank. */
export function shownAt({ kind, puzzle, position }: PlayState, cell: Cell, lang: Lang): string | null {
  const given = puzzle.givens.find((fact) => cellOf(fact) === cell);
  const mark = position.board.marks[cell];
  if (given === undefined && mark === 0) return null;
  return pageKind(kind.id).sayShown(puzzle, cell, mark, lang);
}

/** The value in question, in a word; empty for the cell's own value. */
function sayValue({ kind, puzzle }: Speaker, asked: WhySubject, lang: Lang): string {
  const others = pageKind(kind.id).asked(puzzle, lang);
  return others.find((one) => one.asked === asked)?.name ?? "";
}

/** The answer, in a sentence. */
function verdictOf(
  play: PlayState,
  { cell, asked }: { readonly cell: Cell; readonly asked: WhySubject },
  answer: Why,
  lang: Lang,
): string {
  const named = { cell: sayCell(play, cell, lang) };
  switch (answer.type) {
    case "given":
      return t("why.given", { fact: sayFacts(play, [answer.fact], lang) });
    case "because": {
      const fact = sayFacts(play, [answer.fact], lang);
      return t(
        typeof asked === "string" && !isOneValue(play, answer.fact, lang) ? "why.is-so" : "why.because",
        { fact },
      );
    }
    case "wrong": {
      const written = sayFacts(play, [answer.written], lang);
      if (answer.fact === negate(answer.written)) return t("why.wrong-so", { written });
      return t("why.wrong", { written, fact: sayFacts(play, [answer.fact], lang) });
    }
    case "can":
      return t("why.can", { ...named, value: sayValue(play, asked, lang) });
    case "broken":
      return t("why.broken", { broken: brokenWords(play, answer, lang) });
    default:
      return t(`why.${answer.type}`, named);
  }
}

/** Whether the fact is one of the values that can be asked about by themselves, and so none of several. */
function isOneValue({ kind, puzzle }: Speaker, fact: Fact, lang: Lang): boolean {
  const others = pageKind(kind.id).asked(puzzle, lang);
  return others.some(({ asked }) => typeof asked === "number" && is(cellOf(fact), asked) === fact);
}
