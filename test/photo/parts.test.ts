import { describe, expect, it } from "vitest";
import { CELL_SIDE, inkOf } from "../../engine/photo/digits/cell-ink.ts";
import { glyphsIn } from "../../engine/photo/digits/glyphs.ts";
import { textOfWeights, weightsIn } from "../../engine/photo/digits/weights.ts";
import { evenlyLit } from "../../engine/photo/lighting.ts";
import { shadowed } from "./drawn.ts";
import { charstringOutline } from "./train/charstring.ts";
import { Dice } from "./train/dice.ts";

it("writes each weight of 8 bits so that it is read again, small ones with one character", () => {
  const all = Array.from({ length: 256 }, (_, i) => i - 128);
  const text = textOfWeights(all);
  expect(weightsIn(text)).toEqual(all);
  expect(textOfWeights([0, -1, 1, 43, -44])).toHaveLength(5);
  expect(JSON.stringify(text)).toBe(`"${text}"`);
});

describe("evening out the light", () => {
  it("makes paper in a shadow as bright as the rest, and keeps strokes dark", () => {
    const [width, height] = [320, 240];
    const isInk = (i: number): boolean => (i % width) % 40 < 4;
    const pixels = Uint8Array.from({ length: width * height }, (_, i) => (isInk(i) ? 60 : 220));
    const lit = evenlyLit(shadowed({ width, height, pixels }, new Dice(1), 0.6));
    const [paper, ink] = [false, true].map((wanted) =>
      [...lit.pixels].filter((_, i) => isInk(i) === wanted && i % 7 === 0),
    );
    expect(Math.min(...paper)).toBeGreaterThan(150);
    expect(Math.max(...ink)).toBeLessThan(110);
  });
});

/** A cell of light paper with dark boxes: left, top, right and bottom, the last two excluded. */
function cellWith(...boxes: readonly (readonly [number, number, number, number])[]): Uint8Array {
  const cell = new Uint8Array(CELL_SIDE * CELL_SIDE).fill(220);
  for (const [left, top, right, bottom] of boxes)
    for (let y = top; y < bottom; y++) cell.fill(40, y * CELL_SIDE + left, y * CELL_SIDE + right);
  return cell;
}

describe("cutting glyphs out of a cell", () => {
  const stem = [21, 12, 27, 36] as const;
  const frame = [
    [0, 0, 48, 5],
    [0, 43, 48, 48],
    [0, 0, 5, 48],
    [43, 0, 48, 48],
  ] as const;
  const found = (cell: Uint8Array) => {
    const ink = inkOf(cell);
    return glyphsIn(ink, ink.stroke);
  };

  it("finds what stands within the lines, however thick they are", () => {
    expect(found(cellWith(...frame, stem))).toMatchObject([{ left: 21, top: 12, right: 27, bottom: 36 }]);
  });

  it("takes lines alone for nothing", () => {
    const ink = inkOf(cellWith(...frame));
    expect(glyphsIn(ink, 180)).toEqual([]);
  });

  it("cuts off a crease that runs across the cell", () => {
    const [glyph] = found(cellWith(...frame, stem, [0, 30, 48, 33]));
    expect(glyph.left).toBeGreaterThanOrEqual(18);
    expect(glyph.right).toBeLessThanOrEqual(30);
  });
});

describe("an outline with cubic curves", () => {
  const outline = (...bytes: number[]) =>
    charstringOutline(new DataView(Uint8Array.from(bytes).buffer), [0, bytes.length], [], []);
  const number = (value: number): number => value + 139;

  it("is drawn by steps from point to point", () => {
    // rmoveto 10 20, hlineto 30 40 -30 (across, up, back), endchar
    const bytes = [number(10), number(20), 21, number(30), number(40), number(-30), 6, 14];
    expect(outline(...bytes)).toEqual([[10, 20, 40, 20, 40, 60, 10, 60, 10, 20]]);
  });

  it("ends a curve where its steps lead, and bends on the way", () => {
    // hhcurveto: across 10, then 10 and 20, then across 10
    const [line] = outline(number(0), number(0), 21, number(10), number(10), number(20), number(10), 27, 14);
    expect(line.slice(-4)).toEqual([30, 20, 0, 0]);
    expect(line[3]).toBeGreaterThan(0);
    expect(line[3]).toBeLessThan(5);
  });
});
