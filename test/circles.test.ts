import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const engine = fileURLToPath(new URL("../engine/", import.meta.url));

/** By file: the files of the engine that it imports, types too. */
const imports = new Map(
  readdirSync(engine, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => {
      const named = readFileSync(path, "utf8").matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g);
      return [nameOf(path), [...named].map(([, to]) => nameOf(resolve(dirname(path), to)))] as const;
    }),
);

function nameOf(path: string): string {
  return path.slice(engine.length);
}

/** A way from a file over its imports back to itself, or null. */
function circleThrough(file: string): string[] | null {
  const before = new Map<string, string>();
  const queue = [file];
  for (const from of queue) {
    for (const to of imports.get(from) ?? []) {
      if (to === file) {
        const way = [file];
        for (let at: string | undefined = from; at !== undefined; at = before.get(at)) way.unshift(at);
        return way;
      }
      if (before.has(to)) continue;
      before.set(to, from);
      queue.push(to);
    }
  }
  return null;
}

it("finds the imports of the engine", () => {
  expect(imports.get("kinds/registry.ts")).toContain("kinds/nurikabe/think.ts");
});

it("no files of the engine import each other in a circle, types counted", () => {
  expect([...imports.keys()].map(circleThrough).filter((circle) => circle !== null)).toEqual([]);
});
