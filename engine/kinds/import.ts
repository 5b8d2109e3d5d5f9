import type { Puzzle } from "../model/puzzle.ts";
import { fail, ok, type Result } from "../model/result.ts";
import type { Words } from "../model/words.ts";
import { readLink } from "../play/link.ts";
import { importNurikabe } from "./nurikabe/import.ts";
import { importPenpa, nurikabeOfPenpa, penpaPayload } from "./nurikabe/penpa.ts";
import { PLAY_KINDS, playKind } from "./play.ts";
import { puzzlesIn, type SetPuzzle } from "./several.ts";
import { importSudoku, lzPayload } from "./sudoku/import.ts";

/** The platform's ways to unpack the packed addresses of other programs; they may reject what is not what it seems. */
export interface Unpackers {
  /** Base64 of raw deflate (penpa); null when it unfolds to more than `most` characters. */
  inflate(base64: string, most: number): Promise<string | null>;
  /** LZ-string's base64 (f-puzzles, SudokuPad); null when it unfolds to more than `most` characters. */
  lz(base64: string, most: number): Promise<string | null>;
}

/** A puzzle found in a text. */
export interface Imported {
  readonly kind: string;
  readonly puzzle: Puzzle;
  readonly marks: readonly number[] | null;
  /** What the person should know of the import ("the first of 12 puzzles"). */
  readonly notice: Words | null;
  /** All puzzles of a text that holds several, one a line, this one first; else none. */
  readonly several: readonly SetPuzzle[];
}

/** Most characters of a text that is looked at; of a longer set, the lines within are. */
const LONGEST = 200_000;
/** Most characters that a packed text may unfold to. */
const LONGEST_UNPACKED = 2_000_000;
/** Longest LZ text that is unpacked, and most characters that it may unfold to; a board has a few thousand. */
const LONGEST_LZ = 20_000;
const LONGEST_JSON = 500_000;

/** What the packed parts of a text hold; null where they are damaged, absent where it has none. */
export interface Unpacked {
  readonly penpa?: string | null;
  readonly lz?: string | null;
}

/** Finds the puzzle in a text of any kind: a link of ours, another program's address or file, or plain text. */
export async function importText(text: string, unpackers: Unpackers): Promise<Result<Imported>> {
  return importUnpacked(text, await unpack(text, unpackers));
}

/** Unpacks what is packed in a text. */
export async function unpack(text: string, unpackers: Unpackers): Promise<Unpacked> {
  if (text.length > LONGEST) return {};
  const penpa = penpaPayload(text);
  if (penpa !== null) return { penpa: await unpackers.inflate(penpa, LONGEST_UNPACKED).catch(() => null) };
  const lz = lzPayload(text);
  if (lz === null || lz.length > LONGEST_LZ) return {};
  return { lz: await unpackers.lz(lz, LONGEST_JSON).catch(() => null) };
}

/** Finds the puzzle in a text whose packed parts are unpacked. Linear in both. */
export function importUnpacked(text: string, unpacked: Unpacked): Result<Imported> {
  if (text.length > LONGEST) return fromLongSet(text);
  const single = importSingle(text, unpacked);
  return single.ok ? ok(amongSeveral(single.value, puzzlesIn(text))) : single;
}

/** Of a set that is too long, what its first lines hold; any other long text is refused. */
function fromLongSet(text: string): Result<Imported> {
  const several = puzzlesIn(text.slice(0, text.lastIndexOf("\n", LONGEST) + 1));
  if (several.length < 2) return tooLong(text.length);
  const notice = onlyBeginning(several.length);
  return ok({ ...several[0], marks: null, notice, several });
}

/** The import with the set that it was read from; what the lines alone say otherwise is no set. */
function amongSeveral(found: Imported, several: readonly SetPuzzle[]): Imported {
  const [first] = several;
  const isSet = several.length > 1 && first.kind === found.kind && spelt(first) === spelt(found);
  return isSet ? { ...found, notice: firstOf(several.length), several } : found;
}

function spelt({ kind, puzzle }: SetPuzzle): string | undefined {
  return playKind(kind)?.format(puzzle);
}

function importSingle(text: string, { penpa, lz = null }: Unpacked): Result<Imported> {
  const trimmed = text.trim();
  if (trimmed === "") return empty();
  if (penpa !== undefined) return fromPenpa(penpa);
  return (
    ownLink(trimmed) ??
    found("nurikabe", importNurikabe(text)) ??
    found("sudoku", importSudoku(text, { lz: () => lz })) ??
    otherPzpr(trimmed) ??
    unknown()
  );
}

/** An address of pzpr names its kind; one that is not played here is named back. */
function otherPzpr(text: string): Result<never> | null {
  const name = /^https?:\/\/[\w.-]+\/p(?:\.html)?\?(?:[a-z]+\/)?([a-z]{3,20})\//i.exec(text)?.[1];
  if (!name || PLAY_KINDS.some((kind) => kind.id === name)) return null;
  return fail("unknown-kind", {
    en: `This address leads to a puzzle called "${name}". Ergo plays Sudoku and Nurikabe.`,
    zh: `这个地址是一道“${name}”题，而“所以”只有数独和数墙。`,
  });
}

/** Reads a text as a puzzle of one kind: its canonical text, or whatever the importer knows. */
export async function importAs(id: string, text: string, unpackers: Unpackers): Promise<Result<Imported>> {
  const kind = PLAY_KINDS.find((one) => one.id === id);
  const canonical = kind?.parse(text);
  if (canonical?.ok) return ok({ kind: id, puzzle: canonical.value, marks: null, notice: null, several: [] });
  const read = await importText(text, unpackers);
  if (read.ok && read.value.kind !== id) return otherKind(read.value.kind, id);
  return !read.ok && read.problem.code === "no-puzzle" && canonical ? canonical : read;
}

function ownLink(text: string): Result<Imported> | null {
  const [fragment] = /#\/\S*/.exec(text) ?? [];
  const linked = fragment === undefined ? null : readLink(PLAY_KINDS, fragment);
  if (!linked?.ok) return linked;
  return ok({ ...linked.value, notice: null, several: [] });
}

function fromPenpa(unpacked: string | null): Result<Imported> {
  const grid = unpacked === null ? penpaPacked() : importPenpa(unpacked);
  if (!grid.ok) return grid;
  const { genre, cols, numbers } = grid.value;
  if (genre === "nurikabe") return found("nurikabe", nurikabeOfPenpa(grid.value)) ?? unknown();
  const digits = numbers.map(
    (number, cell) => `${number > 0 ? number : "."}${(cell + 1) % cols === 0 ? "\n" : ""}`,
  );
  return found("sudoku", importSudoku(digits.join(""), { lz: () => null })) ?? unknown();
}

function penpaPacked(): Result<never> {
  return fail("penpa-packed", {
    en: "The packed part of this penpa address cannot be unpacked. Was the address copied to its end?",
    zh: "这个 penpa 地址的压缩部分无法解开。是否没有复制完整？",
  });
}

type Read = { readonly puzzle: Puzzle; readonly marks?: readonly number[] };

function found(kind: string, read: Result<Read> | null): Result<Imported> | null {
  if (!read?.ok) return read;
  const { puzzle, marks = null } = read.value;
  return ok({ kind, puzzle, marks, notice: null, several: [] });
}

function firstOf(count: number): Words {
  return {
    en: `This is the first of ${count} puzzles in the text.`,
    zh: `这是文中 ${count} 道题里的第一道。`,
  };
}

function onlyBeginning(count: number): Words {
  return {
    en: `This is the first of ${count} puzzles; the text is too long to read the rest of it.`,
    zh: `这是前 ${count} 道题里的第一道；文字太长，其余部分没有读取。`,
  };
}

function tooLong(length: number): Result<never> {
  return fail("too-long", {
    en: `This text has ${length} characters; a puzzle needs at most ${LONGEST}. Paste only the puzzle.`,
    zh: `这段文字有 ${length} 个字符，一道题最多需要 ${LONGEST} 个。请只粘贴题目本身。`,
  });
}

function empty(): Result<never> {
  return fail("empty", {
    en: "There is nothing here yet: paste a puzzle or an address.",
    zh: "这里还没有内容：请粘贴一道题或一个地址。",
  });
}

function unknown(): Result<never> {
  return fail("no-puzzle", {
    en: "No Sudoku or Nurikabe was found in this text. Try 81 digits, a grid with one row a line, or a puzz.link address.",
    zh: "这段文字里没有找到数独或数墙。可以试试 81 个数字、每行一排的盘面，或 puzz.link 地址。",
  });
}

function otherKind(found: string, wanted: string): Result<never> {
  return fail("other-kind", {
    en: `This is a ${found} puzzle, but a ${wanted} puzzle was asked for.`,
    zh: `这是 ${found} 题目，而这里要的是 ${wanted} 题目。`,
  });
}
