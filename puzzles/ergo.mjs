// Runs cli.ts on any Node that runs the tests: bundles it into the cache when a source changed, then imports it.
// `bundle FILE` writes the bundle instead: the whole program in one file, which needs nothing but Node.
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const cache = join(root, "node_modules/.cache/ergo");

/** One short name for the state of all sources: path, size and time of each. */
function stateOfSources() {
  const state = createHash("sha256");
  const look = (/** @type {string} */ path) => {
    const { mtimeMs, size } = statSync(path);
    state.update(`${path} ${size} ${mtimeMs}\n`);
  };
  look(join(root, "package-lock.json"));
  for (const folder of ["engine", "puzzles"]) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && /\.(ts|mjs|rules)$/.test(entry.name)) look(join(entry.parentPath, entry.name));
    }
  }
  return state.digest("hex").slice(0, 16);
}

const bundle = join(cache, `${stateOfSources()}.mjs`);
if (!existsSync(bundle)) {
  const { build } = await import("esbuild");
  const draft = join(cache, `${process.pid}.draft.mjs`);
  mkdirSync(cache, { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: ["puzzles/cli.ts"],
    outfile: draft,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    loader: { ".rules": "text" },
    logLevel: "error",
  }).catch(() => process.exit(1)); // esbuild has said why
  // Of an older state of the sources; a name with a dot in it is another process's draft.
  for (const old of readdirSync(cache))
    if (/^[0-9a-f]{16}\.mjs$/.test(old)) rmSync(join(cache, old), { force: true });
  renameSync(draft, bundle);
}
const [command, file] = process.argv.slice(2);
if (command === "bundle" && file) copyFileSync(bundle, file);
else await import(pathToFileURL(bundle).href);
