const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const BITS_A_SIGN = 6;
/** The first three codes say that a character of 8 or of 16 bits follows, or that the text has ended. */
const EIGHT = 0;
const SIXTEEN = 1;
const END = 2;

/**
 * Unpacks LZ-string's base64 (github.com/pieroxy/lz-string): LZ78 whose codes are a bit longer whenever their
 * table has doubled. Null when the text is damaged, or would unfold to more than `most` characters: it can
 * unfold to the square of its length.
 */
export function unpackLz(base64: string, most: number): string | null {
  const bits = new BitReader(base64);
  const known = ["", "", ""];
  let text = "";
  let last = "";
  let width = 2;
  while (!bits.isOver) {
    let code = bits.take(width);
    if (code === END) return text;
    if (code === EIGHT || code === SIXTEEN)
      code = known.push(String.fromCharCode(bits.take(code === EIGHT ? 8 : 16))) - 1;
    const entry = code === known.length && last !== "" ? last + last[0] : known[code];
    if (entry === undefined || text.length + entry.length > most) return null;
    text += entry;
    if (last !== "") known.push(last + entry[0]);
    last = entry;
    width = 32 - Math.clz32(known.length);
  }
  return null;
}

/** The bits of a text in base64, the highest of each sign first. */
class BitReader {
  readonly #base64: string;
  #sign = 0;
  #left = BITS_A_SIGN;

  constructor(base64: string) {
    this.#base64 = base64;
  }

  get isOver(): boolean {
    return this.#sign >= this.#base64.length;
  }

  /** A number of so many bits, its lowest first. Foreign characters, and bits behind the end, count as nought. */
  take(count: number): number {
    let number = 0;
    for (let bit = 0; bit < count; bit++) {
      const value = Math.max(0, SIGNS.indexOf(this.#base64[this.#sign] ?? "A"));
      this.#left--;
      number |= ((value >> this.#left) & 1) << bit;
      if (this.#left > 0) continue;
      this.#left = BITS_A_SIGN;
      this.#sign++;
    }
    return number;
  }
}
