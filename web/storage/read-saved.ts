import type { PlayKind } from "../../engine/kinds/contract/kind.ts";
import { playKind } from "../../engine/kinds/play.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { positionOf } from "../../engine/play/game.ts";
import { intact } from "../../engine/play/save.ts";
import { gameId, openPlay } from "../state/open.ts";
import type { Origin } from "../state/state.ts";
import { fields } from "../state/stored.ts";
import { type GameHead, headOf, type SavedGame } from "./game-head.ts";
import type { RawGame } from "./game-store.ts";

/** A stored game that was read, and whether all that was stored could be used. */
export interface ReadGame {
  readonly puzzle: Puzzle;
  readonly saved: SavedGame;
  /** Whether no move, branch or place of the player is missing. */
  readonly whole: boolean;
  /** Whether besides nothing in the head was anything but sound. */
  readonly sound: boolean;
  /** How many entries from the first on are where they were stored. */
  readonly kept: number;
}

/** Longest name of a game that is kept, in characters. */
const LONGEST_NAME = 200;

/**
 * Reads a game of ours or of a backup, as far as it is sound; null when its puzzle cannot be read. `places` says where
 * in the log each entry was, where some are missing. Never throws.
 */
export function readSaved(
  id: string,
  head: unknown,
  log: readonly unknown[],
  places?: readonly number[],
): ReadGame | null {
  const found = puzzleOf(id);
  if (!found) return null;
  const { kind, puzzle } = found;
  const told = fields(head);
  const { game, whole: isIntact, kept } = intact({ ...told, log, places }, puzzle);
  const { name, origin, elapsed, hints, started, played, deleted } = beside(told);
  const play = openPlay(kind, puzzle, {
    position: positionOf(game, puzzle.cells),
    name,
    origin,
    elapsed,
    hints,
  });
  const saved = { head: { ...headOf(play, started, played), deleted }, log: game.log };
  const whole = isIntact && !(typeof told.length === "number" && told.length > log.length);
  return { puzzle, saved, whole, sound: whole && isSound(told), kept };
}

/** A game as the database has it, read. */
export function readRaw(id: string, { head, entries, places, strange }: RawGame): ReadGame | null {
  const game = readSaved(id, head, entries, places);
  return game && { ...game, sound: game.sound && strange.length === 0 };
}

/** The head of a game for the shelf; null when only the whole game could show it, if anything. */
export function readHead(stored: unknown): GameHead | null {
  const told = fields(stored);
  return isSound(told) ? { ...(told as unknown as GameHead), ...beside(told) } : null;
}

/** Whether a head is one of ours, as far as that shows without reading its puzzle. */
function isSound(told: Record<string, unknown>): boolean {
  const { id, kind, text, marks, progress, finished, at, tip, length, branch, branches } = told;
  const next = beside(told);
  return (
    typeof kind === "string" &&
    typeof text === "string" &&
    playKind(kind) !== undefined &&
    id === gameId(kind, text) &&
    Array.isArray(marks) &&
    marks.length > 0 &&
    marks.every((mark) => Number.isInteger(mark) && mark >= 0) &&
    typeof progress === "number" &&
    progress >= 0 &&
    progress <= 1 &&
    typeof finished === "boolean" &&
    Number.isSafeInteger(length) &&
    isWithin(at, 0, Number(length)) &&
    isWithin(tip, 0, Number(length)) &&
    Array.isArray(branches) &&
    branches.every(
      (one) => typeof fields(one).name === "string" && isWithin(fields(one).tip, 0, Number(length)),
    ) &&
    isWithin(branch, -1, branches.length - 1) &&
    Object.entries(next).every(([name, value]) => isSame(told[name], value))
  );
}

/** Whether it is a whole number between two, both included. */
function isWithin(told: unknown, least: number, most: number): boolean {
  return Number.isInteger(told) && Number(told) >= least && Number(told) <= most;
}

/** The same, part by part, or absent where it has nothing to say. */
function isSame(told: unknown, read: unknown): boolean {
  if (told === undefined || told === read) return true;
  return (
    typeof read === "object" &&
    read !== null &&
    Object.entries(read).every(([part, value]) => fields(told)[part] === value)
  );
}

/** The kind and the puzzle of a game, if the id is the one that we give to it. */
function puzzleOf(id: string): { kind: PlayKind; puzzle: Puzzle } | null {
  const slash = id.indexOf("/");
  const kind = playKind(id.slice(0, Math.max(slash, 0)));
  const parsed = kind?.parse(id.slice(slash + 1));
  if (!kind || !parsed?.ok) return null;
  return gameId(kind.id, kind.format(parsed.value)) === id ? { kind, puzzle: parsed.value } : null;
}

/** The head's fields beside the game, each unsound one replaced by a plain default. */
function beside(
  told: Record<string, unknown>,
): Pick<GameHead, "name" | "origin" | "elapsed" | "hints" | "started" | "played" | "deleted"> {
  const played = moment(told.played) ?? 0;
  return {
    name: typeof told.name === "string" && told.name !== "" ? told.name.slice(0, LONGEST_NAME) : null,
    origin: readOrigin(told.origin),
    elapsed: moment(told.elapsed) ?? 0,
    hints: Number.isSafeInteger(told.hints) ? Math.max(0, Number(told.hints)) : 0,
    started: moment(told.started) ?? played,
    played,
    deleted: moment(told.deleted),
  };
}

function readOrigin(stored: unknown): Origin | null {
  const { level, number, made, rated } = fields(stored);
  if (!Number.isInteger(level) || !Number.isInteger(number)) return null;
  return {
    level: Number(level),
    number: Number(number),
    ...(made === true && { made }),
    ...(rated === true && { rated }),
  };
}

/** Milliseconds that are a number and not before the beginning. */
function moment(stored: unknown): number | null {
  return typeof stored === "number" && Number.isFinite(stored) && stored >= 0 ? stored : null;
}
