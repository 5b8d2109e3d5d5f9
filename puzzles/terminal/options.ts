import type { WishField } from "../../engine/kinds/contract/wish.ts";
import { kindIds } from "../../engine/kinds/registry.ts";
import { LANGS, type Lang } from "../../engine/model/words.ts";
import type { Shard } from "../files/shard.ts";
import { GROUPINGS, type Grouping } from "./group-tally.ts";

/** The options of a command, checked; an option that is absent and has no default is left out. */
export interface Options {
  readonly answers: number;
  /** Node limit of each search; each command has its own default. */
  readonly nodes?: number;
  readonly final: boolean;
  /** Name of the search to measure. */
  readonly search?: string;
  /** Random boards that a learnt rule is judged on. */
  readonly boards?: number;
  /** Number of events of each search to print. */
  readonly events?: number;
  readonly rows: number;
  readonly cols: number;
  readonly count: number;
  readonly seed: number;
  /** The seeds to make from, each of them, in place of `count` puzzles from `seed` on. */
  readonly seeds?: Seeds;
  /** Most puzzles of one seed of those: the first, and others close to it. */
  readonly brood: number;
  /** The part of the work that is done. */
  readonly shard?: Shard;
  /** Path of the file that is read; without it standard input. */
  readonly in?: string;
  /** Path of the file that the output is put into, whole; without it standard output. */
  readonly out?: string;
  /** Paths of the folder of packs, of the recipe of a corpus, and of the folder with the output of its jobs. */
  readonly packs?: string;
  readonly recipe?: string;
  readonly work?: string;
  /** Whether `analyse` and `verify` write an object for each puzzle. */
  readonly each: boolean;
  /** Whether `rate` hands on what has its rating. */
  readonly new: boolean;
  /** What `analyse` divides the set by. */
  readonly by?: Grouping;
  /** Whether `analyse` writes comma-separated values. */
  readonly csv: boolean;
  /** 1 to 7: the level of the hardest step that a made puzzle needs. */
  readonly level?: number;
  /** The id of a rule that a made puzzle needs (`--technique` with an id). */
  readonly rule?: string;
  /** Ids of the rules whose firings `find` tells (its `--technique`). */
  readonly techniques?: readonly string[];
  /** Further wishes for a made puzzle, by the names of the kinds' wishes. */
  readonly wishes: Readonly<Record<string, OptionValue>>;
  /** Path of a file of rules in place of the kind's own. */
  readonly rules?: string;
  /** The rules that may be used: ids of rules, "seed" for all that have a number, "supposition". */
  readonly only?: readonly string[];
  readonly supposition: boolean;
  /** Whether arguments, flat or in lemmas, are told instead of suppositions. */
  readonly proofs: boolean;
  /** Whether rules may use that a puzzle has one answer, where it has. */
  readonly oneAnswer: boolean;
  /** The language of sentences; without it steps are told as facts alone. */
  readonly words?: Lang;
  /** The kind whose words a file of rules uses, where it is not the command's first argument. */
  readonly kind: string;
}

/** Seeds from the first to the last. */
export interface Seeds {
  readonly first: number;
  readonly last: number;
}

type OptionValue = number | boolean | string;

/** Most rows and columns of a made puzzle. */
const LARGEST = 50;

const TEXTS: ReadonlySet<string> = new Set([
  "search",
  "rules",
  "kind",
  "in",
  "out",
  "packs",
  "recipe",
  "work",
]);

interface Range {
  readonly least: number;
  readonly most: number;
}

const NUMBERS: Readonly<Record<string, Range>> = {
  answers: { least: 1, most: 1_000_000 },
  nodes: { least: 1, most: Number.MAX_SAFE_INTEGER },
  events: { least: 1, most: 1_000_000 },
  count: { least: 1, most: 1_000_000 },
  boards: { least: 1, most: 10_000_000 },
  brood: { least: 1, most: 1_000 },
  seed: { least: 0, most: Number.MAX_SAFE_INTEGER },
  level: { least: 1, most: 7 },
};

type ParsedOptions = Record<string, OptionValue | readonly string[] | Seeds | Shard>;

/**
 * Reads `--name value` pairs and flags; a sentence when one is not understood. `fields` are the wishes of the kinds' own.
 * With `find`, `--technique` names rules; else one rule, or a level as `--level` does.
 */
export function readOptions(
  args: readonly string[],
  fields: readonly WishField[],
  command?: string,
): Options | string {
  const found: ParsedOptions = {};
  const wishes: Record<string, OptionValue> = {};
  for (let index = 0; index < args.length; index++) {
    const name = args[index].replace(/^--/, "");
    const field = fields.find((one) => one.name === name);
    if (name === "final") found.final = true;
    else if (name === "each") found.each = true;
    else if (name === "new") found.new = true;
    else if (name === "csv") found.csv = true;
    else if (name === "no-supposition") found.supposition = false;
    else if (name === "proofs") found.proofs = true;
    else if (name === "no-one-answer") found.oneAnswer = false;
    else if (field?.is === "flag") wishes[name] = true;
    else {
      const value = args[++index] ?? "";
      const problem = field
        ? readWish(field, value, wishes)
        : command === "find" && name === "technique"
          ? readIds(name, "techniques", value, found)
          : name === "technique"
            ? readTechnique(value, found)
            : readValue(name, value, found);
      if (problem) return problem;
    }
  }
  if (found.seeds !== undefined && (found.seed !== undefined || found.count !== undefined))
    return "--seeds names every seed, so --seed and --count have nothing to add: leave them out.";
  if (command === "make" && found.shard !== undefined && found.seeds === undefined)
    return "--shard needs the seeds that it is a part of: say --seeds FIRST..LAST.";
  return {
    ...{ answers: 2, final: false, rows: 9, cols: 9, count: 1, seed: 1, brood: 1 },
    ...{
      each: false,
      new: false,
      csv: false,
      supposition: true,
      proofs: false,
      oneAnswer: true,
      kind: kindIds()[0],
      wishes,
    },
    ...found,
  };
}

function readValue(name: string, value: string, found: ParsedOptions): string | null {
  if (name === "size") return readSize(value, found);
  if (name === "seeds") return readSeeds(value, found);
  if (name === "shard") return readShard(value, found);
  if (name === "words") return readOneOf(name, value, LANGS, found);
  if (name === "by") return readOneOf(name, value, GROUPINGS, found);
  if (name === "only") return readIds(name, "only", value, found);
  if (TEXTS.has(name)) {
    found[name] = value;
    return value === "" ? `--${name} needs a word behind it.` : null;
  }
  const range = Object.hasOwn(NUMBERS, name) ? NUMBERS[name] : undefined;
  return range ? readNumber(name, value, range, found) : `There is no option "--${name}".`;
}

function readOneOf(
  name: string,
  value: string,
  words: readonly string[],
  found: ParsedOptions,
): string | null {
  found[name] = value;
  return words.includes(value)
    ? null
    : `--${name} needs one of ${words.join(", ")}; "${value}" is none of them.`;
}

function readSize(value: string, found: ParsedOptions): string | null {
  const size = /^(\d{1,3})(?:x(\d{1,3}))?$/.exec(value);
  const [cols, rows] = [Number(size?.[1]), Number(size?.[2] ?? size?.[1])];
  if (!(Math.min(cols, rows) >= 1 && Math.max(cols, rows) <= LARGEST))
    return `--size needs a number or COLSxROWS up to ${LARGEST}, such as 9 or 5x7; "${value}" is neither.`;
  Object.assign(found, { cols, rows });
  return null;
}

function readSeeds(value: string, found: ParsedOptions): string | null {
  const [first, last] = (/^(\d+)\.\.(\d+)$/.exec(value)?.slice(1) ?? []).map(Number);
  if (!(first <= last && last <= Number.MAX_SAFE_INTEGER))
    return `--seeds needs the first and the last seed, such as 1..1000; "${value}" is not that.`;
  found.seeds = { first, last };
  return null;
}

function readShard(value: string, found: ParsedOptions): string | null {
  const [number, of] = (/^(\d+)\/(\d+)$/.exec(value)?.slice(1) ?? []).map(Number);
  if (!(number >= 1 && number <= of && of <= Number.MAX_SAFE_INTEGER))
    return `--shard needs its number and how many there are, such as 1/8 to 8/8; "${value}" is not that.`;
  found.shard = { number, of };
  return null;
}

/** A rule by its id; or, as it once was called, a level. */
function readTechnique(value: string, found: ParsedOptions): string | null {
  if (!/^[a-z]/.test(value)) return readNumber("level", value, NUMBERS.level, found);
  found.rule = value;
  return null;
}

function readIds(
  name: string,
  member: "only" | "techniques",
  value: string,
  found: ParsedOptions,
): string | null {
  const ids = value.split(",").map((id) => id.trim());
  found[member] = ids;
  return ids.includes("") ? `--${name} needs ids of rules with commas between.` : null;
}

function readWish(field: WishField, value: string, wishes: Record<string, OptionValue>): string | null {
  if (field.is === "number") return readNumber(field.name, value, field, wishes);
  if (field.is === "choice" && !field.of.includes(value))
    return `--${field.name} needs one of ${field.of.join(", ")}; "${value}" is none of them.`;
  wishes[field.name] = value;
  return null;
}

function readNumber(
  name: string,
  value: string,
  { least, most }: Range,
  found: ParsedOptions,
): string | null {
  const number = Number(value);
  if (value === "" || !Number.isInteger(number) || number < least || number > most)
    return `--${name} needs a whole number from ${least} to ${most}; "${value}" is not one.`;
  found[name] = number;
  return null;
}
