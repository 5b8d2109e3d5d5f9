import { Texts } from "../coding/texts.ts";
import { assert } from "../model/result.ts";
import type { PlayKind } from "./contract/kind.ts";
import type { PackKind } from "./contract/pack-kind.ts";

/** Signs of the longest canonical text that is packed. */
const LONGEST = 10_000;

/** Puzzles as their canonical texts: for kinds without a code of their own. */
export function textPacking(play: PlayKind): PackKind {
  return {
    id: play.id,
    begin() {
      const texts = new Texts();
      return (coder, puzzle) => {
        const read = play.parse(texts.code(coder, puzzle ? play.format(puzzle) : "", LONGEST));
        assert(read.ok, "a text that was packed is a puzzle");
        return read.value;
      };
    },
  };
}
