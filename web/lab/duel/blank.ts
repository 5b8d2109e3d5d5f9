import { DUEL_SIZES, type DuelSize } from "../../../engine/duel/duel-size.ts";
import type { PlayKind } from "../../../engine/kinds/contract/kind.ts";
import { PLAY_KINDS } from "../../../engine/kinds/play.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import { assert } from "../../../engine/model/result.ts";

/** The laws of the duel, by their ids; the board's kind has these and no others. */
const LAWS = ["box", "cell", "column", "row"];

/** The ground of a duel: a kind whose boards have its sizes and its laws, and its puzzle without givens. */
export interface Blank {
  readonly kind: PlayKind;
  readonly puzzle: Puzzle;
}

const blanks = new Map<DuelSize, Blank>();

/** The ground of a duel of that size; the same object each time. */
export function blankOf(size: DuelSize): Blank {
  const known = blanks.get(size);
  if (known) return known;
  const kind = PLAY_KINDS.find(isDuelled);
  const puzzle = kind ? blankIn(kind, size) : null;
  assert(kind !== undefined && puzzle !== null, "some kind has the boards of the duel");
  const blank = { kind, puzzle };
  blanks.set(size, blank);
  return blank;
}

function isDuelled(kind: PlayKind): boolean {
  return kind.hand === "digits" && DUEL_SIZES.every((size) => hasLaws(blankIn(kind, size)));
}

function blankIn(kind: PlayKind, size: DuelSize): Puzzle | null {
  const read = kind.parse("0".repeat(size * size));
  return read.ok && read.value.rows === size && read.value.cols === size ? read.value : null;
}

function hasLaws(puzzle: Puzzle | null): boolean {
  const laws = new Set(puzzle?.laws.map(({ id }) => id));
  return [...laws].sort().join() === LAWS.join();
}
