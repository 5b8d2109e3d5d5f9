import type { Coder } from "./coder.ts";
import { Numbers, SmallNumbers } from "./numbers.ts";

const ASCII_BITS = 7;

/** Texts of ASCII signs, each sign with odds by the one before it. */
export class Texts {
  readonly #lengths = new Numbers();
  readonly #signs = new SmallNumbers(ASCII_BITS, 1 << ASCII_BITS);

  /** @param longest A text that is read is no longer than this. */
  code(coder: Coder, text: string, longest: number): string {
    const length = Math.min(this.#lengths.code(coder, text.length), longest);
    let written = "";
    let before = 0;
    for (let at = 0; at < length; at++) {
      before = this.#signs.code(coder, text.charCodeAt(at) & 0x7f, before);
      written += String.fromCharCode(before);
    }
    return written;
  }
}
