import type { RuleProblem } from "../../../engine/language/read/problem.ts";
import type { RuleChoice } from "../../../engine/model/choice.ts";
import type { RuleInfo, RuleList } from "../../../worker/api.ts";

/** Rules in the order in which they are asked: simple ones before advanced ones, the chosen order first, the rest by level. */
export function inOrder(rules: readonly RuleInfo[], { order }: RuleChoice): readonly RuleInfo[] {
  const place = new Map((order ?? []).map((id, index) => [id, index]));
  const rank = ({ id }: RuleInfo): number => place.get(id) ?? place.size;
  return [...rules].sort(
    (one, other) =>
      Number(one.advanced) - Number(other.advanced) || rank(one) - rank(other) || one.level - other.level,
  );
}

/** Whether a rule can go up (-1) or down (1): not past the end of the simple or the advanced ones. */
export function canMove(rules: readonly RuleInfo[], choice: RuleChoice, id: string, by: -1 | 1): boolean {
  const rows = inOrder(rules, choice);
  const at = rows.findIndex((rule) => rule.id === id);
  return at >= 0 && rows[at + by]?.advanced === rows[at].advanced;
}

/** The choice with a rule set where another one stands; unchanged where one is simple and the other advanced. */
export function moved(rules: readonly RuleInfo[], choice: RuleChoice, id: string, to: string): RuleChoice {
  const rows = inOrder(rules, choice);
  const ids = rows.map((rule) => rule.id);
  const [from, target] = [ids.indexOf(id), ids.indexOf(to)];
  if (from < 0 || target < 0 || rows[from].advanced !== rows[target].advanced) return choice;
  ids.splice(from, 1);
  ids.splice(target, 0, id);
  const natural = inOrder(rules, { ...choice, order: null }).map((rule) => rule.id);
  const isNatural = natural.every((one, index) => one === ids[index]);
  return { ...choice, order: isNatural ? null : ids };
}

/** The choice with a rule on or off. */
export function switched(choice: RuleChoice, id: string, on: boolean): RuleChoice {
  const off = choice.off.filter((one) => one !== id);
  return { ...choice, off: on ? off : [...off, id] };
}

/** Whether a rule is on, and not barred as it uses that the puzzle has one answer. */
export function isUsed({ id, needsOneAnswer }: RuleInfo, { off, oneAnswer }: RuleChoice): boolean {
  return !off.includes(id) && (oneAnswer || !needsOneAnswer);
}

/** Which rules are on: all; those with a number and no suppositions; those up to a level; bookkeeping alone. */
export type RulePreset = "all" | "numbered" | "none" | `level-${number}`;

/** The presets that make a difference for these rules. */
export function presetsOf(rules: readonly RuleInfo[]): readonly RulePreset[] {
  const levels = [...new Set(rules.map(({ level }) => level))]
    .filter((level) => level > 0)
    .sort((a, b) => a - b);
  const numbered = rules.some(({ number }) => number !== null);
  return [
    "all",
    ...(numbered ? (["numbered"] as const) : []),
    ...levels.slice(0, -1).map((level) => `level-${level}` as const),
    "none",
  ];
}

/** The choice with the rules of a preset on and all others off. */
export function preset(rules: readonly RuleInfo[], choice: RuleChoice, wanted: RulePreset): RuleChoice {
  const off = rules.filter((rule) => !isIn(rule, wanted)).map(({ id }) => id);
  const supposition = wanted === "all" || (wanted !== "numbered" && wanted !== "none" && choice.supposition);
  return { ...choice, off, supposition };
}

/** The preset that the switches amount to, or null where they are the person's own. */
export function presetIn(rules: readonly RuleInfo[], choice: RuleChoice): RulePreset | null {
  const off = new Set(choice.off);
  const fits = (one: RulePreset): boolean =>
    rules.every((rule) => isIn(rule, one) !== off.has(rule.id)) &&
    !((one === "numbered" || one === "none") && choice.supposition) &&
    !(one === "all" && !choice.supposition);
  return presetsOf(rules).find(fits) ?? null;
}

function isIn({ number, level }: RuleInfo, wanted: RulePreset): boolean {
  if (wanted === "all") return true;
  if (wanted === "none") return level === 0;
  if (wanted === "numbered") return number !== null;
  return level <= Number(wanted.slice("level-".length));
}

/** A rule of the text that cannot run. */
export interface BrokenRule {
  /** Its name as it was read, null where not even that could be read. */
  readonly name: string | null;
  /** In the order of the text, at least one. */
  readonly problems: readonly RuleProblem[];
}

/** The rules that cannot run, by their problems, in the order of the text. */
export function brokenIn({ problems }: Pick<RuleList, "problems">): readonly BrokenRule[] {
  const found = new Map<string | null, RuleProblem[]>();
  for (const problem of problems) {
    const known = found.get(problem.rule);
    if (known) known.push(problem);
    else found.set(problem.rule, [problem]);
  }
  return [...found].map(([name, problems]) => ({ name, problems }));
}
