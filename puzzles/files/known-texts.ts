import { createHash } from "node:crypto";

/** 32-bit words of a text's digest: with 128 bits two of ten million texts meet with a chance of one in 10^24. */
const WORDS = 4;
const SMALLEST = 1 << 10;

/**
 * Texts that have been met, by their digests: 16 bytes a text in an open hash table that is at most half full, where a set
 * of strings holds no more than 16 million.
 */
export class KnownTexts {
  #table = new Uint32Array(SMALLEST * WORDS);
  #count = 0;

  /** Adds a text; false if it was known. */
  add(text: string): boolean {
    const digest = createHash("sha256").update(text).digest();
    const words = Uint32Array.from({ length: WORDS }, (_, at) => digest.readUInt32LE(at * WORDS));
    words[0] |= 1; // an entry of the table that begins with 0 is free
    if (!put(this.#table, words)) return false;
    if (++this.#count * 2 * WORDS > this.#table.length) this.#grow();
    return true;
  }

  #grow(): void {
    const larger = new Uint32Array(this.#table.length * 2);
    for (let at = 0; at < this.#table.length; at += WORDS)
      if (this.#table[at] !== 0) put(larger, this.#table.subarray(at, at + WORDS));
    this.#table = larger;
  }
}

/** Puts a digest into a table with room for it; false if it is there. */
function put(table: Uint32Array, words: Uint32Array): boolean {
  const entries = table.length / WORDS;
  for (let entry = words[1] % entries; ; entry = (entry + 1) % entries) {
    const at = entry * WORDS;
    if (table[at] === 0) {
      table.set(words, at);
      return true;
    }
    if (words.every((word, index) => table[at + index] === word)) return false;
  }
}
