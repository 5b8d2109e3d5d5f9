import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./layers/imports.ts";

const folders = ["engine", "worker", "web", "sw", "puzzles", "test"];
const files = [
  ...readdirSync(root),
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => !path.includes("node_modules"))
      .map((path) => join(folder, path)),
  ),
];
const pages = files.filter((path) => path.endsWith(".md") && path !== "CHANGELOG.md");
const textOf = (page: string) => readFileSync(join(root, page), "utf8");

/** Every word of the sources and the tests. */
const words = new Set(
  files
    .filter((path) => /\.(ts|mjs|rules|html|css)$/.test(path) && path !== "test/docs.test.ts")
    .flatMap((path) => textOf(path).match(/[A-Za-z]+/g) ?? []),
);

/** Whether a file is named by its path from the page or from the top, or by the end of its path below the page's folder. */
function isThere(page: string, name: string): boolean {
  const folder = dirname(page);
  if (existsSync(join(root, folder, name)) || existsSync(join(root, name))) return true;
  return files.some((path) => path.endsWith(`/${name}`) && (folder === "." || path.startsWith(`${folder}/`)));
}

describe.each(pages)("%s", (page) => {
  it("names files that exist", () => {
    const named = [...textOf(page).matchAll(/`([\w./-]+\.(?:ts|mjs|md|rules|txt|html))`/g)].map(
      ([, name]) => name,
    );
    expect(named.filter((name) => !isThere(page, name))).toEqual([]);
  });

  it("names what the code names", () => {
    const named = [...textOf(page).matchAll(/`(?:[A-Za-z]+\.)?([A-Za-z]{2,})`/g)].map(([, name]) => name);
    expect(named.filter((name) => !words.has(name))).toEqual([]);
  });

  it("links to files that exist", () => {
    const linked = [...textOf(page).matchAll(/\]\((?!\w+:)([^)#]+)[^)]*\)/g)].map(([, to]) => to);
    expect(linked.filter((to) => !existsSync(join(root, dirname(page), to)))).toEqual([]);
  });
});

it.each(["CHANGELOG.md", ...pages])("%s is no merge that was left half done", (page) => {
  expect(textOf(page)).not.toMatch(/^(<{7}|>{7}|={7}$)/m);
});

it("the map fits into 200 lines", () => {
  expect(textOf("ARCHITECTURE.md").split("\n").length - 1).toBeLessThanOrEqual(200);
});
