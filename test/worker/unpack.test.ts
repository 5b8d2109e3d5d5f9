import { deflateRawSync } from "node:zlib";
import lz from "lz-string";
import { describe, expect, it } from "vitest";
import { randomFrom } from "../../engine/model/random.ts";
import { unpackers as node } from "../../puzzles/unpack.ts";
import { unpackers as browser } from "../../worker/unpack.ts";

function noise(length: number): string {
  const random = randomFrom(1);
  return Array.from({ length }, () => String.fromCharCode(33 + random.below(90))).join("");
}
const deflated = (text: string): string => deflateRawSync(Buffer.from(text)).toString("base64");

describe.each([
  ["the worker", browser],
  ["the command line", node],
])("packed texts in %s", (_, { inflate, lz: unpack }) => {
  it("come out as they went in", async () => {
    expect(await inflate(deflated("square,10,9"))).toBe("square,10,9");
    expect(await unpack(lz.compressToBase64('{"size":9}'))).toBe('{"size":9}');
  });

  it("that would unfold without measure are refused", async () => {
    expect(await inflate(deflated("0".repeat(3_000_000)))).toBeNull();
    expect(await unpack(lz.compressToBase64(noise(40_000)))).toBeNull();
  });

  it("that are none give null", async () => {
    expect(await inflate("no base64 at all!")).toBeNull();
  });
});
