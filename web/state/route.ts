import { PLAY_KINDS } from "../../engine/kinds/play.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import type { Problem } from "../../engine/model/result.ts";
import { readLink } from "../../engine/play/link.ts";
import type { Origin, Route } from "./state.ts";

/** A route with the further content of its address. */
export interface Destination {
  readonly route: Route;
  readonly puzzle: Puzzle | null;
  /** Progress that came with the link. */
  readonly marks: readonly number[] | null;
  /** The frame of the next hint that the link leads to. */
  readonly frame?: number;
  /** The place in the corpus that it was opened from. */
  readonly origin?: Origin | null;
}

/** Screens whose address is their name. */
const PLAIN = ["settings", "make", "library", "games", "days", "statistics"] as const;
const BEGINNINGS = PLAY_KINDS.map(({ id }) => `#/${id}/`);
const UNKNOWN: Problem = {
  code: "unknown-address",
  text: {
    en: `This address leads nowhere in Ergo: it should begin with ${BEGINNINGS.join(" or ")}.`,
    zh: `这个地址在“所以”里找不到：它应以 ${BEGINNINGS.join(" 或 ")} 开头。`,
  },
};

/** Reads the fragment of an address. Anything that is no address of ours is a problem to show, never an error. */
export function placeOf(hash: string): Destination {
  const bare = hash.replace(/^#?\/?/, "");
  if (bare === "" || /^shelf(\/|$)/.test(bare)) return place({ screen: "shelf" });
  const plain = PLAIN.find((screen) => screen === bare);
  if (plain) return place({ screen: plain });
  const [, screen, link] = /^(workbench|lab|enter|learn)(\/.*|)$/.exec(bare) ?? [];
  if (screen) return place({ screen: screen as "workbench" | "lab" | "enter" | "learn", link });
  const numbered = numberedIn(bare);
  if (numbered) return place(numbered);
  const linked = readLink(PLAY_KINDS, hash);
  if (linked?.ok) {
    const { kind, ...brought } = linked.value;
    const text = PLAY_KINDS.find((one) => one.id === kind)?.format(brought.puzzle) ?? "";
    return { route: { screen: "play", kind, text }, ...brought };
  }
  return place({ screen: "problem", problem: linked ? linked.problem : UNKNOWN, given: hash });
}

/** A puzzle of the library: its kind, "l", the level, and the number. */
function numberedIn(bare: string): Route | null {
  const [, id, level, number] = /^([a-z]+)\/l([1-7])-([1-9]\d{0,6})$/.exec(bare) ?? [];
  const kind = PLAY_KINDS.find((one) => one.id === id)?.id;
  return kind ? { screen: "numbered", kind, level: Number(level), number: Number(number) } : null;
}

/** The short address of a puzzle of the library. */
export function placeHash(kind: string, level: number, number: number): string {
  return `#/${kind}/l${level}-${number}`;
}

function place(route: Route): Destination {
  return { route, puzzle: null, marks: null };
}

/** The fragment that leads to a route. */
export function hashOf(route: Route): string {
  switch (route.screen) {
    case "shelf":
      return "#/";
    case "settings":
    case "make":
    case "library":
    case "games":
    case "days":
    case "statistics":
      return `#/${route.screen}`;
    case "numbered":
      return placeHash(route.kind, route.level, route.number);
    case "play":
      return `#/${route.kind}/${route.text}`;
    case "workbench":
    case "lab":
    case "enter":
    case "learn":
      return `#/${route.screen}${route.link}`;
    case "problem":
      return route.given;
  }
}
