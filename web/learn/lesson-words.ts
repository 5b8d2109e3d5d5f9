import type { PlayKind } from "../../engine/kinds/contract/kind.ts";
import { emptyBoard } from "../../engine/model/board.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Lang } from "../../engine/model/words.ts";
import { breaksSaid } from "../kinds/breaks-said.ts";
import type { LessonBoard } from "../kinds/contract/kind-learn.ts";
import { hasKeyboard } from "../ui/keyboard.ts";
import { t } from "../words/more.ts";
import { DOT, startOf, WALL } from "./lesson-marks.ts";

/** The longest that can be said of a board's marks, but for a law that is broken; the last board ends with a long sentence, after which no key is needed. */
export function longestOf({ learnt, wrong, tool }: LessonBoard, lang: Lang, isLast: boolean): string {
  const reasons = Object.values(wrong).map((words) =>
    tool === 0 ? words[lang] : joined(words[lang], mending(DOT, false, false), lang),
  );
  const said = isLast ? reasons : [learnt[lang], ...reasons];
  return said.reduce((longest, one) => (one.length > longest.length ? one : longest));
}

/** Two sentences as one text. */
const joined = (one: string, other: string, lang: Lang): string =>
  `${one}${lang === "en" ? " " : ""}${other}`;

/** How a wrong mark of a board of strokes is mended: its cell, which may be the chosen one, takes the other of the two. */
function mending(wanted: number, isTool: boolean, isChosen: boolean): string {
  const cell = t(isChosen ? "learn.cell" : "learn.striped");
  const key = wanted === DOT ? "C" : "X";
  if (isTool) return t(hasKeyboard() ? "learn.once-more-key" : "learn.once-more", { cell, key });
  const tool = t(wanted === DOT ? "play.dot" : "play.wall");
  return t(hasKeyboard() ? "learn.mend-key" : "learn.mend", { tool, cell, key });
}

/** That a cell takes no mark, where it does not. */
export function staysOf(board: LessonBoard, cell: number): string {
  if (board.goal[cell] === ".") return t(board.tool === 0 ? "learn.given" : "learn.number");
  return startOf(board)[cell] ? t("learn.given") : "";
}

/** A board of a lesson as it is played, and the mark that strokes write. */
interface Played {
  readonly kind: PlayKind;
  readonly puzzle: Puzzle;
  readonly board: LessonBoard;
  readonly marks: readonly number[];
  readonly tool: number;
  readonly selection: readonly number[];
}

/** Why the mark of a cell is wrong, by the law that it breaks where one sees that; and on a board of strokes how it is mended. */
export function reasonOf(
  { kind, puzzle, board, marks, tool, selection }: Played,
  cell: number,
  lang: Lang,
): string {
  const mark = marks[cell];
  const [seen] = breaksSaid(kind, puzzle, { ...emptyBoard(puzzle.cells), marks });
  const reason = seen ?? board.wrong[mark]?.[lang] ?? "";
  const wanted = mark === WALL ? DOT : WALL;
  if (board.tool === 0 || reason === "" || (!seen && board.isWhole)) return reason;
  return joined(reason, mending(wanted, tool === wanted, selection.includes(cell)), lang);
}
