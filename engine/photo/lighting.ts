import { brightnessAt, type GrayImage, halved } from "./gray-image.ts";

/** The longer side of the picture in which the light is measured, in pixels. */
const LIGHT_SIDE = 320;
/** Strokes are thinner than twice this many pixels there; paper and shadows are wider. */
const RADIUS = 6;
/** What evenly lit paper is. */
const PAPER = 230;
/** Darker than this nothing is paper. */
const LEAST_LIGHT = 20;

/**
 * The picture as if its paper were evenly lit: every pixel as a part of the light around it, which is what is left when
 * dark strokes are closed (Serra, "Image analysis and mathematical morphology", 1982: greatest, then least of a square).
 */
export function evenlyLit(image: GrayImage): GrayImage {
  const light = smoothed(extreme(extreme(small(image), Math.max), Math.min));
  const { width, height } = image;
  const [stepX, stepY] = [light.width / width, light.height / height];
  const pixels = new Uint8Array(image.pixels.length);
  for (let y = 0, i = 0; y < height; y++) {
    const ly = (y + 0.5) * stepY - 0.5;
    for (let x = 0; x < width; x++, i++) {
      const own = brightnessAt(light, (x + 0.5) * stepX - 0.5, ly);
      const part = (PAPER * image.pixels[i]) / (own > LEAST_LIGHT ? own : LEAST_LIGHT);
      pixels[i] = part > 255 ? 255 : part;
    }
  }
  return { width, height, pixels };
}

function small(image: GrayImage): GrayImage {
  let one = image;
  while (Math.max(one.width, one.height) > LIGHT_SIDE * 1.5) one = halved(one);
  return one;
}

/** The greatest or the least within a square around each pixel, along rows and then along columns. */
function extreme(image: GrayImage, of: (a: number, b: number) => number): GrayImage {
  const { width, height } = image;
  const pass = (
    from: Uint8Array,
    count: number,
    lines: number,
    along: number,
    across: number,
  ): Uint8Array => {
    const to = new Uint8Array(from.length);
    for (let line = 0; line < lines; line++) {
      for (let at = 0; at < count; at++) {
        let value = from[line * across + at * along];
        const end = Math.min(at + RADIUS, count - 1);
        for (let near = Math.max(at - RADIUS, 0); near <= end; near++)
          value = of(value, from[line * across + near * along]);
        to[line * across + at * along] = value;
      }
    }
    return to;
  };
  const rows = pass(image.pixels, width, height, 1, width);
  return { width, height, pixels: pass(rows, height, width, width, 1) };
}

/** The mean of 3x3. */
export function smoothed({ width, height, pixels }: GrayImage): GrayImage {
  const mean = new Uint8Array(pixels.length);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      let [sum, count] = [0, 0];
      for (let ny = Math.max(y - 1, 0); ny <= Math.min(y + 1, height - 1); ny++) {
        for (let nx = Math.max(x - 1, 0); nx <= Math.min(x + 1, width - 1); nx++) {
          sum += pixels[ny * width + nx];
          count++;
        }
      }
      mean[i] = sum / count;
    }
  }
  return { width, height, pixels: mean };
}
