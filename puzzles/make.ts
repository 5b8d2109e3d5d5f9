import type { WholeKind } from "../engine/kinds/think.ts";
import { make } from "../engine/make/make.ts";
import { run } from "../engine/model/job.ts";
import type { Options } from "./options.ts";

/** `make`: puzzles with one answer and exactly the level, none twice; seeds count up from `--seed`. */
export function* makeLines(kind: WholeKind, options: Options): Generator<object> {
  const known = new Set<string>();
  for (let seed = options.seed; known.size < options.count; seed++) {
    const made = run(make(kind, options, options.level, seed));
    if (!made) {
      yield { seed, error: "No puzzle of this size and level came out; try another level or seed." };
      return;
    }
    if (known.has(made.text)) continue;
    known.add(made.text);
    yield { puzzle: made.text, level: made.level, seed };
  }
}
