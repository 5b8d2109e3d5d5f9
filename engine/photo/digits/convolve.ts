/** A layer's numbers: weights by output, then by input channel, row and column. */
export interface Layer {
  readonly weights: Float32Array;
  readonly offsets: Float32Array;
}

/** Convolves square planes with square kernels of 5x5 or 3x3, without padding: a row of a kernel at once. */
export function convolve(
  input: Float32Array,
  channels: number,
  side: number,
  kernel: 3 | 5,
  { weights, offsets }: Layer,
  output: Float32Array,
): void {
  const out = side - kernel + 1;
  for (let o = 0, w = 0; o < offsets.length; o++) {
    const base = o * out * out;
    output.fill(offsets[o], base, base + out * out);
    for (let c = 0; c < channels; c++) {
      for (let ky = 0; ky < kernel; ky++, w += kernel) {
        for (let y = 0; y < out; y++) {
          const from = c * side * side + (y + ky) * side;
          if (kernel === 5) addRow5(input, from, weights, w, output, base + y * out, out);
          else addRow3(input, from, weights, w, output, base + y * out, out);
        }
      }
    }
  }
}

function addRow5(
  input: Float32Array,
  from: number,
  weights: Float32Array,
  w: number,
  output: Float32Array,
  to: number,
  count: number,
): void {
  const w0 = weights[w];
  const w1 = weights[w + 1];
  const w2 = weights[w + 2];
  const w3 = weights[w + 3];
  const w4 = weights[w + 4];
  let a = input[from];
  let b = input[from + 1];
  let c = input[from + 2];
  let d = input[from + 3];
  for (let i = 0; i < count; i++) {
    const e = input[from + i + 4];
    output[to + i] += w0 * a + w1 * b + w2 * c + w3 * d + w4 * e;
    a = b;
    b = c;
    c = d;
    d = e;
  }
}

function addRow3(
  input: Float32Array,
  from: number,
  weights: Float32Array,
  w: number,
  output: Float32Array,
  to: number,
  count: number,
): void {
  const w0 = weights[w];
  const w1 = weights[w + 1];
  const w2 = weights[w + 2];
  let a = input[from];
  let b = input[from + 1];
  for (let i = 0; i < count; i++) {
    const c = input[from + i + 2];
    output[to + i] += w0 * a + w1 * b + w2 * c;
    a = b;
    b = c;
  }
}
