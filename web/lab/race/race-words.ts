import type { Lang } from "../../../engine/model/words.ts";
import { pageKind } from "../../kinds/pages.ts";
import { levelName } from "../../state/title.ts";
import { numeral, whole } from "../../ui/numbers.ts";
import { count, t } from "../../words/more.ts";
import type { RaceLane } from "../shared/lane.ts";
import type { RaceState } from "./race.ts";
import { outcomeOf } from "./race-finding.ts";
import { presetOf } from "./race-presets.ts";

/** Searches that have a name, and a text for kinds that have none of their own. */
const KNOWN = ["brute", "backtrack", "propagate", "check", "fewest", "forward", "learn", "fast"] as const;

/** The name of a search. */
export function searchName(search: string): string {
  const known = KNOWN.find((one) => one === search);
  return known ? t(`race.${known}`) : search;
}

/** The method of a search on puzzles of a kind, in a sentence; "" for one without words. */
export function searchText(search: string, kind: string, lang: Lang): string {
  const own = pageKind(kind).searches[search];
  const known = KNOWN.find((one) => one === search);
  return own?.[lang] ?? (known ? t(`race.${known}-text`) : "");
}

/** The address of the page on a search; null for one that has none. */
export function methodOf(search: string, kind: string): string | null {
  if (search === "fast") return pageKind(kind).searches.fast ? `#/lab/methods/fast-${kind}` : null;
  return KNOWN.some((one) => one === search) ? `#/lab/methods/${search}` : null;
}

/** The names of searches as one phrase: "A, B and C". */
export function searchNames(searches: readonly string[]): string {
  return listed(searches.map((search, at) => (at === 0 ? searchName(search) : searchWithin(search))));
}

/** The name of a search within a sentence. */
export function searchWithin(search: string): string {
  const name = searchName(search);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Names as one phrase. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return t("race.list", { all: names.slice(0, -1).join(t("race.comma")), last: names.at(-1) ?? "" });
}

/** The title of a race's puzzle. */
export function raceTitle({ origin, kind }: RaceState, lang: Lang): string {
  if (origin.type === "preset") return presetOf(origin.preset)?.name[lang] ?? t("race.own");
  return origin.type === "level" ? `${kind.name[lang]} · ${levelName(origin.level)}` : t("race.own");
}

/** How a lane stands, in a word or a few. */
export function outcomeName(lane: RaceLane, lang: Lang): string {
  const outcome = outcomeOf(lane);
  switch (outcome) {
    case "found":
      return count("race.found", lane.answers.length);
    case "undecided":
      return t("race.undecided", { nodes: whole(lane.counts.nodes, lang) });
    case "running":
      return t("race.runs");
    case "stopped":
      return t("race.is-stopped");
    default:
      return t(`race.${outcome}`);
  }
}

/** Own time of a search: "0.4 ms", "12 ms", "3.21 s". */
export function duration(ms: number, lang: Lang): string {
  const digits = { maximumSignificantDigits: ms < 1 ? 1 : 3 };
  if (ms < 1_000) return t("race.ms", { n: numeral(ms, lang, digits) });
  return t("race.s", { n: numeral(ms / 1_000, lang, { maximumSignificantDigits: 3 }) });
}

/** How many times: "3.4", "128", "94,400". */
export function times(n: number, lang: Lang): string {
  return numeral(n, lang, { maximumSignificantDigits: n < 100 ? 2 : 3 });
}
