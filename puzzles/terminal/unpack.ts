import { inflateRawSync } from "node:zlib";
import type { Unpackers } from "../../engine/kinds/import.ts";
import { unpackLz } from "../../engine/kinds/shared/lz.ts";

/** Node's ways to unpack the packed addresses of other programs. */
export const unpackers: Unpackers = {
  inflate: async (base64, most) =>
    inflateRawSync(Buffer.from(base64, "base64"), { maxOutputLength: most }).toString("utf8"),
  lz: async (base64, most) => unpackLz(base64, most),
};
