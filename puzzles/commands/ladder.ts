import type { WholeKind } from "../../engine/kinds/load.ts";
import { nearest } from "../../engine/language/read/nearest.ts";
import { EVERY_RULE } from "../../engine/model/choice.ts";
import type { Ladder } from "../../engine/reason/ladder.ts";
import { ladderOf } from "../../engine/reason/rules-of.ts";
import { SUPPOSITION } from "../../engine/reason/suppose/supposition.ts";
import { Refusal } from "../files/refusal.ts";
import type { Options } from "../terminal/options.ts";
import { readRulesFile, tellProblems } from "../terminal/rules-file.ts";

/** Stands for every rule that has a number: the rules of the first expert systems. */
const SEED = "seed";

/**
 * The rules that the options ask for. `--only` leaves just the named ones; bookkeeping stays beside single
 * rules, which could not work without it. A file with problems, or an id that no rule has, is refused.
 */
export function readLadder(kind: WholeKind, { rules: path, only, supposition, oneAnswer }: Options): Ladder {
  const text = path === undefined ? null : goodText(kind, path);
  const choice = { ...EVERY_RULE, text, supposition, oneAnswer };
  const ladder = ladderOf(kind.think, choice);
  if (!only) return ladder;
  const named = new Set(only);
  const known = [SEED, SUPPOSITION, ...ladder.rules.map(({ id }) => id)];
  for (const id of only) if (!known.includes(id)) refuse("only", id, known);
  const keepsBooks = only.some((id) => id !== SEED && id !== SUPPOSITION);
  const rules = ladder.rules.filter(
    ({ id, number, level }) =>
      named.has(id) || (named.has(SEED) && number !== undefined) || (keepsBooks && level === 0),
  );
  return { ...ladder, rules, supposition: supposition && named.has(SUPPOSITION) };
}

/** The same, of the named rules just those that `--technique` names; without it all. */
export function readTechniques(kind: WholeKind, options: Options): Ladder {
  const ladder = readLadder(kind, options);
  const { techniques } = options;
  if (!techniques) return ladder;
  const known = ladder.rules.filter(({ level }) => level > 0).map(({ id }) => id);
  for (const id of techniques) if (!known.includes(id)) refuse("technique", id, known);
  const rules = ladder.rules.filter(({ id, level }) => level === 0 || techniques.includes(id));
  return { ...ladder, rules };
}

/** The text of a file of rules that has no problems. */
function goodText(kind: WholeKind, path: string): string {
  const { source, problems } = readRulesFile(kind, path);
  if (problems.length > 0) throw new Refusal(tellProblems(path, problems));
  return source;
}

function refuse(option: string, id: string, known: readonly string[]): never {
  const meant = nearest(id, known);
  throw new Refusal(
    `--${option}: there is no rule "${id}".${meant ? ` Did you mean "${meant}"?` : ""} There are ${known.join(", ")}.`,
  );
}
