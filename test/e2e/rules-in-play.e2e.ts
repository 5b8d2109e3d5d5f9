import { afterEach, describe, expect, it } from "vitest";
import { visit } from "./harness.mjs";

const PUZZLE = "200008305100006000960070200050600800000020000002001090001060053000300008403500006";
/** The puzzle with all the marks that the rules conclude; the next step takes a supposition. */
const STUCK = `#/sudoku/${PUZZLE}~c19b6b3825c9b54a3a813c4b12a1c563a6c3a5k5a6a1h8a1b`;

let app: Awaited<ReturnType<typeof visit>>;
type Page = typeof app.page;
afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

/** Tries the workbench's choices of rules, the last of which brings all of them back. */
async function experiment(page: Page, ...choices: string[]): Promise<void> {
  await page.getByRole("tab", { name: "Rules" }).click();
  await page.getByRole("button", { name: "List", exact: true }).click();
  for (const choice of choices) await page.locator("#preset").selectOption({ label: choice });
}

async function go(page: Page, hash: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, hash);
}

async function askForHint(page: Page): Promise<void> {
  await page.getByRole("gridcell").first().waitFor();
  await page.getByRole("button", { name: "Hint" }).click();
}

const more = (page: Page) => page.getByRole("button", { name: "Tell me more" });
const limits = (page: Page) => page.getByText("Only your rules from the workbench were used.");

describe("experiments with rules on the workbench", () => {
  it("change no hint in play", async () => {
    app = await visit({ path: `#/workbench/sudoku/${PUZZLE}`, online: true });
    const { page } = app;
    await experiment(page, "Only the 18 of the first system", "All of them");
    await experiment(page, "Only the 18 of the first system");
    await go(page, STUCK);
    await askForHint(page);
    await more(page).waitFor();
    expect(await limits(page).count()).toBe(0);
  });

  it("count where the settings say so; then a hint says by which rules it was sought, and offers all", async () => {
    app = await visit({ path: `#/workbench/sudoku/${PUZZLE}`, online: true, own: true });
    const { page } = app;
    await experiment(page, "Only the 18 of the first system");
    await go(page, "#/settings");
    await page.getByRole("radio", { name: "My rules from the workbench" }).check({ force: true });
    await go(page, STUCK);
    await askForHint(page);
    await page.getByRole("heading", { name: "No next step known" }).waitFor();
    await limits(page).waitFor();
    await page.getByRole("button", { name: "Use all rules" }).click();
    await more(page).waitFor();
    expect(await limits(page).count()).toBe(0);
    // The choice outlives the visit.
    await app.crash();
    await go(app.page, STUCK);
    await askForHint(app.page);
    await limits(app.page).waitFor();
  });
});
