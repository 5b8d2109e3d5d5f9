import { afterEach, expect, it } from "vitest";
import { shown, visit } from "./harness.mjs";

const HARD = "200008305100006000960070200050600800000020000002001090001060053000300008403500006";

let app: Awaited<ReturnType<typeof visit>>;

afterEach(async () => {
  await app.end();
  // The bench looks for its coloured editor a while after it was opened: without a network that first look fails.
  const isOfEditor = (trouble: string) => trouble.includes("ERR_FAILED") && trouble.includes("/room_editor-");
  expect(app.troubles.filter((trouble) => !isOfEditor(trouble))).toEqual([]);
});

it("takes a game with its marks, runs and answers with the server killed, and is as it was after a reload", async () => {
  app = await visit({ path: `#/sudoku/${HARD}` });
  const { page } = app;
  const cell = (row: number, column: number) =>
    page.getByRole("gridcell", { name: new RegExp(`^row ${row} column ${column}\\b`) });
  await cell(1, 2).click();
  await page.keyboard.press("7");
  await app.installed();
  await app.quiet();
  await app.server.stop();
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("button", { name: "Open in the workbench" }).click();
  await page.getByRole("button", { name: "Run", exact: true }).waitFor();
  expect(await cell(1, 2).getAttribute("aria-label")).toContain("7");
  expect(new URL(page.url()).hash).toBe(`#/workbench/sudoku/${HARD}`);

  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.getByRole("heading", { name: "Solved" }).waitFor();
  await cell(1, 3).click();
  await page.getByRole("heading", { name: "Facts used" }).waitFor();
  await page.locator("ergo-pane-reasons [aria-expanded=false]").first().click();
  await page.locator("ergo-pane-reasons [aria-expanded=true]").waitFor();
  for (const pane of ["Log", "Compiled", "Analysis", "Query"]) {
    await page.getByRole("tab", { name: pane }).click();
    await page.locator(".pane h2").first().waitFor();
  }

  await page.reload();
  await shown(page);
  await page.getByRole("tab", { name: "Answer" }).click();
  await page.getByRole("heading", { name: "Solved" }).waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "Hint" }).waitFor();
});

it("can be stopped while it runs, and goes on", async () => {
  app = await visit({ path: `#/workbench/nurikabe/10/9/2n2l2j2h7zg3g3i2j3h2h4w1j2g4g`, online: true });
  const { page } = app;
  const run = page.getByRole("button", { name: "Run", exact: true });
  await run.waitFor();
  // From outside a press would come too late: the page itself presses Stop, in the frame after it begins.
  await page.evaluate(() => {
    const within = (root: ParentNode, selector: string): HTMLElement | null => {
      for (const one of root.querySelectorAll<HTMLElement>("*")) {
        if (one.matches(selector)) return one;
        const found = one.shadowRoot && within(one.shadowRoot, selector);
        if (found) return found;
      }
      return null;
    };
    const look = (): void => {
      const stop = within(document, ".stop");
      if (!stop) requestAnimationFrame(look);
      else {
        stop.click();
        document.body.dataset.stopped = "";
      }
    };
    within(document, ".run")?.click();
    look();
  });
  await page.locator("body[data-stopped]").waitFor();
  await page.getByRole("heading", { name: "Solved" }).waitFor({ state: "hidden" });
  await run.click();
  await page.getByRole("heading", { name: "Solved" }).waitFor();
});
