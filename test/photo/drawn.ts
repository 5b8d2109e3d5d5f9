import { brightnessAt, type GrayImage } from "../../engine/photo/gray-image.ts";
import type { Dice } from "./train/dice.ts";

type Stroke = readonly (readonly [x: number, y: number])[];

const ring = (cx: number, cy: number, rx: number, ry: number): Stroke =>
  Array.from({ length: 25 }, (_, i) => {
    const turn = (i * Math.PI) / 12;
    return [cx + rx * Math.sin(turn), cy - ry * Math.cos(turn)] as const;
  });

const six: Stroke = [
  ...[
    [0.8, 0.1] as const,
    [0.5, 0] as const,
    [0.2, 0.2] as const,
    [0.08, 0.6] as const,
    [0.2, 0.92] as const,
  ],
  ...[[0.5, 1] as const, [0.8, 0.92] as const, [0.9, 0.68] as const, [0.78, 0.46] as const],
  ...[[0.5, 0.4] as const, [0.2, 0.5] as const, [0.1, 0.65] as const],
];

/** Digits as strokes in a box, 1 high and about as wide as 0.6 of that. */
const DIGITS: readonly (readonly Stroke[])[] = [
  [ring(0.5, 0.5, 0.42, 0.5)],
  [
    [
      [0.25, 0.22],
      [0.55, 0],
      [0.55, 1],
    ],
  ],
  [
    [
      [0.1, 0.25],
      [0.2, 0.08],
      [0.5, 0],
      [0.8, 0.08],
      [0.9, 0.28],
      [0.78, 0.5],
      [0.1, 1],
      [0.92, 1],
    ],
  ],
  [
    [
      [0.12, 0.14],
      [0.45, 0],
      [0.8, 0.1],
      [0.85, 0.28],
      [0.7, 0.44],
      [0.4, 0.48],
    ],
    [
      [0.4, 0.48],
      [0.75, 0.53],
      [0.9, 0.73],
      [0.8, 0.92],
      [0.45, 1],
      [0.1, 0.86],
    ],
  ],
  [
    [
      [0.7, 1],
      [0.7, 0],
      [0.05, 0.68],
      [0.95, 0.68],
    ],
  ],
  [
    [
      [0.85, 0],
      [0.2, 0],
      [0.14, 0.45],
      [0.5, 0.36],
      [0.82, 0.48],
      [0.9, 0.7],
      [0.78, 0.92],
      [0.45, 1],
      [0.1, 0.87],
    ],
  ],
  [six],
  [
    [
      [0.08, 0],
      [0.92, 0],
      [0.4, 1],
    ],
  ],
  [ring(0.5, 0.25, 0.34, 0.25), ring(0.5, 0.75, 0.4, 0.25)],
  [six.map(([x, y]) => [1 - x, 1 - y] as const)],
];

/** What is drawn: numbers row by row, 0 for blank; every so many lines a thick one. */
export interface Drawing {
  readonly rows: number;
  readonly cols: number;
  readonly numbers: readonly number[];
  readonly thickEach?: number;
  /** How dark the other lines are, as a part of the thick ones. */
  readonly thin?: number;
  /** Pixels a side of a cell. */
  readonly cell?: number;
}

/** A printed grid on white paper with a margin of one cell. */
export function drawnGrid({ rows, cols, numbers, thickEach = 0, thin = 1, cell = 44 }: Drawing): GrayImage {
  const [width, height] = [(cols + 2) * cell, (rows + 2) * cell];
  const dark = new Float32Array(width * height);
  const line = (x0: number, y0: number, x1: number, y1: number, wide: number, strength = 1): void => {
    for (
      let y = Math.max(Math.floor(Math.min(y0, y1) - wide), 0);
      y <= Math.min(Math.max(y0, y1) + wide, height - 1);
      y++
    ) {
      for (
        let x = Math.max(Math.floor(Math.min(x0, x1) - wide), 0);
        x <= Math.min(Math.max(x0, x1) + wide, width - 1);
        x++
      ) {
        const [dx, dy] = [x1 - x0, y1 - y0];
        const t = Math.min(Math.max(((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1), 0), 1);
        const away = Math.hypot(x - x0 - t * dx, y - y0 - t * dy);
        const ink = strength * Math.min(Math.max(wide / 2 + 0.5 - away, 0), 1);
        dark[y * width + x] = Math.max(dark[y * width + x], ink);
      }
    }
  };
  const isThick = (i: number, last: number): boolean =>
    i === 0 || i === last || (thickEach > 0 && i % thickEach === 0);
  const look = (i: number, last: number): [wide: number, strength: number] =>
    isThick(i, last) ? [cell * 0.07, 1] : [cell * 0.03, thin];
  for (let i = 0; i <= rows; i++)
    line(cell, (i + 1) * cell, (cols + 1) * cell, (i + 1) * cell, ...look(i, rows));
  for (let i = 0; i <= cols; i++)
    line((i + 1) * cell, cell, (i + 1) * cell, (rows + 1) * cell, ...look(i, cols));
  for (const [at, number] of numbers.entries()) {
    if (number === 0) continue;
    const digits = [...String(number)].map(Number);
    const high = cell * (digits.length > 1 ? 0.42 : 0.56);
    const broad = high * 0.58;
    const [row, col] = [Math.floor(at / cols), at % cols];
    for (const [place, digit] of digits.entries()) {
      const x = (col + 1.5) * cell + (place - digits.length / 2) * broad * 1.35 + broad * 0.175;
      const y = (row + 1.5) * cell - high / 2;
      for (const stroke of DIGITS[digit]) {
        for (let i = 1; i < stroke.length; i++) {
          const [[ax, ay], [bx, by]] = [stroke[i - 1], stroke[i]];
          line(x + ax * broad, y + ay * high, x + bx * broad, y + by * high, high * 0.13);
        }
      }
    }
  }
  return { width, height, pixels: Uint8Array.from(dark, (ink) => 235 - 205 * ink) };
}

/** A picture of a picture: `from` says where each point of it, in parts of its side, lies in the other, in parts too. */
function seen(
  image: GrayImage,
  width: number,
  height: number,
  from: (u: number, v: number) => readonly [number, number],
): GrayImage {
  const pixels = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      let sum = 0;
      for (const [dx, dy] of [
        [0.25, 0.25],
        [0.75, 0.25],
        [0.25, 0.75],
        [0.75, 0.75],
      ]) {
        const [u, v] = from((x + dx) / width, (y + dy) / height);
        const isInside = u >= 0 && v >= 0 && u <= 1 && v <= 1;
        sum += isInside ? brightnessAt(image, u * image.width - 0.5, v * image.height - 0.5) : 200;
      }
      pixels[i] = sum / 4;
    }
  }
  return { width, height, pixels };
}

/** Turned about its middle. */
export function turned(image: GrayImage, degrees: number): GrayImage {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const side = Math.ceil((Math.abs(cos) + Math.abs(sin)) * Math.max(image.width, image.height));
  return seen(image, side, side, (u, v) => {
    const [x, y] = [(u - 0.5) * side, (v - 0.5) * side];
    return [(x * cos + y * sin) / image.width + 0.5, (y * cos - x * sin) / image.height + 0.5];
  });
}

/** At another size. */
export function scaled(image: GrayImage, factor: number): GrayImage {
  return seen(image, Math.round(image.width * factor), Math.round(image.height * factor), (u, v) => [u, v]);
}

/** The part from the top left. */
export function cut({ width, pixels }: GrayImage, to: { width: number; height: number }): GrayImage {
  const part = new Uint8Array(to.width * to.height);
  for (let y = 0; y < to.height; y++)
    part.set(pixels.subarray(y * width, y * width + to.width), y * to.width);
  return { ...to, pixels: part };
}

/** Seen aslant: the far side is shorter by a part. */
export function aslant(image: GrayImage, part: number): GrayImage {
  return seen(image, image.width, image.height, (u, v) => {
    const depth = 1 - part * (1 - v);
    return [(u - 0.5) / depth + 0.5, v / depth];
  });
}

/** On paper that bends by a part of its width. */
export function bent(image: GrayImage, part: number): GrayImage {
  return seen(image, image.width, image.height, (u, v) => [
    u + part * Math.sin(Math.PI * v),
    v + part * 0.7 * Math.sin(Math.PI * u) - part * 0.35,
  ]);
}

/** With a shadow over one half, and grain. */
export function shadowed({ width, height, pixels }: GrayImage, dice: Dice, depth = 0.5): GrayImage {
  return {
    width,
    height,
    pixels: pixels.map((pixel, i) => {
      const [x, y] = [(i % width) / width, Math.floor(i / width) / height];
      const edge = 1 / (1 + Math.exp(-(x + 0.6 * y - 0.8) * 30));
      return Math.min(Math.max(pixel * (1 - depth * edge) + (dice.next() - 0.5) * 12, 0), 255);
    }),
  };
}

/** Out of focus: the mean of a square, twice. */
export function blurred(image: GrayImage, radius: number): GrayImage {
  const pass = ({ width, height, pixels }: GrayImage): GrayImage => {
    const out = new Uint8Array(pixels.length);
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        let [sum, count] = [0, 0];
        for (let ny = Math.max(y - radius, 0); ny <= Math.min(y + radius, height - 1); ny++) {
          for (let nx = Math.max(x - radius, 0); nx <= Math.min(x + radius, width - 1); nx++) {
            sum += pixels[ny * width + nx];
            count++;
          }
        }
        out[i] = sum / count;
      }
    }
    return { width, height, pixels: out };
  };
  return pass(pass(image));
}
