import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Batch, RECORD_VERSION } from "../../web/make/making.ts";
import {
  easiestFirst,
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
const RATING = {
  level: 3,
  work: 340,
  needs: [{ id: "hidden-triple", name: { en: "Hidden triple", zh: "隐性三数组" }, level: 3, count: 1 }],
};
const made = (number: number) => ({ text: TEXT, rating: RATING, number });
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
        nurikabe: { rows: 12, cols: 9, level: 4, rule: "out-of-reach" },
      },
    } as const;
    const remembered = { version: RECORD_VERSION, order, batches: [batch(4, 2), batch(1, 3)], next: 6 };
    expect(readRemembered(JSON.parse(JSON.stringify(remembered)))).toEqual(remembered);
  });

  it("is the first order where nothing was", () => {
    expect(readRemembered(undefined)).toEqual({
      ...{ version: RECORD_VERSION, order: FIRST_ORDER, batches: [], next: 1 },
    });
  });

  it("leaves out what cannot be, and keeps the rest", () => {
    const { order, batches, next } = readRemembered({
      version: RECORD_VERSION,
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

  it("keeps the puzzles of a record with another measure, without its levels", () => {
    const old = { ...batch(1, 1), puzzles: [{ text: TEXT, level: 4, technique: null, number: 1 }] };
    const order = {
      kind: "sudoku",
      count: 2,
      wishes: { sudoku: { rows: 9, cols: 9, level: 5, symmetry: "diagonal" } },
    };
    const read = readRemembered({ order, batches: [old], next: 2 });
    expect(read.order.wishes.sudoku).toEqual({ rows: 9, cols: 9, symmetry: "diagonal" });
    expect(read.batches).toEqual([
      { kind: "sudoku", wish: { rows: 4, cols: 4 }, puzzles: [{ text: TEXT, rating: null, number: 1 }] },
    ]);
  });

  it("leaves out what is unsound of a rating", () => {
    const rated = (rating: unknown) =>
      readRemembered({
        version: RECORD_VERSION,
        batches: [{ ...batch(1, 1), puzzles: [{ ...made(1), rating }] }],
      }).batches[0].puzzles[0].rating;
    expect(rated({ ...RATING, needs: [...RATING.needs, { id: 3 }, null] })).toEqual(RATING);
    expect([rated({ ...RATING, level: 8 }), rated({ ...RATING, work: "much" }), rated(7)]).toEqual([
      null,
      null,
      null,
    ]);
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

describe("a list of made puzzles", () => {
  it("goes by level, then by work; those without a rating come last", () => {
    const of = (number: number, level: number, work: number) => ({
      text: TEXT,
      number,
      rating: { level, work, needs: [] },
    });
    const puzzles = [{ ...made(1), rating: null }, of(2, 5, 90), of(3, 2, 400), of(4, 2, 230), of(5, 5, 80)];
    expect(easiestFirst(puzzles).map(({ number }) => number)).toEqual([4, 3, 5, 2, 1]);
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
  const remembered = (next: number, ...batches: Batch[]) => ({
    ...{ version: RECORD_VERSION, order: FIRST_ORDER, batches, next },
  });
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
