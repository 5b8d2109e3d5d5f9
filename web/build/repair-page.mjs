// The page that repairs the app: one file, whose policy allows just the script and the styles in it.
import { build as bundle } from "esbuild";
import { allow, filled, template } from "./html.mjs";
import { common } from "./options.mjs";

/** The HTML of the page. */
export async function repairPage() {
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
  return filled(template("web/start/repair.html"), {
    scriptHash: allow(script),
    styleHash: allow(style),
    script: `<script>${script}</script>`,
    style: `<style>${style}</style>`,
  });
}
