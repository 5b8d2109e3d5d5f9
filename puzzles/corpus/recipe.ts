import { readFileSync } from "node:fs";
import { kindIds } from "../../engine/kinds/registry.ts";
import { Refusal } from "../files/refusal.ts";
import { readOptions } from "../terminal/options.ts";
import { wishFields } from "../terminal/usage.ts";

/** Puzzles of one wish in a corpus. */
export interface RecipeEntry {
  /** Names the entry, and begins the names of its jobs: letters, digits and hyphens. */
  readonly id: string;
  readonly kind: string;
  /** The words of `make` that say what is wished. */
  readonly wish: string;
  /** The first and the last seed. */
  readonly seeds: readonly [number, number];
  /** How many puzzles are taken, those of the first seeds. */
  readonly count: number;
  /** How many seeds are a job. */
  readonly piece: number;
  /** False for puzzles that are too small, or too large, to be the puzzle of a day. */
  readonly daily?: boolean;
}

/** A part of the work: a row of seeds of one entry. */
export interface RecipeJob {
  readonly id: string;
  readonly kind: string;
  /** The words of `make` behind the kind. */
  readonly words: string;
}

/** Reads the file of a recipe, and holds each entry to what `make` understands. */
export async function readRecipe(path: string): Promise<readonly RecipeEntry[]> {
  const entries = entriesIn(path);
  const fields = await wishFields();
  const ids = new Set<string>();
  for (const entry of entries) {
    const problem = problemOf(entry) ?? (ids.has(entry.id) ? "the id is that of another entry" : null);
    const options = problem ?? readOptions(wordsOf(entry), fields, "make");
    if (typeof options === "string") throw new Refusal(`${path}, entry "${entry.id}": ${options}`);
    ids.add(entry.id);
  }
  return entries;
}

/** The jobs of a recipe, in the order of its entries and seeds. */
export function jobsOf(entries: readonly RecipeEntry[]): RecipeJob[] {
  return entries.flatMap((entry) => {
    const [first, last] = entry.seeds;
    const pieces = Math.ceil((last - first + 1) / entry.piece);
    return Array.from({ length: pieces }, (_, at) => {
      const from = first + at * entry.piece;
      const until = Math.min(from + entry.piece - 1, last);
      return {
        id: `${entry.id}.${String(at + 1).padStart(4, "0")}`,
        kind: entry.kind,
        words: [...wordsOf(entry), "--seeds", `${from}..${until}`].join(" "),
      };
    });
  });
}

function entriesIn(path: string): readonly RecipeEntry[] {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new Refusal(`"${path}" cannot be read.`);
  }
  try {
    const { entries } = JSON.parse(text) as { entries: unknown };
    if (Array.isArray(entries)) return entries as RecipeEntry[];
  } catch (why) {
    throw new Refusal(`"${path}" is no JSON: ${(why as Error).message}.`);
  }
  throw new Refusal(`"${path}" is no recipe: it needs a list of "entries".`);
}

function problemOf({ id, kind, wish, seeds, count, piece, daily = true }: RecipeEntry): string | null {
  if (!/^[\w-]+$/.test(String(id))) return '"id" needs letters, digits and hyphens alone.';
  if (!kindIds().some((known) => known === kind)) return `"kind" needs one of ${kindIds().join(", ")}.`;
  if (typeof wish !== "string") return '"wish" needs words of ergo make, such as "--size 6 --level 2".';
  if (/--(seeds?|count|shard|out)\b/.test(wish))
    return '"wish" says neither seeds nor count, shard or output.';
  if (!(Array.isArray(seeds) && seeds.length === 2 && isCount(seeds[1] - seeds[0] + 1) && seeds[0] >= 0))
    return '"seeds" needs the first and the last seed, such as [1, 1000].';
  if (!isCount(count)) return '"count" needs a whole number above 0.';
  if (typeof daily !== "boolean") return '"daily" is true or false.';
  return isCount(piece) ? null : '"piece" needs a whole number above 0: how many seeds are a job.';
}

function isCount(number: unknown): boolean {
  return Number.isSafeInteger(number) && (number as number) > 0;
}

function wordsOf({ wish }: RecipeEntry): string[] {
  return wish.split(" ").filter((word) => word !== "");
}
