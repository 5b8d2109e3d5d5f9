import type { MakeKind } from "../../engine/kinds/contract/kind.ts";
import type { Wish } from "../../engine/kinds/contract/wish.ts";
import type { WholeKind } from "../../engine/kinds/load.ts";
import { make } from "../../engine/make/make.ts";
import { run } from "../../engine/model/job.ts";
import type { Options } from "../terminal/options.ts";

/** So many known puzzles in a row, and there are hardly others like it. */
const MOST_AGAIN = 200;
/** So many seeds in a row without a puzzle, and none is expected. */
const MOST_VAIN = 10;

/**
 * `make`: puzzles with one answer that are as wished, none twice; seeds count up from `--seed`. A seed that
 * comes to nothing is an error of its own, and the next is tried.
 */
export function* makeLines(kind: WholeKind, making: MakeKind, options: Options): Generator<object> {
  const { rows, cols, level, technique, wishes } = options;
  const wish: Wish = { rows, cols, level, technique, ...wishes };
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
    const { text: puzzle, level: measured, technique: hardest } = made;
    yield {
      puzzle,
      ...(measured !== null && { level: measured }),
      ...(hardest !== null && { technique: hardest }),
      seed,
    };
  }
}
