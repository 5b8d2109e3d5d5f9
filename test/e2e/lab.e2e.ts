import { afterEach, expect, it } from "vitest";
import { linkTo, shown, visit } from "./harness.mjs";

let app: Awaited<ReturnType<typeof visit>>;

afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

const hash = (): string => new URL(app.page.url()).hash;
const button = (name: string) => app.page.getByRole("button", { name, exact: true });

/** By how many pixels the page is wider than its window. */
function overflow(): Promise<number> {
  return app.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

it("is opened from the shelf with the server killed: a race, a tree, a duel and the table, the same part after a reload", async () => {
  app = await visit({ path: "#/" });
  const { page } = app;
  await app.installed();
  await app.quiet();
  await app.server.stop();
  await page.getByRole("link", { name: /^Lab/ }).click();
  await page.getByRole("heading", { name: "Lab", level: 1 }).waitFor();
  await page.waitForFunction(() => document.title.startsWith("Lab"));
  await expect.poll(hash).toBe("#/lab/race");

  await button("Start").click();
  await button("Once more").waitFor();
  await page.getByRole("heading", { name: "Nodes over time" }).waitFor();
  expect(await overflow()).toBe(0);

  await page.getByRole("radio", { name: "Table" }).click();
  await button("Time all 25").click();
  await button("Beginner 3: race on it").waitFor();
  await button("Stop").click();
  await page
    .getByText(/^Stopped: \d+ of 25 puzzles are timed\.$/)
    .first()
    .waitFor();
  // On a busy machine a search may be out of its time, which is no wrong answer.
  const verdicts = (which: string) => page.locator("ergo-race-table").locator(which).count();
  expect(await verdicts(".verdict.right, .verdict.undecided")).toBeGreaterThan(7);
  expect(await verdicts(".verdict.right")).toBeGreaterThan(3);
  expect(await verdicts(".verdict.wrong")).toBe(0);
  expect(await overflow()).toBe(0);

  await page.getByRole("tab", { name: "Alpha-beta" }).click();
  const presets = page.getByRole("combobox", { name: "Tree" });
  await presets.selectOption("deep");
  await presets.selectOption("classic");
  await page.getByRole("img", { name: /^Tree of 13 nodes/ }).waitFor();
  const step = page.getByRole("slider", { name: "Step", exact: true });
  const all = Number(await step.getAttribute("max"));
  expect(all).toBeGreaterThan(11);
  for (let at = 0; at < all; at++) await button("Step on").click();
  expect(await button("Step on").isDisabled()).toBe(true);
  await page.getByText("11 of 13 nodes entered").first().waitFor();
  expect(hash()).toMatch(/^#\/lab\/tree/);
  expect(await overflow()).toBe(0);

  await page.getByRole("tab", { name: "Duel" }).click();
  await page.getByRole("radio", { name: /4/ }).first().click();
  await button("Start").click();
  const blank = page.getByRole("gridcell", { name: /blank/ }).first();
  await blank.waitFor();
  await blank.click();
  await page.locator('ergo-duel-keys [aria-disabled="false"]').first().click();
  await page
    .getByRole("gridcell", { name: /by the computer/ })
    .first()
    .waitFor();
  expect(await overflow()).toBe(0);

  await page.reload();
  await shown(page);
  await page
    .getByRole("gridcell", { name: /by the computer/ })
    .first()
    .waitFor();
  expect(await page.getByRole("tab", { name: "Duel" }).getAttribute("aria-selected")).toBe("true");
  await page.getByRole("tab", { name: "Race" }).click();
  await page.getByRole("radio", { name: "Table" }).click();
  await button("Go on").waitFor();
  await button("Back").click();
  await page.getByRole("heading", { name: "More puzzles" }).waitFor();
});

it("takes the puzzle of a game, and goes back to the game", async () => {
  const link = linkTo("nurikabe");
  app = await visit({ path: link, online: true });
  const { page } = app;
  await page.getByRole("grid").waitFor();
  await button("More").click();
  await button("Open in the lab").click();
  await button("Start").waitFor();
  expect(hash()).toBe(`#/lab/race${link.slice(1)}`);
  await page.goBack();
  await button("Hint").waitFor();
});
