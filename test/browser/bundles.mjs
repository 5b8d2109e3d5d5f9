// Serves each test of the components, and the worker that they start, as a bundle under the name of its source.
// As modules a page would fetch hundreds of files, which took a third of the time of such a test.
import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { common } from "../../esbuild.config.mjs";
import { registered, TABLE_FILES } from "../kinds/latin-registered.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const tests = "test/components";
const worker = "worker/thread/main.ts";
/** Tests of a third kind: the page and its worker know it by the tables alone. */
const LATIN = { tests: /(^|\/)latin[^/]*\.test\.ts$/, worker: "worker/thread/latin.ts" };

/** A plugin that names the third kind in the tables. @type {import("esbuild").Plugin} */
const withLatin = {
  name: "with-latin",
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const file = relative(root, path).split(sep).join("/");
      return TABLE_FILES.includes(file) ? { contents: registered(file), loader: "ts" } : null;
    });
  },
};

/**
 * The files of bundles by their address.
 * @param {{ in: string, out: string }[]} entryPoints @param {string} folder where chunks lie
 * @param {string} thread the address of the worker @param {import("esbuild").Plugin[]} plugins
 */
async function bundled(entryPoints, folder, thread = worker, plugins = []) {
  const { outputFiles } = await build({
    ...common,
    minify: false,
    sourcemap: "inline",
    format: "esm",
    splitting: true,
    outdir: root,
    outbase: root,
    outExtension: { ".js": ".ts" },
    chunkNames: `${folder}/[name]-[hash]`,
    entryPoints,
    plugins,
    external: ["/__web-dev-server__*"],
    define: { __WORKER__: JSON.stringify(`/${thread}`), __RELEASE__: JSON.stringify("1.2.3") },
  });
  return outputFiles.map(({ path, text }) => /** @type {const} */ ([address(path), text]));
}

const address = (/** @type {string} */ path) => `/${relative(root, path).split(sep).join("/")}`;

/** @returns {import("@web/test-runner").TestRunnerPlugin} */
export function bundles() {
  /** @type {Map<string, string>} */
  let files = new Map();
  return {
    name: "bundles",
    async serverStart() {
      const entries = readdirSync(join(root, tests), { recursive: true, encoding: "utf8" }).filter((name) =>
        name.endsWith(".test.ts"),
      );
      const named = (/** @type {string} */ path, to = path) => ({ in: path, out: to.replace(/\.ts$/, "") });
      const all = entries.map((name) => named(`${tests}/${name.split(sep).join("/")}`));
      const isLatin = (/** @type {{ in: string }} */ entry) => LATIN.tests.test(entry.in);
      files = new Map([
        ...(await bundled([named(worker)], "worker")),
        ...(await bundled([named(worker, LATIN.worker)], "worker", worker, [withLatin])),
        ...(await bundled(
          all.filter((entry) => !isLatin(entry)),
          tests,
        )),
        ...(await bundled(all.filter(isLatin), tests, LATIN.worker, [withLatin])),
      ]);
    },
    serve({ path }) {
      const body = files.get(path);
      return body === undefined ? undefined : { body, type: "js" };
    },
  };
}
