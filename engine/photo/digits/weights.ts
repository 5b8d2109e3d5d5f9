import type { Layer } from "./convolve.ts";
import { LAYERS } from "./network.ts";

/** One character a weight, so that texts of them are packed well: all that need no escape in a string. */
const CHARACTERS = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i))
  .filter((char) => !'"$\\`'.includes(char))
  .join("");
/** Those of small weights stand alone; the last two begin a pair. */
const ALONE = CHARACTERS.length - 2;

/**
 * The layers in a text: base64 of the scales and the offsets of each layer (four bytes each, little-endian), a space, and
 * the weights, as `textOfWeights` writes them.
 */
export function layersOf(text: string): readonly Layer[] {
  const [numbers, rest] = text.split(" ");
  const view = new DataView(bytesOf(numbers).buffer);
  const all = weightsIn(rest);
  let [at, from] = [0, 0];
  const floats = (count: number): Float32Array => {
    const read = Float32Array.from({ length: count }, (_, i) => view.getFloat32(at + 4 * i, true));
    at += 4 * count;
    return read;
  };
  return LAYERS.map(({ weights: count, offsets: outputs }) => {
    const scales = floats(outputs);
    const each = count / outputs;
    const weights = Float32Array.from(
      { length: count },
      (_, i) => all[from + i] * scales[Math.floor(i / each)],
    );
    from += count;
    return { weights, offsets: floats(outputs) };
  });
}

/** Whole numbers from -128 to 127 as a text: 0, -1, 1, -2, … in the order of the characters. */
export function textOfWeights(weights: readonly number[]): string {
  return weights
    .map((weight) => (weight < 0 ? -2 * weight - 1 : 2 * weight))
    .map((place) =>
      place < ALONE
        ? CHARACTERS[place]
        : CHARACTERS[ALONE + Math.floor(place / ALONE) - 1] + CHARACTERS[place % ALONE],
    )
    .join("");
}

/** The numbers of such a text. */
export function weightsIn(text: string): readonly number[] {
  const weights: number[] = [];
  let before = 0;
  for (const char of text) {
    const place = CHARACTERS.indexOf(char);
    if (place >= ALONE) {
      before = (place - ALONE + 1) * ALONE;
      continue;
    }
    const all = before + place;
    weights.push(all % 2 === 1 ? -(all + 1) / 2 : all / 2);
    before = 0;
  }
  return weights;
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The bytes of base64 (RFC 4648, section 4). */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const digits = text.replace(/=+$/, "");
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  for (let i = 0, at = 0, bits = 0; i < digits.length; i++) {
    bits = ((bits << 6) | DIGITS.indexOf(digits[i])) & 0xffffff;
    if (i % 4 > 0) bytes[at++] = bits >> (6 - 2 * (i % 4));
  }
  return bytes;
}
