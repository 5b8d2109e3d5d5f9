import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { loadWhole, type WholeKind } from "../../engine/kinds/load.ts";
import { assert } from "../../engine/model/result.ts";
import { EXIT, type ExitCode } from "../files/exit.ts";
import { tellsError } from "../files/fields.ts";
import { KnownTexts } from "../files/known-texts.ts";
import { Refusal } from "../files/refusal.ts";
import { isIntact } from "../files/whole-file.ts";
import { canonicalText } from "../terminal/canonical.ts";
import { readEntry } from "../terminal/entry.ts";
import { putPacks } from "./packs.ts";
import { type Rated, ratedOf } from "./rated.ts";
import { jobsOf, type RecipeEntry } from "./recipe.ts";

/** What became of an entry. */
interface Taken {
  readonly puzzles: readonly Rated[];
  readonly made: number;
  readonly twins: number;
}

/**
 * Gathers the output of all jobs of a recipe into packs. Of each entry the first so many puzzles are taken that are not the
 * same as an earlier one of the kind; in a pack they stand by entry, and within it by work, the least first, behind all others
 * those of entries that are not daily. So the packs
 * depend on the recipe alone and not on how the jobs were run. An object for each entry and each pack; entries that fall
 * short are errors, and nothing is packed while the output of a job is missing or damaged.
 */
export async function gather(
  entries: readonly RecipeEntry[],
  work: string,
  packs: string,
  print: (object: object) => unknown,
): Promise<ExitCode> {
  let exit: ExitCode = await missingJobs(entries, work, print);
  if (exit !== EXIT.done) return exit;
  for (const id of new Set(entries.map(({ kind }) => kind))) {
    const kind = await loadWhole(id);
    assert(kind !== undefined, "a recipe names kinds that there are");
    const known = new KnownTexts();
    const daily: Rated[] = [];
    const others: Rated[] = [];
    for (const entry of entries.filter((one) => one.kind === id)) {
      const taken = await takenOf(kind, entry, work, known);
      const { made, twins } = taken;
      const short = taken.puzzles.length < entry.count;
      const error = `${entry.count - taken.puzzles.length} puzzles are missing: give the entry more seeds.`;
      print({ entry: entry.id, made, twins, taken: taken.puzzles.length, ...(short && { error }) });
      if (short) exit = EXIT.short;
      (entry.daily === false ? others : daily).push(...taken.puzzles);
    }
    for (const pack of putPacks(kind, packs, daily, others)) print(pack);
  }
  return exit;
}

/** Names the jobs without a whole output. */
async function missingJobs(
  entries: readonly RecipeEntry[],
  work: string,
  print: (object: object) => unknown,
): Promise<ExitCode> {
  let exit: ExitCode = EXIT.done;
  for (const { id } of jobsOf(entries)) {
    const intact = await isIntact(outputOf(work, id));
    if (intact) continue;
    const error = intact === null ? "It has no output yet" : "Its output is damaged";
    print({ job: id, error: `${error}: run the job again.` });
    exit = EXIT.flawed;
  }
  return exit;
}

/** The file of a job's output. */
function outputOf(work: string, id: string): string {
  return join(work, `${id}.jsonl`);
}

async function takenOf(kind: WholeKind, entry: RecipeEntry, work: string, known: KnownTexts): Promise<Taken> {
  const puzzles: Rated[] = [];
  let made = 0;
  let twins = 0;
  for (const { id } of jobsOf([entry])) {
    let number = 0;
    for await (const line of createInterface({ input: createReadStream(outputOf(work, id)) })) {
      number++;
      if (tellsError(line)) continue;
      made++;
      if (puzzles.length === entry.count) continue;
      const rated = await ratedAt(kind, line, `${outputOf(work, id)}, line ${number}`);
      if (known.add(canonicalText(kind, rated.puzzle))) puzzles.push(rated);
      else twins++;
    }
  }
  puzzles.sort((a, b) => a.work - b.work || (a.text < b.text ? -1 : 1));
  return { puzzles, made, twins };
}

async function ratedAt(kind: WholeKind, line: string, place: string): Promise<Rated> {
  try {
    return ratedOf(await readEntry(kind, line));
  } catch (why) {
    if (!(why instanceof Refusal)) throw why;
    throw new Refusal(`${place}: ${why.message}`);
  }
}
