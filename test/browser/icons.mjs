// Draws the PNG icons anew from web/icons/icon.svg: `node test/browser/icons.mjs`. Run it after changing the mark.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { startChrome } from "./chrome.mjs";
import { palettePng } from "./palette-png.mjs";

const folder = fileURLToPath(new URL("../../web/icons/", import.meta.url));
const mark = readFileSync(`${folder}icon.svg`, "utf8");
const tile = /<rect width="512" height="512" rx="112" fill="(#\w+)"\/>/;
const ground = tile.exec(mark)?.[1];

/** The mark without its tile, `scale` times as large. */
const cells = (/** @type {number} */ scale, /** @type {string} */ under) =>
  mark
    .replace(tile, `${under}<g transform="translate(256 256) scale(${scale}) translate(-256 -256)">`)
    .replace("</svg>", "</g></svg>");

const full = `<rect width="512" height="512" fill="${ground}"/>`;
// A mask may cut all but a circle of 80 % of the width, so the mark of a maskable icon keeps inside it.
const maskable = cells(0.8, full);
const icons = [
  { name: "icon-192", size: 192, svg: mark },
  { name: "icon-512", size: 512, svg: mark },
  { name: "maskable-192", size: 192, svg: maskable },
  { name: "maskable-512", size: 512, svg: maskable },
  { name: "monochrome-512", size: 512, svg: cells(1, "").replace(/fill="#\w+"/g, 'fill="#000"') },
  { name: "apple-touch-icon", size: 180, svg: cells(0.9, full) },
];

const browser = await startChrome();
const connection = await chromium.connectOverCDP(browser.endpoint);
const page = await connection.contexts()[0].newPage();
for (const { name, size, svg } of icons) {
  const pixels = await page.evaluate(drawn, {
    size,
    source: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  });
  writeFileSync(`${folder}${name}.png`, palettePng(size, Buffer.from(pixels, "base64")));
}
await browser.kill();

/** The pixels of a picture, in base64; runs in the page. @param {{ size: number, source: string }} picture */
async function drawn({ size, source }) {
  const picture = new Image(size, size);
  picture.src = source;
  await picture.decode();
  const canvas = new OffscreenCanvas(size, size).getContext("2d");
  canvas?.drawImage(picture, 0, 0, size, size);
  const { data = [] } = canvas?.getImageData(0, 0, size, size) ?? {};
  return btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(""));
}
