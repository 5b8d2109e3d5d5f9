import { afterEach, describe, expect, it } from "vitest";
import { shown, versionOf, visit } from "./harness.mjs";

const SUDOKU = "#/sudoku/530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const NURIKABE = "#/nurikabe/5/5/1g4n2o3g";

let app: Awaited<ReturnType<typeof visit>>;
type Page = typeof app.page;
afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

/** Puts the next version on the server and has the browser find and install it; it then waits. */
async function deployNext(): Promise<void> {
  app.deploy("next");
  await app.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (registration.waiting === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/** Counts how often a tab loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => loads++);
  return () => loads;
}

describe("a new version", () => {
  it("waits, while the old one keeps finding all its files; then takes over at once", async () => {
    app = await visit();
    await app.installed();
    const old = await versionOf(app.page);
    const { page } = app;
    await deployNext();

    // Still the old version, also after a reload and in a second tab.
    await page.reload();
    await shown(page);
    const second = await app.open();
    expect([await versionOf(page), await versionOf(second)]).toEqual([old, old]);

    // It takes over while a tab cannot reload, being frozen, say; an open picture stands in for it. Files of the old
    // version that such a tab wants late must be there.
    const files = await page.evaluate(() =>
      performance.getEntriesByType("resource").map((entry) => entry.name),
    );
    const hashed = files.filter((file) => file.includes("/assets/"));
    expect(hashed.length).toBeGreaterThan(1);
    const frozen = await app.context.newPage();
    await frozen.goto(new URL("icons/icon.svg", app.url).href);
    const takenOver = await frozen.evaluate(async (late) => {
      await new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
        navigator.serviceWorker.ready.then(({ waiting }) => waiting?.postMessage({ type: "SKIP_WAITING" }));
      });
      return Promise.all(late.map(async (file) => (await fetch(file, { cache: "no-store" })).status));
    }, hashed);
    expect(takenOver).toEqual(hashed.map(() => 200));
  });

  it("is offered; accepted in one tab, all tabs reload once and go on where they were", async () => {
    app = await visit({ path: SUDOKU });
    await app.installed();
    const { page } = app;
    const second = await app.open(NURIKABE);
    const old = await versionOf(page);
    await page.getByRole("gridcell", { name: /^row 1 column 3\b/ }).click();
    await page.keyboard.press("4");
    await deployNext();

    const loads = [countLoads(page), countLoads(second)];
    await page.getByRole("button", { name: "Reload" }).click();
    for (const tab of [page, second]) {
      await tab.waitForFunction(
        (old) => document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content !== old,
        old,
      );
      await tab.getByRole("grid").waitFor();
    }
    await page.waitForTimeout(500); // a second reload would come now
    expect(loads.map((count) => count())).toEqual([1, 1]);
    expect(await versionOf(page)).toBe(await versionOf(second));
    const written = page.getByRole("gridcell", { name: /^row 1 column 3\b/ });
    expect(await written.getAttribute("aria-label")).toContain("4");
    await page.keyboard.press("Control+z");
    expect(await written.getAttribute("aria-label")).not.toContain("4");
  });

  it("takes over by itself once the last old tab is closed", async () => {
    app = await visit();
    await app.installed();
    const old = await versionOf(app.page);
    await deployNext();
    await app.page.close();
    app.page = await app.open();
    expect(await versionOf(app.page)).not.toBe(old);
  });
});

describe("?reset-sw", () => {
  it("unregisters the service worker, then loads the page from the network", async () => {
    app = await visit();
    await app.installed();
    const old = await versionOf(app.page);
    app.deploy("next");
    await app.page.goto(`${app.url}?reset-sw`);
    await app.page.waitForURL(app.url);
    await shown(app.page);
    expect(await versionOf(app.page)).not.toBe(old);
  });
});
