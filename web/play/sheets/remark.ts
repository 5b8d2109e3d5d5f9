import { isWritten } from "../../../engine/play/verdict.ts";
import type { PlayState } from "../../state/state.ts";
import { count, t } from "../../words/more.ts";

/** A remark about the board. */
interface Remark {
  readonly text: string;
  /** There are cells to point at that are not pointed at yet. */
  readonly hides: boolean;
  /** Nothing is amiss. */
  readonly good: boolean;
}

/** The remark about the board, if any. */
export function remarkOn(play: PlayState): Remark | null {
  const { check, broken, kind, puzzle, position, solved } = play;
  if (check) return checked(play);
  if (solved || broken.length === 0 || !isWritten(kind, puzzle, position.board)) return null;
  return { text: t("play.full"), hides: true, good: false };
}

function checked({ check, broken, truth }: PlayState): Remark | null {
  if (!check) return null;
  const { wrong, shown } = check;
  if (wrong?.length) return { text: count("check.wrong", wrong.length), hides: !shown, good: false };
  if (wrong) return { text: t("check.right"), hides: false, good: true };
  const answers = truth && truth.answers !== "one" ? truth.answers : "unknown";
  const law = broken.length > 0 ? "check.broken" : "check.kept";
  const text = answers === "none" ? t("check.none") : `${t(`check.${answers}`)} ${t(law)}`;
  return { text, hides: broken.length > 0 && !shown, good: broken.length === 0 && answers !== "none" };
}
