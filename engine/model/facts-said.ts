import { MORE, MOST_NAMED, someOf } from "./sentence.ts";
import { fillIn, type Lang, type Words } from "./words.ts";

const MORE_CELLS: Words = { en: MORE.en, zh: "{named}等 {count} 格" };

/** A fact in words, and the name of its cell, with which they begin. */
export interface Said {
  readonly cell: string;
  readonly words: string;
}

/**
 * Facts in words, of many the first two. What is the same of several cells is said once, and so is one cell that is not several
 * values: "R1C2 and R1C3 are not 4", "R1C2 is not 4 or 5".
 */
export function sayTogether(said: readonly Said[], lang: Lang): string {
  const [first] = said;
  const all = said.map(({ words }) => words);
  const what = said.map(({ cell, words }) => words.slice(cell.length));
  if (said.length < 2 || said.some(({ cell, words }) => !words.startsWith(cell))) return someOf(all, lang);
  const [is, are, not, or] = lang === "en" ? [/^ is\b/, " are", " is not ", " or "] : ["", "", "不是 ", "、"];
  if (new Set(what).size === 1)
    return `${allOf(
      said.map(({ cell }) => cell),
      lang,
    )}${what[0].replace(is, are)}`;
  const isOne = said.every(({ cell }) => cell === first.cell) && what.every((words) => words.startsWith(not));
  if (!isOne) return someOf(all, lang);
  const values = what.map((words) => words.slice(not.length)).sort((a, b) => Number(a) - Number(b));
  const comma = lang === "en" ? ", " : or;
  return `${first.cell}${not}${values.slice(0, -1).join(comma)}${or}${values[values.length - 1]}`;
}

/** Cells by their names, of many the first two: "R1C2, R1C3 and R2C4". */
function allOf(cells: readonly string[], lang: Lang): string {
  const [comma, and] = lang === "en" ? [", ", " and "] : ["、", "、"];
  if (cells.length <= MOST_NAMED) return cells.slice(0, -1).join(comma) + and + cells[cells.length - 1];
  const named = cells.slice(0, 2).join(comma);
  return fillIn(lang, MORE_CELLS[lang], { named, count: lang === "en" ? cells.length - 2 : cells.length });
}
