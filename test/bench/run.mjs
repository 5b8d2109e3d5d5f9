// Runs the benches and prints their figures: `npm run bench`, or `npm run bench -- hint` for those named so; with
// `--keep` the figures that are told by version are written to test/bench/results.
// A bench is a program that prints lines; test/bench/*.bench.mjs runs as it is, *.bench.ts is bundled first.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { common } from "../../esbuild.config.mjs";

const here = fileURLToPath(new URL("./", import.meta.url));
const cache = fileURLToPath(new URL("../../node_modules/.cache/bench/", import.meta.url));
const wanted = process.argv.slice(2).filter((word) => word !== "--keep");
const env = { ...process.env, ERGO_KEEP: process.argv.includes("--keep") ? "1" : "" };

/** The program to run for a bench. @param {string} name */
async function program(name) {
  const source = join(here, name);
  if (name.endsWith(".mjs")) return source;
  mkdirSync(cache, { recursive: true });
  const outfile = join(cache, name.replace(/ts$/, "mjs"));
  await build({
    ...common,
    write: true,
    minify: false,
    entryPoints: [source],
    outfile,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    define: { "import.meta.url": JSON.stringify(pathToFileURL(source).href) },
  });
  return outfile;
}

let failed = false;
for (const name of readdirSync(here).sort()) {
  if (
    !/\.bench\.(mjs|ts)$/.test(name) ||
    !(wanted.length === 0 || wanted.some((part) => name.includes(part)))
  )
    continue;
  console.log(`\n— ${name.replace(/\.bench\.\w+$/, "")}`);
  const { status } = spawnSync(process.execPath, [await program(name)], {
    env,
    stdio: "inherit",
    timeout: 30 * 60_000,
  });
  if (status !== 0) failed = true;
}
process.exitCode = failed ? 1 : 0;
