import type { MakeKind } from "../../engine/kinds/contract/kind.ts";
import type { Wish } from "../../engine/kinds/contract/wish.ts";
import type { WholeKind } from "../../engine/kinds/load.ts";
import { make } from "../../engine/make/make.ts";
import { run } from "../../engine/model/job.ts";
import { assert } from "../../engine/model/result.ts";
import { rate } from "../../engine/rate/rate.ts";
import type { Options } from "../terminal/options.ts";
import { spellRating } from "../terminal/spell-rating.ts";
import { truthOf } from "../terminal/truth.ts";

/** So many known puzzles in a row, and there are hardly others like it. */
const MOST_AGAIN = 200;
/** So many seeds in a row without a puzzle, and none is expected. */
const MOST_VAIN = 10;

/**
 * `make`: puzzles with one answer that are as wished, none twice; seeds count up from `--seed`. With a level or a technique
 * wished for each is told with its rating. A seed that comes to nothing is an error of its own, and the next is tried.
 */
export function* makeLines(kind: WholeKind, making: MakeKind, options: Options): Generator<object> {
  const { rows, cols, level, rule, wishes } = options;
  const wish: Wish = { rows, cols, level, rule, ...wishes };
  const known = new Set<string>();
  let again = 0;
  let vain = 0;
  for (let seed = options.seed; known.size < options.count; seed++) {
    const job = make({ ...kind, making }, wish, seed);
    if (!job.ok) {
      yield { error: job.problem.text.en };
      return;
    }
    const made = run(job.value);
    if (!made) {
      yield { seed, error: "No such puzzle came out of this seed." };
      if (++vain >= MOST_VAIN) return;
      continue;
    }
    vain = 0;
    if (known.has(made.text)) {
      if (++again < MOST_AGAIN) continue;
      yield { seed, error: "There are hardly any other puzzles like this." };
      return;
    }
    again = 0;
    known.add(made.text);
    yield {
      puzzle: made.text,
      ...(made.level !== null && ratingFields(kind, made.text)),
      ...(rule !== undefined && { technique: rule }),
      seed,
    };
  }
}

/** The rating of a made puzzle, as `rate` writes it. */
function ratingFields(kind: WholeKind, text: string): object {
  const read = kind.play.parse(text);
  assert(read.ok, "a made puzzle can be read");
  const puzzle = kind.think.prepare(read.value);
  return spellRating(run(rate(kind, puzzle, truthOf(kind, puzzle))));
}
