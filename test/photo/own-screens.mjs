// Screens of the built app: light and dark, phone and desktop.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "../../esbuild.config.mjs";
import { serve } from "../../web/serve/serve.mjs";
import { shown, startBrowser } from "../e2e/harness.mjs";

const DEVICES = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};

/**
 * Each puzzle as the app shows it when it is opened.
 * @param {readonly string[]} puzzles digits, 0 for blank
 */
export async function ownScreens(puzzles) {
  const folder = mkdtempSync(join(tmpdir(), "ergo-screens-"));
  await build({ outdir: folder });
  const server = await serve({ folder });
  const { chrome, connection } = await startBrowser();
  /** @type {{ name: string, text: string, file: Buffer }[]} */
  const screens = [];
  try {
    for (const text of puzzles) {
      for (const [device, look] of Object.entries(DEVICES)) {
        for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
          const context = await connection.newContext({ ...look, colorScheme, reducedMotion: "reduce" });
          const page = await context.newPage();
          await page.goto(new URL(`#/sudoku/${text}`, server.url).href);
          await shown(page);
          await page.getByRole("grid").waitFor();
          await page.waitForLoadState("networkidle");
          screens.push({ name: `ours, ${device}, ${colorScheme}`, text, file: await page.screenshot() });
          await context.close();
        }
      }
    }
  } finally {
    await chrome.kill();
    await server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  }
  return screens;
}
