// The core: everything that an entry imports statically, in one chunk.
import { root } from "./options.mjs";

/**
 * A plugin that provides the module `core:`, which imports everything that the main file imports. The bundler makes a
 * chunk for each set of entries that share a file: dozens of small ones, each a request, and small files compress
 * badly. A file that is fetched on demand is only ever fetched by one that has the files of the main entry already, so
 * each may import them all; then all entries share them, and they become one chunk.
 * @param {string} main @param {import("esbuild").Metafile["inputs"]} inputs the module graph of an earlier pass
 * @returns {import("esbuild").Plugin}
 */
export const oneCore = (main, inputs) => ({
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
  },
});
