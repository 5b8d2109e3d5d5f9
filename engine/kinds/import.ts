import { linesOf } from "../model/lines.ts";
import { readObjectLine } from "../model/object-line.ts";
import type { Puzzle } from "../model/puzzle.ts";
import { ok, type Result } from "../model/result.ts";
import type { Words } from "../model/words.ts";
import { readLink } from "../play/link.ts";
import type { ImportKind, KindId, PlayKind, Recognised } from "./contract/kind.ts";
import type { PenpaBoard } from "./contract/penpa-board.ts";
import { firstOf, onlyBeginning } from "./import-notices.ts";
import { empty, noPuzzle, otherGenre, otherKind, penpaPacked, tooLong } from "./import-problems.ts";
import { type KindPuzzle, loadReaders, type Readers, textOf } from "./readers.ts";
import { puzzlesIn } from "./several.ts";
import { penpaPayload, readPenpaBoard } from "./shared/penpa.ts";

/** The platform's ways to unpack the packed addresses of other programs; they may reject damaged data. */
export interface Unpackers {
  /** Base64 of raw deflate (penpa); null when it unfolds to more than `most` characters. */
  inflate(base64: string, most: number): Promise<string | null>;
  /** LZ-string's base64; null when it unfolds to more than `most` characters. */
  lz(base64: string, most: number): Promise<string | null>;
}

/** A puzzle found in a text. */
export interface Imported extends KindPuzzle {
  readonly marks: readonly number[] | null;
  /** A note for the person about the import ("the first of 12 puzzles"). */
  readonly notice: Words | null;
  /** All puzzles of a text that holds several, one a line, this one first; else none. */
  readonly several: readonly KindPuzzle[];
}

/** Most characters of a text that is looked at; of a longer set, the lines within are. */
const LONGEST = 200_000;
/** Most characters that a packed text may unfold to. */
const LONGEST_UNPACKED = 2_000_000;
/** Longest LZ text that is unpacked, and most characters that it may unfold to; a board has a few thousand. */
const LONGEST_LZ = 20_000;
const LONGEST_JSON = 500_000;

/** The packed parts of a text, unpacked; null where they are damaged, absent where there are none. */
export interface Unpacked {
  readonly penpa?: string | null;
  readonly lz?: string | null;
}

/** Finds the puzzle in a text of any kind: a link of ours, another program's address or file, or plain text. */
export async function importText(text: string, unpackers: Unpackers): Promise<Result<Imported>> {
  const readers = await loadReaders();
  return importUnpacked(readers, text, await unpack(readers, text, unpackers));
}

/** Unpacks the packed parts of a text. */
export async function unpack({ readers }: Readers, text: string, unpackers: Unpackers): Promise<Unpacked> {
  if (text.length > LONGEST) return {};
  const penpa = penpaPayload(text);
  if (penpa !== null) return { penpa: await unpackers.inflate(penpa, LONGEST_UNPACKED).catch(() => null) };
  for (const reader of readers) {
    const lz = reader.packed(text);
    if (lz !== null && lz.length <= LONGEST_LZ)
      return { lz: await unpackers.lz(lz, LONGEST_JSON).catch(() => null) };
  }
  return {};
}

/** Finds the puzzle in a text whose packed parts are unpacked. Linear in both. */
export function importUnpacked(readers: Readers, text: string, unpacked: Unpacked): Result<Imported> {
  if (text.length > LONGEST) return fromLongSet(readers, text);
  const single = importSingle(readers, text, unpacked);
  return single.ok ? ok(amongSeveral(readers, single.value, puzzlesIn(readers, text))) : single;
}

/** Reads a text as a puzzle of one kind: its canonical text, or any text that the importer reads. */
export async function importAs(id: string, text: string, unpackers: Unpackers): Promise<Result<Imported>> {
  const readers = await loadReaders();
  const kind = readers.kinds.find((one) => one.id === id);
  const canonical = kind && canonicalOf(kind, text);
  if (canonical?.ok) return canonical;
  const read = importUnpacked(readers, text, await unpack(readers, text, unpackers));
  if (read.ok && read.value.kind !== id) return otherKind(read.value.kind, id);
  return !read.ok && read.problem.code === "no-puzzle" && canonical ? canonical : read;
}

function canonicalOf(kind: PlayKind, text: string): Result<Imported> {
  const puzzle = kind.parse(text);
  return puzzle.ok ? ok(imported(kind.id, puzzle.value)) : puzzle;
}

/** Of a set that is too long, the puzzles of its first lines; any other long text is refused. */
function fromLongSet(readers: Readers, text: string): Result<Imported> {
  const several = puzzlesIn(readers, text.slice(0, text.lastIndexOf("\n", LONGEST) + 1));
  if (several.length < 2) return tooLong(text.length, LONGEST);
  const notice = onlyBeginning(several.length);
  return ok({ ...several[0], marks: null, notice, several });
}

/** The import with the set that it was read from; lines that alone hold something else are no set. */
function amongSeveral(readers: Readers, found: Imported, several: readonly KindPuzzle[]): Imported {
  const [first] = several;
  const isSet =
    several.length > 1 && first.kind === found.kind && textOf(readers, first) === textOf(readers, found);
  return isSet ? { ...found, notice: firstOf(several.length), several } : found;
}

function importSingle(readers: Readers, text: string, { penpa, lz = null }: Unpacked): Result<Imported> {
  const trimmed = text.trim();
  if (trimmed === "") return empty();
  if (penpa !== undefined) return fromPenpa(readers, penpa);
  const object = readObjectLine(linesOf(trimmed)[0]);
  if (object) return importSingle(readers, object.puzzle, {});
  const own = ownLink(readers, trimmed);
  if (own) return own;
  for (const reader of readers.readers) {
    const read = foundBy(reader, reader.read(text, lz));
    if (read) return read;
  }
  return otherGenre(readers, trimmed) ?? noPuzzle(readers);
}

function ownLink({ kinds }: Readers, text: string): Result<Imported> | null {
  const [fragment] = /#\/\S*/.exec(text) ?? [];
  const linked = fragment === undefined ? null : readLink(kinds, fragment);
  if (!linked?.ok) return linked;
  const { kind, puzzle, marks } = linked.value;
  return ok(imported(kind, puzzle, marks));
}

function fromPenpa(readers: Readers, unpacked: string | null): Result<Imported> {
  const board =
    unpacked === null
      ? penpaPacked()
      : readPenpaBoard(
          unpacked,
          readers.kinds.map(({ id }) => id),
        );
  if (!board.ok) return board;
  const reader = readerOfPenpa(readers, board.value);
  return (reader && foundBy(reader, reader.readPenpa(board.value))) ?? noPuzzle(readers);
}

/** The kind of a penpa board: the one that its tags name, or else the likeliest by its looks; undefined for none. */
export function readerOfPenpa({ readers }: Readers, board: PenpaBoard): ImportKind | undefined {
  for (const tags of board.tags) {
    const named = readers.find(({ id }) => tags.includes(id));
    if (named) return named;
  }
  const all = readers.map((reader) => ({ reader, likelihood: reader.likelihood(board) }));
  const [likeliest] = all.filter((one) => one.likelihood > 0).sort((a, b) => b.likelihood - a.likelihood);
  return likeliest?.reader;
}

function foundBy({ id }: ImportKind, read: Recognised): Result<Imported> | null {
  return read?.ok ? ok(imported(id, read.value.puzzle, read.value.marks)) : read;
}

function imported(kind: KindId, puzzle: Puzzle, marks: readonly number[] | null = null): Imported {
  return { kind, puzzle, marks, notice: null, several: [] };
}
