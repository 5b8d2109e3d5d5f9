import { type Layer, type Move, SHAPES } from "../model/board.ts";
import type { Cell } from "../model/fact.ts";
import type { Puzzle } from "../model/puzzle.ts";
import type { Branch, Game, LogEntry } from "./game.ts";
import { isGame } from "./game.ts";

/** The sound part of a stored game, and whether that is all of it. */
export interface Intact {
  readonly game: Game;
  readonly whole: boolean;
  /** How many entries from the first on are where they were stored. */
  readonly kept: number;
}

/** Longest name of a branch that is kept, in characters. */
const LONGEST_NAME = 200;
/** Notes are bit sets of 32-bit integers without the sign. */
const MOST_BITS = 31;
/** Greatest value with a shape: shapes take two of these bits each. */
const MOST_SHAPED = 14;
/** No kind writes fewer marks than two: a wall and a dot. */
const FEWEST_MARKS = 2;

/**
 * Reads a game from outside: its log without the unsound entries. An entry on top of an unsound one is
 * attached to the unsound one's parent, or else to the last sound entry before. `places` are the positions of
 * the entries in the stored log, where some are missing. The player's node and the tips of branches are
 * mapped likewise; one that does not exist any more becomes the end of the log. Never throws.
 */
export function intact(stored: unknown, puzzle: Puzzle): Intact {
  const { log: entries, places, at, tip, branches, branch } = fields(stored);
  const { log, kept, size, node } = soundLog(entries, places, puzzle);
  const placed = (told: unknown): number => (isCount(told, size) ? node(told) : Number.NaN);
  const named = readBranches(branches, size, node);
  const game = { log, branches: named.sound, branch: integer(branch) ?? -1 };
  const whole = Array.isArray(entries) && log.length === size && kept === size && named.whole;
  const asStored = { ...game, at: placed(at), tip: placed(tip) };
  if (isGame(asStored)) return { game: asStored, whole, kept };
  const end = { at: log.length, tip: log.length, branch: -1 };
  return { game: { ...game, ...end }, whole: false, kept };
}

/** One entry of a log from outside as it stands, or null when it is unsound. */
export function readEntry(stored: unknown, place: number, puzzle: Puzzle): LogEntry | null {
  const { parent, move: told } = fields(stored);
  const move = readMove(told, puzzle);
  return move && isCount(parent, place) ? { parent, move } : null;
}

interface SoundLog {
  readonly log: readonly LogEntry[];
  readonly kept: number;
  /** Entries of the log that was stored, with those that are missing before its last. */
  readonly size: number;
  /** The node of the sound log that stands for a node of the stored one. */
  node(stored: number): number;
}

function soundLog(entries: unknown, places: unknown, puzzle: Puzzle): SoundLog {
  const log: LogEntry[] = [];
  // The nodes of the stored log that have a node here, ascending, and these nodes.
  const from = [0];
  const to = [0];
  const node = (stored: number): number => {
    if (from[stored] === stored) return to[stored];
    let [low, high] = [0, from.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (from[middle] <= stored) low = middle;
      else high = middle;
    }
    return to[low];
  };
  let size = 0;
  let kept = 0;
  for (const [index, stored] of (Array.isArray(entries) ? entries : []).entries()) {
    const place = Array.isArray(places) ? Number(places[index]) : index;
    const { parent, move: told } = fields(stored);
    if (isCount(parent, place)) {
      const move = readMove(told, puzzle);
      const stands = node(parent);
      from.push(place + 1);
      to.push(move ? log.push({ parent: stands, move }) : stands);
    }
    size = place + 1;
    if (kept === place && log.length === size) kept = size;
  }
  return { log, kept, size, node };
}

function readBranches(
  stored: unknown,
  size: number,
  node: (stored: number) => number,
): { sound: Branch[]; whole: boolean } {
  if (!Array.isArray(stored)) return { sound: [], whole: false };
  const sound: Branch[] = [];
  for (const one of stored) {
    const { name, tip } = fields(one);
    if (typeof name === "string" && isCount(tip, size))
      sound.push({ name: name.slice(0, LONGEST_NAME), tip: node(tip) });
  }
  return { sound, whole: sound.length === stored.length };
}

/**
 * A move from outside reduced to the fields of a move, or null when it is no move that this puzzle can take. None of
 * several `within` a move is of that type again, so the depth is bounded.
 */
function readMove(stored: unknown, puzzle: Puzzle, within = false): Move | null {
  const { cells, values } = puzzle;
  const given = fields(stored);
  const where = readCells(given.cells, cells);
  const isMark = (mark: unknown): mark is number => isCount(mark, Math.max(FEWEST_MARKS, values - 1));
  switch (given.type) {
    case "mark": {
      if (!where || !isMark(given.mark)) return null;
      const tidied = readCells(given.tidied, cells);
      return { type: "mark", cells: where, mark: given.mark, ...(tidied && { tidied }) };
    }
    case "note": {
      const { layer, value, on } = given;
      if (!where || !isLayer(layer) || typeof on !== "boolean") return null;
      if (!isCount(value, Math.min(MOST_BITS, values) - 1)) return null;
      return { type: "note", layer, cells: where, value, on };
    }
    case "colour": {
      const { colour, value } = given;
      if (!where || !isCount(colour, MOST_BITS)) return null;
      if (value === undefined) return { type: "colour", cells: where, colour };
      return isCount(value, Math.min(MOST_SHAPED, values - 1)) && colour <= SHAPES
        ? { type: "colour", cells: where, colour, value }
        : null;
    }
    case "clear":
      return where && isWhat(given.what) ? { type: "clear", cells: where, what: given.what } : null;
    case "auto":
      return typeof given.on === "boolean" ? { type: "auto", on: given.on } : null;
    case "several": {
      if (within || !Array.isArray(given.moves) || given.moves.length > cells * values) return null;
      const moves = given.moves.map((one) => readMove(one, puzzle, true)).filter((one) => one !== null);
      return moves.length === given.moves.length ? { type: "several", moves } : null;
    }
    case "set": {
      const { marks, why } = given;
      if (!Array.isArray(marks) || marks.length !== cells || !marks.every(isMark) || !isWhy(why)) return null;
      return { type: "set", marks: [...marks], why };
    }
    default:
      return null;
  }
}

function readCells(stored: unknown, cells: number): Cell[] | null {
  if (!Array.isArray(stored) || stored.length > cells) return null;
  return stored.every((cell) => isCount(cell, cells - 1)) ? [...stored] : null;
}

function isLayer(stored: unknown): stored is Layer {
  return stored === "corner" || stored === "centre" || stored === "struck";
}

function isWhat(stored: unknown): stored is (Move & { type: "clear" })["what"] {
  return stored === "marks" || stored === "notes" || stored === "colours" || stored === "all";
}

function isWhy(stored: unknown): stored is (Move & { type: "set" })["why"] {
  return stored === "restart" || stored === "answer" || stored === "link";
}

/** Whether it is a whole number from 0 to `most`. */
function isCount(stored: unknown, most: number): stored is number {
  const count = integer(stored) ?? -1;
  return count >= 0 && count <= most;
}

function integer(stored: unknown): number | null {
  return typeof stored === "number" && Number.isInteger(stored) ? stored : null;
}

function fields(stored: unknown): Record<string, unknown> {
  return typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
}
