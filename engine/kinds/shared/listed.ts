import { type Lang, unspaced, type Words } from "../../model/words.ts";

/** A sentence names so many cells one by one; of more it names the first few, and how many there are. */
const MOST_NAMED = 5;
const FEW = 3;

/** Names in a row, with the last one joined: "R1C1, R1C2 and R1C3". */
export function listed(names: readonly string[], lang: Lang): string {
  if (lang === "zh") return names.join("、");
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** What those are called that are not named. */
const OTHERS: Words = { en: "others", zh: "格" };

/** Names of cells in a row, of many the first few: "R1C1, R1C2, R1C3 and 9 others". */
export function listedCells(names: readonly string[], lang: Lang, others = OTHERS): string {
  if (names.length <= MOST_NAMED) return listed(names, lang);
  const few = names.slice(0, FEW);
  if (lang === "zh") return unspaced(`${listed(few, lang)} 等 ${names.length} ${others.zh}`);
  return listed([...few, `${names.length - FEW} ${others.en}`], lang);
}
