// The options that every bundle shares.
import { fileURLToPath } from "node:url";

/** The top folder of the sources. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[/\\]$/, "");

/** The oldest browsers in which everything works; the README names them. */
export const FLOOR = ["chrome111", "firefox115", "safari16.4"];

/** @typedef {import("esbuild").BuildOptions & { write: false, metafile: true }} Options */

/** The options of every bundle. Rule programs (*.rules) are text. @type {Options} */
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
