// Figures by version: test/bench/results/<version>.json, written by `npm run bench -- --keep`; each bench prints its
// figures beside those of the versions before.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const folder = new URL("./results/", import.meta.url);
const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

/** @typedef {{ version: string, node: string, figures: Record<string, number> }} Results */

/** The kept results, oldest first. @returns {Results[]} */
function kept() {
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")))
    .sort((a, b) => a.version.localeCompare(b.version, "en", { numeric: true }));
}

/** Prints a figure, what it was in each version before, and keeps it if asked. @param {string} name @param {number} value */
export function tell(name, value) {
  const all = kept();
  const figure = Number(value.toPrecision(4));
  const before = all
    .filter((one) => one.version !== version && name in one.figures)
    .map((one) => `${one.version}: ${one.figures[name]}`);
  console.log(`${name}: ${figure}${before.length > 0 ? `   (${before.join(", ")})` : ""}`);
  if (process.env.ERGO_KEEP !== "1") return;
  const figures = { ...all.find((one) => one.version === version)?.figures, [name]: figure };
  const results = { version, node: process.version, figures };
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${version}.json`, folder), `${JSON.stringify(results, null, 2)}\n`);
}
