// Puzzles from our own maker: the same seed gives the same puzzle on every machine, so tests need no other data.
import type { Wish } from "../engine/kinds/contract/wish.ts";
import type { Puzzle } from "../engine/model/puzzle.ts";
import { wished } from "./make/making.ts";
import { posed } from "./search/posed.ts";

/** How many seeds in a row may come to nothing. */
const MOST_VAIN = 20;

/** Texts of puzzles as wished, made when they are asked for, from seeds that count up. There is no end to them. */
function* making(kind: string, wish: Wish, seed: number): Generator<string> {
  for (let next = seed, vain = 0; vain <= MOST_VAIN; next++) {
    const made = wished(kind, wish, next);
    if (typeof made === "string") throw new Error(`the wish is refused: ${made}`);
    if (made) yield made.text;
    vain = made ? 0 : vain + 1;
  }
  throw new Error(`no ${kind} comes out of so many seeds`);
}

/** The texts of so many puzzles as wished, from seeds that count up. */
export function madeTexts(kind: string, wish: Wish, count: number, seed = 1): string[] {
  const texts = making(kind, wish, seed);
  return Array.from({ length: count }, () => texts.next().value);
}

/** Puzzles as wished, without end, ready for every search. */
export function* madePuzzles(kind: string, wish: Wish, seed = 1): Generator<Puzzle> {
  for (const text of making(kind, wish, seed)) yield posed(kind, text);
}

/** So many minimal Sudokus without one of their givens, which thus have several answers. */
export function loosened(count: number): string[] {
  return madeTexts("sudoku", { rows: 9, cols: 9, minimal: true }, count, 1_000).map((text, at) => {
    const givens = [...Array(text.length).keys()].filter((cell) => text[cell] !== "0");
    const lost = givens[at % givens.length];
    return `${text.slice(0, lost)}0${text.slice(lost + 1)}`;
  });
}
