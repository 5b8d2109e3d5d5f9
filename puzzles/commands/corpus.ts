import { checkCorpus } from "../corpus/check.ts";
import { gather } from "../corpus/gather.ts";
import { jobsOf, readRecipe } from "../corpus/recipe.ts";
import type { ExitCode } from "../files/exit.ts";
import { Misuse } from "../files/refusal.ts";
import type { Options } from "../terminal/options.ts";

type Print = (object: object) => unknown;

/** `corpus jobs`: a line for each job of a recipe, for a shell to read: its id, its kind, the words of `make`, tabs between. */
export async function jobLines(options: Options): Promise<string[]> {
  const entries = await readRecipe(named(options, "recipe"));
  return jobsOf(entries).map(({ id, kind, words }) => `${id}\t${kind}\t${words}\n`);
}

/** `corpus gather`: the packs from the output of all jobs; `corpus check`: what packs promise, proved. */
export async function corpus(part: string, options: Options, print: Print): Promise<ExitCode> {
  if (part === "gather") {
    const entries = await readRecipe(named(options, "recipe"));
    return gather(entries, named(options, "work"), named(options, "packs"), print);
  }
  if (part === "check") {
    const { recipe, shard = { number: 1, of: 1 } } = options;
    const entries = recipe === undefined ? null : await readRecipe(recipe);
    return checkCorpus(named(options, "packs"), { shard, recipe: entries }, print);
  }
  throw new Misuse('"corpus" needs one of jobs, gather, check behind it.');
}

function named(options: Options, name: "recipe" | "work" | "packs"): string {
  const path = options[name];
  if (path === undefined) throw new Misuse(`This needs --${name} with a path behind it.`);
  return path;
}
