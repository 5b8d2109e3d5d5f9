import { playKind } from "../../engine/kinds/play.ts";
import { ok, type Result } from "../../engine/model/result.ts";
import { readFavourites } from "../packs/favourites.ts";
import { type LearnRecord, NOTHING, readRecord } from "../state/learnt.ts";
import { readSettings, type Settings } from "../state/settings.ts";
import type { SavedGame } from "../storage/game-head.ts";
import { type ReadGame, readSaved } from "../storage/read-saved.ts";
import { type DatedChoice, readDated } from "../storage/rule-choices.ts";
import { noBackup, tooNew } from "./backup-problems.ts";

/** The format that is written; older ones are read for ever. */
const FORMAT = 1;
/** Most moves of one game and most games of one file that are read. */
const MOST_MOVES = 100_000;
const MOST_GAMES = 20_000;
/** Most damaged records of one file that are taken over. */
const MOST_REMAINS = 10_000;
/** After so many games the page gets its turn. */
const AT_ONCE = 20;

/** The rules of each kind that a person has set, by the kind's id. */
export type RulesByKind = Readonly<Record<string, DatedChoice>>;

/** The content of a backup file, in JSON. */
interface Backup {
  readonly app: "ergo";
  readonly format: number;
  /** When it was made, as an ISO date. */
  readonly made: string;
  readonly settings: Settings;
  readonly games: readonly SavedGame[];
  /** Absent in files of before there were rules to set. */
  readonly rules?: RulesByKind;
  /** What was learnt; absent in files of before there was Learn. */
  readonly learn?: LearnRecord;
  /** Damaged records that were set aside, as they were found; absent where there are none. */
  readonly remains?: readonly unknown[];
  /** Ids of the games with a star; absent where there are none. */
  readonly favourites?: readonly string[];
}

/** The content read from a backup. */
export interface ReadBackup {
  readonly settings: Settings;
  readonly games: readonly ReadGame[];
  readonly rules: RulesByKind;
  readonly learn: LearnRecord;
  readonly remains: readonly unknown[];
  readonly favourites: readonly string[];
  /** Games of the file that are damaged and were left out. */
  readonly refused: number;
}

/** The text of a backup file. */
export function backupText(
  games: readonly SavedGame[],
  settings: Settings,
  rules: RulesByKind,
  now: Date,
  remains: readonly unknown[] = [],
  learn: LearnRecord = NOTHING,
  favourites: readonly string[] = [],
): string {
  const made = now.toISOString();
  const aside = { ...(remains.length > 0 && { remains }), ...(favourites.length > 0 && { favourites }) };
  const backup: Backup = { app: "ergo", format: FORMAT, made, settings, rules, games, learn, ...aside };
  return JSON.stringify(backup);
}

/** The file's name, with the date where the player is. */
export function backupName(now: Date): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  return `ergo-backup-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.json`;
}

/** Reads the text of a backup file, whatever it is; lets the page have its turn meanwhile. */
export async function readBackup(text: string): Promise<Result<ReadBackup>> {
  const backup = parsed(text);
  if (backup?.app !== "ergo" || !Array.isArray(backup.games)) return { ok: false, problem: noBackup() };
  if (typeof backup.format !== "number" || !(backup.format >= 1)) return { ok: false, problem: noBackup() };
  if (backup.format > FORMAT) return { ok: false, problem: tooNew() };
  const games: ReadGame[] = [];
  for (const [index, stored] of backup.games.slice(0, MOST_GAMES).entries()) {
    const game = readGame(stored);
    if (game) games.push(game);
    if (index % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setTimeout(resolve));
  }
  const settings = readSettings(backup.settings);
  const refused = backup.games.length - games.length;
  const remains = Array.isArray(backup.remains) ? backup.remains.slice(0, MOST_REMAINS) : [];
  const favourites = readFavourites(backup.favourites);
  const learn = readRecord(backup.learn);
  return ok({ settings, games, rules: readRules(backup.rules), learn, remains, favourites, refused });
}

function parsed(text: string): Partial<Record<keyof Backup, unknown>> | null {
  try {
    const told: unknown = JSON.parse(text);
    return typeof told === "object" ? told : null;
  } catch {
    return null;
  }
}

/** Rule choices of known kinds; a kind that was never set has the time 0. */
function readRules(stored: unknown): RulesByKind {
  if (typeof stored !== "object" || stored === null) return {};
  const known = Object.entries(stored).filter(([kind]) => playKind(kind));
  return Object.fromEntries(known.map(([kind, choice]) => [kind, readDated(choice)]));
}

/** A game of a file counts only if all of it can be used. */
function readGame(stored: unknown): ReadGame | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { head, log } = stored as Partial<Record<keyof SavedGame, unknown>>;
  if (typeof head !== "object" || head === null || !("id" in head) || typeof head.id !== "string")
    return null;
  if (!Array.isArray(log) || log.length > MOST_MOVES) return null;
  const game = readSaved(head.id, head, log);
  return game?.whole ? game : null;
}
