import { afterEach, describe, expect, it } from "vitest";
import { visit } from "./harness.mjs";

const BENCH =
  "#/workbench/sudoku/300729500000005090004000030607050010005204003030000000000400000006080025900012007";

let app: Awaited<ReturnType<typeof visit>>;
type Page = typeof app.page;
/** What the browser itself says of files that it cannot have. */
const isOffline = (trouble: string) => /ERR_(CONNECTION_REFUSED|FAILED|INTERNET)/.test(trouble);
afterEach(async () => {
  await app.end();
  expect(app.troubles.filter((trouble) => !isOffline(trouble))).toEqual([]);
});

const tab = (page: Page, name: string) => page.getByRole("tab", { name }).click();
const coloured = (page: Page) => page.locator("ergo-rule-editor .cm-content");
const plain = (page: Page) => page.locator("ergo-rule-editor textarea");

/** Shows the text of the rules. */
async function showText(page: Page): Promise<void> {
  await tab(page, "Rules");
  await page.getByRole("button", { name: "Text", exact: true }).click();
}

/** Writes at the beginning of the text. */
async function write(page: Page, text: string): Promise<void> {
  await page.locator("ergo-rule-editor [contenteditable], ergo-rule-editor textarea").first().focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type(text);
}

describe("a rule that is written", () => {
  it("is judged as it is typed, is there after a reload, and goes with Reset, which can be taken back", async () => {
    app = await visit({ path: BENCH, online: true });
    const { page } = app;
    await showText(page);
    await coloured(page).waitFor();
    await write(page, '# mine\nrule "Odd" level 2 for c in cels then c is 1\n');
    const problem = page.locator("ergo-rule-desk .problem").first();
    await problem.getByText("Line 2, column 29").waitFor();
    await problem.getByText(/mean "cells"/).waitFor();
    await page.locator("ergo-rule-editor .cm-lintRange-error").first().waitFor();

    await page.reload();
    await showText(page);
    await coloured(page).getByText("# mine").waitFor();
    await page.getByText("Line 2, column 29").waitFor();

    await page.getByRole("button", { name: "List", exact: true }).click();
    await page.getByRole("button", { name: "Reset" }).click();
    await page.getByText("Line 2, column 29").waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Text", exact: true }).click();
    await coloured(page).getByText("# mine").waitFor();

    await coloured(page).focus();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("rule");
    await page.locator("ergo-rule-desk .problem").first().waitFor();
    expect(await coloured(page).innerText()).toBe("rule");
  });

  it("is in the other tab at once", async () => {
    app = await visit({ path: BENCH, online: true });
    await showText(app.page);
    const second = await app.open(BENCH);
    await showText(second);
    await coloured(second).waitFor();
    await write(app.page, "# from the first tab\n");
    await coloured(second).getByText("# from the first tab").waitFor();
  });
});

describe("without a network", () => {
  it("the editor comes after one visit of the workbench, and the rules are judged", async () => {
    app = await visit({ path: BENCH });
    await app.installed();
    const isKept = async (): Promise<boolean> => {
      const names = (await caches.keys()).filter((one) => one.startsWith("ergo-files"));
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().some(({ url }) => /\/room_editor-[A-Z0-9]{8}\.js$/.test(url));
    };
    await expect.poll(() => app.page.evaluate(isKept)).toBe(true);
    await app.quiet();
    await app.server.stop();
    await app.page.reload();
    await showText(app.page);
    await coloured(app.page).waitFor();
    await write(app.page, "rule\n");
    await app.page.locator("ergo-rule-desk .problem").first().waitFor();
  });

  it("a plain field does it before, and keeps what is typed", async () => {
    app = await visit();
    await app.installed();
    await app.quiet();
    await app.server.stop();
    const page = await app.open(BENCH);
    await showText(page);
    await plain(page).waitFor();
    await write(page, "rule\n");
    await page.locator("ergo-rule-desk .problem").first().waitFor();
    await page.reload();
    await showText(page);
    await page.locator("ergo-rule-desk .problem").first().waitFor();
    expect(await plain(page).inputValue()).toMatch(/^rule\n/);

    await app.serveAgain();
    await page.reload();
    await showText(page);
    await coloured(page).waitFor();
    expect(await coloured(page).innerText()).toMatch(/^rule\n/);
  });
});
