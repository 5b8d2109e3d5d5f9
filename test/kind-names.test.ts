import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { PLAY_KINDS } from "../engine/kinds/play.ts";
import { LANGS } from "../engine/model/words.ts";

const root = fileURLToPath(new URL("../", import.meta.url));

/** The tables that name kinds. */
const TABLES = [
  "engine/kinds/broken.ts",
  "engine/kinds/canon.ts",
  "engine/kinds/export.ts",
  "engine/kinds/games.ts",
  "engine/kinds/packing.ts",
  "engine/kinds/photos.ts",
  "engine/kinds/play.ts",
  "engine/kinds/registry.ts",
  "engine/kinds/second.ts",
  "engine/kinds/wording.ts",
  "web/kinds/boards.ts",
  "web/kinds/help.ts",
  "web/kinds/learn.ts",
  "web/kinds/pages.ts",
  "web/kinds/prints.ts",
  "web/kinds/reports.ts",
  "web/kinds/rule-help.ts",
];
/** The folders of the kinds, and what lies in them. */
const OWN = new RegExp(`^((engine|web)/kinds|puzzles)/(${PLAY_KINDS.map(({ id }) => id).join("|")})/`);
/** What the lab says of its methods: it has its examples from the kinds that there are. */
const PROSE = /^web\/lab\/(methods|making\/words)\/(en|zh)(-\w+)?\.ts$/;
/** What the dictionary says that the app is. */
const DESCRIPTION = /"(?:app\.tagline|about\.what)":\s*"[^"\n]*"/g;

/** Ids and names of the kinds, also as parts of other words. */
const NAMES = new RegExp(
  PLAY_KINDS.flatMap(({ id, name }) => [id, ...LANGS.map((lang) => name[lang])]).join("|"),
  "i",
);

const code = ["engine", "worker", "web", "sw", "puzzles"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|mjs|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length)),
);

const linesNaming = (path: string): string[] =>
  readFileSync(join(root, path), "utf8")
    .replace(DESCRIPTION, "")
    .split("\n")
    .flatMap((line, at) => (NAMES.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : []));

describe("the name of a kind", () => {
  it("stands in its folders and the tables of kinds alone, in comments too", () => {
    const others = code.filter((path) => !OWN.test(path) && !PROSE.test(path) && !TABLES.includes(path));
    expect(others.flatMap(linesNaming)).toEqual([]);
  });

  it("stands in each of the tables", () => {
    for (const table of TABLES) expect(linesNaming(table)).not.toEqual([]);
  });
});
