import { fail, ok, type Problem, type Result } from "../../../model/result.ts";
import { decodeNumber16, EMPTY, encodeNumber16, UNKNOWN } from "../../shared/number16.ts";
import { nurikabePuzzle } from "../puzzle/from-clues.ts";
import type { NurikabePuzzle } from "../puzzle/puzzle.ts";
import { ANY_SIZE, sizeProblem } from "../puzzle/size.ts";

/** One piece of a pzpr body: a gap, a number in one of its forms, or the point for "?". */
const PIECE = /[g-z]|[0-9a-f]|-[0-9a-f]{2}|[+=@%][0-9a-f]{3}|\*[0-9a-f]{4}|\$[0-9a-f]{5}|\./y;
/** The beginning of a malformed number: skipping it would make another clue of it. */
const BAD_NUMBER = /[-+][0-9a-f]/y;
const BEFORE_G = "g".charCodeAt(0) - 1;

/** Reads the canonical text `<cols>/<rows>/<pzpr body>`; the tail may be missing, nothing else may. */
export function parseNurikabe(text: string): Result<NurikabePuzzle> {
  const parts = /^(\d+)\/(\d+)\/(.*)$/s.exec(text);
  if (!parts) return sizeMissing();
  const cols = Number(parts[1]);
  const rows = Number(parts[2]);
  const problem = sizeProblem(rows, cols);
  if (problem) return { ok: false, problem };
  return parseBody(rows, cols, parts[3].replace(/%2e$/i, "."), text.length - parts[3].length);
}

/** The canonical text, with every gap; a point at the very end is escaped, for messengers cut it off links. */
export function formatNurikabe(puzzle: Pick<NurikabePuzzle, "rows" | "cols" | "clues">): string {
  const values = puzzle.clues.map((clue) => (clue === 0 ? EMPTY : clue === ANY_SIZE ? UNKNOWN : clue));
  const body = encodeNumber16(values).replace(/\.$/, "%2E");
  return `${puzzle.cols}/${puzzle.rows}/${body}`;
}

/** The body without the characters that pzpr skips; malformed numbers stay, for the parser to report. */
export function piecesOf(body: string): string {
  let pieces = "";
  for (let at = 0; at < body.length; ) {
    BAD_NUMBER.lastIndex = at;
    const piece = pieceAt(body, at) || (BAD_NUMBER.test(body) ? body[at] : "");
    pieces += piece;
    at += piece.length || 1;
  }
  return pieces;
}

/** A text that does not begin with the columns and the rows. */
export function sizeMissing(): Result<never> {
  return fail("size-missing", {
    en: "A Nurikabe is written as columns/rows/clues, for example 5/5/g5k2o1k3g; here the columns or the rows are missing.",
    zh: "数墙写作 列数/行数/题面，例如 5/5/g5k2o1k3g；这里缺少列数或行数。",
  });
}

function pieceAt(body: string, at: number): string {
  PIECE.lastIndex = at;
  return PIECE.exec(body)?.[0] ?? "";
}

function parseBody(rows: number, cols: number, body: string, before: number): Result<NurikabePuzzle> {
  const cells = rows * cols;
  let filled = 0;
  for (let at = 0; at < body.length; ) {
    const piece = pieceAt(body, at);
    const place = { line: 1, column: before + at + 1 };
    if (piece === "") return unknownCharacter(body, at, place);
    if (/^[-+]?0+$/.test(piece)) return clueOfZero(place);
    filled += piece >= "g" && piece <= "z" ? piece.charCodeAt(0) - BEFORE_G : 1;
    if (filled > cells) return bodyTooLong(rows, cols, place);
    at += piece.length;
  }
  const { values } = decodeNumber16(body, cells);
  const clues = values.map((value) => (value === EMPTY ? 0 : value === UNKNOWN ? ANY_SIZE : value));
  return ok(nurikabePuzzle(rows, cols, clues));
}

function unknownCharacter(body: string, at: number, place: Problem["at"]): Result<never> {
  const character = String.fromCodePoint(body.codePointAt(at) ?? 0);
  return fail(
    "unknown-character",
    {
      en: `“${character}” at place ${at + 1} of the clues is neither a number nor a gap (g to z) nor “.” for a question mark: copy the whole address again.`,
      zh: `题面第 ${at + 1} 位的“${character}”既不是数字，也不是空格段（g 到 z）或表示问号的“.”：请重新复制整个地址。`,
    },
    place,
  );
}

function clueOfZero(place: Problem["at"]): Result<never> {
  return fail(
    "clue-of-zero",
    {
      en: "There is a clue of 0, but the smallest island has 1 cell: a clue is 1 or more, or “.” for a question mark.",
      zh: "题面里有提示数 0，但最小的岛有 1 格：提示数应为 1 或更大，或用“.”表示问号。",
    },
    place,
  );
}

function bodyTooLong(rows: number, cols: number, place: Problem["at"]): Result<never> {
  return fail(
    "too-many-cells",
    {
      en: `The clues go on after the last of the ${rows * cols} cells of a board with ${cols} columns and ${rows} rows: is the size right?`,
      zh: `题面超出了 ${cols} 列 ${rows} 行盘面的 ${rows * cols} 格：尺寸写对了吗？`,
    },
    place,
  );
}
