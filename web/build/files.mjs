// Files of the build: their paths and their hashes.
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** All files below a folder, sorted. @param {string} folder */
export const filesUnder = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** A short name for contents: 12 hexadecimal digits. @param {(string | Uint8Array)[]} parts */
export const versionOf = (parts) => {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex").slice(0, 12);
};

/** The hash that content policies and integrity checks use, in base64. @param {string | Uint8Array} bytes */
export const sha256 = (bytes) => createHash("sha256").update(bytes).digest("base64");
