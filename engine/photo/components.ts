/** A connected piece of ink: its box, its number of pixels, and the ends of each of its rows for the hull. */
export interface Component {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly pixels: number;
  /** The first and last pixel of each row from top to bottom, as x and y by turns. */
  readonly ends: readonly number[];
}

/** Finds the pieces of a picture once for each threshold, in memory that all searches share. */
export class Components {
  readonly #width: number;
  readonly #height: number;
  readonly #queue: Int32Array;
  /** The number of the search that saw a pixel last. */
  readonly #seen: Uint8Array;
  #search = 0;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.#queue = new Int32Array(width * height);
    this.#seen = new Uint8Array(width * height);
  }

  /**
   * The pieces of pixels deeper than a threshold that hang together, also at corners, and whose box is at least so wide
   * and high; linear in the pixels. For at most 255 searches. @param depth row by row, as `depthOf` gives it
   */
  deeper(depth: Uint8Array, threshold: number, least: number): readonly Component[] {
    const [width, height, queue, seen] = [this.#width, this.#height, this.#queue, this.#seen];
    const search = ++this.#search;
    const found: Component[] = [];
    for (let start = 0; start < depth.length; start++) {
      if (depth[start] <= threshold || seen[start] === search) continue;
      let [left, right, top, bottom] = [width, 0, height, 0];
      let count = 0;
      queue[count++] = start;
      seen[start] = search;
      for (let next = 0; next < count; next++) {
        const at = queue[next];
        const y = (at / width) | 0;
        const x = at - y * width;
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        if (y > bottom) bottom = y;
        const y0 = y > 0 ? y - 1 : 0;
        const y1 = y < height - 1 ? y + 1 : y;
        const x0 = x > 0 ? x - 1 : 0;
        const x1 = x < width - 1 ? x + 1 : x;
        for (let ny = y0; ny <= y1; ny++) {
          for (let other = ny * width + x0, end = ny * width + x1; other <= end; other++) {
            if (depth[other] <= threshold || seen[other] === search) continue;
            seen[other] = search;
            queue[count++] = other;
          }
        }
      }
      if (right - left + 1 < least || bottom - top + 1 < least) continue;
      found.push({ left, top, right, bottom, pixels: count, ends: endsOf(queue, count, width, top, bottom) });
    }
    return found;
  }
}

function endsOf(queue: Int32Array, count: number, width: number, top: number, bottom: number): number[] {
  const rows = bottom - top + 1;
  const first = new Int32Array(rows).fill(width);
  const last = new Int32Array(rows).fill(-1);
  for (let i = 0; i < count; i++) {
    const y = (queue[i] / width) | 0;
    const x = queue[i] - y * width;
    if (x < first[y - top]) first[y - top] = x;
    if (x > last[y - top]) last[y - top] = x;
  }
  const ends: number[] = [];
  for (let row = 0; row < rows; row++) ends.push(first[row], top + row, last[row], top + row);
  return ends;
}
