import { firstLine } from "../../../engine/model/lines.ts";
import { pageKind } from "../../kinds/pages.ts";

/** The beginning of a rule in the syntax of the first expert systems, in which rules name no kind. */
const FIRST = (name: string): string => `RULE /* ${name} */
FORALL{num, i, j}
IF ANY{k: k != num: cantbe(i, j, k)}
THEN export_mustbe(i, j, num)
`;

/** The text with the beginning of a new rule at its end, in the syntax it is written in, under a name that is not taken. */
export function withTemplate(kind: string, text: string, name: string): { text: string; at: number } {
  const template = firstLine(text, /^RULE\b/) ? FIRST : pageKind(kind).newRule;
  const before = text.trimEnd();
  const start = before === "" ? "" : `${before}\n\n`;
  return { text: start + template(freeName(text, name)), at: start.length };
}

/** The text with a whole rule at its end, under a name that is not taken; `body` is all of it behind its name. */
export function withExample(text: string, name: string, body: string): { text: string; at: number } {
  const before = text.trimEnd();
  const start = before === "" ? "" : `${before}\n\n`;
  return { text: `${start}rule "${freeName(text, name)}" ${body}\n`, at: start.length };
}

/** The name, with a number behind it where the text has that name already. */
function freeName(text: string, name: string): string {
  if (!text.includes(name)) return name;
  const taken = new Set(text.split(`${name} `).map((rest) => Number.parseInt(rest.slice(0, 9), 10)));
  let n = 2;
  while (taken.has(n)) n++;
  return `${name} ${n}`;
}
