// What scenes do on a page, whatever its language: by role, by element, by the app's own acts.

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../../web/state/app.ts").App} App */
/** @typedef {Element & { readonly app: App }} AppElement */
/** @typedef {{ name: string, path: string, act?: (page: Page) => Promise<void> }} Scene */

/** Presses what a selector finds first. @param {Page} page @param {string} selector */
export const tap = (page, selector) => page.locator(selector).first().click();

/** Waits for what a selector finds first. @param {Page} page @param {string} selector */
export const sees = (page, selector) => page.locator(selector).first().waitFor({ state: "attached" });

/** Waits for the board, and until its keys can be pressed. @param {Page} page */
export async function board(page) {
  await page.getByRole("grid").waitFor();
  await sees(page, "ergo-pad button, ergo-brushes button");
}

/** @param {Page} page @param {number} at the number of a cell, row by row from 0 */
export const cell = (page, at) => page.getByRole("gridcell").nth(at).click();

/** Puts digits into cells: { cell: digit }. @param {Page} page @param {Record<number, string>} marks */
export async function write(page, marks) {
  for (const [at, digit] of Object.entries(marks)) {
    await cell(page, Number(at));
    await page.keyboard.press(digit);
  }
}

/** Paints cells as walls, once, or as land, twice. @param {Page} page @param {readonly number[]} walls @param {readonly number[]} land */
export async function paint(page, walls, land = []) {
  for (const at of [...walls, ...land, ...land]) {
    await cell(page, at);
    await page.waitForTimeout(350); // two quick taps would be a double one
  }
}

/** Asks for a hint, and for more of it, so many times. @param {Page} page @param {number} more */
export async function hint(page, more = 0) {
  await page.keyboard.press("h");
  await sees(page, "ergo-hint-sheet .buttons .primary");
  for (let tier = 0; tier < more; tier++) await tap(page, "ergo-hint-sheet .buttons .primary");
}

/** Writes one hint after the other until one takes a supposition, and shows all tiers of that. @param {Page} page @param {number} more */
export async function supposition(page, more) {
  for (let hints = 0; hints < 30; hints++) {
    await page.evaluate(() => /** @type {AppElement} */ (document.querySelector("ergo-app")).app.acts.hint());
    await sees(page, "ergo-hint-sheet .buttons .primary");
    const takes = await page.evaluate(() => {
      const { app } = /** @type {AppElement} */ (document.querySelector("ergo-app"));
      const hint = app.store.state.play?.hint?.hint;
      const supposes = hint?.type === "step" && hint.steps.some((step) => step.chains ?? step.argument);
      if (!supposes) app.acts.takeHint();
      return supposes;
    });
    if (takes) break;
    await page.waitForTimeout(100);
  }
  for (let tier = 0; tier < more; tier++) await tap(page, "ergo-hint-sheet .buttons .primary");
}

/** Opens a sheet of the play screen. @param {Page} page @param {import("../../web/state/state.ts").SheetName} name */
export async function sheet(page, name) {
  await page.evaluate(
    (wanted) => /** @type {AppElement} */ (document.querySelector("ergo-app")).app.acts.sheet(wanted),
    name,
  );
  await sees(page, "dialog[open]");
}

/** Changes settings as the screen of settings does. @param {Page} page @param {Partial<import("../../web/state/settings.ts").Settings>} change */
export const settings = (page, change) =>
  page.evaluate(
    (wanted) => /** @type {AppElement} */ (document.querySelector("ergo-app")).app.acts.settings(wanted),
    change,
  );

/** Opens an address of the app, as a link within it does. @param {Page} page @param {string} hash */
export const turn = (page, hash) =>
  page.evaluate((next) => {
    location.hash = next;
  }, hash);
