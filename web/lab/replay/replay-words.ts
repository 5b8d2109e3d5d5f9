import type { PlayKind } from "../../../engine/kinds/contract/kind.ts";
import { type Cell, cellOf, type Fact } from "../../../engine/model/fact.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import type { Lang } from "../../../engine/model/words.ts";
import { unpackEvent } from "../../../engine/search/event.ts";
import { numeral, whole } from "../../ui/numbers.ts";
import { count, t } from "../../words/more.ts";
import type { Film } from "./film.ts";

/** The puzzle of a replay, and the language of its words. */
export interface ReplayContext {
  readonly kind: PlayKind;
  readonly puzzle: Puzzle;
  readonly search: string;
  readonly lang: Lang;
}

/** The searches that test laws one by one; others test all in one pass. */
const LAW_BY_LAW: readonly string[] = ["brute", "backtrack", "propagate", "check", "fewest", "forward"];

/** The event at which a film is, in a sentence. */
export function eventWords(film: Film, { kind, puzzle, search, lang }: ReplayContext): string {
  const { event, path } = film;
  if (event === null) return t("replay.start");
  const say = (fact: Fact): string => kind.sayFact(puzzle, fact, lang);
  const told = unpackEvent(event);
  switch (told.type) {
    case "decision":
      return t("replay.tried", { fact: say(told.fact) });
    case "propagated":
      return t(path.depth === 0 ? "replay.forced-start" : "replay.forced", { fact: say(told.fact) });
    case "checked":
      return LAW_BY_LAW.includes(search) ? count("replay.checked", told.times) : t("replay.pass");
    case "answered":
      return t("replay.answered");
    case "backtrack":
      return undoneWords(film, say);
  }
}

function undoneWords(film: Film, say: (fact: Fact) => string): string {
  const undone = film.path.tried(film.path.depth).at(-1);
  if (undone === undefined || undone.fact === null) return "";
  const before = film.eventAt(film.at - 2);
  const type = before === null ? "backtrack" : unpackEvent(before).type;
  const key = type === "backtrack" ? "again" : type === "answered" ? "goes-on" : "dead-end";
  const words = t(`replay.${key}`, { fact: say(undone.fact) });
  return undone.nodes > 1 ? `${words} ${count("replay.spent", undone.nodes)}` : words;
}

/** A number that has room below a node: "9,999", "12K". */
export function short(n: number, lang: Lang): string {
  return n < 10_000 ? whole(n, lang) : numeral(n, lang, { notation: "compact", maximumSignificantDigits: 3 });
}

/** The cell that the event is about; null for an event about the whole board. */
export function eventCell({ event, path }: Film): Cell | null {
  if (event === null) return null;
  const told = unpackEvent(event);
  if (told.type === "decision" || told.type === "propagated") return cellOf(told.fact);
  const undone = told.type === "backtrack" ? path.tried(path.depth).at(-1)?.fact : undefined;
  if (told.type === "checked" && path.depth > 0) return cellOf(path.choice(path.depth));
  return undone === undefined || undone === null ? null : cellOf(undone);
}
