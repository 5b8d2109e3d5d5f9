import type { PlayKind } from "../../engine/kinds/contract/kind.ts";
import { emptyBoard } from "../../engine/model/board.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Lang } from "../../engine/model/words.ts";
import { breaksSaid } from "../kinds/breaks-said.ts";
import type { LessonBoard } from "../kinds/contract/kind-learn.ts";
import { hasKeyboard } from "../ui/keyboard.ts";
import { t } from "../words/more.ts";
import { DOT, WALL } from "./lesson-marks.ts";

/** The longest that can be said of a board's marks, but for a law that is broken; the last board ends with a long sentence, after which no key is needed. */
export function longestOf({ learnt, wrong, tool }: LessonBoard, lang: Lang, isLast: boolean): string {
  const reasons = Object.values(wrong).map((words) =>
    tool === 0 ? words[lang] : joined(words[lang], mending(DOT, false), lang),
  );
  const said = isLast ? reasons : [learnt[lang], ...reasons];
  return said.reduce((longest, one) => (one.length > longest.length ? one : longest));
}

/** Two sentences as one text. */
const joined = (one: string, other: string, lang: Lang): string =>
  `${one}${lang === "en" ? " " : ""}${other}`;

/** How a wrong mark of a board of strokes is mended: its cell takes the other of the two. */
function mending(wanted: number, isChosen: boolean): string {
  const key = wanted === DOT ? "C" : "X";
  if (isChosen) return hasKeyboard() ? t("learn.once-more-key", { key }) : t("learn.once-more");
  return t(hasKeyboard() ? "learn.mend-key" : "learn.mend", {
    tool: t(wanted === DOT ? "play.dot" : "play.wall"),
    key,
  });
}

/** A board of a lesson as it is played, and the mark that strokes write. */
interface Played {
  readonly kind: PlayKind;
  readonly puzzle: Puzzle;
  readonly board: LessonBoard;
  readonly marks: readonly number[];
  readonly tool: number;
}

/** Why the mark of a cell is wrong, by the law that it breaks where one sees that; and on a board of strokes how it is mended. */
export function reasonOf({ kind, puzzle, board, marks, tool }: Played, cell: number, lang: Lang): string {
  const mark = marks[cell];
  const [seen] = breaksSaid(kind, puzzle, { ...emptyBoard(puzzle.cells), marks });
  const reason = seen ?? board.wrong[mark]?.[lang] ?? "";
  const wanted = mark === WALL ? DOT : WALL;
  if (board.tool === 0 || reason === "") return reason;
  return joined(reason, mending(wanted, tool === wanted), lang);
}
