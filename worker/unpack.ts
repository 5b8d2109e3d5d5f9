import lz from "lz-string";
import type { Unpackers } from "../engine/kinds/import.ts";

/** Most bytes that a packed text may unfold to; a bomb is cut off there. */
const LONGEST = 2_000_000;
/** Longest LZ text that is unpacked; it can grow by about the square of its length, and a board has a few thousand characters. */
const LONGEST_PACKED = 20_000;

/** The browser's ways to unpack the packed addresses of other programs. */
export const unpackers: Unpackers = {
  async inflate(base64) {
    try {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
      return await readUpTo(unpacked, LONGEST);
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

async function readUpTo(stream: ReadableStream<Uint8Array>, most: number): Promise<string | null> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length <= most) continue;
    await reader.cancel();
    return null;
  }
}
