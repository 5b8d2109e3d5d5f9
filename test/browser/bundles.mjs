// Serves each test of the components, and the worker that they start, as a bundle under the name of its source.
// As modules a page would fetch hundreds of files, which took a third of the time of such a test.
import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { common } from "../../esbuild.config.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const tests = "test/components";

/**
 * The files of bundles by their address.
 * @param {string[]} entryPoints @param {string} folder where chunks lie
 */
async function bundled(entryPoints, folder) {
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
    external: ["/__web-dev-server__*"],
    define: { __WORKER__: JSON.stringify("/worker/thread/main.ts") },
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
      files = new Map([
        ...(await bundled(["worker/thread/main.ts"], "worker")),
        ...(await bundled(
          entries.map((name) => `${tests}/${name}`),
          tests,
        )),
      ]);
    },
    serve({ path }) {
      const body = files.get(path);
      return body === undefined ? undefined : { body, type: "js" };
    },
  };
}
