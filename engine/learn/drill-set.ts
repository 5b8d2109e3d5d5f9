import type { Fact } from "../model/fact.ts";
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
const MISS = "?";
const BLANKS = /0+/g;
const LETTER = /[a-z]/g;
const BEFORE_A = "a".charCodeAt(0) - 1;
/** Puzzles that stand in one line. */
const ABREAST = 4;

/** A near miss of a technique: where it stands, and the fact that is not known there; see `missedFacts` and `stepWith`. */
export interface Miss {
  /** The puzzle's canonical text. */
  readonly text: string;
  /** Entries of the proof before it, by the rules of a way to the technique; null for a standstill. */
  readonly after: number | null;
  readonly way: Way;
  readonly fact: Fact;
}

/** What can be learnt of a kind: positions, and a near miss of each technique that has one. */
export interface Lessons {
  readonly drills: DrillSet;
  readonly misses: ReadonlyMap<string, Miss>;
}

/**
 * Lessons as text: the puzzles, each once, numbered from 0; a line `=`; then a line for each technique: the id, and the numbers of its
 * puzzles, each with the sign of the way and, for practice, a star; behind a question mark the puzzle of its near miss, the sign of the way, `@` and the entries
 * before it, and the fact that is not known there. `dense`: the kind's texts are digits, whose blanks are counted by letters.
 */
export function spellLessons({ drills, misses }: Lessons, dense: boolean): string {
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const refs = [...drills].map(([id, list]) => {
    const places = list.map(
      ({ text, way, isPractice }) => `${numberOf(text)}${SIGNS[way]}${isPractice ? PRACTICE : ""}`,
    );
    const miss = misses.get(id);
    return [id, ...places, ...(miss ? [spellMiss(miss, numberOf(miss.text))] : [])].join(" ");
  });
  const texts = [...numbers.keys()].map((text) => (dense ? packed(text) : text));
  const rows: string[] = [];
  for (let at = 0; at < texts.length; at += ABREAST) rows.push(texts.slice(at, at + ABREAST).join(" "));
  return [...rows, "=", ...refs].join("\n");
}

/** Reads what `spellLessons` wrote. */
export function readLessons(spelled: string, dense: boolean): Lessons {
  const [puzzles = "", lines = ""] = spelled.split("=");
  const texts = words(puzzles).map((text) => (dense ? unpacked(text) : text));
  const drills = new Map<string, readonly Drill[]>();
  const misses = new Map<string, Miss>();
  for (const [id, ...places] of lines.split("\n").map(words)) {
    if (id === undefined) continue;
    const missed = places.filter((place) => place.startsWith(MISS));
    drills.set(
      id,
      places.filter((place) => !missed.includes(place)).map((place) => readPlace(place, texts)),
    );
    for (const place of missed) misses.set(id, readMiss(place, texts));
  }
  return { drills, misses };
}

function spellMiss({ after, way, fact }: Miss, number: number): string {
  return `${MISS}${number}${SIGNS[way]}${after === null ? "" : `@${after}`}:${fact}`;
}

function readMiss(place: string, texts: readonly string[]): Miss {
  const [, number, sign, after, fact] = /^\?(\d+)([-~!]?)(?:@(\d+))?:(\d+)$/.exec(place) ?? [];
  const text = texts[Number(number)];
  assert(text !== undefined, "a near miss names one of the set's puzzles");
  const way = WAYS.find((one) => SIGNS[one] === sign) ?? "ladder";
  return { text, after: after === undefined ? null : Number(after), way, fact: Number(fact) as Fact };
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
