import type { Outline } from "./sfnt.ts";

type Span = readonly [start: number, end: number];

/** Points on each curve of an outline. */
const CURVE_STEPS = 6;
const DEEPEST = 10;

/** What an operator does with the numbers before it. */
type Draw = (pen: Pen, numbers: readonly number[]) => void;

/** Draws lines and curves by steps from where it stands. */
class Pen {
  readonly lines: number[][] = [];
  #x = 0;
  #y = 0;

  move(dx: number, dy: number): void {
    this.#x += dx;
    this.#y += dy;
    this.lines.push([this.#x, this.#y]);
  }

  line(dx: number, dy: number): void {
    this.#x += dx;
    this.#y += dy;
    this.lines.at(-1)?.push(this.#x, this.#y);
  }

  /** @param steps to the first control, to the second, to the end */
  curve(...[dx1, dy1, dx2, dy2, dx3, dy3]: readonly number[]): void {
    const [x0, y0] = [this.#x, this.#y];
    const [x1, y1] = [x0 + dx1, y0 + dy1];
    const [x2, y2] = [x1 + dx2, y1 + dy2];
    [this.#x, this.#y] = [x2 + dx3, y2 + dy3];
    for (let s = 1; s <= CURVE_STEPS; s++) {
      const t = s / CURVE_STEPS;
      const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      this.lines.at(-1)?.push(a * x0 + b * x1 + c * x2 + d * this.#x, a * y0 + b * y1 + c * y2 + d * this.#y);
    }
  }
}

function lines(pen: Pen, numbers: readonly number[]): void {
  for (let i = 0; i + 1 < numbers.length; i += 2) pen.line(numbers[i], numbers[i + 1]);
}

function curves(pen: Pen, numbers: readonly number[]): void {
  for (let i = 0; i + 5 < numbers.length; i += 6) pen.curve(...numbers.slice(i, i + 6));
}

/** Lines that run across and up by turns. */
const alternating =
  (across: boolean): Draw =>
  (pen, numbers) => {
    for (const [i, step] of numbers.entries()) {
      if ((i % 2 === 0) === across) pen.line(step, 0);
      else pen.line(0, step);
    }
  };

/** Curves that begin across and end upright, and the other way, by turns; the last may end aslant. */
const bows =
  (first: boolean): Draw =>
  (pen, numbers) => {
    for (let i = 0, across = first; i + 3 < numbers.length; i += 4, across = !across) {
      const [a, b, c, d] = numbers.slice(i, i + 4);
      const aslant = numbers.length - i === 5 ? numbers[i + 4] : 0;
      if (across) pen.curve(a, 0, b, c, aslant, d);
      else pen.curve(0, a, b, c, d, aslant);
    }
  };

/** Curves that begin and end in the same direction; the first may begin aslant. */
const arches =
  (across: boolean): Draw =>
  (pen, numbers) => {
    let aslant = numbers.length % 4 === 1 ? numbers[0] : 0;
    for (let i = numbers.length % 4; i + 3 < numbers.length; i += 4) {
      const [a, b, c, d] = numbers.slice(i, i + 4);
      if (across) pen.curve(a, aslant, b, c, d, 0);
      else pen.curve(aslant, a, b, c, 0, d);
      aslant = 0;
    }
  };

const flexed: Draw = (pen, [a, b, c, d, e, f, g, h, i, j, k]) => {
  const [dx, dy] = [a + c + e + g + i, b + d + f + h + j];
  pen.curve(a, b, c, d, e, f);
  if (Math.abs(dx) > Math.abs(dy)) pen.curve(g, h, i, j, k, -dy);
  else pen.curve(g, h, i, j, -dx, k);
};

const OPERATORS: Readonly<Record<number, Draw>> = {
  4: (pen, numbers) => pen.move(0, numbers.at(-1) ?? 0),
  5: lines,
  6: alternating(true),
  7: alternating(false),
  8: curves,
  21: (pen, numbers) => pen.move(numbers.at(-2) ?? 0, numbers.at(-1) ?? 0),
  22: (pen, numbers) => pen.move(numbers.at(-1) ?? 0, 0),
  24: (pen, numbers) => {
    curves(pen, numbers.slice(0, -2));
    lines(pen, numbers.slice(-2));
  },
  25: (pen, numbers) => {
    lines(pen, numbers.slice(0, -6));
    curves(pen, numbers.slice(-6));
  },
  26: arches(false),
  27: arches(true),
  30: bows(false),
  31: bows(true),
  1234: (pen, [a, b, c, d, e, f, g]) => {
    pen.curve(a, 0, b, c, d, 0);
    pen.curve(e, 0, f, -c, g, 0);
  },
  1235: (pen, numbers) => curves(pen, numbers.slice(0, 12)),
  1236: (pen, [a, b, c, d, e, f, g, h, i]) => {
    pen.curve(a, b, c, d, e, 0);
    pen.curve(f, 0, g, h, i, -(b + d + h));
  },
  1237: flexed,
};

/**
 * The outline of a glyph ("The Type 2 Charstring Format", Adobe note 5177); arithmetic, which no font at hand uses, is
 * left out. @param common and @param own subroutines
 */
export function charstringOutline(
  view: DataView,
  glyph: Span,
  common: readonly Span[],
  own: readonly Span[],
): Outline {
  const pen = new Pen();
  let numbers: number[] = [];
  let stems = 0;
  const called = (subroutines: readonly Span[]): Span | undefined => {
    const bias = subroutines.length < 1240 ? 107 : subroutines.length < 33900 ? 1131 : 32768;
    return subroutines[(numbers.pop() ?? 0) + bias];
  };
  /** Whether the glyph ended. */
  const run = ([start, end]: Span, depth: number): boolean => {
    for (let at = start; at < end; ) {
      const byte = view.getUint8(at++);
      if (byte === 28) {
        numbers.push(view.getInt16(at));
        at += 2;
      } else if (byte >= 32) {
        if (byte <= 246) numbers.push(byte - 139);
        else if (byte <= 250) numbers.push((byte - 247) * 256 + view.getUint8(at++) + 108);
        else if (byte <= 254) numbers.push(-(byte - 251) * 256 - view.getUint8(at++) - 108);
        else {
          numbers.push(view.getInt32(at) / 65536);
          at += 4;
        }
      } else if (byte === 10 || byte === 29) {
        const part = called(byte === 10 ? own : common);
        if (part && depth < DEEPEST && run(part, depth + 1)) return true;
      } else if (byte === 11) return false;
      else if (byte === 14) return true;
      else {
        if ([1, 3, 18, 19, 20, 23].includes(byte)) stems += numbers.length >> 1;
        if (byte === 19 || byte === 20) at += (stems + 7) >> 3;
        OPERATORS[byte === 12 ? 1200 + view.getUint8(at++) : byte]?.(pen, numbers);
        numbers = [];
      }
    }
    return false;
  };
  run(glyph, 0);
  return pen.lines.map((line) => [...line, line[0], line[1]]);
}
