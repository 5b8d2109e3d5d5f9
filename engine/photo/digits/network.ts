import { convolve, type Layer } from "./convolve.ts";
import { PATCH_SIDE } from "./glyphs.ts";

/** What the network tells apart: the digits 0 to 9, "?", and what is neither. */
export const CLASSES = 12;
export const QUESTION_MARK = 10;
export const NO_GLYPH = 11;

/**
 * The layers, in the manner of LeNet-5 (LeCun, Bottou, Bengio, Haffner, "Gradient-based learning applied to document
 * recognition", Proc. IEEE 86(11), 1998): convolutions of 5x5 and 3x3, each followed by the greatest of 2x2, then two full layers.
 */
export const SHAPE = { first: 12, second: 24, hidden: 64, kernels: [5, 3] } as const;

const [K1, K2] = SHAPE.kernels;
/** Sides after the first convolution, its pooling, the second convolution, its pooling. */
const S1 = PATCH_SIDE - K1 + 1;
const P1 = S1 / 2;
const S2 = P1 - K2 + 1;
const P2 = S2 / 2;

/** The number of weights of each layer, and of its offsets (one an output). */
export const LAYERS = [
  { weights: SHAPE.first * K1 * K1, offsets: SHAPE.first },
  { weights: SHAPE.second * SHAPE.first * K2 * K2, offsets: SHAPE.second },
  { weights: SHAPE.hidden * SHAPE.second * P2 * P2, offsets: SHAPE.hidden },
  { weights: CLASSES * SHAPE.hidden, offsets: CLASSES },
] as const;

/** The network with its buffers: what it writes is gone with the next patch. */
export class Network {
  readonly #layers: readonly Layer[];
  readonly #input = new Float32Array(PATCH_SIDE * PATCH_SIDE);
  readonly #conv1 = new Float32Array(SHAPE.first * S1 * S1);
  readonly #pool1 = new Float32Array(SHAPE.first * P1 * P1);
  readonly #conv2 = new Float32Array(SHAPE.second * S2 * S2);
  readonly #pool2 = new Float32Array(SHAPE.second * P2 * P2);
  readonly #hidden = new Float32Array(SHAPE.hidden);
  readonly #odds = new Float32Array(CLASSES);

  constructor(layers: readonly Layer[]) {
    this.#layers = layers;
  }

  /** The probability of each class for 24x24 darknesses; some 310,000 multiplications. */
  read(patch: Uint8Array): Float32Array {
    const [first, second, third, last] = this.#layers;
    for (let i = 0; i < patch.length; i++) this.#input[i] = patch[i] / 255;
    convolve(this.#input, 1, PATCH_SIDE, K1, first, this.#conv1);
    pool(this.#conv1, SHAPE.first, S1, this.#pool1);
    convolve(this.#pool1, SHAPE.first, P1, K2, second, this.#conv2);
    pool(this.#conv2, SHAPE.second, S2, this.#pool2);
    connect(this.#pool2, third, this.#hidden);
    for (let i = 0; i < this.#hidden.length; i++) this.#hidden[i] = Math.max(this.#hidden[i], 0);
    connect(this.#hidden, last, this.#odds);
    softmax(this.#odds);
    return this.#odds;
  }
}

/** The greatest of each 2x2, and at least 0. */
function pool(input: Float32Array, channels: number, side: number, output: Float32Array): void {
  const half = side / 2;
  for (let c = 0, to = 0; c < channels; c++) {
    for (let y = 0; y < half; y++) {
      let at = c * side * side + 2 * y * side;
      for (let x = 0; x < half; x++, at += 2)
        output[to++] = Math.max(input[at], input[at + 1], input[at + side], input[at + side + 1], 0);
    }
  }
}

function connect(input: Float32Array, { weights, offsets }: Layer, output: Float32Array): void {
  for (let o = 0, w = 0; o < offsets.length; o++) {
    let sum = offsets[o];
    for (let i = 0; i < input.length; i++) sum += weights[w++] * input[i];
    output[o] = sum;
  }
}

function softmax(values: Float32Array): void {
  const most = Math.max(...values);
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    values[i] = Math.exp(values[i] - most);
    sum += values[i];
  }
  for (let i = 0; i < values.length; i++) values[i] /= sum;
}
