import { firstLine } from "../../../engine/model/lines.ts";

/** The beginning of a rule, by kind, for "Add a rule": it runs as it stands, and says something new now and then. */
const TEMPLATES: Readonly<Record<string, (name: string) => string>> = {
  sudoku: (name) => `rule "${name}" level 2
  for c in cells, {d} = marks(c)
  if c open
  then c is d
  say en "{c} can only be {d}."
      zh "{c} 只能是 {d}。"
`,
  nurikabe: (name) => `rule "${name}" level 2
  for q in squares, c in q
  if c open, all x in q - c: x is sea
  then c is land
  say en "{c} would close a pool."
      zh "{c} 若为墙就会围成水池。"
`,
};

/** The same in the syntax of the first expert systems. */
const FIRST = (name: string): string => `RULE /* ${name} */
FORALL{num, i, j}
IF ANY{k: k != num: cantbe(i, j, k)}
THEN export_mustbe(i, j, num)
`;

/** The text with the beginning of a new rule at its end, in the syntax it is written in, under a name that is not taken. */
export function withTemplate(kind: string, text: string, name: string): { text: string; at: number } {
  const template = firstLine(text, /^RULE\b/) ? FIRST : (TEMPLATES[kind] ?? FIRST);
  const before = text.trimEnd();
  const start = before === "" ? "" : `${before}\n\n`;
  return { text: start + template(freeName(text, name)), at: start.length };
}

/** The name, with a number behind it where the text has that name already. */
function freeName(text: string, name: string): string {
  if (!text.includes(name)) return name;
  const taken = new Set(text.split(`${name} `).map((rest) => Number.parseInt(rest.slice(0, 9), 10)));
  let n = 2;
  while (taken.has(n)) n++;
  return `${name} ${n}`;
}
