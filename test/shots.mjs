// Pictures of the built app, phone and desktop, light and dark, English and Chinese:
//   node test/shots.mjs <folder> [--only phone,dark,zh] ["#/settings" …]     also: small, wide, tablet, 200 (percent of text), all
//   node test/shots.mjs <folder> --scenes <file.mjs>     the file's default export: [{ name, path, act?(page) }]; --named <part>: those alone
//     the files of test/scenes hold all that is looked at before a release
//   node test/shots.mjs --manifest                       the pictures that the manifest shows, into web/screenshots
// Scenes come from a file where a picture needs a few clicks first. Without addresses it takes the shelf.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { build } from "../esbuild.config.mjs";
import { serve } from "../web/serve/serve.mjs";
import { installNothing, linkTo, shown, startBrowser } from "./e2e/harness.mjs";
import { settings } from "./scenes/hand.mjs";

/** @typedef {{ name: string, path: string, act?: (page: import("playwright-core").Page) => Promise<void> }} Scene */

/** @typedef {{ theme: "light" | "dark", language: keyof typeof languages, file: string }} Look */

const { values, positionals } = parseArgs({
  options: {
    only: { type: "string" },
    scenes: { type: "string" },
    named: { type: "string", default: "" },
    manifest: { type: "boolean", default: false },
  },
  allowPositionals: true,
});

/** Those after the first two are taken where they are named, or all are wanted. */
const devices = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  small: { viewport: { width: 320, height: 568 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 740, height: 360 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  tablet: { viewport: { width: 820, height: 1180 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true },
};
const languages = { en: "en-GB", zh: "zh-CN" };
/** Pictures that are taken at the same time. */
const AT_ONCE = 4;
/** Sizes of text in percent. */
const texts = ["100", "200"];
const themes = /** @type {const} */ (["light", "dark"]);

/** Asks for a hint, and for all of it. @param {import("playwright-core").Page} page */
async function hint(page) {
  await page.getByRole("grid").waitFor();
  await page.keyboard.press("h");
  for (let tier = 0; tier < 2; tier++) await page.getByRole("button", { name: "Tell me more" }).click();
}

/** What the manifest promises: its sizes stand there. @type {(Scene & { device: keyof typeof devices })[]} */
const forManifest = [
  { name: "narrow", path: linkTo("sudoku"), device: "phone", act: hint },
  { name: "wide", path: linkTo("nurikabe"), device: "desktop", act: hint },
];

/** @param {string[]} addresses @returns {Scene[]} */
const scenesOf = (addresses) =>
  addresses.map((path) => ({
    name:
      path
        .replace(/[^\w-]+/g, "-")
        .replace(/^-+|-+$/g, "")
        .slice(0, 40) || "shelf",
    path,
  }));

async function wantedScenes() {
  if (!values.scenes) return scenesOf(positionals.length > 1 ? positionals.slice(1) : ["#/"]);
  /** @type {{ default: Scene[] }} */
  const { default: scenes } = await import(pathToFileURL(resolve(values.scenes)).href);
  return scenes.filter(({ name }) => new RegExp(values.named).test(name));
}

/**
 * Takes a scene once, and its pictures in each look: themes and languages change where it stands, as the app lets them.
 * @param {keyof typeof devices} device @param {string} text @param {Scene} scene @param {readonly Look[]} looks
 */
async function take(device, text, { name, path, act }, looks) {
  const [first] = looks;
  const context = await connection.newContext({
    ...devices[device],
    colorScheme: first.theme,
    locale: languages[first.language],
    reducedMotion: "reduce",
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    page.on("pageerror", (error) => console.error(`${name}: ${error.message}`));
    page.on(
      "console",
      (message) => message.type() === "error" && console.error(`${name}: ${message.text()}`),
    );
    await page.addInitScript(installNothing);
    await page.addInitScript((percent) => {
      addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = `${percent}%`));
    }, text);
    await page.goto(new URL(path, server.url).href);
    await shown(page);
    await page.waitForLoadState("networkidle");
    await act?.(page);
    for (const { theme, language, file } of looks) {
      await page.emulateMedia({ colorScheme: theme });
      if (language !== first.language || theme !== first.theme) await settings(page, { lang: language });
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
      await page.screenshot({ path: file });
      console.log(file);
    }
  } catch (error) {
    throw new Error(`${name}-${device}-${text}: ${/** @type {Error} */ (error).message}`);
  } finally {
    await context.close();
  }
}

const folder = values.manifest
  ? fileURLToPath(new URL("../web/screenshots/", import.meta.url))
  : resolve(positionals[0] ?? "shots");
mkdirSync(folder, { recursive: true });
const app = mkdtempSync(join(tmpdir(), "ergo-shots-"));
await build({ outdir: app });
const server = await serve({ folder: app });
const { chrome, connection } = await startBrowser();
try {
  if (values.manifest) {
    for (const scene of forManifest)
      await take(scene.device, "100", scene, [
        { theme: "light", language: "en", file: join(folder, `${scene.name}.png`) },
      ]);
  } else {
    const only = values.only?.split(",") ?? [];
    const among = (/** @type {string[]} */ names, usual = names) => {
      const named = names.filter((name) => only.includes(name) || only.includes("all"));
      return named.length > 0 ? named : usual;
    };
    /** @type {(() => Promise<void>)[]} */
    const wanted = [];
    for (const scene of await wantedScenes())
      for (const device of /** @type {(keyof typeof devices)[]} */ (
        among(Object.keys(devices), ["phone", "desktop"])
      ))
        for (const text of among(texts, ["100"])) {
          const looks = /** @type {Look["theme"][]} */ (among([...themes])).flatMap((theme) =>
            /** @type {Look["language"][]} */ (among(Object.keys(languages))).map((language) => ({
              theme,
              language,
              file: join(folder, `${scene.name}-${device}-${theme}-${language}-${text}.png`),
            })),
          );
          wanted.push(() => take(device, text, scene, looks));
        }
    // Most of the time of a picture is spent waiting, so a few are taken at once.
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = wanted.shift(); next; next = wanted.shift())
          await next().catch((error) => {
            console.error(error.message);
            process.exitCode = 1;
          });
      }),
    );
  }
} finally {
  await chrome.kill();
  await server.stop();
  rmSync(app, { recursive: true, force: true });
}
