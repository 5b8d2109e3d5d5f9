import type { WholeKind } from "../../engine/kinds/load.ts";
import { type Job, run } from "../../engine/model/job.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { ratingOf } from "../../engine/rate/rate.ts";
import { analyse } from "../../engine/reason/analyse.ts";
import { guardFor } from "../../engine/reason/chain/guard.ts";
import type { Ladder } from "../../engine/reason/ladder.ts";
import { type Analysed, AnalysisTally } from "../terminal/analysis-tally.ts";
import { GroupTally } from "../terminal/group-tally.ts";
import type { SetCommand } from "../terminal/line-command.ts";
import type { Options } from "../terminal/options.ts";
import { spellRating } from "../terminal/spell-rating.ts";
import { truthOf } from "../terminal/truth.ts";

/**
 * `analyse`: the result of the rules on a whole set. Puzzles solved by named rules alone, with suppositions where those
 * were stuck, left stuck; the cells likewise; how often each rule fired, in how many puzzles; the ratings of the solved
 * puzzles by the proofs of these rules. With `each` the result of each puzzle instead, with `by` the shares of each group.
 */
export function analyseLines(kind: WholeKind, ladder: Ladder, { each, by, csv }: Options): SetCommand {
  const one = (puzzle: Puzzle): Analysed => run(analyseOne(kind, puzzle, ladder));
  if (each)
    return {
      *take({ puzzle, text }, line) {
        yield { line, puzzle: text, ...spellAnalysed(one(puzzle)) };
      },
      end: () => [],
    };
  if (by !== undefined || csv) {
    const groups = new GroupTally(by ?? "level");
    return {
      take(entry) {
        groups.add(entry, one(entry.puzzle));
        return [];
      },
      end: () => (csv ? [groups.csv()] : groups.objects()),
    };
  }
  const tally = new AnalysisTally();
  return {
    take({ puzzle }) {
      tally.add(one(puzzle));
      return [];
    },
    end: () => [tally.result(ladder)],
  };
}

function analyseOne(kind: WholeKind, puzzle: Puzzle, ladder: Ladder): Job<Analysed> {
  const truth = truthOf(kind, puzzle);
  const guard = guardFor(puzzle, kind.search, truth, puzzle.givens, ladder.foreign);
  return analyse(kind.think, ladder, puzzle, guard, truth, (chain) => ratingOf(kind.play, chain));
}

function spellAnalysed({ rating, suspended, grid: _, ...found }: Analysed): object {
  return {
    ...found,
    suspended: suspended.map(({ rule, reason }) => ({ rule: rule.id, reason: reason.en })),
    rating: rating && spellRating(rating),
  };
}
