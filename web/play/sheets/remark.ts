import { isWritten } from "../../../engine/play/verdict.ts";
import { brokenWords } from "../../boards/frame-words.ts";
import { callerOf } from "../../boards/mentions.ts";
import { breaksSaid } from "../../kinds/breaks-said.ts";
import type { AppState, PlayState } from "../../state/state.ts";
import { count, t } from "../../words/more.ts";

/** Who reads it: in which language, and what cells are called. */
type Reader = Pick<AppState, "lang" | "settings">;

/** A remark about the board. */
export interface Remark {
  readonly text: string;
  /** Something is amiss: where it is can be shown, and it can be put right. */
  readonly amiss: boolean;
  /** Nothing is amiss, as far as is known. */
  readonly good: boolean;
}

/** The remark about the board, if any: what a check found, or that a full board breaks a rule. */
export function remarkOn(play: PlayState, reader: Reader): Remark | null {
  const { check, kind, puzzle, position, solved, hushed } = play;
  if (check) return checked(play, reader);
  if (solved || hushed === position.board || !isWritten(kind, puzzle, position.board)) return null;
  return brokenOn(play, reader);
}

function checked(play: PlayState, reader: Reader): Remark {
  const wrong = play.check?.wrong;
  if (wrong?.length) return { text: count("check.wrong", wrong.length), amiss: true, good: false };
  if (wrong) return { text: t("check.right"), amiss: false, good: true };
  if (play.truth?.answers === "none") return { text: t("check.none"), amiss: false, good: false };
  const answers = play.truth?.answers === "several" ? "several" : "unknown";
  const kept = { text: t("check.kept", { answers: t(`verdict.${answers}`) }), amiss: false, good: true };
  return brokenOn(play, reader) ?? kept;
}

function brokenOn(play: PlayState, reader: Reader): Remark | null {
  const [first] = play.broken;
  if (!first) return null;
  return {
    text:
      breaksSaid(play.kind, play.puzzle, play.position.board)[0] ??
      callerOf(reader, play.puzzle)(brokenWords(play, first, reader.lang)),
    amiss: true,
    good: false,
  };
}
