// Decodes picture files and draws pages, in a Chromium; what was decoded once is kept in the cache.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { chromeFlags, findChrome, NO_CHROME } from "../browser/chrome.mjs";

const cache = fileURLToPath(new URL("../../node_modules/.cache/photos/", import.meta.url));

/** @typedef {{ width: number, height: number, pixels: Uint8Array }} Gray */

/** A browser that decodes; `end` it. */
export class BrowserPictures {
  /** @type {import("playwright-core").Browser | undefined} */
  #browser;
  /** @type {import("playwright-core").Page | undefined} */
  #page;

  async #ready() {
    if (this.#page) return this.#page;
    const chrome = await findChrome();
    if (!chrome) throw new Error(NO_CHROME);
    this.#browser = await chromium.launch({
      executablePath: chrome.path,
      env: { ...process.env, ...chrome.env },
      args: chromeFlags,
    });
    this.#page = await this.#browser.newPage();
    return this.#page;
  }

  /** The brightnesses of a picture file. @param {Buffer} file @returns {Promise<Gray>} */
  async decoded(file) {
    return this.#cached(file, async () => file);
  }

  /** A page as a picture. @param {string} html @param {{ width: number, height: number }} size @returns {Promise<Gray>} */
  async drawn(html, size) {
    return this.#cached(Buffer.from(JSON.stringify([html, size])), async () => {
      const page = await this.#ready();
      await page.setViewportSize(size);
      await page.setContent(html);
      return page.screenshot();
    });
  }

  /** @param {Buffer} key @param {() => Promise<Buffer>} fileOf @returns {Promise<Gray>} */
  async #cached(key, fileOf) {
    const path = `${cache}${createHash("sha256").update(key).digest("hex").slice(0, 24)}.gray`;
    if (!existsSync(path)) {
      const file = await fileOf();
      const page = await this.#ready();
      const { width, height, gray } = await page.evaluate(decode, file.toString("base64"));
      mkdirSync(cache, { recursive: true });
      const size = Buffer.alloc(8);
      size.writeUInt32LE(width, 0);
      size.writeUInt32LE(height, 4);
      writeFileSync(path, Buffer.concat([size, Buffer.from(gray, "base64")]));
    }
    const kept = readFileSync(path);
    return {
      width: kept.readUInt32LE(0),
      height: kept.readUInt32LE(4),
      pixels: new Uint8Array(kept.subarray(8)),
    };
  }

  async end() {
    await this.#browser?.close();
  }
}

/** In the page. @param {string} base64 */
async function decode(base64) {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const gray = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < gray.length; i++, at += 4)
    gray[i] = (77 * data[at] + 150 * data[at + 1] + 29 * data[at + 2]) >> 8;
  let text = "";
  for (let i = 0; i < gray.length; i += 8192) text += String.fromCharCode(...gray.subarray(i, i + 8192));
  return { width, height, gray: btoa(text) };
}
