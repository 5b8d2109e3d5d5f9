import { fields } from "./stored.ts";

/** What a player knows of a technique; the counts are 0, the lists empty, before anything happened. */
export interface Known {
  /** Hints that named it. */
  readonly told: number;
  /** Finished puzzles that need it, and those of them that were finished without a hint. */
  readonly met: number;
  readonly used: number;
  /** The box of spaced repetition, from 1; 0: never drilled. And the day on which it is due, counted from 1970. */
  readonly box: number;
  readonly due: number;
  /** The next position to drill, and those that were missed, the oldest first. */
  readonly next: number;
  readonly missed: readonly number[];
}

/** All that is kept of learning. */
export interface LearnRecord {
  /** By "kind/rule id". */
  readonly known: Readonly<Record<string, Known>>;
  /** Boards of the first lesson that were played to the end, in a row, by kind. */
  readonly lessons: Readonly<Record<string, number>>;
  /** Checksums of the finished games that were counted, the last ones. */
  readonly games: readonly number[];
}

/** How a player comes upon a technique: a hint names it; a finished puzzle needs it, with hints or without. */
export type Occasion = "told" | "met" | "used";

const NEW: Known = { told: 0, met: 0, used: 0, box: 0, due: 0, next: 0, missed: [] };

export const NOTHING: LearnRecord = { known: {}, lessons: {}, games: [] };

const COUNTS = ["told", "met", "used", "box", "due", "next"] as const;
/** Most positions that are kept as missed. */
const MOST_MISSED = 64;
/** Most finished games that are kept as counted. */
const MOST_GAMES = 2_000;
/** Days until a technique is due again, by its box: Leitner's boxes (S. Leitner, So lernt man lernen, 1972), each twice as long as the one before. */
const DAYS = [0, 1, 2, 4, 8, 16];
const DAY = 86_400_000;

/** The name of a technique in the record. */
export const nameOf = (kind: string, rule: string): string => `${kind}/${rule}`;

export const knownOf = ({ known }: LearnRecord, name: string): Known => known[name] ?? NEW;

/** The day of a moment, counted from 1970 where the player is. */
export function dayOf(now: Date): number {
  return Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);
}

/** The record after a technique was come upon; `used` counts as met, too. */
export function noted(record: LearnRecord, name: string, how: Occasion): LearnRecord {
  const before = knownOf(record, name);
  const { told, met, used } = before;
  const after =
    how === "told"
      ? { ...before, told: told + 1 }
      : { ...before, met: met + 1, used: how === "used" ? used + 1 : used };
  return withKnown(record, name, after);
}

/** Whether a finished game was counted. */
export const isCounted = ({ games }: LearnRecord, game: string): boolean => games.includes(checksum(game));

/** The record with a finished game counted. */
export function counted(record: LearnRecord, game: string): LearnRecord {
  return { ...record, games: [...record.games, checksum(game)].slice(-MOST_GAMES) };
}

/** FNV-1a, 32 bits (G. Fowler, L. C. Noll, K.-P. Vo). */
function checksum(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}

/**
 * The record after a position was drilled: found at the first try the technique goes a box on, else back to the first one, and the position
 * comes again before new ones.
 * @param size How many positions the technique has.
 */
export function drilled(
  record: LearnRecord,
  name: string,
  { place, size, isRight, today }: { place: number; size: number; isRight: boolean; today: number },
): LearnRecord {
  const before = knownOf(record, name);
  const box = isRight ? Math.min(before.box + 1, DAYS.length - 1) : 1;
  const others = before.missed.filter((one) => one !== place);
  const missed = isRight ? others : [...others, place].slice(-MOST_MISSED);
  const next = place === before.next ? (before.next + 1) % size : before.next;
  return withKnown(record, name, { ...before, box, due: today + DAYS[box], next, missed });
}

/** The position to drill: one that was missed, on a later round than the last, else the next one. */
export function placeToDrill({ missed, next }: Known, last: number | null): number {
  return missed.find((place) => place !== last) ?? next;
}

/** The techniques that were drilled and are due, the lowest box first. */
export function dueIn({ known }: LearnRecord, today: number): readonly string[] {
  return Object.entries(known)
    .filter(([, { box, due }]) => box > 0 && due <= today)
    .sort(([, a], [, b]) => a.box - b.box || a.due - b.due)
    .map(([name]) => name);
}

/** The record after so many boards of a kind's lesson. */
export function played(record: LearnRecord, kind: string, boards: number): LearnRecord {
  const lessons = { ...record.lessons, [kind]: Math.max(boards, record.lessons[kind] ?? 0) };
  return { ...record, lessons };
}

/** Two records as one: of each count the greater, and of drills what was drilled last. */
export function united(a: LearnRecord, b: LearnRecord): LearnRecord {
  const names = new Set([...Object.keys(a.known), ...Object.keys(b.known)]);
  const known = [...names].map((name) => {
    const one = knownOf(a, name);
    const other = knownOf(b, name);
    const later = other.due > one.due ? other : one;
    const most = (count: Occasion): number => Math.max(one[count], other[count]);
    return [name, { ...later, told: most("told"), met: most("met"), used: most("used") }] as const;
  });
  const kinds = new Set([...Object.keys(a.lessons), ...Object.keys(b.lessons)]);
  const lessons = [...kinds].map((kind) => [kind, Math.max(a.lessons[kind] ?? 0, b.lessons[kind] ?? 0)]);
  const games = [...new Set([...a.games, ...b.games])].slice(-MOST_GAMES);
  return { known: Object.fromEntries(known), lessons: Object.fromEntries(lessons), games };
}

/** The usable part of what was stored. */
export function readRecord(stored: unknown): LearnRecord {
  const { known, lessons, games } = fields(stored);
  const techniques = Object.entries(fields(known)).map(([name, one]) => [name, readKnown(one)] as const);
  const counts = Object.entries(fields(lessons)).filter(([, boards]) => isCount(boards));
  return {
    known: Object.fromEntries(techniques),
    lessons: Object.fromEntries(counts) as Record<string, number>,
    games: Array.isArray(games) ? games.filter(isCount).slice(-MOST_GAMES) : [],
  };
}

function readKnown(stored: unknown): Known {
  const told = fields(stored);
  const counts = COUNTS.map((name) => [name, isCount(told[name]) ? told[name] : 0] as const);
  const missed = Array.isArray(told.missed) ? told.missed.filter(isCount).slice(-MOST_MISSED) : [];
  const { box, ...rest } = Object.fromEntries(counts) as Record<(typeof COUNTS)[number], number>;
  return { ...rest, box: Math.min(box, DAYS.length - 1), missed };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function withKnown(record: LearnRecord, name: string, known: Known): LearnRecord {
  return { ...record, known: { ...record.known, [name]: known } };
}
