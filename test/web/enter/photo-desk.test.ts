import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ok } from "../../../engine/model/result.ts";
import { PhotoDesk } from "../../../web/enter/photo/photo-desk.ts";
import { extendByEntering } from "../../../web/enter/reduce.ts";
import { emptyStore } from "../empty-state.ts";

const CORNERS = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];
const BOARD = { kind: "sudoku", text: "0".repeat(81), rows: 9, cols: 9, doubts: [], corners: CORNERS };

let ends: number;
let desk: PhotoDesk;

beforeEach(() => {
  vi.useFakeTimers();
  ends = 0;
  const store = emptyStore();
  extendByEntering(store);
  const lane = { ask: async () => ok(BOARD), end: () => void ends++ };
  desk = new PhotoDesk(store, lane as unknown as ConstructorParameters<typeof PhotoDesk>[1]);
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the reader of pictures", () => {
  it("stays warm for a while, for corners that are mended, and then is let go", async () => {
    await desk.read(new Blob());
    await vi.advanceTimersByTimeAsync(15_000);
    await desk.read(new Blob());
    await vi.advanceTimersByTimeAsync(15_000);
    expect(ends).toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ends).toBe(1);
  });

  it("is let go at once with the picture, and only then", async () => {
    await desk.read(new Blob());
    desk.close();
    expect(ends).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ends).toBe(1);
  });
});
