import { convolve, type Layer } from "../../../engine/photo/digits/convolve.ts";
import { PATCH_SIDE } from "../../../engine/photo/digits/glyphs.ts";
import { CLASSES, LAYERS, SHAPE } from "../../../engine/photo/digits/network.ts";
import type { Dice } from "./dice.ts";
import type { Sample } from "./samples.ts";

const [K1, K2] = SHAPE.kernels;
const S1 = PATCH_SIDE - K1 + 1;
const P1 = S1 / 2;
const S2 = P1 - K2 + 1;
const P2 = S2 / 2;
const FLAT = SHAPE.second * P2 * P2;

/** A layer that learns, with the means that Adam keeps (Kingma and Ba, "Adam", ICLR 2015). */
interface Learning extends Layer {
  readonly gradients: Layer;
  readonly means: Layer;
  readonly squares: Layer;
}

const zeros = (at: number): Layer => ({
  weights: new Float32Array(LAYERS[at].weights),
  offsets: new Float32Array(LAYERS[at].offsets),
});

/** The network of the reader while it learns: the same layers, forwards and backwards. */
export class Learner {
  readonly layers: readonly Learning[];
  readonly #input = new Float32Array(PATCH_SIDE * PATCH_SIDE);
  readonly #conv1 = new Float32Array(SHAPE.first * S1 * S1);
  readonly #pool1 = new Float32Array(SHAPE.first * P1 * P1);
  readonly #from1 = new Int32Array(SHAPE.first * P1 * P1);
  readonly #conv2 = new Float32Array(SHAPE.second * S2 * S2);
  readonly #pool2 = new Float32Array(FLAT);
  readonly #from2 = new Int32Array(FLAT);
  readonly #hidden = new Float32Array(SHAPE.hidden);
  readonly #odds = new Float32Array(CLASSES);
  readonly #back3 = new Float32Array(SHAPE.hidden);
  readonly #backPool2 = new Float32Array(FLAT);
  readonly #backConv2 = new Float32Array(SHAPE.second * S2 * S2);
  readonly #backPool1 = new Float32Array(SHAPE.first * P1 * P1);
  readonly #backConv1 = new Float32Array(SHAPE.first * S1 * S1);
  #steps = 0;

  constructor(dice: Dice) {
    this.layers = LAYERS.map(({ weights, offsets }, at) => {
      const spread = Math.sqrt(2 / (weights / offsets));
      const layer = zeros(at);
      for (let i = 0; i < weights; i++) layer.weights[i] = normal(dice) * spread;
      return { ...layer, gradients: zeros(at), means: zeros(at), squares: zeros(at) };
    });
  }

  /** Learns from a batch; returns how many it had right. */
  learn(batch: readonly Sample[], rate: number, dice: Dice): number {
    let right = 0;
    for (const { patch, class: wanted } of batch) {
      const kept = this.#forward(patch, dice);
      if (this.#odds.indexOf(Math.max(...this.#odds)) === wanted) right++;
      this.#backward(wanted, kept);
    }
    this.#step(rate, batch.length);
    return right;
  }

  /** Forwards; of the hidden layer one in five is left out (Srivastava et al., "Dropout", JMLR 15, 2014). */
  #forward(patch: Uint8Array, dice: Dice): Uint8Array {
    const [first, second, third, last] = this.layers;
    for (let i = 0; i < patch.length; i++) this.#input[i] = patch[i] / 255;
    convolve(this.#input, 1, PATCH_SIDE, K1, first, this.#conv1);
    pool(this.#conv1, SHAPE.first, S1, this.#pool1, this.#from1);
    convolve(this.#pool1, SHAPE.first, P1, K2, second, this.#conv2);
    pool(this.#conv2, SHAPE.second, S2, this.#pool2, this.#from2);
    const kept = new Uint8Array(SHAPE.hidden);
    for (let o = 0, w = 0; o < SHAPE.hidden; o++, w += FLAT) {
      let sum = third.offsets[o];
      for (let i = 0; i < FLAT; i++) sum += third.weights[w + i] * this.#pool2[i];
      kept[o] = sum > 0 && dice.next() > 0.2 ? 1 : 0;
      this.#hidden[o] = kept[o] ? sum / 0.8 : 0;
    }
    let [most, total] = [Number.NEGATIVE_INFINITY, 0];
    for (let o = 0, w = 0; o < CLASSES; o++) {
      let sum = last.offsets[o];
      for (let i = 0; i < SHAPE.hidden; i++) sum += last.weights[w++] * this.#hidden[i];
      this.#odds[o] = sum;
      most = Math.max(most, sum);
    }
    for (let o = 0; o < CLASSES; o++) total += this.#odds[o] = Math.exp(this.#odds[o] - most);
    for (let o = 0; o < CLASSES; o++) this.#odds[o] /= total;
    return kept;
  }

  /** Adds the gradients of the cross-entropy, whose labels are softened by 3 % (Szegedy et al., CVPR 2016). */
  #backward(wanted: number, kept: Uint8Array): void {
    const [first, second, third, last] = this.layers;
    this.#back3.fill(0);
    for (let o = 0; o < CLASSES; o++) {
      const error = this.#odds[o] - (o === wanted ? 0.97 : 0.03 / (CLASSES - 1));
      last.gradients.offsets[o] += error;
      for (let i = 0, w = o * SHAPE.hidden; i < SHAPE.hidden; i++, w++) {
        last.gradients.weights[w] += error * this.#hidden[i];
        this.#back3[i] += error * last.weights[w];
      }
    }
    this.#backPool2.fill(0);
    for (let o = 0; o < SHAPE.hidden; o++) {
      if (!kept[o]) continue;
      const error = this.#back3[o] / 0.8;
      third.gradients.offsets[o] += error;
      for (let i = 0, w = o * FLAT; i < FLAT; i++, w++) {
        third.gradients.weights[w] += error * this.#pool2[i];
        this.#backPool2[i] += error * third.weights[w];
      }
    }
    unpool(this.#backPool2, this.#pool2, this.#from2, this.#backConv2);
    unconvolve(this.#pool1, SHAPE.first, P1, K2, second, this.#backConv2, this.#backPool1);
    unpool(this.#backPool1, this.#pool1, this.#from1, this.#backConv1);
    unconvolve(this.#input, 1, PATCH_SIDE, K1, first, this.#backConv1, null);
  }

  #step(rate: number, count: number): void {
    this.#steps++;
    const [bias1, bias2] = [1 - 0.9 ** this.#steps, 1 - 0.999 ** this.#steps];
    for (const layer of this.layers) {
      for (const part of ["weights", "offsets"] as const) {
        const [values, gradients] = [layer[part], layer.gradients[part]];
        const [means, squares] = [layer.means[part], layer.squares[part]];
        const decay = part === "weights" ? 1e-4 : 0;
        for (let i = 0; i < values.length; i++) {
          const gradient = gradients[i] / count;
          means[i] = 0.9 * means[i] + 0.1 * gradient;
          squares[i] = 0.999 * squares[i] + 0.001 * gradient * gradient;
          values[i] -= rate * (means[i] / bias1 / (Math.sqrt(squares[i] / bias2) + 1e-8) + decay * values[i]);
        }
        gradients.fill(0);
      }
    }
  }
}

/** A number of the standard normal distribution (Box and Muller, 1958). */
function normal(dice: Dice): number {
  return Math.sqrt(-2 * Math.log(1 - dice.next())) * Math.cos(2 * Math.PI * dice.next());
}

/**
 * Gradients of a convolution: of its weights, and of its input where that is wanted. After a pooling at most one error in
 * four is there, so that only those are gone through.
 */
function unconvolve(
  input: Float32Array,
  channels: number,
  side: number,
  K: number,
  layer: Learning,
  errors: Float32Array,
  back: Float32Array | null,
): void {
  const out = side - K + 1;
  const { gradients, weights } = layer;
  const own = gradients.weights;
  back?.fill(0);
  for (let o = 0, at = 0; o < layer.offsets.length; o++) {
    for (let y = 0; y < out; y++) {
      for (let x = 0; x < out; x++, at++) {
        const error = errors[at];
        if (error === 0) continue;
        gradients.offsets[o] += error;
        for (let c = 0, w = o * channels * K * K; c < channels; c++) {
          for (let ky = 0, from = c * side * side + y * side + x; ky < K; ky++, from += side, w += K) {
            for (let kx = 0; kx < K; kx++) own[w + kx] += error * input[from + kx];
            if (back) for (let kx = 0; kx < K; kx++) back[from + kx] += error * weights[w + kx];
          }
        }
      }
    }
  }
}

function pool(
  input: Float32Array,
  channels: number,
  side: number,
  output: Float32Array,
  from: Int32Array,
): void {
  const half = side / 2;
  for (let c = 0, to = 0; c < channels; c++) {
    for (let y = 0; y < half; y++) {
      for (let x = 0; x < half; x++, to++) {
        const at = c * side * side + 2 * y * side + 2 * x;
        let best = at;
        for (const other of [at + 1, at + side, at + side + 1]) if (input[other] > input[best]) best = other;
        output[to] = Math.max(input[best], 0);
        from[to] = best;
      }
    }
  }
}

function unpool(errors: Float32Array, pooled: Float32Array, from: Int32Array, back: Float32Array): void {
  back.fill(0);
  for (let i = 0; i < errors.length; i++) if (pooled[i] > 0) back[from[i]] = errors[i];
}
