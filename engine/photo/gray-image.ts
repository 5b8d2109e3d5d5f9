/** A picture in grey: one byte a pixel, row by row, 0 black and 255 white. */
export interface GrayImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** The brightness of a picture of four bytes a pixel (red, green, blue, alpha), as if it lay on white paper. */
export function grayOf(rgba: ArrayLike<number>, width: number, height: number): GrayImage {
  const pixels = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < pixels.length; i++, at += 4) {
    // ITU-R BT.601, in 256ths.
    const luma = (77 * rgba[at] + 150 * rgba[at + 1] + 29 * rgba[at + 2]) >> 8;
    const alpha = rgba[at + 3];
    pixels[i] = alpha === 255 ? luma : 255 - Math.round(((255 - luma) * alpha) / 255);
  }
  return { width, height, pixels };
}

/** The picture with light and dark exchanged. */
export function inverted({ width, height, pixels }: GrayImage): GrayImage {
  return { width, height, pixels: pixels.map((pixel) => 255 - pixel) };
}

/** The picture at half its width and height; each pixel is the mean of four. An odd last row or column is left out. */
export function halved({ width, height, pixels }: GrayImage): GrayImage {
  const [w, h] = [width >> 1, height >> 1];
  const half = new Uint8Array(w * h);
  for (let y = 0, i = 0; y < h; y++) {
    for (let x = 0, at = 2 * y * width; x < w; x++, at += 2, i++)
      half[i] = (pixels[at] + pixels[at + 1] + pixels[at + width] + pixels[at + width + 1] + 2) >> 2;
  }
  return { width: w, height: h, pixels: half };
}

/** The picture and its halves, quarters, … down to sides of 64 pixels (Williams, "Pyramidal parametrics", SIGGRAPH 1983). */
export function pyramidOf(image: GrayImage): readonly GrayImage[] {
  const levels = [image];
  for (let last = image; Math.min(last.width, last.height) >= 128; ) {
    last = halved(last);
    levels.push(last);
  }
  return levels;
}

/** The brightness between four pixels, mixed by distance; beyond the rim it is that of the rim. */
export function brightnessAt({ width, height, pixels }: GrayImage, x: number, y: number): number {
  const cx = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x;
  const cy = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y;
  const left = Math.floor(cx);
  const top = Math.floor(cy);
  const fx = cx - left;
  const fy = cy - top;
  const at = top * width + left;
  const above = pixels[at] + (pixels[at + 1] - pixels[at]) * fx;
  const below = pixels[at + width] + (pixels[at + width + 1] - pixels[at + width]) * fx;
  return above + (below - above) * fy;
}
