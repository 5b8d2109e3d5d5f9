import { afterEach, describe, expect, it } from "vitest";
import { visit } from "./harness.mjs";

let app: Awaited<ReturnType<typeof visit>>;
type Page = typeof app.page;

afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

const EASY = "000153290350700010104026000080067000670500000425000000530600000040010709210900045";
/** 7 x 7, row by row. */
const ISLANDS = "4010000000003000000000000000002030000000040000400";
const said = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text }).waitFor();
const numbers = (page: Page) =>
  page
    .getByRole("gridcell")
    .allTextContents()
    .then((cells) => cells.map((cell) => cell.trim() || "0").join(""));

/** Types the digits of a board of numbers, row by row, going by arrows. */
async function typeRows(page: Page, text: string, cols: number): Promise<void> {
  for (let from = 0; from < text.length; from += cols) {
    await page.keyboard.press("Home");
    for (const digit of text.slice(from, from + cols)) {
      if (digit !== "0") await page.keyboard.press(digit);
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("ArrowDown");
  }
}

describe("entering a puzzle by hand", () => {
  it("types digits row by row, says that there is one answer and how hard it is, and plays", async () => {
    app = await visit({ path: "#/enter", online: true });
    const { page } = app;
    await page.getByRole("grid").waitFor();
    await page.keyboard.type(EASY);
    await said(page, "Exactly one answer. ");
    await page.getByRole("button", { name: "Play" }).click();
    await page.waitForURL(`**/#/sudoku/${EASY}`);
    await page.getByRole("grid").waitFor();
    await page.goBack();
    await said(page, "Exactly one answer");
    await page.reload();
    await page.getByRole("grid").waitFor();
    expect(await numbers(page)).toBe(EASY);
    for (let key = 0; key < 3; key++) await page.keyboard.press("Control+z");
    await page.getByRole("gridcell", { name: "row 9 column 9, blank" }).waitFor();
    await page.keyboard.press("Control+y");
    await page.keyboard.press("Control+y");
    await page.keyboard.press("Control+y");
    await said(page, "Exactly one answer");
  });

  it("types numbers of another kind, keeps them over a reload, and goes back to the shelf", async () => {
    app = await visit({ path: "#/enter/nurikabe/7x7", online: true });
    const { page } = app;
    await page.getByRole("grid").waitFor();
    await typeRows(page, ISLANDS, 7);
    await said(page, "Exactly one answer. ");
    await page.reload();
    await page.getByRole("grid").waitFor();
    await said(page, "Exactly one answer. ");
    expect(await numbers(page)).toBe(ISLANDS);
    await page.getByRole("button", { name: "Workbench" }).click();
    await page.waitForURL("**/#/workbench/nurikabe/7/7/*");
    await page.goBack();
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("dialog").waitFor();
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Play" }).click();
    await page.waitForURL("**/#/nurikabe/7/7/*");
    await page.getByRole("grid").waitFor();
    await page.goBack();
    await page.getByRole("button", { name: "Back" }).click();
    await page.waitForURL("**/#/");
  });

  it("does not hang over a board that takes too long, and says so of the next one", async () => {
    app = await visit({ path: "#/enter/nurikabe/20x20", online: true });
    const { page } = app;
    await page.getByRole("grid").waitFor();
    const text = `20/20/${"k3".repeat(66)}`;
    await page.evaluate(
      (given) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", given);
        document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
      },
      `${page.url().split("#")[0]}#/nurikabe/${text}`,
    );
    await page.getByRole("gridcell", { name: "row 1 column 6, clue 3" }).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    const gap = await page.evaluate(async () => {
      let [longest, last] = [0, performance.now()];
      for (let frame = 0; frame < 120; frame++) {
        await new Promise(requestAnimationFrame);
        const time = performance.now();
        longest = Math.max(longest, time - last);
        last = time;
      }
      return longest;
    });
    expect(gap).toBeLessThan(1_000);
    await page.getByRole("button", { name: "Clear the board" }).click();
    await said(page, "Nothing entered yet");
  });
});
