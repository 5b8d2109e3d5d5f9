import type { Lang } from "../../../engine/model/words.ts";
import { isWritten } from "../../../engine/play/verdict.ts";
import { brokenWords } from "../../boards/frame-words.ts";
import type { PlayState } from "../../state/state.ts";
import { count, t } from "../../words/more.ts";

/** A remark about the board. */
export interface Remark {
  readonly text: string;
  /** Something is amiss: where it is can be shown, and it can be put right. */
  readonly amiss: boolean;
  /** Nothing is amiss, as far as is known. */
  readonly good: boolean;
}

/** The remark about the board, if any: what a check found, or that a full board breaks a rule. */
export function remarkOn(play: PlayState, lang: Lang): Remark | null {
  const { check, kind, puzzle, position, solved, hushed } = play;
  if (check) return checked(play, lang);
  if (solved || hushed === position.board || !isWritten(kind, puzzle, position.board)) return null;
  return brokenOn(play, lang);
}

function checked(play: PlayState, lang: Lang): Remark {
  const wrong = play.check?.wrong;
  if (wrong?.length) return { text: count("check.wrong", wrong.length), amiss: true, good: false };
  if (wrong) return { text: t("check.right"), amiss: false, good: true };
  if (play.truth?.answers === "none") return { text: t("check.none"), amiss: false, good: false };
  const answers = play.truth?.answers === "several" ? "several" : "unknown";
  const kept = { text: t("check.kept", { answers: t(`verdict.${answers}`) }), amiss: false, good: true };
  return brokenOn(play, lang) ?? kept;
}

function brokenOn(play: PlayState, lang: Lang): Remark | null {
  const [first] = play.broken;
  if (!first) return null;
  return { text: brokenWords(play, first, lang), amiss: true, good: false };
}
