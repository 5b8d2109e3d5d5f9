import type { Lang } from "../../model/words.ts";

/** The five levels of the first measure, as the page names them too (`effort.1` and on). */
export const EFFORTS: Readonly<Record<Lang, readonly string[]>> = {
  en: ["Very light", "Light", "Moderate", "Heavy", "Very heavy"],
  zh: ["很省力", "省力", "适中", "费力", "很费力"],
};

/** A level, or the levels from one to another, by name and number: “Light” (2), “Light” to “Heavy” (2 to 4). */
export function sayEffort(lang: Lang, least: number, most = least): string {
  const name = (level: number) => `“${EFFORTS[lang][level - 1] ?? "?"}”`;
  if (lang === "zh")
    return least === most
      ? `${name(least)}（${least}）`
      : `${name(least)}到${name(most)}（${least} 到 ${most}）`;
  return least === most
    ? `${name(least)} (${least})`
    : `${name(least)} to ${name(most)} (${least} to ${most})`;
}
