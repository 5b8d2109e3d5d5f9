import type { WholeKind } from "../../engine/kinds/load.ts";
import type { Job } from "../../engine/model/job.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Rule } from "../../engine/model/rule.ts";
import { type Rating, rate } from "../../engine/rate/rate.ts";
import { SUPPOSITION_NAME } from "../../engine/reason/chain/supposed.ts";
import type { PuzzleText, Rated } from "../api.ts";
import { truthOf } from "./truth.ts";

/** How hard a puzzle with one answer is, its techniques by name. */
export function* rateJob(kind: WholeKind, puzzle: Puzzle, asked: PuzzleText): Job<Rated | null> {
  const rating = yield* rate(kind, puzzle, yield* truthOf(kind, puzzle, asked));
  return rating && named(rating, kind.think.rules);
}

/** A rating with the techniques by the names of the rules. */
export function named({ level, work, needs }: Rating, rules: readonly Rule[]): Rated {
  const names = new Map(rules.map(({ id, name }) => [id, name]));
  return {
    level,
    work,
    needs: needs.map((one) => ({ ...one, name: names.get(one.id) ?? SUPPOSITION_NAME })),
  };
}
