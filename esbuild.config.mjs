// Builds the app into dist/: `node esbuild.config.mjs [--serve] [--watch]`.
// Page chunks, worker and style sheet lie together in assets/, named by their content; every address is relative,
// so the same bytes work at a root and under a sub-path. Two builds of one source give the same bytes.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build as bundle, transformSync } from "esbuild";
import { injectManifest } from "workbox-build";
import { serve } from "./test/serve.mjs";

const root = dirname(fileURLToPath(import.meta.url));

/** @typedef {import("esbuild").BuildOptions & { write: false, metafile: true }} Options */

/** The oldest browsers in which everything works; the README names them. */
const FLOOR = ["chrome111", "firefox115", "safari16.4"];

/** What every bundle shares. Rule programs (*.rules) are text. @type {Options} */
export const common = {
  absWorkingDir: root,
  bundle: true,
  write: false,
  metafile: true,
  minify: true,
  target: FLOOR,
  legalComments: "none",
  charset: "utf8",
  loader: { ".rules": "text" },
  logLevel: "error",
};

const hash = (/** @type {(string | Uint8Array)[]} */ parts) => {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex").slice(0, 12);
};

const filesUnder = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/**
 * What the page's sources need beside bundling. Style sheets without expressions are minified, and a mistake in one
 * fails the build; other templates lose their indentation. The address of the worker, `new URL("../../worker/main.ts", import.meta.url)`, works unbundled;
 * here the worker is a bundle beside the page's chunks, so its address from any of them is its name.
 * What is in `entries` is fetched on demand; see `onDemand`.
 * @param {string} worker @param {Set<string>} entries @returns {import("esbuild").Plugin}
 */
const pageSources = (worker, entries) => ({
  name: "page-sources",
  setup({ onLoad }) {
    onLoad({ filter: /[/\\]web[/\\].*\.ts$/ }, ({ path }) => {
      /** @type {import("esbuild").Message[]} */
      const errors = [];
      const contents = readFileSync(path, "utf8")
        .replace(
          /new URL\(\s*["'][./]*worker\/main\.ts["'],\s*import\.meta\.url,?\s*\)/g,
          `new URL("./${worker}", import.meta.url)`,
        )
        .replace(/\bcss`([^`$\\]*)`/g, (_, sheet) => {
          const { code, warnings } = transformSync(sheet, {
            loader: "css",
            target: FLOOR,
            minify: true,
            logLevel: "silent",
          });
          errors.push(...warnings);
          return `css\`${code.trim()}\``;
        })
        .replace(/\n +/g, "\n"); // indentation, which templates would keep

      return {
        contents: onDemand(path, contents, entries),
        loader: "ts",
        errors,
      };
    });
  },
});

/**
 * Folders whose files are fetched on demand together: who wants one of a feature soon wants the next. The bundler makes
 * a chunk for each set of entries that share a file, so fewer entries are far fewer files to fetch, to check and to keep.
 */
const ROOMS = [
  ...["web/import", "web/lab", "web/make", "web/play/hint", "web/play/sheets", "web/settings", "web/share"],
  ...["web/workbench/editor", "web/workbench", "worker/searches"],
];

/** The room of a file that is fetched on demand, by the last step of its folder. @param {string} path */
const roomOf = (path) => {
  const folder = ROOMS.find((room) => !relative(join(root, room), path).startsWith(".."));
  return folder && basename(folder);
};
/** What a room calls a file. @param {string} path */
const inRoom = (path) => relative(root, path).replace(/\W/g, "_");

/**
 * A source that asks rooms for what it fetches on demand, and has the core if it is itself an entry; see `oneCore`.
 * @param {string} path @param {string} contents @param {Set<string>} entries
 */
const onDemand = (path, contents, entries) => {
  const asking = contents.replace(/(?<!typeof )\bimport\("(\.[^"]+)"\)(?!\.[A-Z])/g, (all, wanted) => {
    const file = join(dirname(path), wanted);
    const room = entries.has(file) && roomOf(file);
    return room ? `import("room:${room}").then((room) => room.${inRoom(file)})` : all;
  });
  return entries.has(path) ? `${asking}\nimport "core:";` : asking;
};

/** The rooms: each has those of its files that are fetched on demand. @param {Set<string>} entries @returns {import("esbuild").Plugin} */
const rooms = (entries) => ({
  name: "rooms",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^room:/ }, ({ path }) => ({ path, namespace: "room" }));
    onLoad({ filter: /.*/, namespace: "room" }, ({ path }) => {
      const members = [...entries].filter((entry) => `room:${roomOf(entry)}` === path).sort();
      const contents = members.map(
        (entry) => `export * as ${inRoom(entry)} from ${JSON.stringify(`./${relative(root, entry)}`)};`,
      );
      return { contents: contents.join("\n"), resolveDir: root };
    });
  },
});

/**
 * Puts everything that an entry imports at once into one chunk. The bundler makes a chunk for each set of
 * entries that share a file, dozens of small ones, each a request that compresses badly. A file that is fetched on
 * demand is only ever fetched by one that has the entry's files already, so each may be said to import them all:
 * then all entries share them. `inputs` is the module graph of an earlier pass, `entries` are
 * the entry and what is fetched on demand.
 * @param {string} main @param {import("esbuild").Metafile["inputs"]} inputs @param {Set<string>} entries @returns {import("esbuild").Plugin}
 */
const oneCore = (main, inputs, entries) => ({
  name: "one-core",
  setup({ onResolve, onLoad }) {
    const core = new Set([main]);
    for (const path of core)
      for (const { path: next, kind } of inputs[path].imports)
        if (kind === "import-statement") core.add(next);
    core.delete(main);
    const contents = [...core].map((path) => `import ${JSON.stringify(`./${path}`)};`).join("\n");
    onResolve({ filter: /^core:$/ }, ({ path }) => ({ path, namespace: "core" }));
    onLoad({ filter: /.*/, namespace: "core" }, () => ({ contents, resolveDir: root }));
    onLoad({ filter: /[/\\](engine|worker)[/\\].*\.ts$/ }, ({ path }) => ({
      contents: onDemand(path, readFileSync(path, "utf8"), entries),
      loader: "ts",
    }));
  },
});

/** The files that are fetched on demand. @param {import("esbuild").Metafile["inputs"]} inputs */
const entriesOf = (inputs) =>
  new Set(
    Object.values(inputs).flatMap(({ imports }) =>
      imports.filter(({ kind }) => kind === "dynamic-import").map(({ path }) => join(root, path)),
    ),
  );

/**
 * Worker, page and style sheet, by file name. `salt` stands in for a change of the source: tests use it to make a
 * second version of the same app.
 * @param {string} salt
 */
async function compile(salt) {
  /** @type {Options} */
  const split = {
    ...common,
    format: "esm",
    splitting: true,
    outdir: "assets",
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    footer: salt ? { js: `//${salt}` } : {},
  };
  /**
   * In two passes: what is fetched on demand is known after the first.
   * @param {Pick<Options, "entryPoints">} wishes @param {string} main
   * @param {(entries: Set<string>) => import("esbuild").Plugin[]} [sources]
   */
  const inFewFiles = async (wishes, main, sources = () => []) => {
    /** @type {Options} */
    const options = { ...split, ...wishes };
    const { inputs } = (await bundle({ ...options, plugins: sources(new Set()) })).metafile;
    const entries = entriesOf(inputs).add(join(root, main));
    const plugins = [...sources(entries), oneCore(main, inputs, entries), rooms(entries)];
    return bundle({ ...options, plugins });
  };
  const worker = await inFewFiles({ entryPoints: { worker: "worker/main.ts" } }, "worker/main.ts");
  const workerName = basename(entry(worker.metafile, "worker/main.ts"));
  const page = await inFewFiles(
    { entryPoints: { main: "web/main.ts", theme: "web/theme.css" } },
    "web/main.ts",
    (entries) => [pageSources(workerName, entries)],
  );
  const start = await bundle({
    ...common,
    format: "iife",
    target: "es2015",
    outdir: "assets",
    entryNames: "[name]-[hash]",
    entryPoints: { start: "web/start/start.ts" },
  });
  /** @type {Map<string, Uint8Array>} */
  const files = new Map();
  for (const { path, contents } of [...worker.outputFiles, ...page.outputFiles, ...start.outputFiles]) {
    files.set(relative(root, path), contents);
  }
  return { files, worker: worker.metafile, page: page.metafile, start: start.metafile };
}

/** The page that repairs the app: one file, whose policy allows just the script and the styles in it. */
async function repairPage() {
  const { outputFiles } = await bundle({
    ...common,
    format: "iife",
    target: "es2020",
    outdir: "repair",
    entryPoints: ["web/start/repair.ts", "web/start/repair.css"],
  });
  const text = (/** @type {string} */ type) =>
    outputFiles.find(({ path }) => path.endsWith(type))?.text.trim() ?? "";
  const [script, style] = [text(".js"), text(".css")];
  const allow = (/** @type {string} */ code) => `'sha256-${sha256(code)}'`;
  return condensed(readFileSync(join(root, "web/start/repair.html"), "utf8"))
    .replace("default-src 'none'", (all) => `${all}; script-src ${allow(script)}; style-src ${allow(style)}`)
    .replace("<style></style>", () => `<style>${style}</style>`)
    .replace("<script></script>", () => `<script>${script}</script>`);
}

/** HTML without indentation. @param {string} html */
const condensed = (html) => html.replace(/\s*\n\s*/g, " ").replace(/> </g, "><");

/** The hash that policies and integrity checks speak of. @param {string | Uint8Array} bytes */
const sha256 = (bytes) => createHash("sha256").update(bytes).digest("base64");

/** The output that an entry became. @param {import("esbuild").Metafile} metafile @param {string} source */
export function entry(metafile, source) {
  const found = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === source);
  if (!found) throw new Error(`${source} has no output`);
  return found[0];
}

/** An output and all that it imports at once, as against on demand. @param {import("esbuild").Metafile} metafile @param {string} first */
export function statically(metafile, first) {
  const seen = new Set([first]);
  for (const output of seen) {
    for (const { path, kind } of metafile.outputs[output].imports)
      if (kind === "import-statement") seen.add(path);
  }
  return [...seen];
}

/**
 * The page's HTML with the names of this build.
 * @param {import("esbuild").Metafile} metafile @param {import("esbuild").Metafile} start @param {string} version
 */
function shell(metafile, start, version) {
  const [main, ...more] = statically(metafile, entry(metafile, "web/main.ts"));
  const preload = more.map((path) => `<link rel="modulepreload" href="./${path}" />`).join("");
  const text = readFileSync(join(root, "web/index.html"), "utf8")
    .replace("./start.ts", `./${entry(start, "web/start/start.ts")}`)
    .replace("./theme.css", `./${entry(metafile, "web/theme.css")}`)
    .replace("./main.ts", `./${main}`)
    .replace("</head>", `${preload}<meta name="version" content="${version}" /></head>`);
  return condensed(text);
}

/** The corpus: every puzzles/<kind>/<level>.txt, with a list of them. */
function corpus() {
  /** @type {Map<string, string>} */
  const files = new Map();
  const list = [];
  for (const path of filesUnder(join(root, "puzzles")).filter((path) => path.endsWith(".txt"))) {
    const [kind, name, ...deeper] = relative(join(root, "puzzles"), path).split(/[/\\]/);
    if (!name || deeper.length > 0) continue;
    const text = readFileSync(path, "utf8");
    const file = `${kind}/${name}`;
    const count = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#")).length;
    list.push({ kind, level: Number(basename(name, ".txt")), file, count, version: hash([text]) });
    files.set(`corpus/${file}`, text);
  }
  files.set("corpus/index.json", JSON.stringify(list));
  return files;
}

/** What only some people need and is large: kept offline once it was fetched, not from the start. */
const APART = /node_modules[/\\]@codemirror[/\\]/;

/** The outputs that are kept apart. @param {import("esbuild").Metafile} metafile */
export function apartIn(metafile) {
  return Object.entries(metafile.outputs)
    .filter(([, { inputs }]) => Object.keys(inputs).some((path) => APART.test(path)))
    .map(([path]) => path)
    .sort();
}

/**
 * The service worker, with the list of all files under `outdir` that it keeps, of those `apart` that it keeps once
 * they were asked for, and the page that repairs the app.
 * @param {string} outdir @param {string} version @param {string[]} apart @param {string} repair
 */
async function serviceWorker(outdir, version, apart, repair) {
  const integrity = (/** @type {string} */ url) => `sha256-${sha256(readFileSync(join(outdir, url)))}`;
  const listed = apart.map((url) => ({ url, revision: null, integrity: integrity(url), isApart: true }));
  const script = await bundle({
    ...common,
    entryPoints: ["sw/main.ts"],
    format: "iife",
    outfile: "sw.js",
    define: {
      __VERSION__: JSON.stringify(version),
      __APART__: JSON.stringify(listed),
      __REPAIR__: JSON.stringify(repair),
    },
  });
  const path = join(outdir, "sw.js");
  writeFileSync(path, script.outputFiles[0].contents);
  const { warnings, size } = await injectManifest({
    swSrc: path,
    swDest: path,
    globDirectory: outdir,
    globPatterns: ["**/*"],
    globIgnores: ["sw.js", "repair.html", "screenshots/**", ...apart],
    dontCacheBustURLsMatching: /^assets\//,
    // The files of two deployments never mix: an install that meets other bytes than these fails, and is tried again.
    manifestTransforms: [
      (entries) => ({
        manifest: entries
          .map((file) => ({ ...file, integrity: integrity(file.url) }))
          .sort((a, b) => (a.url < b.url ? -1 : 1)),
      }),
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
  return { size, metafile: script.metafile };
}

/** Builds the app into `outdir`. @param {{ outdir?: string, salt?: string }} [wishes] */
export async function build({ outdir = join(root, "dist"), salt = "" } = {}) {
  const puzzles = corpus();
  const still = ["manifest.webmanifest", "icons", "screenshots"];
  const { files, page, worker, start } = await compile(salt);
  const repair = await repairPage();
  const copied = ["index.html", ...still].flatMap((name) =>
    filesUnder(join(root, "web")).filter(
      (path) => relative(join(root, "web"), path).split(/[/\\]/)[0] === name,
    ),
  );
  const version = hash([
    salt,
    ...files.values(),
    ...puzzles.values(),
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
    if (name !== "index.html") write(name, readFileSync(path));
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
