import type { Unpackers } from "../../engine/kinds/import.ts";
import { unpackLz } from "../../engine/kinds/shared/lz.ts";

/** The browser's ways to unpack the packed addresses of other programs. */
export const unpackers: Unpackers = {
  async inflate(base64, most) {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return readUpTo(unpacked, most);
  },
  lz: async (base64, most) => unpackLz(base64, most),
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
