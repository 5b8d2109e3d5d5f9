// What the scenes share: the app behind a page, and the ways to what is to be seen.

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../web/state/app.ts").App} App */
/** @typedef {{ name: string, path: string, act?: (page: Page) => Promise<void> }} Scene */

/** Clicks what comes under a selector; no words, so that it is found in each language. @param {Page} page @param {string} selector */
export const click = (page, selector, at = 0) => page.locator(selector).nth(at).click();

/** As high as the page is, so that all of it is seen. @param {Page} page */
export async function whole(page, most = 4_000) {
  const { width } = page.viewportSize() ?? { width: 360 };
  await quiet(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, most) });
  await quiet(page);
}

/** Brings what is under a selector to the top. @param {Page} page @param {string} selector */
export async function reveal(page, selector, at = 0) {
  const place = page.locator(selector).nth(at);
  await place.waitFor();
  await quiet(page);
  await place.evaluate((element) => element.scrollIntoView({ block: "start" }));
  await quiet(page);
}

/** Waits until nothing is busy, and the fonts and pictures of it are drawn. @param {Page} page */
export async function quiet(page) {
  await page.waitForFunction(() => {
    /** @param {ParentNode} root @returns {Element[]} */
    const within = (root) =>
      [...root.querySelectorAll("*")].flatMap((one) => [
        one,
        ...(one.shadowRoot ? within(one.shadowRoot) : []),
      ]);
    return within(document).every((one) => one.ariaBusy !== "true");
  });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Goes to an address as a link of the app does. @param {Page} page @param {string} path */
export async function follow(page, path) {
  await page.evaluate((path) => {
    location.hash = path;
  }, path);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Tells the store something. @param {Page} page @param {object} action */
export const tell = (page, action) =>
  page.evaluate((action) => {
    const { app } = /** @type {{ app: App }} */ (/** @type {unknown} */ (document.querySelector("ergo-app")));
    app.store.dispatch(/** @type {any} */ (action));
  }, action);
