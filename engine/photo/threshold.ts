import type { GrayImage } from "./gray-image.ts";

/** Sums of all pixels above and to the left, one row and column more than the picture (Crow, SIGGRAPH 1984). */
export function integralOf({ width, height, pixels }: GrayImage): Float64Array {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0, i = 0; y < height; y++) {
    let row = 0;
    for (let x = 0, at = (y + 1) * stride + 1; x < width; x++, i++, at++) {
      row += pixels[i];
      sums[at] = sums[at - stride] + row;
    }
  }
  return sums;
}

/**
 * How much darker each pixel is than the mean of its surroundings, 0 to 255 (Bradley and Roth, "Adaptive thresholding
 * using the integral image", Journal of Graphics Tools 12(2), 2007). @param radius of the surroundings, in pixels
 */
export function depthOf(image: GrayImage, sums: Float64Array, radius: number): Uint8Array {
  const { width, height, pixels } = image;
  const stride = width + 1;
  const depth = new Uint8Array(pixels.length);
  for (let y = 0, i = 0; y < height; y++) {
    const [top, bottom] = [Math.max(y - radius, 0) * stride, Math.min(y + radius + 1, height) * stride];
    const rows = (bottom - top) / stride;
    for (let x = 0; x < width; x++, i++) {
      const [left, right] = [Math.max(x - radius, 0), Math.min(x + radius + 1, width)];
      const sum = sums[bottom + right] - sums[bottom + left] - sums[top + right] + sums[top + left];
      const under = sum / (rows * (right - left)) - pixels[i];
      depth[i] = under > 0 ? under : 0;
    }
  }
  return depth;
}
