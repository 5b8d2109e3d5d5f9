import type { Net } from "./net.ts";
import type { OpenBoard } from "./open-board.ts";
import type { Rivals } from "./rivals.ts";

/** Bits of a word that are used: differences of words stay words. */
const BITS = 31;

/**
 * What several candidates lead to together, from what each of them leads to by itself: a quick test whether they can all hold, which does
 * not say why. What a demand has left is a field of bits, one for each candidate that is open on the board, and a guard above them, which is set
 * while the demand is not met; as many fields as fit share a word. Time: some forty words for each candidate, and for each that is placed on the way.
 */
export class Closure {
  readonly #known: Rivals;
  readonly #words: number;
  /** By word: the lowest bits of its fields, and their guards. */
  readonly #ones: Int32Array;
  readonly #guards: Int32Array;
  /** By bit: the candidate; by guard, the lowest bit of its field. */
  readonly #at: Int16Array;
  /** By candidate times 4: the words of its demands, its bit in each, and their guards. */
  readonly #wordOf: Int16Array;
  readonly #bitOf: Int32Array;
  readonly #guardOf: Int32Array;
  /** By candidate: what it leaves, and the guards of the demands that neither it nor what it places meets. */
  readonly #leaves: Int32Array[] = [];
  /** By candidate: a bit set of the words that it leaves otherwise than the board, and whether it leads to more than was followed. */
  readonly #changes: Int32Array[] = [];
  readonly #leadsOn: boolean[] = [];
  readonly #now: Int32Array;
  /** What was supposed and then placed, in the order in which it was. */
  readonly #added: Int16Array;
  #count = 0;
  work = 0;

  /** @param most Demands that what a candidate leads to by itself may rest on. */
  constructor(board: OpenBoard, net: Net, most: number, known: Rivals) {
    const { demands, left, open } = board;
    const { candidates, members, of, size } = demands;
    this.#known = known;
    known.begin(board);
    this.#wordOf = new Int16Array(candidates * 4);
    this.#bitOf = new Int32Array(candidates * 4);
    this.#guardOf = new Int32Array(candidates * 4);
    const at: number[] = [];
    const all: { low: number; guard: number }[] = [];
    for (const demand of byNumber(left)) {
      const ways = Array.from(bitsOf(left[demand]), (bit) => members[demand * size + bit]);
      const room = BITS - (at.length % BITS);
      if (ways.length >= room) at.push(...new Array(room).fill(0));
      const guard = at.length + ways.length;
      all.push({ low: at.length, guard });
      for (const candidate of ways) {
        const place = candidate * 4 + of.subarray(candidate * 4, candidate * 4 + 4).indexOf(demand);
        this.#wordOf[place] = Math.floor(guard / BITS);
        this.#bitOf[place] = 1 << (at.length % BITS);
        this.#guardOf[place] = 1 << (guard % BITS);
        at.push(candidate);
      }
      at.push(guard - ways.length);
    }
    this.#at = Int16Array.from(at);
    this.#words = Math.ceil(at.length / BITS);
    this.#ones = new Int32Array(this.#words);
    this.#guards = new Int32Array(this.#words);
    const whole = new Int32Array(this.#words);
    for (const { low, guard } of all) {
      const word = Math.floor(low / BITS);
      this.#ones[word] |= 1 << (low % BITS);
      this.#guards[word] |= 1 << (guard % BITS);
      for (let bit = low; bit <= guard; bit++) whole[word] |= 1 << (bit % BITS);
    }
    this.#now = new Int32Array(this.#words);
    this.#added = new Int16Array(candidates);
    for (const candidate of open) {
      net.suppose([candidate], [], most);
      known.rulesOut(candidate, net.lost);
      const leaves = whole.slice();
      for (const lost of net.lost) this.#clear(leaves, this.#bitOf, lost);
      for (const placed of net.placed) this.#clear(leaves, this.#guardOf, placed);
      this.#leaves[candidate] = leaves;
      this.#sumUp(candidate, leaves, whole);
    }
  }

  #sumUp(candidate: number, leaves: Int32Array, whole: Int32Array): void {
    const changes = new Int32Array((this.#words + 31) >> 5);
    let more = 0;
    for (let word = 0; word < this.#words; word++) {
      if (leaves[word] !== whole[word]) changes[word >> 5] |= 1 << (word & 31);
      more |= newsIn(leaves[word], this.#ones[word], this.#guards[word]);
    }
    this.#changes[candidate] = changes;
    this.#leadsOn[candidate] = more !== 0;
  }

  /** Those of some candidates that cannot hold together with one, though neither rules the other out by itself, and how many were placed on the way. */
  rivals(
    candidate: number,
    others: readonly number[],
  ): { readonly other: number; readonly placed: number }[] {
    const known = this.#known;
    const found: { other: number; placed: number }[] = [];
    for (const other of others) {
      if (!this.#keeps(candidate, other) || !this.#keeps(other, candidate)) continue;
      if (!known.isKnown(candidate, other)) this.#ask(candidate, other);
      const placed = known.placed(candidate, other);
      if (placed >= 0) found.push({ other, placed });
    }
    return found;
  }

  /** Asks whether two can hold together. If so, so can any two of those that they place on the way: each pair leads to no more. */
  #ask(one: number, other: number): void {
    if (this.#breakTogether(one, other)) this.#known.note(one, other, this.#count - 2);
    else this.#known.noteTogether(this.#added.subarray(0, this.#count));
  }

  /** Whether a candidate leads to a demand that cannot be met, where others are lost. */
  breaks(candidate: number, lost: readonly number[]): boolean {
    this.#count = 0;
    this.#now.set(this.#leaves[candidate]);
    for (const one of lost) this.#clear(this.#now, this.#bitOf, one);
    return this.#spread();
  }

  /** The same for two, most of which say nothing together. */
  #breakTogether(one: number, other: number): boolean {
    this.#added[0] = one;
    this.#added[1] = other;
    this.#count = 2;
    this.work++;
    const leaves = this.#leaves[one];
    const leavesToo = this.#leaves[other];
    const ones = this.#ones;
    const guards = this.#guards;
    if (!this.#leadsOn[one] && !this.#leadsOn[other]) {
      // What neither says alone, both can say only of demands that both change.
      const changes = this.#changes[one];
      const changesToo = this.#changes[other];
      let news = 0;
      for (let part = 0; part < changes.length; part++)
        for (let bits = changes[part] & changesToo[part]; bits !== 0; bits &= bits - 1) {
          const word = part * 32 + 31 - Math.clz32(bits & -bits);
          news |= newsIn(leaves[word] & leavesToo[word], ones[word], guards[word]);
          if (news < 0) return true;
        }
      if (news === 0) return false;
    }
    const now = this.#now;
    for (let word = 0; word < now.length; word++) now[word] = leaves[word] & leavesToo[word];
    return this.#spread();
  }

  /** Adds what demands with one candidate left lead to, until there are no more of them; whether one has none. */
  #spread(): boolean {
    const now = this.#now;
    const ones = this.#ones;
    const guards = this.#guards;
    const at = this.#at;
    const words = this.#words;
    this.work++;
    // Goes round until all words in turn say nothing.
    for (let quiet = 0, word = 0; quiet < words; ) {
      const news = newsIn(now[word], ones[word], guards[word]);
      if (news < 0) return true;
      if (news === 0) {
        quiet++;
        if (++word === words) word = 0;
        continue;
      }
      const guard = 31 - Math.clz32(news);
      const low = at[word * BITS + guard] - word * BITS;
      const field = now[word] & ((1 << guard) - (1 << low));
      this.#add(at[word * BITS + 31 - Math.clz32(field)]);
      this.work++;
      // It may have left this very word less.
      quiet = 0;
    }
    return false;
  }

  #add(candidate: number): void {
    this.#added[this.#count++] = candidate;
    const leaves = this.#leaves[candidate];
    const now = this.#now;
    const words = this.#words;
    for (let word = 0; word < words; word++) now[word] &= leaves[word];
  }

  #keeps(candidate: number, other: number): boolean {
    return (this.#leaves[candidate][this.#wordOf[other * 4]] & this.#bitOf[other * 4]) !== 0;
  }

  /** Clears the four bits of a candidate, or the four guards. */
  #clear(words: Int32Array, bits: Int32Array, candidate: number): void {
    for (let at = candidate * 4; at < candidate * 4 + 4; at++) words[this.#wordOf[at]] &= ~bits[at];
  }
}

/** The demands that are open, those with the fewest candidates first. */
function byNumber(left: Int16Array): number[] {
  const live = [...left.keys()].filter((demand) => left[demand] !== 0);
  const numbers = new Map(live.map((demand) => [demand, bitsOf(left[demand]).length]));
  return live.sort((one, other) => (numbers.get(one) as number) - (numbers.get(other) as number));
}

function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits.push(31 - Math.clz32(rest & -rest));
  return bits;
}

/** -1 where a field is empty: less one, it borrows from its guard; else the guards of fields with one bit, less one of which they borrow, too. */
function newsIn(word: number, ones: number, guards: number): number {
  const less = (word | guards) - ones;
  if ((less & guards) !== guards) return -1;
  return ~(((word & less & ~guards) | guards) - ones) & guards & word;
}
