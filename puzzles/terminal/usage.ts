import type { WishField } from "../../engine/kinds/contract/wish.ts";
import { loadMaker } from "../../engine/kinds/load.ts";
import { kindIds } from "../../engine/kinds/registry.ts";

/** The wishes that the kinds have of their own, each name once. */
export async function wishFields(): Promise<readonly WishField[]> {
  const makers = await Promise.all(kindIds().map(loadMaker));
  return [...new Map(makers.flatMap(({ wishes }) => wishes.map((one) => [one.name, one]))).values()];
}

/** How the command line is used. */
export async function usage(): Promise<string> {
  const kinds = kindIds();
  const wishes = (await wishFields()).map(spelt).join(" ");
  return `Usage: ergo <command> <kind> [options]     kinds: ${kinds.join(", ")}

Puzzles are read from standard input, one a line, in any spelling that Ergo imports;
one JSON object a line is written. A bad line gives {"line","error"} and exit code 1.

  solve   [--answers 2] [--nodes 200000]   count answers up to a number
  explain [RULES] [--no-supposition] [--proofs] [--words en|zh]    the proof by rules and suppositions, step by
                                           step; with proofs: flat arguments and lemmas; in words: the sentences
  find    [RULES] [--technique ID,ID…]     every place where a named rule fires; a line is a puzzle, or an object
                                           with "givens" (or "puzzle"), "grid" and "candidates"
  rate                                     how hard: the level of the hardest step, the work, what it needs
  check   [--final]                        the laws that a board with marks breaks
  race    [--answers 2] [--nodes 50000] [--events N]    every search, with its counts and CPU time
  bench   [--search fast] [--nodes 200000]              CPU time over all lines, as one object
  make    [--size 9|5x7] [--count 1] [--seed 1] [--level 1..7] [--technique ID]
          ${wishes}    make puzzles (reads nothing)

  analyse [RULES] [--no-supposition]       what the rules make of the whole set, as one object
  verify  [RULES] [--no-supposition] [--proofs]    proves each and checks every step; exit code 1 on a flaw
  rules check FILE [--kind ${kinds[0]}]         what is wrong with a file of rules; else each rule's plan, and
                                           what became of it on random boards (reads no puzzles)
  alphabeta ["((3 12 8)(2 4 6)(14 5 2))"] [--min]       what alpha-beta does on a game tree with max (or min) at
                                           the root, as one object; no tree: it is read from standard input

RULES: [--rules FILE] [--only ID,ID…] [--no-one-answer]
--only leaves just the rules that it names: ids, "seed" for all that have a number, "supposition".
Level 0, bookkeeping, stays beside single rules. --no-one-answer leaves out the rules that use that a puzzle has one
answer; where it is not known to have one they are left out anyway.
Without --nodes, boards above 100 cells get fewer nodes, in proportion.
`;
}

function spelt({ name, is }: WishField): string {
  const value = { choice: " NAME", number: " N", flag: "" }[is];
  return `[--${name}${value}]`;
}
