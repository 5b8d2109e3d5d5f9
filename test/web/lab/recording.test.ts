import { describe, expect, it } from "vitest";
import { append, EMPTY_RECORDING, eventAt, type Recording } from "../../../web/lab/shared/recording.ts";

/** Events numbered from a number on. */
const from = (first: number, count: number): Int32Array =>
  Int32Array.from({ length: count }, (_, index) => first + index);

const held = (recording: Recording): number[] =>
  Array.from({ length: recording.length }, (_, index) => eventAt(recording, index));

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe("a recording", () => {
  it("holds what it was told in order, whatever the size of the parts", () => {
    for (const sizes of [[1, 2, 3], [16_384], [16_383, 1, 1], [16_384, 16_384, 1], [50_000, 0, 7, 40_000]]) {
      let recording = EMPTY_RECORDING;
      for (const size of sizes) recording = append(recording, from(recording.length, size));
      const length = sizes.reduce((sum, size) => sum + size, 0);
      expect(recording.length).toBe(length);
      expect(held(recording)).toEqual(numbers(length));
    }
  });

  it("is a value: what comes later changes none that there was", () => {
    const kept: Recording[] = [EMPTY_RECORDING];
    for (let part = 0; part < 40; part++) {
      const last = kept.at(-1) as Recording;
      kept.push(append(last, from(last.length, 1_000)));
    }
    kept.forEach((recording, parts) => {
      expect(recording.length).toBe(parts * 1_000);
      expect(held(recording)).toEqual(numbers(parts * 1_000));
    });
  });

  it("can go on in two ways", () => {
    const shared = append(EMPTY_RECORDING, from(0, 20_000));
    const one = append(shared, from(100, 5));
    const other = append(shared, from(200, 20_000));
    expect(held(one).slice(20_000)).toEqual([100, 101, 102, 103, 104]);
    expect(held(other).slice(20_000)).toEqual(Array.from(from(200, 20_000)));
    expect(held(append(one, from(7, 1))).at(-1)).toBe(7);
    expect(append(shared, new Int32Array(0))).toBe(shared);
  });

  it("takes events one by one at the same cost each", () => {
    let recording = EMPTY_RECORDING;
    for (let index = 0; index < 100_000; index++) recording = append(recording, Int32Array.of(index));
    expect(eventAt(recording, 99_999)).toBe(99_999);
    expect(recording.shelf.blocks.length).toBe(7);
  });

  it("tells nothing that it does not hold", () => {
    expect(() => eventAt(EMPTY_RECORDING, 0)).toThrow();
    const recording = append(EMPTY_RECORDING, from(0, 3));
    append(recording, from(3, 3));
    expect(() => eventAt(recording, 3)).toThrow();
    expect(() => eventAt(recording, -1)).toThrow();
  });
});
