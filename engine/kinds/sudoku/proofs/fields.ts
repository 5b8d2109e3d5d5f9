import { type OpenBoard, waysOf } from "./open-board.ts";

/** Bits of a word that are used. The highest is not, so that no difference of two words overflows. */
export const BITS = 31;

/**
 * The layout of words that say which candidates are left for each demand of a board that is not met: a field for each demand, with a bit for each of its open
 * candidates, and above them a guard bit, which is set until the demand is met. As many fields share a word as fit; those of the fewest candidates come first.
 */
export class Fields {
  readonly words: number;
  /** By word: the lowest bits of its fields, their guards, and all bits of its fields. */
  readonly ones: Int32Array;
  readonly guards: Int32Array;
  readonly whole: Int32Array;
  /** By word times `BITS` and bit: the candidate; for a guard, where its field begins. */
  readonly at: Int16Array;
  /** By candidate times 4: the words of its demands, its bit in each, and their guards. */
  readonly wordOf: Int16Array;
  readonly bitOf: Int32Array;
  readonly guardOf: Int32Array;

  constructor(board: OpenBoard) {
    const { candidates, of } = board.demands;
    this.wordOf = new Int16Array(candidates * 4);
    this.bitOf = new Int32Array(candidates * 4);
    this.guardOf = new Int32Array(candidates * 4);
    const at: number[] = [];
    const fields: { low: number; guard: number }[] = [];
    const all = Array.from(board.unmet, (demand) => ({ demand, ways: waysOf(board, demand) }));
    for (const { demand, ways } of all.sort((a, b) => a.ways.length - b.ways.length)) {
      const room = BITS - (at.length % BITS);
      if (ways.length >= room) at.push(...new Array(room).fill(0));
      const low = at.length;
      const guard = low + ways.length;
      fields.push({ low, guard });
      for (const candidate of ways) {
        const place = candidate * 4 + of.subarray(candidate * 4, candidate * 4 + 4).indexOf(demand);
        this.wordOf[place] = Math.floor(guard / BITS);
        this.bitOf[place] = 1 << (at.length % BITS);
        this.guardOf[place] = 1 << (guard % BITS);
        at.push(candidate);
      }
      at.push(low);
    }
    this.at = Int16Array.from(at);
    this.words = Math.ceil(at.length / BITS);
    this.ones = new Int32Array(this.words);
    this.guards = new Int32Array(this.words);
    this.whole = new Int32Array(this.words);
    for (const { low, guard } of fields) {
      const word = Math.floor(low / BITS);
      this.ones[word] |= 1 << (low % BITS);
      this.guards[word] |= 1 << (guard % BITS);
      for (let bit = low; bit <= guard; bit++) this.whole[word] |= 1 << (bit % BITS);
    }
  }

  /** Clears the bits of a candidate in words. */
  lose(words: Int32Array, candidate: number): void {
    for (let at = candidate * 4; at < candidate * 4 + 4; at++) words[this.wordOf[at]] &= ~this.bitOf[at];
  }

  /** Clears the guards of the demands of a candidate. */
  meet(words: Int32Array, candidate: number): void {
    for (let at = candidate * 4; at < candidate * 4 + 4; at++) words[this.wordOf[at]] &= ~this.guardOf[at];
  }

  /** Whether words keep a candidate. */
  keeps(words: Int32Array, candidate: number): boolean {
    return (words[this.wordOf[candidate * 4]] & this.bitOf[candidate * 4]) !== 0;
  }
}

/**
 * What a word says at once: -1 where one of its fields is empty, else the guards of those with one bit, 0 where there are none; a field without its guard says nothing
 * with one bit. All fields are told at a time: 1 taken from an empty field clears its guard, and so it is once the lowest bit is cleared of a field with one.
 */
export function newsIn(word: number, ones: number, guards: number): number {
  const less = (word | guards) - ones;
  if ((less & guards) !== guards) return -1;
  return ~(((word & less & ~guards) | guards) - ones) & guards & word;
}
