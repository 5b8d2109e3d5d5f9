import { readFileSync } from "node:fs";
import type { Locator } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import type { App } from "../../web/state/app.ts";
import { packsKept, shown, visit } from "./harness.mjs";

let app: Awaited<ReturnType<typeof visit>>;
type Page = typeof app.page;

afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

type Manifest = { readonly packs: readonly { file: string; count: number; kind: string; level: number }[] };
const { packs } = JSON.parse(
  readFileSync(new URL("../../puzzles/packs/packs.json", import.meta.url), "utf8"),
) as Manifest;
const FIRST = packs.find(({ kind }) => kind === "sudoku") ?? packs[0];
/** A puzzle of that pack, by its short link. */
const LINK = `#/${FIRST.kind}/l${FIRST.level}-${FIRST.count}`;

/** What the page knows of the packs. */
const known = (page: Page) =>
  page.evaluate(() => {
    const { state } = (document.querySelector("ergo-app") as unknown as { app: App }).app.store;
    return { status: state.packs?.status, kept: state.packs?.kept.map(({ file }) => file) ?? [] };
  });
/** Waits until the fetching of packs has come to this end. */
const ended = (page: Page, status: string) =>
  page.waitForFunction((status) => {
    const { state } = (document.querySelector("ergo-app") as unknown as { app: App }).app.store;
    return state.packs?.offered && state.packs.status === status;
  }, status);
const open = (page: Page, path: string) =>
  page.evaluate((path) => {
    location.hash = path;
  }, path);
const rows = (page: Page) => page.locator("ergo-puzzle-list li");
const board = (page: Page) => page.locator("ergo-play-screen [role=grid]");

describe("the library", () => {
  it("is here without a network: all packs, their list, a short link, and every day", async () => {
    app = await visit({ packs: true });
    await app.installed();
    await packsKept(app.page);
    await app.server.stop();
    await app.page.reload();
    const { page } = app;
    await shown(page);
    await expect.poll(async () => (await known(page)).kept.length).toBe(packs.length);
    expect((await known(page)).kept.sort()).toEqual(packs.map(({ file }) => file).sort());
    await open(page, "#/library");
    await page.locator("ergo-library-finder select").first().selectOption(String(FIRST.level));
    await page.getByLabel("Number").fill(String(FIRST.count));
    await rows(page).first().getByRole("link").click();
    await board(page).waitFor();
    await open(page, LINK);
    await board(page).waitFor();
    expect(new URL(page.url()).hash).toMatch(/^#\/\w+\/\d/);
    await open(page, "#/days");
    await page.locator("ergo-days-screen .puzzle").first().click();
    await board(page).waitFor();
    await page.goBack();
    await page.locator("ergo-days-screen .mark").first().waitFor();
  });

  it("refuses a pack that is cut, keeps the others, and plays on; asked again, it is whole", async () => {
    app = await visit({ online: true, packs: true });
    const cut = readFileSync(new URL(`../../puzzles/packs/${FIRST.file}`, import.meta.url)).subarray(0, 200);
    app.server.instead.set(`packs/${FIRST.file}`, {
      status: 200,
      type: "application/octet-stream",
      body: cut,
    });
    const other = await app.apart({ path: "#/library", online: true });
    await ended(other.page, "failed");
    expect((await known(other.page)).kept).not.toContain(FIRST.file);
    await rows(other.page).first().waitFor(); // what came with the app
    await other.page.getByText("damaged or cut short").waitFor();
    app.server.instead.clear();
    await other.page.getByRole("button", { name: /^Fetch/ }).click();
    await packsKept(other.page);
    expect((await known(other.page)).kept).toContain(FIRST.file);
    expect(other.troubles).toEqual([]);
    await other.close();
  });

  it("fetches nothing where data is to be saved, until a link to a puzzle asks for it", async () => {
    app = await visit({ online: true, path: LINK });
    const { page } = app;
    await ended(page, "waiting");
    expect(app.server.asked.filter(({ path }) => path.endsWith(".pack"))).toEqual([]);
    await page.getByText("is not on this device").waitFor();
    await page.getByRole("button", { name: /^Fetch/ }).click();
    await board(page).waitFor();
    await page.goBack();
    await page.locator("ergo-shelf-screen").waitFor();
  });

  it("and the shelf come back where they were left, but the shelf begins at its top after a game", async () => {
    app = await visit({ online: true, packs: true });
    const { page } = app;
    await packsKept(page);
    const scrolled = (top: number) =>
      page.evaluate((top) => {
        scrollTo(0, top);
        return scrollY;
      }, top);
    const isAt = (top: number) => page.waitForFunction((top) => Math.abs(scrollY - top) < 2, top);
    const there = async (link: Locator, top: number) => {
      const address = await link.getAttribute("href");
      await link.evaluate((link: HTMLElement) => link.click());
      await board(page).waitFor();
      await page.goBack();
      await isAt(top);
      await page.waitForTimeout(300); // what comes later must not move it
      await isAt(top);
      return address;
    };
    const onShelf = await scrolled(150);
    expect(onShelf).toBeGreaterThan(100);
    await there(page.locator("ergo-today-card button").first(), 0);
    await scrolled(onShelf);
    await open(page, "#/library");
    await rows(page).first().waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await isAt(onShelf);
    await open(page, "#/library");
    await rows(page).first().waitFor();
    // The list is as long as it was once the packs are read.
    await expect.poll(() => scrolled(40_000)).toBe(40_000);
    const middle = rows(page).nth(12).getByRole("link");
    await middle.waitFor();
    const address = await there(middle, 40_000);
    expect(await page.locator(`ergo-puzzle-list a[href="${address}"]`).isVisible()).toBe(true);
    await page.goBack();
    await page.locator("ergo-shelf-screen").waitFor();
    await isAt(0);
  });

  it("goes when it is let go, and stays away", async () => {
    app = await visit({ online: true, own: true, packs: true, path: "#/settings" });
    await packsKept(app.page);
    await app.page.getByRole("button", { name: "Let the library go" }).click();
    await ended(app.page, "let-go");
    await app.page.reload();
    await ended(app.page, "let-go");
    expect((await known(app.page)).kept).toEqual([]);
    await app.page.getByText("You let the library go").waitFor();
  });
});
