import { crc32 } from "../coding/checksum.ts";
import { type Coder, Reader, Writer } from "../coding/coder.ts";
import { Numbers } from "../coding/numbers.ts";
import { Odds } from "../coding/odds.ts";
import { Texts } from "../coding/texts.ts";
import type { PackKind } from "../kinds/contract/pack-kind.ts";
import type { Puzzle } from "../model/puzzle.ts";
import { ok, type Result } from "../model/result.ts";
import { commonDivisor } from "./divisor.ts";
import { damaged, newerPack, noPack, otherKind } from "./words.ts";

/** What a pack says of itself. */
export interface PackHead {
  readonly kind: string;
  /** 1 to 7: that of all its puzzles. */
  readonly level: number;
  readonly count: number;
  /** The versions of the engine that made the pack, and of its ratings (`RATING_VERSION`). */
  readonly engine: string;
  readonly rating: number;
  /** The ids of the techniques that its puzzles need. */
  readonly techniques: readonly string[];
  /** All works are multiples of this. */
  readonly unit: number;
}

/** A puzzle of a pack. */
export interface Packed<P extends Puzzle = Puzzle> {
  readonly puzzle: P;
  readonly work: number;
  /** Ids of the techniques that it needs, in the order of the pack's head. */
  readonly needs: readonly string[];
}

/** A pack that was opened: its head, and its puzzles, each of which is decoded when it is asked for. */
export interface Pack<P extends Puzzle = Puzzle> {
  readonly head: PackHead;
  puzzles(): Iterable<Packed<P>>;
}

/** "Ep", and the version of the format. */
const SIGNS = [0x45, 0x70];
const FORMAT = 1;
/** The signs, the format, and the CRC-32 of what follows, its highest byte first. */
const HEAD_BYTES = 7;
/** Characters of a head, and puzzles of a pack, at most. */
const LONGEST_HEAD = 20_000;
const MOST_PUZZLES = 1_000_000;

/**
 * A pack of puzzles with one answer, all of one kind and level, in the order given. The same puzzles give the same bytes on
 * every machine, and there is nothing in them to compress further. Cost: linear in the cells.
 */
export function writePack<P extends Puzzle>(
  kind: PackKind<P>,
  about: Pick<PackHead, "level" | "engine" | "rating">,
  puzzles: readonly Packed<P>[],
): Uint8Array {
  const techniques = [...new Set(puzzles.flatMap(({ needs }) => needs))].sort();
  const unit = puzzles.reduce((known, { work }) => commonDivisor(known, work), 0) || 1;
  const head: PackHead = { kind: kind.id, ...about, count: puzzles.length, techniques, unit };
  const writer = new Writer();
  new Texts().code(writer, JSON.stringify(head), LONGEST_HEAD);
  const code = codeOf(kind, head);
  for (const puzzle of puzzles) code(writer, puzzle);
  const body = writer.end();
  const bytes = new Uint8Array(HEAD_BYTES + body.length);
  bytes.set([...SIGNS, FORMAT]);
  bytes.set(body, HEAD_BYTES);
  new DataView(bytes.buffer).setUint32(SIGNS.length + 1, crc32(body));
  return bytes;
}

/** Opens a pack. What is cut, changed or of another kind is refused with a sentence before any puzzle is read. */
export function readPack<P extends Puzzle>(kind: PackKind<P>, bytes: Uint8Array): Result<Pack<P>> {
  if (SIGNS.some((sign, at) => bytes[at] !== sign)) return noPack();
  if (bytes[SIGNS.length] !== FORMAT) return newerPack();
  const body = bytes.subarray(HEAD_BYTES);
  const sum = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEAD_BYTES || sum.getUint32(SIGNS.length + 1) !== crc32(body)) return damaged();
  const head = headIn(new Texts().code(new Reader(body), "", LONGEST_HEAD));
  if (!head) return damaged();
  if (head.kind !== kind.id) return otherKind(head.kind);
  return ok({ head, puzzles: () => puzzlesIn(kind, head, body) });
}

function* puzzlesIn<P extends Puzzle>(
  kind: PackKind<P>,
  head: PackHead,
  body: Uint8Array,
): Iterable<Packed<P>> {
  const reader = new Reader(body);
  new Texts().code(reader, "", LONGEST_HEAD);
  const code = codeOf(kind, head);
  for (let left = head.count; left > 0; left--) yield code(reader, null);
}

/** The code of the puzzles of a pack, one behind the other: the puzzle, how much its work differs from the last, a bit for each technique. */
function codeOf<P extends Puzzle>(kind: PackKind<P>, { techniques, unit }: PackHead) {
  const codePuzzle = kind.begin();
  const works = new Numbers();
  const needed = new Odds(techniques.length);
  let before = 0;
  return (coder: Coder, packed: Packed<P> | null): Packed<P> => {
    const puzzle = codePuzzle(coder, packed?.puzzle ?? null);
    const more = works.code(coder, folded((packed?.work ?? 0) / unit - before));
    before += unfolded(more);
    const needs = techniques.filter(
      (id, at) => coder.learnt(needed, at, packed?.needs.includes(id) ? 1 : 0) === 1,
    );
    return { puzzle, work: before * unit, needs };
  };
}

/** 0, -1, 1, -2, 2 … as 0, 1, 2, 3, 4 … */
function folded(number: number): number {
  return number < 0 ? -2 * number - 1 : 2 * number;
}

function unfolded(number: number): number {
  return number % 2 === 1 ? -(number + 1) / 2 : number / 2;
}

/** The head of a pack; null where the text is none. */
function headIn(text: string): PackHead | null {
  try {
    const head = JSON.parse(text) as PackHead;
    const isHead =
      Number.isInteger(head.level) &&
      Array.isArray(head.techniques) &&
      head.unit > 0 &&
      head.count <= MOST_PUZZLES;
    return isHead ? head : null;
  } catch {
    return null;
  }
}
