// Bundles and runs train.ts with the arguments that are given.
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { common } from "../../../esbuild.config.mjs";

const here = fileURLToPath(new URL("./", import.meta.url));
const cache = fileURLToPath(new URL("../../../node_modules/.cache/train/", import.meta.url));
mkdirSync(cache, { recursive: true });
const outfile = `${cache}train.mjs`;
await build({
  ...common,
  write: true,
  minify: false,
  entryPoints: [`${here}train.ts`],
  outfile,
  platform: "node",
  format: "esm",
  target: "node20",
});
process.exitCode =
  spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: "inherit" }).status ?? 1;
