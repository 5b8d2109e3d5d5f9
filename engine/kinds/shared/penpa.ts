import { fail, ok, type Result } from "../../model/result.ts";
import type { PenpaBoard } from "../contract/penpa-board.ts";
import { sizeProblem } from "./board-size.ts";

/** A question mark in place of a number. */
export const QUESTION = -1;

/** Most characters of an unpacked board that are looked at. */
const LONGEST = 2_000_000;
/** The part of a penpa-edit address before its packed part. */
const MODE = /[#?&]m=(?:edit|solve)\b/;
/** Penpa's type of a grid of squares. Those that it draws for a kind of puzzle are called like the kind. */
const SQUARES = "square";
/** Rings of helper cells around penpa's board. */
const MARGIN = 2;
/** Surface colours that are dark; green stands for shaded only where none of them is used. */
const DARK = [1, 3, 4, 8];
const GREEN = 2;
/** Short spellings inside penpa's JSON that matter here; any other is kept as an unknown name. */
const SHORT: Readonly<Record<string, string>> = { zN: '"number"', zS: '"surface"', zO: "null" };

/** The packed part of a penpa-edit address (base64 of raw deflate), or null if the text is none. */
export function penpaPayload(text: string): string | null {
  if (!MODE.test(text)) return null;
  for (const word of text.match(/\S+/g) ?? []) {
    const mode = MODE.exec(word);
    const found = mode && /&p=([^&]+)/.exec(word.slice(mode.index));
    if (found) return unescaped(found[1]);
  }
  return null;
}

/** A broken escape is left as it is, for the unpacking to refuse. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads an unpacked penpa board: grids of squares, those drawn for one of the kinds too; numbers and surface. */
export function readPenpaBoard(text: string, kinds: readonly string[] = []): Result<PenpaBoard> {
  if (text.length > LONGEST) return unreadable();
  const lines = text.split("\n");
  const [type, width, height] = (lines[0] ?? "").split(",");
  if (type !== SQUARES && !kinds.includes(type)) return otherGrid();
  const [top, bottom, left, right] = marginsOf(lines[1]);
  const [nx, ny] = [Number(width), Number(height)];
  const [rows, cols] = [ny - top - bottom, nx - left - right];
  const size = Number.isInteger(rows) && Number.isInteger(cols) ? sizeProblem(rows, cols) : null;
  if (size) return { ok: false, problem: size };
  const layers = [lines[3], lines[4]].map(layersOf);
  if (!Number.isInteger(rows) || !Number.isInteger(cols) || !layers[0]) return unreadable();

  const numbers = new Array<number>(rows * cols).fill(0);
  const colours = new Array<number>(rows * cols).fill(0);
  const cellAt = (key: string): number => {
    const index = Number(key);
    const row = Math.floor(index / (nx + 2 * MARGIN)) - MARGIN - top;
    const col = (index % (nx + 2 * MARGIN)) - MARGIN - left;
    return row >= 0 && row < rows && col >= 0 && col < cols ? row * cols + col : -1;
  };
  for (const [key, value] of Object.entries(layers[0].number)) {
    const cell = cellAt(key);
    if (cell >= 0) numbers[cell] = numberOf(value);
  }
  for (const layer of layers) {
    for (const [key, value] of Object.entries(layer?.surface ?? {})) {
      const cell = cellAt(key);
      if (cell >= 0 && typeof value === "number") colours[cell] = value;
    }
  }
  const isDark = colours.some((colour) => DARK.includes(colour));
  const shaded = colours.map((colour) => (isDark ? DARK.includes(colour) : colour === GREEN));
  return ok({ rows, cols, tags: tagsIn(lines), numbers, shaded });
}

interface Layers {
  readonly number: Readonly<Record<string, unknown>>;
  readonly surface: Readonly<Record<string, unknown>>;
}

function layersOf(line: string | undefined): Layers | null {
  const spelt = (line ?? "").replace(/z[A-Z0-9_]/g, (short) => SHORT[short] ?? `"${short}"`);
  const read = parsed(spelt);
  if (!isRecord(read)) return null;
  return {
    number: isRecord(read.number) ? read.number : {},
    surface: isRecord(read.surface) ? read.surface : {},
  };
}

/** A number's entry is [text, colour, style]. */
function numberOf(value: unknown): number {
  const text = Array.isArray(value) ? String(value[0]).trim() : "";
  if (text === "?") return QUESTION;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0;
}

/** White rows and columns around the board: above, below, left, right. */
function marginsOf(line: string | undefined): number[] {
  const read = parsed(line ?? "");
  const margins = Array.isArray(read) ? read : [];
  return [0, 1, 2, 3].map((side) => (Number.isInteger(margins[side]) ? Number(margins[side]) : 0));
}

function tagsIn(lines: readonly string[]): string[][] {
  return lines.slice(5).flatMap((line) => {
    const tags = /^\s*\[\s*"/.test(line) ? parsed(line) : null;
    return Array.isArray(tags) ? [tags.map((tag) => String(tag).toLowerCase())] : [];
  });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function otherGrid(): Result<never> {
  return fail("penpa-grid", {
    en: "This penpa board is not made of squares; only square grids can be opened.",
    zh: "这个 penpa 盘面不是方格；只能打开方格盘面。",
  });
}

function unreadable(): Result<never> {
  return fail("penpa-unreadable", {
    en: "This penpa board cannot be read: the address was cut off, or a newer penpa wrote it.",
    zh: "无法读取这个 penpa 盘面：地址被截断，或由更新版本的 penpa 写成。",
  });
}
