// The builds for all end-to-end tests of a run: "now", "next", the same app as a later version, and "broken", one whose
// scripts throw.
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "../../esbuild.config.mjs";

/** @typedef {"now" | "next" | "broken" | "latin"} Version */

/** The folder of a build. @param {Version} version */
export function built(version) {
  const folder = process.env.ERGO_BUILDS;
  if (!folder) throw new Error("Nothing was built: call makeBuilds first.");
  return join(folder, version);
}

/** Makes the builds; the function that comes back removes them. Vitest calls it before the tests. */
export default async function makeBuilds() {
  const folder = mkdtempSync(join(tmpdir(), "ergo-builds-"));
  process.env.ERGO_BUILDS = folder; // inherited by the processes that run the tests
  await build({ outdir: built("now") });
  await build({ outdir: built("next"), salt: "next" });
  await build({ outdir: built("broken"), salt: 'broken\nthrow new Error("broken");' });
  // Browsers that end with the tests may write to their profiles for a while.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 20 });
}
