import { tookPart } from "../browser/took-part.mjs";
import { startBrowser } from "../e2e/harness.mjs";
import { tabOver } from "./tab.mjs";

/** @param {import("playwright-core").Page} page */
const tabOf = (page) =>
  tabOver({
    run: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    async drag([first, ...others]) {
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    press: (chord) => page.keyboard.press(chord.join("+")),
    go: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    close: () => page.close(),
    picture: () => page.screenshot(),
    paper: () => page.pdf(),
  });

/** @param {string} profile @returns {Promise<import("./tour.ts").Running>} */
export async function startChromium(profile) {
  const { chrome, connection } = await startBrowser(profile);
  tookPart(`Chromium/${connection.version()}`);
  /** @type {string[]} */
  const troubles = [];
  const [context] = connection.contexts();
  context.on("weberror", (event) => troubles.push(event.error().message));
  const open = async () => {
    const page = await context.newPage();
    await page.setViewportSize({ width: 1000, height: 700 });
    return tabOf(page);
  };
  return { troubles, tab: await open(), open, end: chrome.kill };
}
