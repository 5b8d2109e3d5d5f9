import type { MakeKind } from "../../engine/kinds/contract/kind.ts";
import type { Wish } from "../../engine/kinds/contract/wish.ts";
import type { WholeKind } from "../../engine/kinds/load.ts";
import { type MadePuzzle, make, makeBrood } from "../../engine/make/make.ts";
import { refusalOf } from "../../engine/make/refusal.ts";
import { run } from "../../engine/model/job.ts";
import { assert } from "../../engine/model/result.ts";
import { ENGINE_VERSION } from "../../engine/model/version.ts";
import { rate } from "../../engine/rate/rate.ts";
import { EXIT, type ExitCode } from "../files/exit.ts";
import type { Shard } from "../files/shard.ts";
import type { Options, Seeds } from "../terminal/options.ts";
import { spellRating } from "../terminal/spell-rating.ts";
import { truthOf } from "../terminal/truth.ts";

/** So many known puzzles in a row, and there are hardly others like it. */
const MOST_AGAIN = 200;
/** So many seeds in a row without a puzzle, and none is expected. */
const MOST_VAIN = 10;

/** Objects to print, and in the end the exit code. */
type Lines = Generator<object, ExitCode>;

/**
 * `make`: puzzles with one answer that are as wished. With a level or a technique wished for each is told with its rating. A
 * seed that comes to nothing is an error of its own. Seeds count up from `--seed` until there are so many, none twice; or
 * each of `--seeds`, or of a shard of them, has its line, which depends on nothing but the wish and the seed; with `--brood` as
 * many lines at most, of puzzles that are like each other.
 */
export function* makeLines(kind: WholeKind, making: MakeKind, options: Options): Lines {
  const { rows, cols, level, rule, wishes, seeds } = options;
  const wish: Wish = { rows, cols, level, rule, ...wishes };
  const problem = refusalOf({ ...kind, making }, wish);
  if (problem) {
    yield { error: problem.text.en };
    return EXIT.never;
  }
  const from = (seed: number): MadePuzzle | null => madeFrom(kind, making, wish, seed);
  if (!seeds) return yield* counting(kind, from, options);
  const { first, last } = pieceOf(seeds, options.shard ?? { number: 1, of: 1 });
  for (let seed = first; seed <= last; seed++) {
    const brood = run(makeBrood({ ...kind, making }, wish, seed, options.brood));
    for (const made of brood) yield spell(kind, made, seed, rule);
    if (brood.length === 0) yield vain(seed);
  }
  return EXIT.done;
}

function madeFrom(kind: WholeKind, making: MakeKind, wish: Wish, seed: number): MadePuzzle | null {
  const job = make({ ...kind, making }, wish, seed);
  assert(job.ok, "a wish is refused before the first seed");
  return run(job.value);
}

/**
 * The part of the seeds that is a shard's: seeds in a row, the first shard's before those of the second, so that the
 * outputs of all shards behind each other are that of the whole.
 */
function pieceOf({ first, last }: Seeds, { number, of }: Shard): Seeds {
  const count = last - first + 1;
  const until = (shards: number): number => first + Math.floor((count * shards) / of);
  return { first: until(number - 1), last: (number === of ? last + 1 : until(number)) - 1 };
}

/** Puzzles until there are so many, none twice. */
function* counting(kind: WholeKind, from: (seed: number) => MadePuzzle | null, options: Options): Lines {
  const known = new Set<string>();
  let again = 0;
  let inVain = 0;
  for (let seed = options.seed; known.size < options.count; seed++) {
    const made = from(seed);
    if (!made) {
      yield vain(seed);
      if (++inVain >= MOST_VAIN) return EXIT.short;
      continue;
    }
    inVain = 0;
    if (known.has(made.text)) {
      if (++again < MOST_AGAIN) continue;
      yield { seed, error: "There are hardly any other puzzles like this." };
      return EXIT.short;
    }
    again = 0;
    known.add(made.text);
    yield spell(kind, made, seed, options.rule);
  }
  return EXIT.done;
}

function vain(seed: number): object {
  return { seed, error: "No such puzzle came out of this seed." };
}

function spell(kind: WholeKind, { text, level, rating }: MadePuzzle, seed: number, rule?: string): object {
  return {
    puzzle: text,
    ...(level !== null && (rating ? spellRating(rating) : ratingFields(kind, text))),
    ...(rule !== undefined && { technique: rule }),
    ...{ seed, engine: ENGINE_VERSION },
  };
}

/** The rating of a made puzzle, as `rate` writes it. */
function ratingFields(kind: WholeKind, text: string): object {
  const read = kind.play.parse(text);
  assert(read.ok, "a made puzzle can be read");
  const puzzle = kind.think.prepare(read.value);
  return spellRating(run(rate(kind, puzzle, truthOf(kind, puzzle))));
}
