// Builds the app into dist/: `node esbuild.config.mjs [--serve] [--watch]`. Its parts are in web/build.
// Page chunks, worker and style sheet lie together in assets/, named by their content; every address is relative,
// so the same bytes work at a root and under a sub-path. Two builds of one source give the same bytes.
import { mkdirSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "./web/build/compile.mjs";
import { corpus } from "./web/build/corpus.mjs";
import { filesUnder, versionOf } from "./web/build/files.mjs";
import { shell } from "./web/build/html.mjs";
import { root } from "./web/build/options.mjs";
import { apartIn } from "./web/build/outputs.mjs";
import { packs } from "./web/build/packs.mjs";
import { repairPage } from "./web/build/repair-page.mjs";
import { serviceWorker } from "./web/build/service-worker.mjs";
import { serve } from "./web/serve/serve.mjs";

export { common } from "./web/build/options.mjs";
export { apartIn, entry, statically } from "./web/build/outputs.mjs";

/** Builds the app into `outdir`, with the packs of a folder. @param {{ outdir?: string, salt?: string, library?: string }} [wishes] */
export async function build({ outdir = join(root, "dist"), salt = "", library } = {}) {
  const puzzles = /** @type {Map<string, string | Uint8Array>} */ (new Map(corpus()));
  for (const [name, contents] of packs(library)) puzzles.set(name, contents);
  const still = ["manifest.webmanifest", "icons", "screenshots"];
  const { files, page, worker, start } = await compile(salt);
  const repair = await repairPage();
  const copied = ["index.html", ...still].flatMap((name) =>
    filesUnder(join(root, "web")).filter(
      (path) => relative(join(root, "web"), path).split(/[/\\]/)[0] === name,
    ),
  );
  const version = versionOf([
    salt,
    ...files.values(),
    ...puzzles.values(),
    start,
    repair,
    ...copied.map((path) => readFileSync(path)),
  ]);

  rmSync(outdir, { recursive: true, force: true });
  const write = (/** @type {string} */ name, /** @type {string | Uint8Array} */ contents) => {
    mkdirSync(dirname(join(outdir, name)), { recursive: true });
    writeFileSync(join(outdir, name), contents);
  };
  for (const [name, contents] of [...files, ...puzzles]) write(name, contents);
  write("index.html", shell(page, start, version));
  write("repair.html", repair);
  for (const path of copied) {
    const name = relative(join(root, "web"), path);
    const isJson = name.endsWith(".webmanifest");
    const contents = readFileSync(path);
    if (name !== "index.html")
      write(name, isJson ? JSON.stringify(JSON.parse(contents.toString())) : contents);
  }
  const { size, metafile: sw } = await serviceWorker(outdir, version, apartIn(page), repair);
  const metafiles = join(root, "node_modules/.cache/build");
  mkdirSync(metafiles, { recursive: true });
  writeFileSync(join(metafiles, "meta.json"), JSON.stringify({ version, page, worker, sw }));
  return { outdir, version, page, worker, sw, precached: size };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const tell = async () => {
    const { version, precached } = await build();
    console.log(`dist/ is version ${version}; ${Math.round(precached / 1024)} KiB for use without a network`);
  };
  await tell().catch((error) => {
    if (!error.errors) console.error(error); // esbuild has printed its own
    process.exit(1);
  });
  if (process.argv.includes("--serve")) {
    const server = await serve({ folder: join(root, "dist"), port: 8080 });
    console.log(server.url);
  }
  if (process.argv.includes("--watch")) {
    /** @type {NodeJS.Timeout | undefined} */
    let soon;
    const again = () => {
      clearTimeout(soon);
      soon = setTimeout(() => tell().catch((error) => console.error(error.message)), 100);
    };
    for (const folder of ["engine", "worker", "web", "sw", "puzzles"]) {
      watch(join(root, folder), { recursive: true }, again);
    }
  }
}
