import { describe, expect, it } from "vitest";
import { type GrayImage, inverted } from "../../engine/photo/gray-image.ts";
import { aslant, bent, blurred, cut, type Drawing, drawnGrid, scaled, shadowed, turned } from "./drawn.ts";
import { read } from "./reader.ts";
import { Dice } from "./train/dice.ts";

const EASY = "000153290350700010104026000080067000670500000425000000530600000040010709210900045";
const SUDOKU: Drawing = { rows: 9, cols: 9, numbers: [...EASY].map(Number), thickEach: 3 };
/** 7 x 7, and another of two digits. */
const ISLANDS: Drawing = {
  rows: 7,
  cols: 7,
  numbers: [..."4010000000003000000000000000002030000000040000400"].map(Number),
};
const WIDE: Drawing = {
  rows: 6,
  cols: 10,
  numbers: new Array<number>(60).fill(0).with(3, 12).with(27, 7).with(44, 10),
};

function textOf(image: GrayImage): string {
  const found = read(image);
  return found.ok ? found.value.numbers.join("") : found.problem.code;
}

describe("reading a picture", () => {
  const flat = drawnGrid(SUDOKU);
  const ways: readonly (readonly [string, () => GrayImage])[] = [
    ["as it is printed", () => flat],
    ["light on dark", () => inverted(flat)],
    ["turned by 40 degrees", () => turned(flat, 40)],
    ["upside down", () => turned(flat, 180)],
    ["at half size", () => scaled(flat, 0.5)],
    ["in a shadow", () => shadowed(flat, new Dice(5))],
    ["out of focus", () => blurred(flat, 2)],
    ["whose thin lines vanish out of focus", () => blurred(drawnGrid({ ...SUDOKU, thin: 0.25 }), 2)],
    ["light on dark, with faint lines", () => inverted(drawnGrid({ ...SUDOKU, thin: 0.15 }))],
    ["aslant", () => aslant(flat, 0.25)],
    ["on bent paper", () => bent(flat, 0.03)],
  ];
  it.each(ways)("reads a board %s", (_name, picture) => {
    expect(textOf(picture())).toBe(EASY);
  });

  it.each([ISLANDS, WIDE])("reads numbers on a board of any size ($cols x $rows)", (drawing) => {
    const found = read(drawnGrid(drawing));
    if (!found.ok) throw new Error(found.problem.code);
    const { rows, cols, numbers } = found.value;
    expect([rows, cols]).toEqual([drawing.rows, drawing.cols]);
    expect(numbers).toEqual(drawing.numbers);
  });

  it("marks what it changed so that there is one answer", () => {
    const wrong = SUDOKU.numbers.with(3, 7);
    const found = read(drawnGrid({ ...SUDOKU, numbers: wrong }));
    // A misprint is read as it stands, or as a board with one answer whose change is marked.
    if (!found.ok) throw new Error(found.problem.code);
    const differing = found.value.numbers.flatMap((number, cell) => (number === wrong[cell] ? [] : [cell]));
    expect(found.value.doubts.map(({ cell }) => cell)).toEqual(expect.arrayContaining(differing));
  });
});

describe("a picture without a board", () => {
  const dice = new Dice(11);
  const filled = (pixel: () => number): GrayImage => ({
    width: 300,
    height: 240,
    pixels: Uint8Array.from({ length: 300 * 240 }, pixel),
  });
  it.each<readonly [string, GrayImage, string]>([
    ["white", filled(() => 255), "photo-no-grid"],
    ["noise", filled(() => dice.below(256)), "photo-"],
    ["an empty grid", drawnGrid({ rows: 8, cols: 8, numbers: new Array<number>(64).fill(0) }), "photo-empty"],
    [
      "an empty Sudoku",
      drawnGrid({ rows: 9, cols: 9, numbers: new Array<number>(81).fill(0), thickEach: 3 }),
      "photo-empty",
    ],
    ["a picture of one pixel", { width: 1, height: 1, pixels: Uint8Array.of(0) }, "photo-no-grid"],
  ])("is refused with a sentence: %s", (_name, image, code) => {
    const found = read(image);
    expect(found.ok ? "read" : found.problem.code).toContain(code);
  });

  const board = drawnGrid(SUDOKU);
  it.each([0.86, 0.87, 0.88])("is refused where its last cells are not whole: %f of a side", (part) => {
    const { width, height } = board;
    expect(textOf(cut(board, { width: Math.round(part * width), height }))).toBe("photo-cut");
    expect(textOf(cut(board, { width, height: Math.round(part * height) }))).toBe("photo-cut");
  });

  it.each([0.4, 0.58, 0.7, 0.8])("is refused where the rim cuts a board off: %f of its width", (part) => {
    const { width, height } = board;
    expect(textOf(cut(board, { width: Math.round(part * width), height }))).toBe("photo-cut");
  });

  it.each([0.65, 0.75])(
    "is cut off, though what else is found in it cannot be read: %f of its width",
    (part) => {
      const faint = drawnGrid({ ...SUDOKU, thin: 0.4 });
      expect(textOf(cut(faint, { width: Math.round(part * faint.width), height: faint.height }))).toBe(
        "photo-cut",
      );
    },
  );
});
