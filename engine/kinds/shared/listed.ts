import type { Lang } from "../../model/words.ts";

/** Names in a row, with the last one joined: "R1C1, R1C2 and R1C3". */
export function listed(names: readonly string[], lang: Lang): string {
  if (lang === "zh") return names.join("、");
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
