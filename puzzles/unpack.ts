import { inflateRawSync } from "node:zlib";
import lz from "lz-string";
import type { Unpackers } from "../engine/kinds/import.ts";

/** Node's ways to unpack the packed addresses of other programs. */
export const unpackers: Unpackers = {
  inflate: async (base64, most) =>
    inflateRawSync(Buffer.from(base64, "base64"), { maxOutputLength: most }).toString("utf8"),
  lz: async (base64) => lz.decompressFromBase64(base64),
};
