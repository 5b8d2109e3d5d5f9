import type { GrayImage } from "./gray-image.ts";

/**
 * How much darker each pixel is than the mean of its surroundings, 0 to 255 (Bradley and Roth, "Adaptive thresholding
 * using the integral image", Journal of Graphics Tools 12(2), 2007). Sums of columns move down and a sum of them moves along,
 * so that nothing as large as the picture is kept but what comes out. @param radius of the surroundings, in pixels
 */
export function depthOf({ width, height, pixels }: GrayImage, radius: number): Uint8Array {
  const depth = new Uint8Array(pixels.length);
  const columns = new Int32Array(width);
  for (let y = 0; y < Math.min(radius, height); y++) addRow(columns, pixels, y * width, 1);
  for (let y = 0, i = 0; y < height; y++) {
    if (y + radius < height) addRow(columns, pixels, (y + radius) * width, 1);
    if (y > radius) addRow(columns, pixels, (y - radius - 1) * width, -1);
    const rows = Math.min(y + radius + 1, height) - Math.max(y - radius, 0);
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x++) sum += columns[x];
    for (let x = 0; x < width; x++, i++) {
      const left = x > radius ? x - radius : 0;
      const right = x + radius < width ? x + radius + 1 : width;
      if (x + radius < width) sum += columns[x + radius];
      if (x > radius) sum -= columns[left - 1];
      const under = sum / (rows * (right - left)) - pixels[i];
      depth[i] = under > 0 ? under : 0;
    }
  }
  return depth;
}

/** Adds a row to the sums of the columns, or takes it away. */
function addRow(columns: Int32Array, pixels: Uint8Array, start: number, sign: 1 | -1): void {
  for (let x = 0; x < columns.length; x++) columns[x] += sign * pixels[start + x];
}
