// The texts that are fetched later, in two languages: their keys are the same, so they are kept once, in a module of their own.
import { join, relative } from "node:path";
import { build as bundle } from "esbuild";
import { common, root } from "./options.mjs";

/** By file, what it exports: all texts of a language by their keys. */
const TEXTS = { "web/words/en-more.ts": "enMore", "web/words/zh-more.ts": "zhMore" };
const KEYS = "late-keys";

/**
 * A plugin that puts lists of texts, in the order of their keys, in place of the tables, and the module `late-keys:` beside them. It
 * saves a fifth of their bytes.
 * @returns {import("esbuild").Plugin}
 */
export const lateWords = () => ({
  name: "late-words",
  setup({ onResolve, onLoad }) {
    /** The keys in the order of the English texts, read once. @type {Promise<string[]> | undefined} */
    let read;
    const keys = () => {
      read ??= tableOf("web/words/en-more.ts").then(Object.keys);
      return read;
    };
    onResolve({ filter: new RegExp(`^${KEYS}:`) }, ({ path }) => ({ path, namespace: KEYS }));
    onLoad({ filter: /.*/, namespace: KEYS }, async () => ({
      contents: `export const keys = ${JSON.stringify(await keys())};`,
    }));
    onLoad({ filter: /[/\\]web[/\\]words[/\\](en|zh)-more\.ts$/ }, async ({ path }) => {
      const file = /** @type {keyof typeof TEXTS} */ (relative(root, path).replaceAll("\\", "/"));
      const table = await tableOf(file);
      const texts = (await keys()).map((key) => table[key]);
      if (texts.includes(undefined) || Object.keys(table).length !== texts.length)
        return { errors: [{ text: `${file} has not the keys of the other language` }] };
      return {
        // Like all that is fetched on demand it imports the core, which else would come in two parts.
        contents: `import "core:";
import { keys } from "${KEYS}:";
const texts = ${JSON.stringify(texts)};
export const ${TEXTS[file]} = Object.fromEntries(keys.map((key, at) => [key, texts[at]]));`,
      };
    });
  },
});

/** @param {keyof typeof TEXTS} file @returns {Promise<Record<string, string | undefined>>} */
async function tableOf(file) {
  const { outputFiles } = await bundle({ ...common, entryPoints: [join(root, file)], format: "esm" });
  const module = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  return module[TEXTS[file]];
}
