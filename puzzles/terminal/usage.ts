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
one JSON object a line is written. A line may be such an object itself, with a "puzzle".
A bad line gives {"line","error"}; the exit codes stand below.

  solve   [--answers 2] [--nodes 200000] [--search fast]    count answers up to a number, by any of the searches;
                                           "second" shares no code with "fast"
  explain [RULES] [--no-supposition] [--proofs] [--words en|zh]    the proof by rules and suppositions, step by
                                           step; with proofs: flat arguments and lemmas; in words: the sentences
  find    [RULES] [--technique ID,ID…]     every place where a named rule fires; a line is a puzzle, or an object
                                           with "givens" (or "puzzle"), "grid" and "candidates"
  rate    [--new]                          how hard: the level of the hardest step, the work, what it needs; with --new
                                           what has its rating by this version stays as it is
  canon                                    the canonical form, "canon": the same for all that are the same up to symmetry
  dedupe                                   leaves out what is the same as an earlier puzzle up to symmetry
  check   [--final]                        the laws that a board with marks breaks
  race    [--answers 2] [--nodes 50000] [--events N]    every search, with its counts and CPU time
  bench   [--search fast] [--nodes 200000]              CPU time over all lines, as one object
  make    [--size 9|5x7] [--count 1] [--seed 1] [--level 1..7] [--technique ID]
          ${wishes}    make puzzles (reads nothing)
          [--seeds 1..1000 [--shard 2/8]]  a line for each seed in place of --seed and --count; a shard's are in a row,
                                           so that all shards behind each other are the whole
          [--brood 20]                     up to so many puzzles for each of the seeds, close to each other: hard ones are
                                           found by climbing, and there are more beside them

  analyse [RULES] [--no-supposition] [--each]    what the rules make of the whole set, as one object; or of each puzzle
          [--by level|size|technique] [--csv]    the shares of each group; levels and techniques as "rate" wrote them
  learn   [RULES] [--boards 1500]          the ten rules that save most suppositions over the set, made of these, with their
                                           text; judged on so many random boards; then an object with the sums
  verify  [RULES] [--no-supposition] [--proofs] [--each]    proves each and checks every step; an error for each flaw
  pack    --packs DIR                      rated puzzles into packs by level, with a manifest
  unpack  --packs DIR [--level 1..7]       the puzzles of packs with their ratings (reads nothing)
  corpus jobs --recipe FILE                the jobs of a recipe: id, kind, words of make, with tabs between
  corpus gather --recipe FILE --work DIR --packs DIR    packs from the output of all jobs, DIR/ID.jsonl
  corpus check --packs DIR [--recipe FILE] [--shard 1/50]    checksums, counts, one answer, no two alike; of the
                                           puzzles of the shard, or of all, also a second search and the rating
  rules check FILE [--kind ${kinds[0]}]         what is wrong with a file of rules; else each rule's plan, and
                                           what became of it on random boards (reads no puzzles)
  drills  --seeds 1..4000                  the positions that the app teaches each technique from, out of made puzzles, as its
                                           module (reads nothing)
          --packs FOLDER --in MODULE       that module, with positions of rare techniques added from packs
          --in MODULE                      that module, with near misses where it lacks them
  alphabeta ["((3 12 8)(2 4 6)(14 5 2))"] [--min]       what alpha-beta does on a game tree with max (or min) at
                                           the root, as one object; no tree: it is read from standard input

RULES: [--rules FILE] [--only ID,ID…] [--no-one-answer]
--only leaves just the rules that it names: ids, "seed" for all that have a number, "supposition".
Level 0, bookkeeping, stays beside single rules. --no-one-answer leaves out the rules that use that a puzzle has one
answer; where it is not known to have one they are left out anyway.
--shard 2/8 with any command that reads lines: only line 2, 10, 18 and so on.
--out FILE puts the output in place as a whole, or not at all, and FILE.sum beside it: SHA-256, versions, command.
--in FILE reads a file in place of standard input. A command that makes, or reads a file, does nothing where its output
is there already, whole, by the same command and version, from the same input.
Without --nodes, boards above 100 cells get fewer nodes, in proportion.

Exit codes: 0 done; 1 done, but some lines are bad or flawed, and the output says which; 2 the command line is wrong;
3 what is wished can never be; 4 fewer came than asked for, other seeds may bring more; 5 the output could not be
written; 70 a defect. Up to 4 the same command on the same input ends the same again; else it is worth another run.
`;
}

function spelt({ name, is }: WishField): string {
  const value = { choice: " NAME", number: " N", flag: "" }[is];
  return `[--${name}${value}]`;
}
