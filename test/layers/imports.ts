import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Every source file of the app and of its build, by its path from the top. */
export const sources = ["engine", "worker", "web", "sw", "puzzles"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.(ts|mjs)$/.test(entry.name))
    .map((entry) => fromTop(join(entry.parentPath, entry.name))),
);

export const textOf = (path: string): string => readFileSync(join(root, path), "utf8");

/** The text without its comments. */
export const codeOf = (path: string): string => textOf(path).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

/** Names a module: a static import or export, types too, a dynamic import, or an interface that it is given members for. */
const NAMED =
  /(?:^(?:import|export)\b[^"'`;]*?\bfrom\s*|^import\s*|\bimport\(\s*|^declare module\s*)"(\.[^"]+)"/gm;

/** By file: the sources that it names. */
export const imports: ReadonlyMap<string, readonly string[]> = new Map(
  sources.map((path) => {
    const named = [...codeOf(path).matchAll(NAMED)].map(([, to]) =>
      fromTop(resolve(root, dirname(path), to)),
    );
    return [path, [...new Set(named)].filter((to) => sources.includes(to))];
  }),
);

/** By folder: the other folders whose sources its own name. */
export const folderImports: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(sources.map((path) => dirname(path)))].map((folder) => {
    const own = sources.filter((path) => dirname(path) === folder);
    const named = own.flatMap((path) => imports.get(path) ?? []).map((path) => dirname(path));
    return [folder, [...new Set(named)].filter((to) => to !== folder)];
  }),
);

function fromTop(path: string): string {
  return relative(root, path).split(sep).join("/");
}
