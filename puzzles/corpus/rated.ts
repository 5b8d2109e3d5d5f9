import type { Puzzle } from "../../engine/model/puzzle.ts";
import { RATING_VERSION } from "../../engine/rate/rate.ts";
import { Refusal } from "../files/refusal.ts";
import type { Entry } from "../terminal/entry.ts";

/** A puzzle with its rating. */
export interface Rated {
  readonly puzzle: Puzzle;
  readonly text: string;
  readonly level: number;
  readonly work: number;
  /** Ids of the techniques that it needs. */
  readonly needs: readonly string[];
}

/** The puzzle of a line that `rate` wrote, or `make` with a level. */
export function ratedOf({ puzzle, text, fields }: Entry): Rated {
  const { level, work, needs, version } = fields;
  if (typeof level !== "number" || typeof work !== "number" || typeof needs !== "object" || needs === null)
    throw new Refusal('The puzzle has no rating: let "ergo rate" write the line.');
  if (version !== RATING_VERSION)
    throw new Refusal(
      `The puzzle is rated by version ${version}, and this is version ${RATING_VERSION}: rate it again.`,
    );
  return { puzzle, text, level, work, needs: Array.isArray(needs) ? needs : Object.keys(needs) };
}
