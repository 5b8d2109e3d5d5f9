// The source with a third kind: Latin squares, whose folder is test/kinds/latin, named in the registries and nowhere else.
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The kind's folder, as every table sees it. */
const FOLDER = "../../test/kinds/latin";

/** What the kind adds to each table: an import, and its name behind the last one. @type {Record<string, [add: string, behind: string, name: string]>} */
const TABLES = {
  "engine/kinds/registry.ts": [
    `import { latinLoaders } from "${FOLDER}/loaders.ts";`,
    "nurikabePacking,\n  },",
    "\n  latin: latinLoaders,",
  ],
  "engine/kinds/play.ts": [`import { latin } from "${FOLDER}/play.ts";`, "{ sudoku, nurikabe", ", latin"],
  "web/kinds/pages.ts": [
    `import { latinPage } from "${FOLDER}/page.ts";`,
    "nurikabe: nurikabePage",
    ", latin: latinPage",
  ],
  "web/kinds/help.ts": [
    "",
    'import("./nurikabe/help.ts").then((far) => far.nurikabeHelp),',
    `\n  latin: () => import("${FOLDER}/help.ts").then((far) => far.latinHelp),`,
  ],
  "web/kinds/prints.ts": ["", "nurikabe: nurikabePrint", ", latin: DIGIT_PRINT"],
  "web/kinds/boards.ts": [
    "",
    'import("./nurikabe/board.ts"),',
    '\n  latin: () => import("../boards/digits/digit-board.ts"),',
  ],
};

/** The files that name the kind. */
export const TABLE_FILES = Object.keys(TABLES);

/** The text of a table with the kind in it. @param {string} file from the top */
export function registered(file) {
  const [add, behind, name] = TABLES[file];
  const text = readFileSync(join(root, file), "utf8");
  if (text.split(behind).length !== 2) throw new Error(`${file} has another end than was thought`);
  return `${add}\n${text.replace(behind, behind + name)}`;
}

/** Builds the app with the kind from a copy of the source. @param {string} copy a folder to be made @param {string} outdir */
export async function buildRegistered(copy, outdir) {
  mkdirSync(copy, { recursive: true });
  for (const part of ["engine", "worker", "web", "sw", "puzzles", "test/kinds/latin", "esbuild.config.mjs"])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  cpSync(join(root, "package.json"), join(copy, "package.json"));
  linkPackages(copy);
  for (const file of TABLE_FILES) writeFileSync(join(copy, file), registered(file));
  const { build } = await import(pathToFileURL(join(copy, "esbuild.config.mjs")).href);
  await build({ outdir });
}

/** Packages are links, so that what the build keeps among them stays its own. @param {string} copy */
function linkPackages(copy) {
  const names = readdirSync(join(root, "node_modules")).filter((name) => !name.startsWith("."));
  const packages = names.flatMap((name) =>
    name.startsWith("@")
      ? readdirSync(join(root, "node_modules", name)).map((one) => `${name}/${one}`)
      : name,
  );
  for (const name of packages) {
    const link = join(copy, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, "node_modules", name), link, "dir");
  }
}
