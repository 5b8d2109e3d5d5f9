// Draws the PNG icons anew from web/icons/icon.svg: `node test/browser/icons.mjs`. Run it after changing the mark.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { startChrome } from "./chrome.mjs";

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
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  writeFileSync(`${folder}${name}.png`, await page.screenshot({ omitBackground: true }));
}
await browser.kill();
