import type { Layer } from "../../../engine/photo/digits/convolve.ts";
import { textOfWeights } from "../../../engine/photo/digits/weights.ts";

/** The layers as the reader's text: weights in 8 bits, with a scale for each output. */
export function quantised(layers: readonly Layer[]): string {
  const numbers: Buffer[] = [];
  const all: number[] = [];
  for (const { weights, offsets } of layers) {
    const each = weights.length / offsets.length;
    const scales = Float32Array.from(offsets, (_, output) => {
      const own = weights.subarray(output * each, (output + 1) * each);
      return own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 127;
    });
    for (const [i, weight] of weights.entries()) all.push(Math.round(weight / scales[Math.floor(i / each)]));
    numbers.push(floats(scales), floats(offsets));
  }
  return `${Buffer.concat(numbers).toString("base64")} ${textOfWeights(all)}`;
}

function floats(values: Float32Array): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) bytes.writeFloatLE(value, 4 * at);
  return bytes;
}
