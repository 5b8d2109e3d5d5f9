import type { WholeKind } from "../engine/kinds/think.ts";
import { make } from "../engine/make/make.ts";
import { run } from "../engine/model/job.ts";
import type { Options } from "./options.ts";

/** So many known puzzles in a row, and there are hardly others of this size and level. */
const MOST_AGAIN = 200;

/** `make`: puzzles with one answer and exactly the level, none twice; seeds count up from `--seed`. */
export function* makeLines(kind: WholeKind, options: Options): Generator<object> {
  const known = new Set<string>();
  let again = 0;
  for (let seed = options.seed; known.size < options.count; seed++) {
    const made =
      again < MOST_AGAIN
        ? run(make(kind, { rows: options.rows, cols: options.cols, technique: options.technique }, seed))
        : null;
    if (!made) {
      yield { seed, error: "No puzzle of this size and level came out; try another level or seed." };
      return;
    }
    if (known.has(made.text)) {
      again++;
      continue;
    }
    again = 0;
    known.add(made.text);
    yield { puzzle: made.text, level: made.level, seed };
  }
}
