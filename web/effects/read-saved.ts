import { playKind } from "../../engine/kinds/play.ts";
import type { PlayKind } from "../../engine/model/kind.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { positionOf } from "../../engine/play/game.ts";
import { intact } from "../../engine/play/save.ts";
import { gameId, openPlay } from "../state/open.ts";
import type { Origin } from "../state/state.ts";
import { fields } from "../state/stored.ts";
import { type GameHead, headOf, type SavedGame } from "./game-head.ts";

/** A stored game that was read, and whether all that was stored could be used. */
export interface ReadGame {
  readonly puzzle: Puzzle;
  readonly saved: SavedGame;
  readonly whole: boolean;
}

/** Longest name of a game that is kept, in characters. */
const LONGEST_NAME = 200;

/** Reads a game of ours or of a backup, as far as it is sound; null when its puzzle cannot be read. Never throws. */
export function readSaved(id: string, head: unknown, log: readonly unknown[]): ReadGame | null {
  const found = puzzleOf(id);
  if (!found) return null;
  const { kind, puzzle } = found;
  const told = fields(head);
  const { game, whole } = intact({ ...told, log }, puzzle);
  const { name, origin, elapsed, started, played, deleted } = beside(told);
  const play = openPlay(kind, puzzle, { position: positionOf(game, puzzle.cells), name, origin, elapsed });
  return {
    puzzle,
    saved: { head: { ...headOf(play, started, played), deleted }, log: game.log },
    whole: whole && !(typeof told.length === "number" && told.length > log.length),
  };
}

/** The head of a game as the shelf needs it; null when its puzzle cannot be read. */
export function readHead(stored: unknown): GameHead | null {
  const told = fields(stored);
  if (typeof told.id !== "string") return null;
  const { marks, progress, finished } = told;
  const drawn = Array.isArray(marks) && marks.length > 0 && marks.every((mark) => Number.isInteger(mark));
  if (drawn && typeof progress === "number" && typeof finished === "boolean") {
    return { ...(told as unknown as GameHead), ...beside(told) };
  }
  return readSaved(told.id, told, [])?.saved.head ?? null;
}

/** The kind and the puzzle of a game, if the id is the one that we give to it. */
function puzzleOf(id: string): { kind: PlayKind; puzzle: Puzzle } | null {
  const slash = id.indexOf("/");
  const kind = playKind(id.slice(0, Math.max(slash, 0)));
  const parsed = kind?.parse(id.slice(slash + 1));
  if (!kind || !parsed?.ok) return null;
  return gameId(kind.id, kind.format(parsed.value)) === id ? { kind, puzzle: parsed.value } : null;
}

/** What a head says beside the game, each field that is unsound replaced by the plainest that is not. */
function beside(
  told: Record<string, unknown>,
): Pick<GameHead, "name" | "origin" | "elapsed" | "started" | "played" | "deleted"> {
  const played = moment(told.played) ?? 0;
  return {
    name: typeof told.name === "string" && told.name !== "" ? told.name.slice(0, LONGEST_NAME) : null,
    origin: readOrigin(told.origin),
    elapsed: moment(told.elapsed) ?? 0,
    started: moment(told.started) ?? played,
    played,
    deleted: moment(told.deleted),
  };
}

function readOrigin(stored: unknown): Origin | null {
  const { level, number, made } = fields(stored);
  if (!Number.isInteger(level) || !Number.isInteger(number)) return null;
  return { level: Number(level), number: Number(number), ...(made === true && { made }) };
}

/** Milliseconds that are a number and not before the beginning. */
function moment(stored: unknown): number | null {
  return typeof stored === "number" && Number.isFinite(stored) && stored >= 0 ? stored : null;
}
