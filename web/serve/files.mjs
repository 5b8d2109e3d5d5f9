// The files of the server: the path that a request names, the bytes below the served folder, the media type.
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";

/** @type {Record<string, string>} */
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".png": "image/png",
};

/** The media type of a file by its name. @param {string} path */
export const typeOf = (path) => TYPES[extname(path)] ?? "application/octet-stream";

/** The errors of reading that mean "not found" to a browser. */
const ABSENT = new Set(["ENOENT", "ENOTDIR", "EISDIR", "ENAMETOOLONG", "EACCES", "ELOOP"]);

/** The path that the target of a request names, decoded, or null if the target is no path. @param {string} target */
export function pathOf(target) {
  const from = /^https?:\/\/[^/?#]*/i.exec(target)?.[0].length ?? 0;
  const path = target.slice(from).replace(/[?#].*$/s, "") || "/";
  if (!path.startsWith("/")) return null;
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes("\0") ? null : decoded;
  } catch {
    return null;
  }
}

/** The bytes of a file below a folder, or null if there is no such file. @param {string} folder @param {string} inside */
export function bytesOf(folder, inside) {
  const isOutside = inside.split(/[/\\]/).some((step) => step === "" || step === "." || step === "..");
  if (isOutside) return null;
  try {
    return readFileSync(join(folder, inside));
  } catch (error) {
    if (ABSENT.has(/** @type {NodeJS.ErrnoException} */ (error).code ?? "")) return null;
    throw error;
  }
}
