import type { Puzzle } from "../model/puzzle.ts";
import type { Lang } from "../model/words.ts";
import type { KindId, PuzzleOf, SaidBroken, SayBroken } from "./contract/kind.ts";
import { sayBroken as sayNurikabe } from "./nurikabe/say-broken.ts";
import { sayBroken as sayDigits } from "./shared/digit-broken.ts";

/** How each kind says it, for the page, which loads it after the first board. Elsewhere it comes with `QuickKind`. */
const SAID: { readonly [K in KindId]: SayBroken<PuzzleOf[K]> } = { sudoku: sayDigits, nurikabe: sayNurikabe };

const said = new Map<string, SayBroken>(Object.entries<SayBroken>(SAID));

/** How a rule of the puzzle is broken, in one sentence with its place and count: "Row 3 has 5 twice: R3C2 and R3C7." */
export function sayBroken(puzzle: Puzzle, broken: SaidBroken, lang: Lang): string {
  return said.get(puzzle.kind)?.(puzzle, broken, lang) ?? "";
}
