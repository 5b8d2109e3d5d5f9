import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodeNumber16,
  EMPTY,
  encodeNumber16,
  MAX_NUMBER16,
  UNKNOWN,
} from "../../engine/kinds/shared/number16.ts";

const value = fc.oneof(
  { weight: 4, arbitrary: fc.constant(EMPTY) },
  { weight: 1, arbitrary: fc.constant(UNKNOWN) },
  { weight: 3, arbitrary: fc.nat(40) },
  { weight: 2, arbitrary: fc.nat(MAX_NUMBER16) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0, 15, 16, 255, 256, 4095, 4096, 8191, 8192, 12239, 12240, 77775, 77776),
  },
);

describe("the number bodies of pzpr addresses", () => {
  it("come back as they went, whole", () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 120 }), (values) => {
        const body = encodeNumber16(values);
        expect(decodeNumber16(body, values.length)).toEqual({ values, used: body.length });
      }),
      { seed: 16, numRuns: 2000 },
    );
  });

  it.each([
    ["one digit", "9", [9]],
    ["letters a to f are 10 to 15", "af", [10, 15]],
    ["two hexadecimal digits", "-11", [17]],
    ["three", "+100", [256]],
    ["three above 4096", "=001", [4097]],
    ["three above 8192, today and in old addresses", "@001%002", [8193, 8194]],
    ["four above 12240", "*0000", [12240]],
    ["five above 77776", "$00001", [77777]],
    ["a question mark", ".", [UNKNOWN]],
    ["gaps of one to twenty", "g1h2z3", [EMPTY, 1, EMPTY, EMPTY, 2, ...new Array<number>(20).fill(EMPTY), 3]],
  ])("read %s", (_, body, values) => {
    expect(decodeNumber16(body, values.length).values).toEqual(values);
  });

  it("may lack their tail", () => {
    expect(decodeNumber16("3", 4).values).toEqual([3, EMPTY, EMPTY, EMPTY]);
  });

  it("skip what they do not know, a cut-off number included", () => {
    expect(decodeNumber16("!1-z", 22).values.slice(0, 2)).toEqual([1, EMPTY]);
    expect(decodeNumber16("5+1", 2).values).toEqual([5, 1]);
  });

  it("stop when the cells are full", () => {
    expect(decodeNumber16("12z345", 3)).toEqual({ values: [1, 2, EMPTY], used: 3 });
  });

  it("are written with all their gaps", () => {
    expect(encodeNumber16([1, ...new Array<number>(23).fill(EMPTY)])).toBe("1zi");
  });
});
