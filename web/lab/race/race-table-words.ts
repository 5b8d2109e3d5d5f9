import type { Lang } from "../../../engine/model/words.ts";
import { levelName } from "../../state/title.ts";
import { numeral, whole } from "../../ui/numbers.ts";
import { count, t } from "../../words/more.ts";
import { listed, searchName } from "./race-words.ts";
import { OWN_LEVEL, type RaceTable, type TableRun } from "./table.ts";
import { findingOf, type LevelMean, type TableFinding } from "./table-sums.ts";

/** Searches with a short name. */
const HEADS = ["brute", "backtrack", "propagate", "check", "fewest", "forward", "learn", "fast"] as const;

/** Milliseconds with three digits that count, two below one: "0.045", "1.23", "45.6", "789", "1,230". */
export function millis(ms: number, lang: Lang): string {
  return numeral(ms, lang, { maximumSignificantDigits: ms < 1 ? 2 : 3 });
}

/** A mean; "≥" where an undecided puzzle would have taken longer. */
export function meanText({ ms, undecided }: LevelMean, lang: Lang): string {
  return `${undecided > 0 ? "≥ " : ""}${millis(ms, lang)}`;
}

/** The name of a level, or of an own list. */
export function groupName(level: number): string {
  return level === OWN_LEVEL ? t("table.own-list") : levelName(level);
}

/** The present timing of so many puzzles. */
export function runText({ puzzle, search }: TableRun, all: number): string {
  const slots = { k: puzzle, n: all };
  return search === null
    ? t("table.making", slots)
    : t("table.timing", { ...slots, search: searchName(search) });
}

/** The findings of the table, a sentence each; none before a level is through. */
export function findings(table: RaceTable, lang: Lang): readonly string[] {
  const finding = findingOf(table);
  if (!finding) return [];
  return [quickest(finding), undecided(finding, table, lang), wrong(finding), books(finding)].flat();
}

/** The short name of a search, for the head of a column. */
export function headOf(search: string): string {
  const known = HEADS.find((one) => one === search);
  return known ? t(`table.head-${known}`) : search;
}

function quickest({ quickest: { search, levels }, levels: all }: TableFinding): string {
  if (all.includes(OWN_LEVEL)) return t("table.quickest-own", { search: searchName(search) });
  const slots = { search: searchName(search), n: levels.length, m: all.length };
  return t(levels.length === all.length ? "table.quickest-all" : "table.quickest", slots);
}

function undecided({ undecided }: TableFinding, { rows, order }: RaceTable, lang: Lang): string[] {
  if (!undecided) return [];
  const { search, puzzles } = undecided;
  const timed = rows.filter(({ times }) => times[search]).length;
  const slots = { n: puzzles, m: timed, nodes: whole(order.nodes, lang) };
  return [t("table.left-open", { search: searchName(search), ...slots })];
}

function wrong({ wrong }: TableFinding): string[] {
  return wrong > 0 ? [count("table.wrong-found", wrong)] : [];
}

/** Whether keeping candidates pays: the question of the first report on the three searches. */
function books({ bookkeeping, levels }: TableFinding): string[] {
  const { slower = [], quicker = [] } = bookkeeping ?? {};
  if (levels.includes(OWN_LEVEL)) return [];
  if (quicker.length === levels.length) return [t("table.books-never")];
  if (slower.length === levels.length) return [t("table.books-always")];
  return slower.length > 0 ? [t("table.books-some", { levels: listed(slower.map(groupName)) })] : [];
}
