// `node test/layers/map.mjs` writes the list of folders into ARCHITECTURE.md, between two marks.
import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { LAYERS, SHARED_BY_FEATURES } from "./list.mjs";

const BEGIN = "<!-- folders: written by test/layers/map.mjs -->\n";
const END = "<!-- end of folders -->";
const file = fileURLToPath(new URL("../../ARCHITECTURE.md", import.meta.url));

/** The table of folders, as Markdown. */
export function folderTable() {
  const rows = LAYERS.map(
    ({ folders, holds, imports }) => `| ${brief(folders)} | ${holds} | ${importsOf(imports)} |`,
  );
  return [
    `The *core* is ${brief(SHARED_BY_FEATURES)}.`,
    "",
    "| folder | what lives there | imports |",
    "| --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}

/** The table that ARCHITECTURE.md has. */
export function writtenTable() {
  const [, after] = readFileSync(file, "utf8").split(BEGIN);
  return after?.split(END)[0];
}

/** @param {readonly string[]} imports */
function importsOf(imports) {
  const isFeature = SHARED_BY_FEATURES.every((folder) => imports.includes(folder));
  if (!isFeature) return brief(imports) || "—";
  return ["core", brief(imports.filter((folder) => !SHARED_BY_FEATURES.includes(folder)))]
    .filter((part) => part !== "")
    .join(", ");
}

/** Folders, those of one parent together: `engine/{model,play}`. @param {readonly string[]} folders */
function brief(folders) {
  const dictionaries = folders.filter((folder) => folder.endsWith("/words"));
  const isMany = dictionaries.length > 1;
  /** @type {Map<string, string[]>} */
  const byParent = new Map();
  for (const folder of isMany ? folders.filter((one) => !dictionaries.includes(one)) : folders) {
    const parent = dirname(folder);
    byParent.set(parent, [...(byParent.get(parent) ?? []), basename(folder)]);
  }
  const parts = [...byParent].flatMap(([parent, names]) => {
    if (parent === ".") return names;
    return [`${parent}/${names.length > 1 ? `{${names.join(",")}}` : names}`];
  });
  return [...parts.map((part) => `\`${part}\``), ...(isMany ? ["`words` of the features"] : [])].join(", ");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = readFileSync(file, "utf8");
  const [before, after] = text.split(BEGIN);
  writeFileSync(file, `${before}${BEGIN}${folderTable()}${END}${after.split(END)[1]}`);
}
