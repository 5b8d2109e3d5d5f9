import type { Layer } from "./convolve.ts";
import { LAYERS } from "./network.ts";

/**
 * The layers in a text: base64 of each layer's scales (four bytes an output, little-endian), its weights (a signed byte
 * each), and its offsets (four bytes an output).
 */
export function layersOf(text: string): readonly Layer[] {
  const bytes = bytesOf(text);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const floats = (count: number): Float32Array => {
    const read = Float32Array.from({ length: count }, (_, i) => view.getFloat32(at + 4 * i, true));
    at += 4 * count;
    return read;
  };
  return LAYERS.map(({ weights: count, offsets: outputs }) => {
    const scales = floats(outputs);
    const each = count / outputs;
    const start = at;
    const weights = Float32Array.from(
      { length: count },
      (_, i) => view.getInt8(start + i) * scales[Math.floor(i / each)],
    );
    at += count;
    return { weights, offsets: floats(outputs) };
  });
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
