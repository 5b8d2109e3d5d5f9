import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Batch } from "../../web/make/making.ts";
import {
  FIRST_ORDER,
  MOST_AT_ONCE,
  MOST_KEPT,
  madeId,
  readRemembered,
  together,
  withPuzzle,
} from "../../web/make/order.ts";

fc.configureGlobal({ seed: 11 });

const TEXT = "1000020000300004";
const made = (number: number) => ({ text: TEXT, level: 2, technique: null, number });
const batch = (first: number, count: number): Batch => ({
  kind: "sudoku",
  wish: { rows: 4, cols: 4, level: 2 },
  puzzles: Array.from({ length: count }, (_, n) => made(first + n)),
});

describe("what is remembered of making", () => {
  it("comes back as it was", () => {
    const order = {
      kind: "nurikabe",
      count: 6,
      wishes: {
        sudoku: { rows: 6, cols: 6, symmetry: "diagonal", givens: 14, minimal: true },
        nurikabe: { rows: 12, cols: 9, level: 4 },
      },
    } as const;
    const remembered = { order, batches: [batch(4, 2), batch(1, 3)], next: 6 };
    expect(readRemembered(JSON.parse(JSON.stringify(remembered)))).toEqual(remembered);
  });

  it("is the first order where nothing was", () => {
    expect(readRemembered(undefined)).toEqual({ order: FIRST_ORDER, batches: [], next: 1 });
  });

  it("leaves out what cannot be, and keeps the rest", () => {
    const { order, batches, next } = readRemembered({
      order: {
        kind: "chess",
        count: 51,
        wishes: { sudoku: { rows: 4, cols: 4, level: 9, symmetry: "odd" } },
      },
      batches: [
        { ...batch(7, 1), puzzles: [made(7), { ...made(8), text: "x" }, { ...made(9), number: -1 }] },
        { ...batch(1, 1), kind: "chess" },
        { ...batch(1, 1), wish: { rows: 900, cols: 4 } },
        "nothing",
      ],
      next: 2,
    });
    expect(order).toEqual({
      kind: "sudoku",
      count: 1,
      wishes: { ...FIRST_ORDER.wishes, sudoku: { rows: 4, cols: 4 } },
    });
    expect(batches).toEqual([{ ...batch(7, 1), puzzles: [made(7)] }]);
    expect(next).toBe(8);
  });

  it("is an order that can be carried out, whatever was stored", () => {
    const likely = fc.constantFrom(
      "order",
      "batches",
      "next",
      "kind",
      "count",
      "wishes",
      "sudoku",
      "puzzles",
      "wish",
    );
    const stored = fc.dictionary(likely, fc.anything({ key: likely, maxDepth: 4 }));
    fc.assert(
      fc.property(stored, (anything) => {
        const { order, next } = readRemembered(anything);
        const { rows, cols } = order.wishes[order.kind];
        return order.count >= 1 && order.count <= MOST_AT_ONCE && rows * cols >= 16 && next >= 1;
      }),
    );
  });
});

describe("a made puzzle", () => {
  it("begins a batch in front of the others, and joins it from then on", () => {
    const old = batch(1, 2);
    const empty = { ...batch(3, 0) };
    const first = withPuzzle([old], empty, made(3));
    expect(first.map(({ puzzles }) => puzzles.length)).toEqual([1, 2]);
    const second = withPuzzle(first, first[0], made(4));
    expect(second.map(({ puzzles }) => puzzles.map(({ number }) => number))).toEqual([
      [3, 4],
      [1, 2],
    ]);
  });

  it("lets the oldest go when there are very many, never its own batch", () => {
    const many = [batch(151, 50), batch(101, 50), batch(51, 50), batch(1, 50)];
    const next = withPuzzle(many, { ...batch(0, 0) }, made(201));
    expect(next.map(({ puzzles }) => puzzles.length)).toEqual([1, 50, 50, 50]);
    const whole = withPuzzle([batch(2, 300)], { ...batch(0, 0) }, made(1));
    expect(whole.map(({ puzzles }) => puzzles.length)).toEqual([1]);
  });
});

describe("what is made here and what lies in storage", () => {
  const of = (first: number, ...texts: string[]): Batch => ({
    ...batch(first, 0),
    puzzles: texts.map((text, n) => ({ ...made(first + n), text })),
  });
  const remembered = (next: number, ...batches: Batch[]) => ({ order: FIRST_ORDER, batches, next });
  const NONE = new Set<string>();

  it("come together, newest first, each puzzle once", () => {
    const here = remembered(6, of(5, "e"), of(1, "a", "b"));
    expect(together(here, remembered(3, of(1, "a", "b")), NONE)).toEqual(here);
    const other = remembered(8, of(7, "g"), of(3, "c", "b"), of(1, "a", "b"));
    const both = together(here, other, NONE);
    expect(both.batches).toEqual([of(7, "g"), of(5, "e"), of(3, "c"), of(1, "a", "b")]);
    expect(both.batches[1]).toBe(here.batches[0]);
    expect(both.next).toBe(8);
  });

  it("leave out what was removed here, and of very many the oldest, but nothing of here", () => {
    const removed = new Set([madeId("sudoku", { ...made(1), text: "a" })]);
    expect(together(remembered(1), remembered(3, of(1, "a", "b")), removed).batches).toEqual([of(2, "b")]);
    const many = of(101, ...Array.from({ length: MOST_KEPT }, (_, n) => `m${n}`));
    const kept = together(remembered(2, of(1, "a")), remembered(301, many, of(50, "o")), NONE).batches;
    expect(kept).toEqual([many, of(1, "a")]);
  });
});
