import { assert } from "../model/result.ts";
import { WAYS, type Way } from "./way.ts";

/** A position on which a technique fires: the puzzle's canonical text, and the way to the moment; see `momentBefore`. */
export interface Drill {
  readonly text: string;
  readonly way: Way;
  /** Its puzzle needs the technique, once, and nothing harder, so it can be played for practice. */
  readonly isPractice: boolean;
}

/** The positions of each technique, by the id of its rule, in the order in which they are drilled. */
export type DrillSet = ReadonlyMap<string, readonly Drill[]>;

const SIGNS: Readonly<Record<Way, string>> = { ladder: "", level: "-", simple: "~", first: "!" };
const PRACTICE = "*";
const BLANKS = /0+/g;
const LETTER = /[a-z]/g;
const BEFORE_A = "a".charCodeAt(0) - 1;
/** Puzzles that stand in one line. */
const ABREAST = 4;

/**
 * A set as text: its puzzles, each once, numbered from 0; a line `=`; then a line for each technique: the id, and the numbers of its
 * puzzles, each with the sign of the way and, for practice, a star. `dense`: the kind's texts are digits, whose blanks are counted by letters.
 */
export function spellDrills(drills: DrillSet, dense: boolean): string {
  const numbers = new Map<string, number>();
  const refs = [...drills].map(([id, list]) => {
    const places = list.map(({ text, way, isPractice }) => {
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return `${number}${SIGNS[way]}${isPractice ? PRACTICE : ""}`;
    });
    return [id, ...places].join(" ");
  });
  const texts = [...numbers.keys()].map((text) => (dense ? packed(text) : text));
  const rows: string[] = [];
  for (let at = 0; at < texts.length; at += ABREAST) rows.push(texts.slice(at, at + ABREAST).join(" "));
  return [...rows, "=", ...refs].join("\n");
}

/** Reads what `spellDrills` wrote. */
export function readDrills(spelled: string, dense: boolean): DrillSet {
  const [puzzles = "", lines = ""] = spelled.split("=");
  const texts = words(puzzles).map((text) => (dense ? unpacked(text) : text));
  const drills = lines
    .split("\n")
    .map(words)
    .filter(({ length }) => length > 0)
    .map(([id, ...places]) => [id, places.map((place) => readPlace(place, texts))] as const);
  return new Map(drills);
}

function readPlace(place: string, texts: readonly string[]): Drill {
  const [, number, sign, star] = /^(\d+)([-~!]?)(\*?)$/.exec(place) ?? [];
  const way = WAYS.find((one) => SIGNS[one] === sign);
  const text = texts[Number(number)];
  assert(way !== undefined && text !== undefined, "a set of drills names its own puzzles");
  return { text, way, isPractice: star === PRACTICE };
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

const packed = (digits: string): string =>
  digits.replace(BLANKS, ({ length }) => {
    const more = length > 26 ? "z".repeat(Math.floor((length - 1) / 26)) : "";
    return more + String.fromCharCode(BEFORE_A + length - 26 * more.length);
  });

const unpacked = (text: string): string =>
  text.replace(LETTER, (letter) => "0".repeat(letter.charCodeAt(0) - BEFORE_A));
