import type { HelpEntry, RuleHelp } from "../../kinds/contract/rule-help.ts";
import type { Construct } from "./constructs.ts";

/** The names of a form of a kind's words: "row(S), col(S)" gives row and col; "c not of k" gives "not of". */
export function namesIn({ form }: HelpEntry): readonly string[] {
  if (form.startsWith("law ")) return form.slice(4).split(", ");
  const verb = /^c (\w+(?: of)?)/.exec(form);
  if (verb) return [verb[1]];
  return form.split(/,\s*(?![^(]*\))/).map((one) => one.replace(/\(.*/, ""));
}

/** The first example that uses a form of the language, or a word of the kind; null where none does. */
export function exampleOf({ examples }: RuleHelp, entry: HelpEntry | Construct): string | null {
  const uses = "uses" in entry ? entry.uses : wordUse(entry);
  return examples.find((example) => uses.test(example)) ?? null;
}

function wordUse(entry: HelpEntry): RegExp {
  const [name] = namesIn(entry);
  const { form } = entry;
  if (form.startsWith("law ")) return new RegExp(`\\blaw .*\\b${name}\\b`);
  if (/^c /.test(form)) return new RegExp(`\\w ${name} \\w|\\w ${name}\\b`);
  return new RegExp(form.includes("(") ? `\\b${name}\\(` : `\\b${name}\\b(?!\\()`);
}
