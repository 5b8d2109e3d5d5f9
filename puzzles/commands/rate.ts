import type { WholeKind } from "../../engine/kinds/load.ts";
import { run } from "../../engine/model/job.ts";
import { RATING_VERSION, rate } from "../../engine/rate/rate.ts";
import { Refusal } from "../files/refusal.ts";
import { readEntry } from "../terminal/entry.ts";
import type { Options } from "../terminal/options.ts";
import { spellRating } from "../terminal/spell-rating.ts";
import { truthOf } from "../terminal/truth.ts";

const REFUSED: Readonly<Record<string, string>> = {
  none: "A puzzle without an answer has no rating.",
  several: "A puzzle with several answers has no rating: no proof leads to one of them.",
  unknown:
    "Whether the puzzle has exactly one answer is not known within the node limit, so it has no rating.",
};

/**
 * `rate`: how hard a puzzle with one answer is for a person. `level` is that of the hardest step it needs, `work` the
 * weights of all steps together, `needs` the techniques by id with their counts, the hardest first; both numbers are
 * null where no proof was found. With `--new` a line that has its rating by this version is handed on as it is.
 */
export async function rateLine(
  kind: WholeKind,
  line: string,
  options: Pick<Options, "new">,
): Promise<object> {
  const { puzzle, text, fields } = await readEntry(kind, line);
  if (options.new && fields.version === RATING_VERSION) return { puzzle: text, ...fields };
  const truth = truthOf(kind, puzzle);
  if (truth.answers !== "one") throw new Refusal(REFUSED[truth.answers]);
  return { puzzle: text, ...fields, ...spellRating(run(rate(kind, puzzle, truth))) };
}
