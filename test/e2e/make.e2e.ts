import { afterEach, describe, expect, it } from "vitest";
import { linkTo, shown, visit } from "./harness.mjs";

let app: Awaited<ReturnType<typeof visit>>;
type Page = typeof app.page;

afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

const act = (page: Page) => page.locator("ergo-make-bar .act");
const cards = (page: Page) => page.locator("ergo-made-card");
/** The card of the puzzle that was made as the nth: the cards stand in the order of their difficulty. */
const card = (page: Page, number: number) => page.getByRole("article", { name: `No. ${number}` });
const choose = (page: Page, name: string, value: string) =>
  page.locator(`ergo-make-form input[name=${name}][value="${value}"]`).check({ force: true });
const count = async (page: Page, wanted: number) => {
  await page.locator("ergo-make-bar input").fill(String(wanted));
  await page.locator("ergo-make-bar input").press("Tab");
};

/** Orders what keeps the worker busy until it is stopped. */
async function makeLong(page: Page): Promise<void> {
  await choose(page, "kind", "nurikabe");
  await choose(page, "size", "20");
  await count(page, 50);
  await act(page).click();
  await page.getByRole("button", { name: "Stop" }).waitFor();
}

describe("making", () => {
  it("works without a network; what was made is played, and is still there after a reload", async () => {
    app = await visit();
    await app.installed();
    await app.server.stop();
    await app.page.reload();
    const { page } = app;
    await shown(page);
    await page.getByRole("link", { name: "Make puzzles" }).click();
    await choose(page, "size", "6");
    await count(page, 3);
    await act(page).click();
    await cards(page).nth(2).waitFor();
    await act(page).filter({ hasText: "Make 3 puzzles" }).waitFor();
    await card(page, 2).getByRole("button", { name: "Play" }).click();
    await page.getByRole("grid").waitFor();
    expect(await page.getByRole("heading", { name: "Made no. 2" }).count()).toBe(1);
    await page.getByRole("gridcell", { name: /blank/ }).first().click();
    const kept = page.evaluate(
      () => new Promise((resolve) => document.addEventListener("ergo-kept", resolve, { once: true })),
    );
    await page.keyboard.press("1");
    await kept;
    await page.goBack();
    await card(page, 2).getByRole("button", { name: "Continue" }).waitFor();
    await page.reload();
    await cards(page).nth(2).waitFor();
    expect(await page.locator("ergo-make-form input[name=size]:checked").inputValue()).toBe("6");
    await card(page, 2).getByRole("button", { name: "Continue" }).waitFor();
  });

  it("is stopped at once, keeps what there is, and begins again", async () => {
    app = await visit({ path: "#/make", online: true });
    const { page } = app;
    await makeLong(page);
    await page.waitForTimeout(700);
    const stop = await page.getByRole("button", { name: "Stop" }).elementHandle();
    // Counted in frames, of which a puzzle of this size takes hundreds: nothing waits for the one that is being made.
    const frames = await stop?.evaluate(async (button) => {
      const root = button.getRootNode();
      (button as HTMLElement).click();
      for (let frame = 0; ; frame++) {
        if (root.textContent?.includes("Make 50 puzzles")) return frame;
        await new Promise(requestAnimationFrame);
      }
    });
    expect(frames).toBeLessThan(10);
    await choose(page, "size", "5");
    await count(page, 2);
    await act(page).click();
    const batch = page.locator("ergo-made-batch", { hasText: "5 × 5" });
    await batch.locator("ergo-made-card").nth(1).waitFor({ state: "attached" });
  });

  it("goes on while one plays, and neither the verdict nor a hint waits for it", async () => {
    app = await visit({ path: "#/make", online: true });
    const { page } = app;
    await makeLong(page);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, linkTo("nurikabe"));
    await page.getByRole("grid").waitFor();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByText("Exactly one answer").waitFor();
    await page.keyboard.press("Escape");
    await page.getByText("Exactly one answer").waitFor({ state: "detached" });
    await page.keyboard.press("h");
    await page.getByRole("button", { name: "Tell me more" }).waitFor();
    await page.goBack();
    await page.goBack();
    await page.getByRole("button", { name: "Stop" }).click();
  });

  it("goes on from a made puzzle that is finished to another like it", async () => {
    app = await visit({ path: "#/make", online: true });
    const { page } = app;
    await choose(page, "size", "4");
    await choose(page, "level", "any");
    await act(page).click();
    await cards(page).first().getByRole("button", { name: "Play" }).click();
    await page.getByRole("grid").waitFor();
    const first = page.url();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("button", { name: "Show the answer" }).click();
    await page
      .getByRole("button", { name: /answer|fill/i })
      .last()
      .click();
    await page.getByRole("button", { name: "Next puzzle" }).click();
    await page.waitForFunction((address) => location.href !== address, first);
    expect(page.url()).toMatch(/#\/sudoku\/\d{16}$/);
    await page.getByRole("heading", { name: "Made no. 2" }).waitFor({ state: "attached" });
  });

  it("puts puzzles and answers on paper, so many on a page, under the strict policy", async () => {
    app = await visit({ path: "#/make", online: true });
    const { page } = app;
    await choose(page, "size", "4");
    await choose(page, "level", "any");
    await count(page, 5);
    await act(page).click();
    await cards(page).nth(4).waitFor();
    await act(page).filter({ hasText: "Make 5 puzzles" }).waitFor();
    await page.locator("ergo-made-batch .print").click();
    await page.locator("ergo-print-sheet input[value='2']").check({ force: true });
    await page.getByRole("switch").check();
    const print = page.locator("ergo-print-sheet").getByRole("button", { name: "Print" });
    await print.and(page.locator(":enabled")).waitFor();
    for (const format of ["A4", "Letter"]) {
      const margin = "12mm";
      const pdf = await page.pdf({
        format,
        margin: { top: margin, right: margin, bottom: margin, left: margin },
      });
      expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(3 + 1);
    }
  });
});
