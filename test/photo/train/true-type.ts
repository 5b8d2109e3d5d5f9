/** An outline as closed polylines of x and y by turns, y upwards, in units of the font. */
export type Outline = readonly (readonly number[])[];

/** Points on each curve of an outline. */
const CURVE_STEPS = 5;

/**
 * The outlines of a TrueType font ("TrueType Reference Manual": tables cmap, loca, glyf). Fonts of another make, and
 * collections, have none.
 */
export class TrueType {
  readonly #view: DataView;
  readonly #tables = new Map<string, number>();
  readonly #isLong: boolean;

  constructor(file: Uint8Array) {
    this.#view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    const count = this.#view.getUint16(4);
    for (let i = 0; i < count; i++) {
      const at = 12 + 16 * i;
      const name = String.fromCharCode(...file.subarray(at, at + 4));
      this.#tables.set(name, this.#view.getUint32(at + 8));
    }
    this.#isLong = this.#tables.has("glyf") && this.#view.getInt16(this.#table("head") + 50) === 1;
  }

  get hasOutlines(): boolean {
    return this.#tables.has("glyf") && this.#tables.has("cmap");
  }

  /** The outline of a character; null where the font lacks it. */
  outlineOf(character: string): Outline | null {
    const glyph = this.#glyphOf(character.codePointAt(0) ?? 0);
    return glyph === 0 ? null : this.#outline(glyph, 0);
  }

  #table(name: string): number {
    const at = this.#tables.get(name);
    if (at === undefined) throw new Error(`the font has no table ${name}`);
    return at;
  }

  /** The glyph of a character by a Unicode map of format 4; 0 for none. */
  #glyphOf(code: number): number {
    const [view, cmap] = [this.#view, this.#table("cmap")];
    for (let i = 0; i < view.getUint16(cmap + 2); i++) {
      const map = cmap + view.getUint32(cmap + 4 + 8 * i + 4);
      const platform = view.getUint16(cmap + 4 + 8 * i);
      if (view.getUint16(map) !== 4 || (platform !== 0 && platform !== 3)) continue;
      const doubled = view.getUint16(map + 6);
      for (let s = 0; s < doubled; s += 2) {
        if (view.getUint16(map + 14 + s) < code) continue;
        const start = view.getUint16(map + 16 + doubled + s);
        if (start > code) return 0;
        const delta = view.getUint16(map + 16 + 2 * doubled + s);
        const rangeAt = map + 16 + 3 * doubled + s;
        const range = view.getUint16(rangeAt);
        if (range === 0) return (code + delta) & 0xffff;
        const glyph = view.getUint16(rangeAt + range + 2 * (code - start));
        return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
      }
    }
    return 0;
  }

  #outline(glyph: number, depth: number): Outline {
    const view = this.#view;
    const loca = this.#table("loca");
    const offset = (at: number): number =>
      this.#isLong ? view.getUint32(loca + 4 * at) : 2 * view.getUint16(loca + 2 * at);
    if (offset(glyph) === offset(glyph + 1) || depth > 4) return [];
    const at = this.#table("glyf") + offset(glyph);
    const contours = view.getInt16(at);
    return contours >= 0 ? this.#simple(at + 10, contours) : this.#composite(at + 10, depth);
  }

  #simple(at: number, contours: number): Outline {
    const view = this.#view;
    const ends = Array.from({ length: contours }, (_, i) => view.getUint16(at + 2 * i));
    const count = (ends.at(-1) ?? -1) + 1;
    let next = at + 2 * contours;
    next += 2 + view.getUint16(next);
    const flags: number[] = [];
    while (flags.length < count) {
      const flag = view.getUint8(next++);
      const times = flag & 8 ? view.getUint8(next++) : 0;
      for (let i = 0; i <= times; i++) flags.push(flag);
    }
    const along = (short: number, same: number): number[] => {
      let value = 0;
      return flags.map((flag) => {
        if (flag & short) value += (flag & same ? 1 : -1) * view.getUint8(next++);
        else if (!(flag & same)) {
          value += view.getInt16(next);
          next += 2;
        }
        return value;
      });
    };
    const xs = along(2, 16);
    const ys = along(4, 32);
    return ends.map((end, i) => {
      const from = i === 0 ? 0 : ends[i - 1] + 1;
      return flattened(xs.slice(from, end + 1), ys.slice(from, end + 1), flags.slice(from, end + 1));
    });
  }

  #composite(start: number, depth: number): Outline {
    const view = this.#view;
    const all: (readonly number[])[] = [];
    for (let at = start, more = true; more; ) {
      const flags = view.getUint16(at);
      const part = this.#outline(view.getUint16(at + 2), depth + 1);
      at += 4;
      const words = (flags & 1) !== 0;
      const [dx, dy] = words
        ? [view.getInt16(at), view.getInt16(at + 2)]
        : [view.getInt8(at), view.getInt8(at + 1)];
      at += words ? 4 : 2;
      const fraction = (): number => {
        at += 2;
        return view.getInt16(at - 2) / 16384;
      };
      let [a, b, c, d] = [1, 0, 0, 1];
      if (flags & 8) a = d = fraction();
      else if (flags & 64) [a, d] = [fraction(), fraction()];
      else if (flags & 128) [a, b, c, d] = [fraction(), fraction(), fraction(), fraction()];
      for (const line of part)
        all.push(
          line.map((_, i) => {
            const [x, y] = i % 2 === 0 ? [line[i], line[i + 1]] : [line[i - 1], line[i]];
            return i % 2 === 0 ? a * x + c * y + dx : b * x + d * y + dy;
          }),
        );
      more = (flags & 32) !== 0;
    }
    return all;
  }
}

/** A contour of quadratic curves as a polyline; between two controls lies a point in their middle. */
function flattened(xs: readonly number[], ys: readonly number[], flags: readonly number[]): number[] {
  const points: { x: number; y: number; on: boolean }[] = [];
  for (let i = 0; i < xs.length; i++) {
    const on = (flags[i] & 1) === 1;
    const last = points.at(-1);
    if (last && !last.on && !on) points.push({ x: (last.x + xs[i]) / 2, y: (last.y + ys[i]) / 2, on: true });
    points.push({ x: xs[i], y: ys[i], on });
  }
  const first = points.findIndex(({ on }) => on);
  if (first < 0) return [];
  const ring = [...points.slice(first), ...points.slice(0, first), points[first]];
  const line: number[] = [];
  for (let i = 0; i < ring.length; i++) {
    const { x, y, on } = ring[i];
    if (on) {
      line.push(x, y);
      continue;
    }
    const [from, to] = [ring[i - 1], ring[i + 1]];
    const end = to.on ? to : { x: (x + to.x) / 2, y: (y + to.y) / 2 };
    for (let s = 1; s <= CURVE_STEPS; s++) {
      const t = s / CURVE_STEPS;
      const [p, q, r] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
      line.push(p * from.x + q * x + r * end.x, p * from.y + q * y + r * end.y);
    }
  }
  return line;
}
