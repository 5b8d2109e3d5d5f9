import { canonKind } from "../../engine/kinds/canon.ts";
import { loadWhole, type WholeKind } from "../../engine/kinds/load.ts";
import { secondSearch } from "../../engine/kinds/second.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import type { PackFile } from "../../engine/pack/manifest.ts";
import type { Packed } from "../../engine/pack/pack.ts";
import { RATING_VERSION, rate } from "../../engine/rate/rate.ts";
import { EXIT, type ExitCode } from "../files/exit.ts";
import { KnownTexts } from "../files/known-texts.ts";
import { Refusal } from "../files/refusal.ts";
import type { Shard } from "../files/shard.ts";
import { truthOf } from "../terminal/truth.ts";
import { openPack, packsIn } from "./packs.ts";
import type { RecipeEntry } from "./recipe.ts";

/** Nodes of the second search. */
const NODES = 200_000;

/** How a corpus is checked. */
interface Checking {
  /** Each puzzle is read, searched and compared; those of the shard are searched a second time and rated again. */
  readonly shard: Shard;
  readonly recipe: readonly RecipeEntry[] | null;
}

/**
 * Proves of the packs of a folder what a corpus promises: checksums, counts, canonical texts, one answer by two searches, no
 * two alike, ratings. An object for each pack, an error for each flaw.
 */
export async function checkCorpus(
  folder: string,
  { shard, recipe }: Checking,
  print: (object: object) => unknown,
): Promise<ExitCode> {
  let exit: ExitCode = EXIT.done;
  const flaw = (object: object): void => {
    exit = EXIT.flawed;
    print(object);
  };
  const packs = packsIn(folder);
  const known = new Map<string, KnownTexts>();
  for (const named of packs) {
    const kind = await loadWhole(named.kind);
    if (!kind) {
      flaw({ pack: named.file, error: `There is no kind "${named.kind}".` });
      continue;
    }
    try {
      const canons = known.get(named.kind) ?? new KnownTexts();
      known.set(named.kind, canons);
      let number = 0;
      for (const packed of openPack(kind, folder, named).puzzles()) {
        number++;
        const isOfShard = (number - 1) % shard.of === shard.number - 1;
        const error = flawOf(kind, named, packed, canons, isOfShard);
        if (error !== null)
          flaw({ pack: named.file, number, puzzle: kind.play.format(packed.puzzle), error });
      }
      const checked = Math.floor((number - shard.number + shard.of) / shard.of);
      print({
        pack: named.file,
        kind: named.kind,
        level: named.level,
        count: number,
        checked,
        bytes: named.bytes,
      });
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
      flaw({ pack: named.file, error: why.message });
    }
  }
  if (recipe) for (const { kind, error } of otherCounts(packs, recipe)) flaw({ kind, error });
  return exit;
}

/** What is wrong with a puzzle of a pack, in a sentence; null where all is as promised. */
function flawOf(
  kind: WholeKind,
  { level, rating }: PackFile,
  packed: Packed,
  known: KnownTexts,
  isOfShard: boolean,
): string | null {
  const read = kind.play.parse(kind.play.format(packed.puzzle));
  if (!read.ok) return read.problem.text.en;
  const puzzle = kind.think.prepare(read.value);
  const truth = truthOf(kind, puzzle);
  if (truth.answers !== "one") return `The fast search finds not one answer but ${truth.answers}.`;
  const canon = canonKind(kind.play.id);
  if (!known.add(kind.play.format(canon.canonical(puzzle, truth.answer))))
    return "It is the same as an earlier one up to symmetry.";
  if (!isOfShard) return null;
  if (secondAnswer(kind, puzzle) !== truth.answer.join())
    return "The second search does not find that one answer alone.";
  if (rating !== RATING_VERSION) return `It is rated by version ${rating}, and this is ${RATING_VERSION}.`;
  const found = run(rate(kind, puzzle, truth));
  const is = [found?.level, found?.work, ...(found?.needs ?? []).map(({ id }) => id).sort()].join();
  const said = [level, packed.work, ...[...packed.needs].sort()].join();
  return is === said ? null : `Its rating is ${is || "none"}, and the pack says ${said}.`;
}

/** The answer by the second search; null where it finds none, several, or comes to no end. */
function secondAnswer(kind: WholeKind, puzzle: Puzzle): string | null {
  const search = secondSearch(kind.play.id);
  const { answers, complete } = run(search(puzzle, gridOf(puzzle), { answers: 2, nodes: NODES }));
  return complete && answers.length === 1 ? answers[0].join() : null;
}

/** The kinds of which there are not as many puzzles as the recipe says. */
function otherCounts(
  packs: readonly PackFile[],
  recipe: readonly RecipeEntry[],
): { kind: string; error: string }[] {
  const kinds = new Set([...packs.map(({ kind }) => kind), ...recipe.map(({ kind }) => kind)]);
  return [...kinds].flatMap((kind) => {
    const sum = (all: readonly { kind: string; count: number }[]): number =>
      all.filter((one) => one.kind === kind).reduce((count, one) => count + one.count, 0);
    const [are, said] = [sum(packs), sum(recipe)];
    return are === said ? [] : [{ kind, error: `There are ${are} puzzles, and the recipe says ${said}.` }];
  });
}
