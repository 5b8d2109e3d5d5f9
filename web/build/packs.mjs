// The packs of the library as files beside the app.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./options.mjs";

/** Where packs lie in the built app. Their manifest is a file of the release; the packs are fetched later. */
export const PACKS = "packs";
const MANIFEST = "packs.json";

/** The manifest of a folder and the packs that it names, by the names of their files; none where there is no such folder. @param {string} folder */
export function packs(folder = join(root, "puzzles", PACKS)) {
  /** @type {Map<string, Uint8Array>} */
  const files = new Map();
  const manifest = join(folder, MANIFEST);
  if (!existsSync(manifest)) return files;
  const text = readFileSync(manifest);
  files.set(`${PACKS}/${MANIFEST}`, text);
  for (const { file } of JSON.parse(text.toString("utf8")).packs)
    files.set(`${PACKS}/${file}`, readFileSync(join(folder, file)));
  return files;
}
