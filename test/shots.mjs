// Pictures of the built app, phone and desktop, light and dark, English and Chinese:
//   node test/shots.mjs <folder> [--only phone,dark,zh] ["#/settings" …]     also: small, wide, tablet, 200 (percent of text), all
//   node test/shots.mjs <folder> --scenes <file.mjs>     the file's default export: [{ name, path, act?(page) }]
//   node test/shots.mjs --manifest                       the pictures that the manifest shows, into web/screenshots
// Scenes come from a file where a picture needs a few clicks first. Without addresses it takes the shelf.
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { serve } from "../web/serve/serve.mjs";
import makeBuilds, { built } from "./e2e/builds.mjs";
import { linkTo, shown, startBrowser } from "./e2e/harness.mjs";

/** @typedef {{ name: string, path: string, act?: (page: import("playwright-core").Page) => Promise<void> }} Scene */

const { values, positionals } = parseArgs({
  options: {
    only: { type: "string" },
    scenes: { type: "string" },
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
  return scenes;
}

/** @param {keyof typeof devices} device @param {"light" | "dark"} theme @param {keyof typeof languages} language @param {string} text @param {Scene} scene @param {string} file */
async function take(device, theme, language, text, { path, act }, file) {
  const context = await connection.newContext({
    ...devices[device],
    colorScheme: theme,
    locale: languages[language],
    reducedMotion: "reduce",
  });
  try {
    const page = await context.newPage();
    page.on("pageerror", (error) => console.error(`${file}: ${error.message}`));
    page.on(
      "console",
      (message) => message.type() === "error" && console.error(`${file}: ${message.text()}`),
    );
    await page.addInitScript((percent) => {
      addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = `${percent}%`));
    }, text);
    await page.goto(new URL(path, server.url).href);
    await shown(page);
    await page.waitForLoadState("networkidle");
    await act?.(page);
    await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
    await page.screenshot({ path: file });
    console.log(file);
  } finally {
    await context.close();
  }
}

const folder = values.manifest
  ? fileURLToPath(new URL("../web/screenshots/", import.meta.url))
  : resolve(positionals[0] ?? "shots");
mkdirSync(folder, { recursive: true });
const removeBuilds = await makeBuilds();
const server = await serve({ folder: built("now") });
const { chrome, connection } = await startBrowser();
try {
  if (values.manifest) {
    for (const scene of forManifest)
      await take(scene.device, "light", "en", "100", scene, join(folder, `${scene.name}.png`));
  } else {
    const only = values.only?.split(",") ?? [];
    const among = (/** @type {string[]} */ names, usual = names) => {
      const named = names.filter((name) => only.includes(name) || only.includes("all"));
      return named.length > 0 ? named : usual;
    };
    for (const scene of await wantedScenes())
      for (const device of /** @type {(keyof typeof devices)[]} */ (
        among(Object.keys(devices), ["phone", "desktop"])
      ))
        for (const theme of /** @type {("light" | "dark")[]} */ (among([...themes])))
          for (const language of /** @type {("en" | "zh")[]} */ (among(Object.keys(languages))))
            for (const text of among(texts, ["100"])) {
              const file = `${scene.name}-${device}-${theme}-${language}-${text}.png`;
              await take(device, theme, language, text, scene, join(folder, file));
            }
  }
} finally {
  await chrome.kill();
  await server.stop();
  await removeBuilds();
}
