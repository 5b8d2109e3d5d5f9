import type { Value } from "../../../model/fact.ts";

/**
 * Which clues can own each place: a set of clues a place, and for each clue the list of its places.
 * Sets only shrink, and a log takes that back. The set of a group of land stands at its root.
 */
export class Owners {
  /** Words a set has. Clue k is bit (k - 1) & 31 of word (k - 1) >> 5. */
  words = 1;
  sets: Int32Array;
  /** Clues whose reach may have changed: a set. */
  readonly soiled: Int32Array;
  /** By clue: where its places begin in `places`, and how many are left. */
  readonly start: Int32Array;
  readonly count: Int32Array;
  places: Int32Array;
  /** How much of `places` is in use. */
  placed = 0;
  logged = 0;
  counted = 0;
  #logAt: Int32Array;
  #logOld: Int32Array;
  #countOf: Int32Array;
  #countOld: Int32Array;

  constructor(places: number) {
    this.sets = new Int32Array(places);
    this.soiled = new Int32Array((places >> 5) + 1);
    this.start = new Int32Array(places + 1);
    this.count = new Int32Array(places + 1);
    this.places = new Int32Array(places * 4);
    this.#logAt = new Int32Array(places * 4);
    this.#logOld = new Int32Array(places * 4);
    this.#countOf = new Int32Array(places * 2);
    this.#countOld = new Int32Array(places * 2);
  }

  /** Empty sets for so many clues. */
  clear(places: number, clues: number): void {
    this.words = Math.max(1, (clues + 31) >> 5);
    const size = places * this.words;
    if (this.sets.length < size) this.sets = new Int32Array(size);
    else this.sets.fill(0, 0, size);
    this.soiled.fill(0);
    this.placed = 0;
    this.logged = 0;
    this.counted = 0;
  }

  has(place: number, clue: Value): boolean {
    return ((this.sets[place * this.words + ((clue - 1) >> 5)] >> ((clue - 1) & 31)) & 1) !== 0;
  }

  isNone(place: number): boolean {
    const { words, sets } = this;
    for (let at = place * words, end = at + words; at < end; at++) if (sets[at] !== 0) return false;
    return true;
  }

  /** Whether the clue is the only one left. */
  isOnly(place: number, clue: Value): boolean {
    const { words, sets } = this;
    const first = place * words;
    const own = first + ((clue - 1) >> 5);
    for (let at = first; at < first + words; at++) {
      if (sets[at] !== (at === own ? 1 << ((clue - 1) & 31) : 0)) return false;
    }
    return true;
  }

  /** Puts a clue into a set, while the board is set up; not logged. */
  put(place: number, clue: Value): void {
    this.sets[place * this.words + ((clue - 1) >> 5)] |= 1 << ((clue - 1) & 31);
  }

  /** Makes the set hold that clue alone, while the board is set up; not logged. */
  keepOnly(place: number, clue: Value): void {
    const { words, sets } = this;
    sets.fill(0, place * words, (place + 1) * words);
    this.put(place, clue);
  }

  /** Makes the sets anew from the lists and the homes of the clues. */
  putLists(places: number, clues: number, home: Int32Array): void {
    this.sets.fill(0, 0, places * this.words);
    for (let clue = 1; clue <= clues; clue++) {
      this.put(home[clue], clue);
      const start = this.start[clue];
      for (let at = start; at < start + this.count[clue]; at++) this.put(this.places[at], clue);
    }
    this.logged = 0;
    this.counted = 0;
  }

  /** Takes all other clues out of a set that has this one. */
  narrowTo(place: number, clue: Value): void {
    const { words } = this;
    const own = (clue - 1) >> 5;
    for (let word = 0; word < words; word++) {
      this.#change(place * words + word, word === own ? 1 << ((clue - 1) & 31) : 0);
    }
  }

  drop(place: number, clue: Value): void {
    const at = place * this.words + ((clue - 1) >> 5);
    this.#change(at, this.sets[at] & ~(1 << ((clue - 1) & 31)));
  }

  /** Intersects the first set with the second; the clues that fall out are soiled. */
  meet(place: number, other: number): void {
    const { words, sets, soiled } = this;
    let at = place * words;
    let from = other * words;
    for (let word = 0; word < words; word++, at++, from++) {
      const old = sets[at];
      const both = old & sets[from];
      if (both === old) continue;
      soiled[word] |= old & ~both;
      this.#change(at, both);
    }
  }

  /** The reach of each clue in the set of the place is to be surveyed again. */
  soil(place: number): void {
    const { words, sets, soiled } = this;
    let at = place * words;
    for (let word = 0; word < words; word++, at++) soiled[word] |= sets[at];
  }

  /** Soils the clue that is the only one left in a set, if so. */
  soilLast(place: number): void {
    const { words, sets } = this;
    const first = place * words;
    let last = -1;
    for (let word = 0; word < words; word++) {
      const bits = sets[first + word];
      if (bits === 0) continue;
      if (last >= 0 || (bits & (bits - 1)) !== 0) return;
      last = word;
    }
    if (last >= 0) this.soiled[last] |= sets[first + last];
  }

  /** Takes a soiled clue, 0 if there is none. */
  takeSoiled(): Value | 0 {
    const { words, soiled } = this;
    for (let word = 0; word < words; word++) {
      const bits = soiled[word];
      if (bits === 0) continue;
      soiled[word] = bits & (bits - 1);
      return word * 32 + 32 - Math.clz32(bits & -bits);
    }
    return 0;
  }

  forgetSoiled(): void {
    const { words, soiled } = this;
    for (let word = 0; word < words; word++) soiled[word] = 0;
  }

  /** Appends a place to the list of a clue, while the board is set up. */
  list(place: number): void {
    if (this.placed === this.places.length) this.places = doubled(this.places);
    this.places[this.placed++] = place;
  }

  /** Shortens the list of a clue; `undo` makes it as long again, perhaps in another order. */
  shorten(clue: Value, count: number): void {
    if (this.counted === this.#countOf.length) {
      this.#countOf = doubled(this.#countOf);
      this.#countOld = doubled(this.#countOld);
    }
    this.#countOf[this.counted] = clue;
    this.#countOld[this.counted++] = this.count[clue];
    this.count[clue] = count;
  }

  undo(logged: number, counted: number): void {
    const { sets, count } = this;
    for (let at = this.logged - 1; at >= logged; at--) sets[this.#logAt[at]] = this.#logOld[at];
    for (let at = this.counted - 1; at >= counted; at--) count[this.#countOf[at]] = this.#countOld[at];
    this.logged = logged;
    this.counted = counted;
  }

  #change(at: number, word: number): void {
    if (this.logged === this.#logAt.length) {
      this.#logAt = doubled(this.#logAt);
      this.#logOld = doubled(this.#logOld);
    }
    this.#logAt[this.logged] = at;
    this.#logOld[this.logged++] = this.sets[at];
    this.sets[at] = word;
  }
}

function doubled(old: Int32Array): Int32Array {
  const larger = new Int32Array(old.length * 2);
  larger.set(old);
  return larger;
}
