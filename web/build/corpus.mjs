// The starter puzzles as files of the app.
import { readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { filesUnder, versionOf } from "./files.mjs";
import { root } from "./options.mjs";

/** The corpus: every puzzles/<kind>/<level>.txt, and a list of them; texts by the names of their files. */
export function corpus() {
  /** @type {Map<string, string>} */
  const files = new Map();
  const list = [];
  for (const path of filesUnder(join(root, "puzzles")).filter((path) => path.endsWith(".txt"))) {
    const [kind, name, ...deeper] = relative(join(root, "puzzles"), path).split(/[/\\]/);
    if (!name || deeper.length > 0) continue;
    const text = readFileSync(path, "utf8");
    const file = `${kind}/${name}`;
    const count = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#")).length;
    list.push({ kind, level: Number(basename(name, ".txt")), file, count, version: versionOf([text]) });
    files.set(`corpus/${file}`, text);
  }
  files.set("corpus/index.json", JSON.stringify(list));
  return files;
}
