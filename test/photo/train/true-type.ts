import type { Outline, Sfnt } from "./sfnt.ts";

/** Points on each curve of an outline. */
const CURVE_STEPS = 5;

/** The glyphs of a font with quadratic curves ("TrueType Reference Manual": tables loca, glyf). */
export class TrueType {
  readonly #view: DataView;
  readonly #loca: number;
  readonly #glyf: number;
  readonly #isLong: boolean;

  constructor(sfnt: Sfnt) {
    this.#view = sfnt.view;
    this.#loca = sfnt.table("loca");
    this.#glyf = sfnt.table("glyf");
    this.#isLong = this.#view.getInt16(sfnt.table("head") + 50) === 1;
  }

  outlineOf(glyph: number): Outline {
    return this.#outline(glyph, 0);
  }

  #outline(glyph: number, depth: number): Outline {
    const view = this.#view;
    const offset = (at: number): number =>
      this.#isLong ? view.getUint32(this.#loca + 4 * at) : 2 * view.getUint16(this.#loca + 2 * at);
    if (offset(glyph) === offset(glyph + 1) || depth > 4) return [];
    const at = this.#glyf + offset(glyph);
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
