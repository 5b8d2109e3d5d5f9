import type { Layer } from "../../../engine/photo/digits/convolve.ts";

/** The layers as the reader's text: weights in 8 bits, with a scale for each output. */
export function quantised(layers: readonly Layer[]): string {
  const parts: Buffer[] = [];
  for (const { weights, offsets } of layers) {
    const each = weights.length / offsets.length;
    const scales = Float32Array.from(offsets, (_, output) => {
      const own = weights.subarray(output * each, (output + 1) * each);
      return own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 127;
    });
    const bytes = Int8Array.from(weights, (weight, i) => Math.round(weight / scales[Math.floor(i / each)]));
    parts.push(floats(scales), Buffer.from(bytes.buffer), floats(offsets));
  }
  return Buffer.concat(parts).toString("base64");
}

function floats(values: Float32Array): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) bytes.writeFloatLE(value, 4 * at);
  return bytes;
}
