import { inflateRawSync } from "node:zlib";
import lz from "lz-string";
import type { Unpackers } from "../engine/kinds/import.ts";

/** Most characters that a packed text may unfold to. */
const LONGEST = 2_000_000;
/** Longest LZ text that is unpacked; it can grow by about the square of its length, and a board has a few thousand characters. */
const LONGEST_PACKED = 20_000;

/** Node's ways to unpack the packed addresses of other programs. */
export const unpackers: Unpackers = {
  async inflate(base64) {
    try {
      return inflateRawSync(Buffer.from(base64, "base64"), { maxOutputLength: LONGEST }).toString("utf8");
    } catch {
      return null;
    }
  },
  async lz(base64) {
    if (base64.length > LONGEST_PACKED) return null;
    try {
      return lz.decompressFromBase64(base64);
    } catch {
      return null;
    }
  },
};
