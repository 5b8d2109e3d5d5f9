// The browsers that web-test-runner drives. WebKitGTK is none of them: it speaks neither CDP nor BiDi.
import { chromeLauncher, puppeteerCore } from "@web/test-runner-chrome";
import { find, wanted } from "./browsers.mjs";
import { chromeFlags } from "./chrome.mjs";
import { tookPart } from "./took-part.mjs";

/** puppeteer, which notes what it starts. Given by name it also lets the runner call each browser by its own. */
const puppeteer = {
  ...puppeteerCore,
  async launch(/** @type {Parameters<typeof puppeteerCore.launch>[0]} */ options) {
    const browser = await puppeteerCore.launch({ protocolTimeout: 900_000, ...options });
    tookPart(await browser.version());
    return browser;
  },
};

/** @type {Record<string, (path: string, env: Record<string, string>) => ReturnType<typeof chromeLauncher>>} */
const LAUNCHERS = {
  chromium: (executablePath, env) =>
    chromeLauncher({
      puppeteer,
      launchOptions: { executablePath, args: chromeFlags, env: { ...process.env, ...env } },
      // Only one page at a time is in front, and one that is not gets no frames in a current Chromium.
      createPage: async ({ context }) => {
        const page = await context.newPage();
        await page.emulateFocusedPage(true);
        return page;
      },
    }),
  firefox: (executablePath) =>
    chromeLauncher({
      puppeteer,
      concurrency: 1, // only the page in front has frames and the focus
      launchOptions: { browser: "firefox", executablePath, extraPrefsFirefox: FIREFOX },
    }),
};

/** Firefox has touch events only where there is a touch screen, and would look for updates of its own. */
const FIREFOX = {
  "dom.w3c_touch_events.enabled": 1,
  "app.update.disabledForTesting": true,
};

/** A launcher for each browser that takes part. */
export async function launchers() {
  const browsers = [];
  for (const browser of await wanted(["chromium", "firefox"])) {
    const program = await find(browser);
    if (program) browsers.push(LAUNCHERS[browser](program.path, program.env));
  }
  return browsers;
}
