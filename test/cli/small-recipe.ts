import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A recipe of both kinds that is made within seconds. */
export const SMALL_RECIPE = {
  entries: [
    { id: "sudoku-4", kind: "sudoku", wish: "--size 4 --minimal", seeds: [1, 40], count: 12, piece: 10 },
    {
      id: "sudoku-6",
      kind: "sudoku",
      wish: "--size 6 --level 2 --brood 2",
      seeds: [1, 12],
      count: 10,
      piece: 6,
    },
    {
      id: "nurikabe-5",
      kind: "nurikabe",
      wish: "--size 5",
      seeds: [1, 12],
      count: 10,
      piece: 4,
      daily: false,
    },
    {
      id: "nurikabe-6",
      kind: "nurikabe",
      wish: "--size 6x7 --level 3 --unsaid 40",
      seeds: [1, 6],
      count: 5,
      piece: 3,
    },
  ],
};

/** The path of a script of puzzles/scale. */
export function script(name: string): string {
  return fileURLToPath(new URL(`../../puzzles/scale/${name}`, import.meta.url));
}

/** Runs a script of puzzles/scale to its end. */
export function runScript(name: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync("sh", [script(name), ...args], { encoding: "utf8" });
  return { code: status, stdout, stderr };
}

/** A folder with a recipe, below another. */
export function recipeIn(folder: string, name: string, recipe: object = SMALL_RECIPE) {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(recipe));
  return { folder: path, recipe: file };
}

/** The names of the files of a folder, and the SHA-256 of each. */
export function sumsOf(folder: string): Record<string, string> {
  const sums = readdirSync(folder)
    .sort()
    .map((name) => [
      name,
      createHash("sha256")
        .update(readFileSync(join(folder, name)))
        .digest("hex"),
    ]);
  return Object.fromEntries(sums);
}
