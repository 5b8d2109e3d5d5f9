import type { PuzzleText } from "../../worker/api.ts";
import { PAGE_KINDS } from "../kinds/pages.ts";
import { fields } from "../state/stored.ts";
import { blank, puzzleOf } from "./entered.ts";
import type { RememberedEntry } from "./entering.ts";

/** Most steps that are kept, and most characters of their texts. */
const MOST_STEPS = 1_000;
const MOST_CHARACTERS = 60_000;

/** What is there at the first visit. */
export const FIRST: RememberedEntry = {
  board: blank(PAGE_KINDS[0].id),
  past: [],
  future: [],
  others: {},
  runsOn: true,
};

/** The newest steps of a history, as many as are kept; the newest is last. */
export function newest(steps: readonly PuzzleText[]): readonly PuzzleText[] {
  let from = steps.length;
  for (let sum = 0; from > 0 && steps.length - from < MOST_STEPS; from--) {
    sum += steps[from - 1].text.length;
    if (sum > MOST_CHARACTERS) break;
  }
  return from === 0 ? steps : steps.slice(from);
}

/** What was kept; whatever is damaged is as at first. */
export function readEntered(stored: unknown): RememberedEntry {
  const { board, past, future, others, runsOn } = fields(stored);
  return {
    board: isText(board) ? textOf(board) : FIRST.board,
    past: stepsIn(past),
    future: stepsIn(future),
    others: Object.fromEntries(
      Object.entries(fields(others)).filter(
        (one): one is [string, string] =>
          typeof one[1] === "string" && isText({ kind: one[0], text: one[1] }),
      ),
    ),
    runsOn: runsOn !== false,
  };
}

/** The reader of the record; undefined where it is none. */
export function readRecord(stored: unknown): RememberedEntry | undefined {
  return isText(fields(stored).board) ? readEntered(stored) : undefined;
}

/** The record to keep. */
export function recordOf({ board, past, future, others, runsOn }: RememberedEntry): RememberedEntry {
  return { board, past, future, others, runsOn };
}

/** Steps are read no further than from the newest on that is sound: a history has no gaps. */
function stepsIn(stored: unknown): readonly PuzzleText[] {
  if (!Array.isArray(stored)) return [];
  const bad = stored.findLastIndex((one) => !isText(one));
  return newest(
    stored
      .slice(bad + 1)
      .filter(isText)
      .map(textOf),
  );
}

const textOf = ({ kind, text }: PuzzleText): PuzzleText => ({ kind, text });

function isText(stored: unknown): stored is PuzzleText {
  const { kind, text } = fields(stored);
  if (typeof kind !== "string" || typeof text !== "string") return false;
  return PAGE_KINDS.some(({ id }) => id === kind) && puzzleOf({ kind, text }) !== null;
}
