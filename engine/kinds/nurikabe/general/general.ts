import { cellOf, type Fact, isNegative, valueOf } from "../../../model/fact.ts";
import type { Step } from "../../../model/rule.ts";
import type { Words } from "../../../model/words.ts";
import type { GeneralForm } from "../../contract/general-form.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { SEA } from "../puzzle/size.ts";
import { Draft } from "./draft.ts";
import { ENDS } from "./ends.ts";
import { Picture } from "./picture.ts";
import { FORMS } from "./steps.ts";

/** Most steps of a supposition that is made general. */
const MOST_STEPS = 5;

/**
 * The general form of a short supposition: its cells and regions become names, and what its steps used becomes conditions. The form
 * is a guess that is still to be judged: it says what mattered to the steps, not all that was known.
 */
export function generalForm(puzzle: NurikabePuzzle, { supposed, because, laws }: Step): GeneralForm | null {
  const [only, ...more] = supposed ?? [];
  if (!only || more.length > 0 || !only.conflict || only.steps.length > MOST_STEPS) return null;
  const isSea = supposesSea(only.fact);
  if (isSea === null || only.steps.some((step) => step.supposed)) return null;
  const draft = new Draft(new Picture(puzzle, because));
  const name = draft.name("cell");
  draft.lines.push(`for ${name} in blank`);
  draft.come(name, [cellOf(only.fact)], isSea);
  for (const [at, step] of only.steps.entries()) {
    const later = only.steps.slice(at + 1).flatMap(({ because }) => because);
    const wanted = new Set([...later, ...only.conflict.facts]);
    const used = step.adds.filter((fact) => wanted.has(fact)).map(cellOf);
    if (!FORMS[step.rule]?.(draft, step, used)) return null;
  }
  if (!ENDS[only.conflict.law]?.(draft, only.conflict) || draft.isFull) return null;
  const chain = only.steps.flatMap((step) => step.laws);
  return {
    body: `${inLines(draft.lines)}\n  then ${name} is ${isSea ? "land" : "sea"}`,
    say: sentence(draft.said, name, isSea),
    laws: [...new Set([...laws, ...chain])],
  };
}

/** Whether a fact says sea, or land; null for one that says whose land. */
function supposesSea(fact: Fact): boolean | null {
  return valueOf(fact) === SEA ? !isNegative(fact) : null;
}

/** Names before the conditions that need them; each condition right where it can be asked. */
function inLines(lines: readonly string[]): string {
  return [...new Set(lines)].map((line) => `  ${line}`).join("\n");
}

function sentence(said: readonly Words[], name: string, isSea: boolean): Words {
  const parts = { en: said.map(({ en }) => en), zh: said.map(({ zh }) => zh) };
  const last = parts.en.pop() ?? "";
  const before = parts.en.length > 0 ? `${parts.en.join(", ")}, and ` : "";
  const [sea, land] = ["wall", "in an island"];
  return {
    en: `If {${name}} is ${isSea ? sea : land}, ${before}${last}, so {${name}} is ${isSea ? land : sea}.`,
    zh: `如果 {${name}} 是${isSea ? "墙" : "岛"}，${parts.zh.join("，")}，所以 {${name}} 是${isSea ? "岛" : "墙"}。`,
  };
}
