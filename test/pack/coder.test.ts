import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { crc32 } from "../../engine/coding/checksum.ts";
import { type Coder, Reader, WHOLE, Writer } from "../../engine/coding/coder.ts";
import { codeChoice, Numbers, SmallNumbers } from "../../engine/coding/numbers.ts";
import { Odds } from "../../engine/coding/odds.ts";
import { Texts } from "../../engine/coding/texts.ts";
import { randomFrom } from "../../engine/model/random.ts";

/** What is read again of what a code wrote: the same function, once with a writer and once with a reader. */
function again<T>(
  items: readonly T[],
  begin: () => (coder: Coder, item: T | null) => T,
): { read: T[]; bytes: number } {
  const writer = new Writer();
  const write = begin();
  for (const item of items) expect(write(writer, item)).toEqual(item);
  const bytes = writer.end();
  const reader = new Reader(bytes);
  const code = begin();
  return { read: items.map(() => code(reader, null)), bytes: bytes.length };
}

const bit = fc.integer({ min: 0, max: 1 });

describe("an arithmetic code gives back what was written", () => {
  it("of bits with odds that learn", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(3), bit)), (bits) => {
        const places = bits.map(([place]) => place);
        const { read } = again(
          bits.map(([, one]) => one),
          () => {
            const odds = new Odds(4);
            let at = 0;
            return (coder, one) => coder.learnt(odds, places[at++], one ?? 0);
          },
        );
        expect(read).toEqual(bits.map(([, one]) => one));
      }),
      { seed: 1 },
    );
  });

  it("of bits against all odds", () => {
    const odds = fc.constantFrom(1, 2, WHOLE / 2, WHOLE - 2, WHOLE - 1);
    fc.assert(
      fc.property(fc.array(fc.tuple(odds, bit), { maxLength: 400 }), (bits) => {
        let at = 0;
        const { read } = again(bits, () => {
          at = 0;
          return (coder, pair) => {
            const ones = bits[at++][0];
            return [ones, coder.fixed(ones, pair?.[1] ?? 0)] as [number, number];
          };
        });
        expect(read).toEqual(bits);
      }),
      { seed: 2 },
    );
  });

  it("of numbers, choices and texts", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(2 ** 31 - 2)),
        fc.array(fc.nat(30)),
        fc.array(fc.string()),
        (large, small, texts) => {
          expect(
            again(large, () => {
              const numbers = new Numbers();
              return (coder, number) => numbers.code(coder, number ?? 0);
            }).read,
          ).toEqual(large);
          expect(
            again(small, () => {
              const numbers = new SmallNumbers(5, 2);
              return (coder, number) => numbers.code(coder, number ?? 0, 1);
            }).read,
          ).toEqual(small);
          expect(again(small, () => (coder, number) => codeChoice(coder, 31, number ?? 0)).read).toEqual(
            small,
          );
          expect(
            again(texts, () => {
              const code = new Texts();
              return (coder, text) => code.code(coder, text ?? "", 100);
            }).read,
          ).toEqual(texts);
        },
      ),
      { seed: 3 },
    );
  });
});

describe("an arithmetic code is short", () => {
  it("takes what the odds say: with one bit in ten set, less than half a bit each", () => {
    const random = randomFrom(4);
    const bits: number[] = Array.from({ length: 20_000 }, () => (random.below(10) === 0 ? 1 : 0));
    const entropy = (0.1 * Math.log2(10) + 0.9 * Math.log2(10 / 9)) * bits.length;
    const { bytes } = again(bits, () => {
      const odds = new Odds(1);
      return (coder, one) => coder.learnt(odds, 0, one ?? 0);
    });
    expect((bytes * 8) / entropy).toBeLessThan(1.03);
  });

  it("takes for choices the logarithm of their number", () => {
    const random = randomFrom(5);
    const choices = Array.from({ length: 5_000 }, () => random.below(7));
    const { bytes } = again(choices, () => (coder, choice) => codeChoice(coder, 7, choice ?? 0));
    expect((bytes * 8) / (choices.length * Math.log2(7))).toBeLessThan(1.001);
  });
});

it("the CRC-32 is that of gzip", () => {
  for (const text of ["", "a", "123456789", "Ergo".repeat(1_000)]) {
    const bytes = new TextEncoder().encode(text);
    expect(crc32(bytes)).toBe(gzipSync(bytes).readUInt32LE(gzipSync(bytes).length - 8));
  }
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
});
