import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { selectionAfter } from "../../../web/boards/digits/select.ts";
import { cellAfter } from "../../../web/boards/keys.ts";
import { areaOf, cellAtPlace, placeOf } from "../../../web/boards/places.ts";
import { lineOf, type Stroke, strokeTo, tapOn } from "../../../web/boards/stroke.ts";
import { DOT, moveOf, WALL } from "../../../web/kinds/nurikabe/paint.ts";
import { timesOfKey } from "../../../web/ui/pan-zoom/zoom-input.ts";

const size = fc.record({ rows: fc.integer({ min: 1, max: 50 }), cols: fc.integer({ min: 1, max: 50 }) });
const pair = size.chain(({ rows, cols }) => {
  const cell = fc.integer({ min: 0, max: rows * cols - 1 });
  return fc.record({ rows: fc.constant(rows), cols: fc.constant(cols), from: cell, to: cell });
});

fc.configureGlobal({ seed: 20, numRuns: 300 });

describe("a stroke", () => {
  it("goes by neighbours from one cell to the other, however far they are apart", () => {
    fc.assert(
      fc.property(pair, ({ cols, from, to }) => {
        const line = lineOf(from, to, cols);
        expect(line[0]).toBe(from);
        expect(line.at(-1)).toBe(to);
        for (const [index, cell] of line.slice(1).entries()) {
          const before = line[index];
          expect(Math.abs(Math.floor(cell / cols) - Math.floor(before / cols))).toBeLessThanOrEqual(1);
          expect(Math.abs((cell % cols) - (before % cols))).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it("holds each cell once, in the order they were met", () => {
    const stroke = strokeTo(strokeTo(strokeTo(tapOn(0), 0, 2, 10), 2, 0, 10), 0, 20, 10);
    expect(stroke.cells).toEqual([0, 1, 2, 10, 20]);
    expect(stroke.dragged).toBe(true);
  });
});

describe("painting", () => {
  const line = fc.array(fc.constantFrom(0, WALL, DOT), { minLength: 30, maxLength: 30 });
  const clueLine = fc.array(fc.constantFrom(0, 0, 0, 5, -1), { minLength: 30, maxLength: 30 });
  const strokes: fc.Arbitrary<Stroke> = fc.record({
    cells: fc.uniqueArray(fc.integer({ min: 0, max: 29 }), { minLength: 1, maxLength: 12 }),
    dragged: fc.boolean(),
    other: fc.boolean(),
    more: fc.boolean(),
    precise: fc.boolean(),
  });
  const brush = fc.record({
    tap: fc.constantFrom("cycle" as const, "tool" as const),
    tool: fc.constantFrom("wall" as const, "dot" as const),
  });

  it("never touches a clue and never overwrites another mark beyond the first cell", () => {
    fc.assert(
      fc.property(strokes, line, clueLine, brush, (stroke, marks, clues, chosen) => {
        const move = moveOf(stroke, marks, clues, chosen);
        const [first] = stroke.cells.filter((cell) => clues[cell] === 0);
        expect(move === null).toBe(first === undefined);
        if (!move) return;
        if (move.cells.includes(first)) expect(move.mark).not.toBe(marks[first]);
        else expect([move.mark, chosen.tap]).toEqual([marks[first], "tool"]);
        for (const cell of move.cells) {
          expect(clues[cell]).toBe(0);
          expect(stroke.cells).toContain(cell);
          if (cell !== first) expect(marks[cell]).toBe(move.mark === 0 ? marks[first] : 0);
        }
      }),
    );
  });
});

describe("a stroke with a chosen mark", () => {
  const over = (marks: number[], tool: "wall" | "dot") =>
    moveOf({ ...tapOn(0), cells: [0, 1, 2, 3], dragged: true }, marks, [0, 0, 0, 0], { tap: "tool", tool });

  it("goes on from the same mark, and clears where it meets no blank cell", () => {
    expect(over([WALL, WALL, 0, DOT], "wall")).toEqual({ type: "mark", cells: [2], mark: WALL });
    expect(over([WALL, WALL, DOT, WALL], "wall")).toEqual({ type: "mark", cells: [0, 1, 3], mark: 0 });
    expect(over([DOT, 0, 0, WALL], "wall")).toEqual({ type: "mark", cells: [0, 1, 2], mark: WALL });
    expect(over([DOT, 0, 0, WALL], "dot")).toEqual({ type: "mark", cells: [1, 2], mark: DOT });
  });
});

describe("selecting", () => {
  const drag = { ...tapOn(4), cells: [4, 5], dragged: true };
  const cases: [string, number[], Stroke, boolean, number[]][] = [
    ["a tap selects", [1, 2], tapOn(4), false, [4]],
    ["a tap on one of many selects it alone", [4, 2], tapOn(4), false, [4]],
    ["a tap on the only one lets it go", [4], tapOn(4), false, []],
    ["unless it is to be kept", [4], tapOn(4), true, [4]],
    ["a drag from the only one keeps it", [4], drag, false, [4, 5]],
    ["more adds", [1], { ...tapOn(4), more: true }, false, [1, 4]],
    ["more takes out", [1, 4], { ...tapOn(4), more: true }, false, [1]],
    [
      "more by a drag adds what is new and puts the last cell last",
      [5, 1],
      { ...drag, more: true },
      false,
      [1, 4, 5],
    ],
  ];
  it.each(cases)("%s", (_name, selection, stroke, keep, expected) => {
    expect(selectionAfter(selection, stroke, keep)).toEqual(expected);
  });
});

describe("keys", () => {
  it("never lead off the board", () => {
    const names = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"];
    fc.assert(
      fc.property(pair, fc.constantFrom(...names), fc.boolean(), ({ rows, cols, from }, key, ctrlKey) => {
        const to = cellAfter({ key, ctrlKey, metaKey: false }, from, rows, cols, 5);
        expect(to).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThan(rows * cols);
      }),
    );
  });

  it("leave what is not theirs", () => {
    const plain = { ctrlKey: false, metaKey: false };
    expect(cellAfter({ key: "5", ...plain }, 3, 9, 9, 8)).toBeNull();
    expect(timesOfKey({ key: "5", ...plain })).toBeNull();
    expect(timesOfKey({ key: "+", ctrlKey: true, metaKey: false })).toBeNull();
    expect(timesOfKey({ key: "+", ...plain })).toBeGreaterThan(1);
    expect(timesOfKey({ key: "-", ...plain })).toBeLessThan(1);
  });
});

describe("places", () => {
  it("of a cell's middle are the cell", () => {
    fc.assert(
      fc.property(pair, ({ from, ...extent }) => {
        expect(cellAtPlace(placeOf(from, extent, 0.5), extent)).toBe(from);
      }),
    );
  });

  it("on the far edge belong to the last row and column", () => {
    expect(cellAtPlace({ across: 1, down: 1 }, { rows: 3, cols: 4 })).toBe(11);
  });

  it("of several cells span them all", () => {
    const area = areaOf([11, 2], { rows: 3, cols: 4 });
    expect(area).toEqual({ from: { across: 0.5, down: 0 }, to: { across: 1, down: 1 } });
  });
});
