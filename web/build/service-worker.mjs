// The service worker, which knows every file of its release by its hash.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build as bundle } from "esbuild";
import { injectManifest } from "workbox-build";
import { sha256 } from "./files.mjs";
import { common } from "./options.mjs";
import { PACKS } from "./packs.mjs";

/**
 * Characters of a hash that the list of files keeps, six bits each: enough to tell a file that was cut off or is of another release. They are no
 * defence against an attacker, who could change the list on the same host.
 */
const HASH = 16;

/**
 * Writes the service worker into `outdir`, with the list of all files there that it keeps, the list of the files `apart`
 * that it keeps once they were asked for, and the page that repairs the app. The size is that of all files that it keeps, in bytes.
 * @param {string} outdir @param {string} version @param {string[]} apart @param {string} repair
 */
export async function serviceWorker(outdir, version, apart, repair) {
  const integrity = (/** @type {string} */ url) =>
    `sha256-${sha256(readFileSync(join(outdir, url))).slice(0, HASH)}`;
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
    // The system asks for icons of pixels once, when it installs the app.
    globIgnores: ["sw.js", "repair.html", "screenshots/**", "icons/*.png", `${PACKS}/*.pack`, ...apart],
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
