import { afterEach, describe, expect, it } from "vitest";
import { shown, versionOf, visit } from "../harness.mjs";
import { write, written } from "./blank-cell.ts";

const SUDOKU = "#/sudoku/300729500000005090004000030607050010005204003030000000000400000006080025900012007";
const OTHER = "#/nurikabe/5/5/g3i2n4i2g";

let app: Awaited<ReturnType<typeof visit>>;
type Page = typeof app.page;
afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

const offer = (page: Page) => page.getByText("A new version of Ergo is ready.");
const accept = (page: Page) => page.getByRole("button", { name: "Reload" }).click();

/** Puts the next version on the server and lets the page find it. */
async function publish(page: Page): Promise<void> {
  app.deploy("next");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await app.quiet();
}

describe("a new version", () => {
  it("is offered, and taken by all tabs together: same boards, same undo, and no tab reloads twice", async () => {
    app = await visit({ path: SUDOKU });
    await app.installed();
    const { page } = app;
    const second = await app.open(OTHER);
    const old = await versionOf(page);
    await write(page, 1);
    await write(page, 8);
    await second.getByRole("gridcell", { name: /^row 1 column 1\b/ }).click();
    await second.getByRole("gridcell", { name: /^row 1 column 1\b.*wall/ }).waitFor();

    await publish(page);
    await offer(second).waitFor();
    await offer(page).waitFor();
    expect([await versionOf(page), await versionOf(second)]).toEqual([old, old]);

    const loads = new Map([
      [page, 0],
      [second, 0],
    ]);
    for (const tab of loads.keys()) tab.on("load", () => loads.set(tab, (loads.get(tab) ?? 0) + 1));
    await write(page, 6); // right before it is taken
    await accept(page);
    for (const tab of loads.keys()) {
      await expect.poll(() => loads.get(tab)).toBe(1);
      await shown(tab);
      expect(await versionOf(tab)).not.toBe(old);
      expect(await offer(tab).count()).toBe(0);
    }
    await written(page, 6).waitFor();
    await page.keyboard.press("Control+z");
    await written(page, 8).waitFor();
    await second.getByRole("gridcell", { name: /^row 1 column 1\b.*wall/ }).waitFor();
    await page.waitForTimeout(500);
    expect([...loads.values()]).toEqual([1, 1]);
  });

  it("that was slow to say which it is is offered at the next look", async () => {
    app = await visit({ path: SUDOKU });
    await app.installed();
    const { page } = app;
    await page.clock.install();
    await page.addInitScript(() => {
      const post: (this: ServiceWorker, message: { type: string }, ports: Transferable[]) => void =
        ServiceWorker.prototype.postMessage;
      let asked = 0;
      ServiceWorker.prototype.postMessage = function (message, ports) {
        if (message.type !== "VERSION" || asked++ > 0) post.call(this, message, ports as Transferable[]);
        else document.documentElement.dataset.asked = "";
      };
    });
    await page.reload();
    app.deploy("next");
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.locator("html[data-asked]").waitFor();
    await page.clock.runFor(6_000);
    expect(await offer(page).count()).toBe(0);
    await page.clock.runFor(61_000);
    await offer(page).waitFor();
  });

  it("can wait: until then the old one goes on with all its files", async () => {
    app = await visit({ path: SUDOKU });
    await app.installed();
    const { page } = app;
    const old = await versionOf(page);
    await publish(page);
    await offer(page).waitFor();
    await page.getByRole("button", { name: "Close" }).click();
    await write(page, 1);
    await page.evaluate(() => {
      location.hash = "#/settings";
    });
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    await page.goBack();
    await written(page, 1).waitFor();
    expect(await versionOf(page)).toBe(old);
  });

  it("that is taken by a tab whose games are stored nowhere but in the tab brings them along", async () => {
    app = await visit({
      path: SUDOKU,
      prepare: () => Object.defineProperty(globalThis, "indexedDB", { value: undefined }),
    });
    await app.installed();
    const { page } = app;
    const old = await versionOf(page);
    await write(page, 1);
    await publish(page);
    await offer(page).waitFor();
    await accept(page);
    await expect.poll(() => versionOf(page).catch(() => old)).not.toBe(old);
    await written(page, 1).waitFor();
  });
});

describe("a first visit", () => {
  it("is not reloaded when the service worker takes it over", async () => {
    let loads = 0;
    app = await visit({ path: SUDOKU });
    app.page.on("load", () => loads++);
    await app.installed();
    await app.page.waitForTimeout(500);
    expect(loads).toBe(0);
    expect(await offer(app.page).count()).toBe(0);
  });
});

describe("?reset-sw", () => {
  it("takes the service worker and its files away, loads the app afresh and keeps the games", async () => {
    app = await visit({ path: SUDOKU });
    await app.installed();
    await write(app.page, 1);
    app.deploy("next");
    const old = await versionOf(app.page);
    await app.page.goto(`${app.url}?reset-sw${SUDOKU}`);
    await expect.poll(() => app.page.url()).toBe(app.url + SUDOKU);
    await written(app.page, 1).waitFor();
    expect(await versionOf(app.page)).not.toBe(old);
    await app.installed();
  });
});
