// Questions to the bundler's account of its outputs.
import { roomOf } from "./rooms.mjs";

/** @typedef {import("esbuild").Metafile} Metafile */

/** Code that is large and that only some people need: kept offline once it was fetched, not from the start. */
const APART = /node_modules[/\\]@codemirror[/\\]/;

/** The output of an entry, or of the room of a file. @param {Metafile} metafile @param {string} source */
export function entry(metafile, source) {
  const names = [source, `room:room:${roomOf(source).name}`];
  const found = Object.entries(metafile.outputs).find(([, output]) =>
    names.includes(output.entryPoint ?? ""),
  );
  if (!found) throw new Error(`${source} has no output`);
  return found[0];
}

/** The rooms, each with its output. @param {Metafile} metafile @returns {[import("./rooms.mjs").Room, string][]} */
export function roomsIn({ inputs, outputs }) {
  return Object.entries(outputs).flatMap(([path, { entryPoint }]) => {
    if (!entryPoint?.startsWith("room:")) return [];
    const [first] = inputs[entryPoint].imports;
    return [[roomOf(first.path), path]];
  });
}

/** An output and all outputs that it imports statically, directly or not. @param {Metafile} metafile @param {string} first */
export function statically(metafile, first) {
  const seen = new Set([first]);
  for (const output of seen) {
    for (const { path, kind } of metafile.outputs[output].imports)
      if (kind === "import-statement") seen.add(path);
  }
  return [...seen];
}

/** The outputs that are kept apart. @param {Metafile} metafile */
export function apartIn(metafile) {
  return Object.entries(metafile.outputs)
    .filter(([, { inputs }]) => Object.keys(inputs).some((path) => APART.test(path)))
    .map(([path]) => path)
    .sort();
}
