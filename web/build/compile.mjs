// The bundles of worker and page.
import { readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { build as bundle, transform } from "esbuild";
import { minify } from "terser";
import { filesUnder } from "./files.mjs";
import { groupsOf } from "./groups.mjs";
import { lateWords } from "./late-words.mjs";
import { common, FLOOR, root } from "./options.mjs";
import { entry } from "./outputs.mjs";
import { roomModules } from "./room-modules.mjs";
import { sources } from "./sources.mjs";
import { partsOf } from "./syntax.mjs";

/** @typedef {import("./options.mjs").Options} Options */

/** @type {{ version: string, devDependencies: Record<"esbuild" | "terser", string> }} */
const { version: release, devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/**
 * Worker, page and style sheet, by file name, and the text of the start script. `salt` stands in for a change of the source: tests use it to make a
 * second version of the same app.
 * @param {string} salt
 */
export async function compile(salt) {
  const folders = ["engine", "worker", "web"].flatMap((folder) => filesUnder(join(root, folder)));
  const parts = partsOf(folders.filter((path) => path.endsWith(".ts")));
  /** @type {Options} */
  const split = {
    ...common,
    format: "esm",
    splitting: true,
    outdir: "assets",
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    // Names are hashes of what the bundler writes, so it writes what the passes after it depend on as well.
    footer: { js: `//${devDependencies.esbuild} ${devDependencies.terser} ${salt}` },
  };
  /**
   * Bundles in two passes: the first one tells which files are fetched on demand.
   * @param {Pick<Options, "entryPoints" | "define">} wishes @param {string} main
   */
  const inFewFiles = async (wishes, main) => {
    /** @type {Options} */
    const options = { ...split, ...wishes };
    const { inputs } = (await bundle(options)).metafile;
    const onDemand = onDemandIn(inputs);
    const groups = groupsOf(main, inputs, onDemand);
    const entries = new Set([...onDemand, main].map((path) => join(root, path)));
    return bundle({
      ...options,
      plugins: [lateWords(), sources(parts, entries, groups), roomModules(groups)],
    });
  };
  const worker = await inFewFiles(
    { entryPoints: { worker: "worker/thread/main.ts" } },
    "worker/thread/main.ts",
  );
  const page = await inFewFiles(
    {
      entryPoints: { main: "web/main.ts", theme: "web/theme.css" },
      // The worker lies beside the chunks of the page, so its address from any of them is its name.
      define: {
        __WORKER__: JSON.stringify(`./${basename(entry(worker.metafile, "worker/thread/main.ts"))}`),
        __RELEASE__: JSON.stringify(release),
      },
    },
    "web/main.ts",
  );
  const start = await bundle({
    ...common,
    format: "iife",
    target: "es2015",
    entryPoints: ["web/start/start.ts"],
  });
  /** @type {Map<string, Uint8Array>} */
  const files = new Map();
  for (const { path, contents, text } of [...worker.outputFiles, ...page.outputFiles])
    files.set(relative(root, path), path.endsWith(".js") ? await smaller(text, salt) : contents);
  return { files, worker: worker.metafile, page: page.metafile, start: start.outputFiles[0].text.trim() };
}

/**
 * A chunk with better names: the bundler gives them with all chunks in view, a second pass with this one alone, and a third one by how often
 * letters stand in it, which takes 2 % of it once it is packed. That one changes nothing else: what the solver is compiled to does not hang on it.
 * @param {string} text @param {string} salt stands at the end again: these passes drop comments
 */
async function smaller(text, salt) {
  const first = await transform(text, {
    minify: true,
    target: FLOOR,
    charset: "utf8",
    legalComments: "none",
  });
  const { code = "" } = await minify(first.code, { module: true, compress: false, mangle: true });
  return Buffer.from(salt ? `${code}\n//${salt}` : code);
}

/** The files that are fetched on demand, by their paths from the top. @param {import("esbuild").Metafile["inputs"]} inputs */
function onDemandIn(inputs) {
  const asked = Object.values(inputs).flatMap(({ imports }) =>
    imports.filter(({ kind }) => kind === "dynamic-import").map(({ path }) => path),
  );
  return [...new Set(asked)];
}
