import { sayBroken } from "../../engine/kinds/broken.ts";
import type { Broken } from "../../engine/model/puzzle.ts";
import type { Lang } from "../../engine/model/words.ts";
import type { PlayState } from "../state/state.ts";

/** How the board of a game breaks a rule of the puzzle, with its place and count. */
export function sayBrokenOn(
  { kind, puzzle, position }: Pick<PlayState, "kind" | "puzzle" | "position">,
  { law, facts }: Broken,
  lang: Lang,
): string {
  const known = [...puzzle.givens, ...kind.read(puzzle, position.board)];
  return sayBroken(puzzle, { law, facts, known }, lang);
}
