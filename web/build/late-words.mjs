// The texts that are fetched later, in two languages: their keys are the same, so they are kept once, in a module of their own.
import { join, relative } from "node:path";
import { build as bundle } from "esbuild";
import { common, root } from "./options.mjs";

/** By file, what it exports: all texts of a language by their keys. */
const TEXTS = { "web/words/en-more.ts": "enMore", "web/words/zh-more.ts": "zhMore" };
const KEYS = "late-keys";

/**
 * A plugin that puts lists of texts, in the order of their keys, in place of the tables, and the module `late-keys:` beside them. It
 * saves a quarter of their bytes.
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
      // A key has so many names of the one before, as the digit at its start says.
      contents: `let before = [];
export const keys = ${JSON.stringify(briefly(await keys()))}.split(" ").map((key) => {
  before = [...before.slice(0, key[0]), ...key.slice(1).split(".")];
  return before.join(".");
});`,
    }));
    onLoad({ filter: /[/\\]web[/\\]words[/\\](en|zh)-more\.ts$/ }, async ({ path }) => {
      const file = /** @type {keyof typeof TEXTS} */ (relative(root, path).replaceAll("\\", "/"));
      const table = await tableOf(file);
      const texts = (await keys()).map((key) => table[key]);
      if (texts.includes(undefined) || Object.keys(table).length !== texts.length)
        return { errors: [{ text: `${file} has not the keys of the other language` }] };
      if (texts.some((text) => text?.includes("\n")))
        return { errors: [{ text: `A text of ${file} has two lines` }] };
      return {
        // Like all that is fetched on demand it imports the core, which else would come in two parts.
        contents: `import "core:";
import { keys } from "${KEYS}:";
const texts = ${literal(texts.join("\n"))}.split("\\n");
export const ${TEXTS[file]} = Object.fromEntries(keys.map((key, at) => [key, texts[at]]));`,
      };
    });
  },
});

/** Keys behind each other, each with the number of names that it shares with the one before in place of these. @param {readonly string[]} keys */
function briefly(keys) {
  /** @type {readonly string[]} */
  let before = [];
  return keys
    .map((key) => {
      const names = key.split(".");
      const other = names.findIndex((name, at) => at === names.length - 1 || name !== before[at]);
      before = names;
      return `${other}${names.slice(other).join(".")}`;
    })
    .join(" ");
}

/** A text as a template, which says the end of a line in one byte. @param {string} text */
function literal(text) {
  return `\`${text.replace(/[\\`]|\$\{/g, "\\$&")}\``;
}

/** @param {keyof typeof TEXTS} file @returns {Promise<Record<string, string | undefined>>} */
async function tableOf(file) {
  const { outputFiles } = await bundle({ ...common, entryPoints: [join(root, file)], format: "esm" });
  const module = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  return module[TEXTS[file]];
}
