import { type GrayImage, halved, inverted } from "./gray-image.ts";

/** The longer side of the picture in which the light is measured, in pixels. */
const LIGHT_SIDE = 320;
/** Strokes are thinner than twice this many pixels there; paper and shadows are wider. */
const RADIUS = 6;
/** The longest run that fits into a row of the square. */
const LONGEST_RUN = 8;
/** What evenly lit paper is. */
const PAPER = 230;
/** Darker than this nothing is paper. */
const LEAST_LIGHT = 20;

/**
 * The picture as if its paper were evenly lit: every pixel as a part of the light around it, which is what is left when
 * dark strokes are closed (Serra, "Image analysis and mathematical morphology", 1982: greatest, then least of a square).
 */
export function evenlyLit(image: GrayImage): GrayImage {
  const light = smoothed(closed(small(image)));
  const { width, height } = image;
  const [stepX, stepY] = [light.width / width, light.height / height];
  const pixels = new Uint8Array(image.pixels.length);
  const row = new Float32Array(light.width);
  for (let y = 0, i = 0; y < height; y++) {
    mixRows(light, (y + 0.5) * stepY - 0.5, row);
    for (let x = 0; x < width; x++, i++) {
      const at = between((x + 0.5) * stepX - 0.5, light.width);
      const left = at | 0;
      const own = row[left] + (row[left + 1] - row[left]) * (at - left);
      const part = (PAPER * image.pixels[i]) / (own > LEAST_LIGHT ? own : LEAST_LIGHT);
      pixels[i] = part > 255 ? 255 : part;
    }
  }
  return { width, height, pixels };
}

/** A place from 0 to just below the last of so many, so that there is a next one to mix with. */
const between = (at: number, count: number): number => (at < 0 ? 0 : at > count - 1.001 ? count - 1.001 : at);

/** The row at a height between two. */
function mixRows({ width, height, pixels }: GrayImage, at: number, into: Float32Array): void {
  const y = between(at, height);
  const top = y | 0;
  for (let x = 0, i = top * width; x < width; x++, i++)
    into[x] = pixels[i] + (pixels[i + width] - pixels[i]) * (y - top);
}

function small(image: GrayImage): GrayImage {
  let one = image;
  while (Math.max(one.width, one.height) > LIGHT_SIDE * 1.5) one = halved(one);
  return one;
}

/** Without what is dark and narrow: the greatest, then the least of a square around each pixel. */
function closed(image: GrayImage): GrayImage {
  return inverted(greatest(inverted(greatest(image))));
}

/** The greatest within a square around each pixel, along rows and then along columns. */
function greatest({ width, height, pixels }: GrayImage): GrayImage {
  const rows = greatestAlong(pixels, width, 1, height, width);
  return { width, height, pixels: greatestAlong(rows, height, width, width, 1) };
}

/** Within RADIUS along each line, by the greatest of runs of 1, 2, 4 and 8, two of which make the whole. */
function greatestAlong(
  from: Uint8Array,
  count: number,
  step: number,
  lines: number,
  apart: number,
): Uint8Array {
  const to = new Uint8Array(from.length);
  const run = new Uint8Array(count + 2 * RADIUS);
  const last = run.length - 1;
  for (let line = 0; line < lines; line++) {
    const start = line * apart;
    for (let at = 0; at < count; at++) run[RADIUS + at] = from[start + at * step];
    run.fill(run[RADIUS], 0, RADIUS);
    run.fill(run[RADIUS + count - 1], RADIUS + count);
    for (let length = 1; length <= LONGEST_RUN / 2; length *= 2) {
      for (let at = 0; at + length <= last; at++) if (run[at + length] > run[at]) run[at] = run[at + length];
    }
    for (let at = 0; at < count; at++) {
      const other = run[at + 2 * RADIUS + 1 - LONGEST_RUN];
      to[start + at * step] = run[at] > other ? run[at] : other;
    }
  }
  return to;
}

/** The mean of 3x3. */
export function smoothed({ width, height, pixels }: GrayImage): GrayImage {
  const mean = new Uint8Array(pixels.length);
  const column = new Uint16Array(width);
  for (let y = 0, i = 0; y < height; y++) {
    const [top, bottom] = [Math.max(y - 1, 0), Math.min(y + 1, height - 1)];
    column.fill(0);
    for (let ny = top; ny <= bottom; ny++) {
      for (let x = 0, at = ny * width; x < width; x++, at++) column[x] += pixels[at];
    }
    const rows = bottom - top + 1;
    for (let x = 0; x < width; x++, i++) {
      const left = x > 0 ? column[x - 1] : 0;
      const right = x + 1 < width ? column[x + 1] : 0;
      const columns = x > 0 && x + 1 < width ? 3 : 2;
      mean[i] = (left + column[x] + right) / (rows * columns);
    }
  }
  return { width, height, pixels: mean };
}
