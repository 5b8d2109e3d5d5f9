import { deflateRawSync } from "node:zlib";
import lz from "lz-string";
import { describe, expect, it } from "vitest";
import { importText } from "../../engine/kinds/import.ts";
import { randomFrom } from "../../engine/model/random.ts";
import { unpackers as node } from "../../puzzles/terminal/unpack.ts";
import { unpackers as browser } from "../../worker/thread/unpack.ts";

function noise(length: number): string {
  const random = randomFrom(1);
  return Array.from({ length }, () => String.fromCharCode(33 + random.below(90))).join("");
}
const deflated = (text: string): string => deflateRawSync(Buffer.from(text)).toString("base64");

const penpa = (text: string): string => `https://swaroopg92.github.io/penpa-edit/#m=edit&p=${deflated(text)}`;
const fPuzzles = (text: string): string =>
  `https://f-puzzles.com/?load=${encodeURIComponent(lz.compressToBase64(text))}`;
const blank = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));

describe.each([
  ["the worker", browser],
  ["the command line", node],
])("packed texts in %s", (_, unpackers) => {
  it("come out as they went in", async () => {
    expect(await unpackers.inflate(deflated("square,10,9"), 100)).toBe("square,10,9");
    expect(await unpackers.lz(lz.compressToBase64('{"size":9}'), 100)).toBe('{"size":9}');
    const board = JSON.stringify({ size: 4, grid: blank });
    expect((await importText(fPuzzles(board), unpackers)).ok).toBe(true);
  });

  it("that would unfold without measure are refused with a sentence", async () => {
    const deep = await importText(penpa("0".repeat(3_000_000)), unpackers);
    expect(deep.ok ? "" : deep.problem.code).toBe("penpa-packed");
    const board = JSON.stringify({ size: 4, grid: blank, title: noise(40_000) });
    expect((await importText(fPuzzles(board), unpackers)).ok).toBe(false);
  });

  it("that would unfold to a million characters of a few thousand are refused, too", async () => {
    const packed = lz.compressToBase64(" ".repeat(1_000_000));
    expect(packed.length).toBeLessThan(5_000);
    expect(await unpackers.lz(packed, 500_000)).toBe(null);
    expect(await unpackers.lz(lz.compressToBase64(" ".repeat(500_000)), 500_000)).toBe(" ".repeat(500_000));
  });

  it("come out as the library that packs them unpacks them, whole or broken", async () => {
    const random = randomFrom(5);
    for (let text = 0; text < 200; text++) {
      const words = Array.from(
        { length: random.below(60) },
        () => ["given", '":1,', "九", "é", "🧩", "a"][random.below(6)],
      );
      const packed = lz.compressToBase64(words.join(""));
      expect(await unpackers.lz(packed, 10_000)).toBe(lz.decompressFromBase64(packed));
      const cut = packed.slice(0, random.below(packed.length));
      expect((await unpackers.lz(cut, 10_000)) || null).toBe(lz.decompressFromBase64(cut) || null);
    }
  });

  it("that are none are refused with a sentence", async () => {
    const read = await importText("https://swaroopg92.github.io/penpa-edit/#m=edit&p=no*base64", unpackers);
    expect(read.ok ? "" : read.problem.code).toBe("penpa-packed");
  });
});
