import type { WholeKind } from "../../engine/kinds/load.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { assert } from "../../engine/model/result.ts";
import { wholeKind } from "../kinds/whole.ts";

export function kindOf(id: string): WholeKind {
  const kind = wholeKind(id);
  assert(kind !== undefined, "the kind is known");
  return kind;
}

/** The puzzle of a canonical text, ready for every search. */
export function posed(id: string, text: string): Puzzle {
  const { play, think } = kindOf(id);
  const read = play.parse(text);
  assert(read.ok, `${text} is a ${id}`);
  return think.prepare(read.value);
}
