import { afterEach, describe, expect, it } from "vitest";
import { PLAY_KINDS } from "../../../engine/kinds/play.ts";
import { OWN_KINDS } from "../../kinds/own.ts";
import { linkTo, visit } from "../harness.mjs";

let app: Awaited<ReturnType<typeof visit>>;
type Page = typeof app.page;
afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

/** Runs in a page: what waits for an idle moment does not come. */
function neverIdle(): void {
  globalThis.requestIdleCallback = () => 0;
}

/** Runs in a page: what waits for a second or longer does not come, such as the screen to play on after the shelf. */
function neverLate(): void {
  const soon = globalThis.setTimeout;
  const timer = (run: () => void, delay = 0) => (delay < 1_000 ? soon(run, delay) : 0);
  globalThis.setTimeout = timer as typeof setTimeout;
}

/** Runs in a page: adds up how far its parts were shifted that nobody touched; see `shifted`. */
function watchShifts(): void {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) sum += entry.value;
    document.documentElement.dataset.shifted = String(sum);
  }).observe({ type: "layout-shift", buffered: true });
}

/** The cumulative layout shift of a page that `watchShifts` watches; 0.1 is what browsers call good. */
async function shifted(page: Page): Promise<number> {
  return Number((await page.locator("html").getAttribute("data-shifted")) ?? 0);
}

/** Browsers show the icon and read the manifest by themselves, some of them without a window too, and as often as they like. */
const OF_BROWSER = ["manifest.webmanifest", "icons/icon.svg"];

/**
 * The number of files and of KiB that were fetched since the first `skipped`. Those of the browser's own are counted once
 * each, whoever asked for them; what the page asks for comes once, else it fails.
 */
async function fetched(page: Page, skipped = 0): Promise<{ files: number; kib: number }> {
  for (const file of OF_BROWSER) await page.evaluate((address) => fetch(address, { cache: "reload" }), file);
  const asked = app.server.asked.slice(skipped);
  const ofPage = asked.map(({ path }) => path).filter((path) => !OF_BROWSER.includes(path));
  expect(ofPage).toContain("index.html");
  expect(ofPage).toEqual([...new Set(ofPage)]);
  const sizes = new Map(asked.map(({ path, bytes }) => [path, bytes]));
  expect([...sizes.keys()]).toEqual(expect.arrayContaining(OF_BROWSER));
  return { files: sizes.size, kib: [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024 };
}

/** Files that the shelf may ask for: no more than a player with a slow network waits for gladly. */
const SHELF = 12;

/** Holds a first screen to its budget: so many requests, 60 KiB, nothing that moves. */
async function holdsFirst(page: Page, skipped = 0, most = 15): Promise<void> {
  const { files, kib } = await fetched(page, skipped);
  expect(files).toBeLessThanOrEqual(most);
  expect(kib).toBeLessThanOrEqual(60);
  const names = app.server.asked.slice(skipped).map(({ path }) => path);
  expect(names.filter((name) => /worker-|sw\.js/.test(name))).toEqual([]);
  expect(await shifted(page)).toBeLessThan(0.01);
}

describe("fetches at most 15 files and 60 KiB, and shifts nothing,", () => {
  it.each(OWN_KINDS)("until a %s board can be played", async (kind) => {
    app = await visit({ path: linkTo(kind), prepare: [neverIdle, watchShifts] });
    await app.page.getByRole("grid").waitFor();
    await app.page.waitForLoadState("networkidle");
    await holdsFirst(app.page);
  });

  it("until a game that is kept can be played", async () => {
    app = await visit({ path: linkTo("sudoku"), prepare: [neverIdle, watchShifts] });
    await app.page.getByRole("grid").waitFor();
    const stored = app.page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          document.addEventListener("ergo-kept", () => resolve(), { once: true }),
        ),
    );
    await app.page.getByRole("gridcell", { name: /blank/ }).first().click();
    await app.page.keyboard.press("Shift+5"); // a note, which breaks no law
    await stored;
    await app.quiet();
    const before = app.server.asked.length;
    const devtools = await app.context.newCDPSession(app.page);
    await devtools.send("Network.clearBrowserCache");
    await app.page.reload();
    await app.page.getByRole("gridcell", { name: /corner notes 5/ }).waitFor();
    await app.page.waitForLoadState("networkidle");
    await holdsFirst(app.page, before);
  });

  it("until the shelf can be used", async () => {
    app = await visit({ prepare: [neverIdle, neverLate, watchShifts] });
    await app.page.locator("ergo-today-card button").last().waitFor();
    await app.page.waitForLoadState("networkidle");
    await holdsFirst(app.page, 0, SHELF);
  });

  it("until the shelf of a player can be used, with the game to continue and the next to play on the first screen", async () => {
    app = await visit({ path: linkTo("sudoku"), prepare: [neverIdle, neverLate, watchShifts] });
    await app.page.getByRole("grid").waitFor();
    const stored = app.page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          document.addEventListener("ergo-kept", () => resolve(), { once: true }),
        ),
    );
    await app.page.getByRole("gridcell", { name: /blank/ }).first().click();
    await app.page.keyboard.press("Shift+5");
    await stored;
    await app.quiet();
    const before = app.server.asked.length;
    const devtools = await app.context.newCDPSession(app.page);
    await devtools.send("Network.clearBrowserCache");
    await app.page.evaluate(() => history.replaceState(null, "", "#/"));
    await app.page.reload();
    await app.page.locator("ergo-today-card button").last().waitFor();
    await app.page.waitForLoadState("networkidle");
    await holdsFirst(app.page, before, SHELF);
    for (const part of ["ergo-continue-card", "ergo-play-tile"]) {
      const box = await app.page.locator(part).last().boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 1_000)).toBeLessThanOrEqual(740);
    }
  });
});

it.each(PLAY_KINDS.map(({ name }) => name.en))(
  "fetches at most 35 files for a first visit that opens the shelf, plays a %s and hints",
  async (kind) => {
    app = await visit({ online: true });
    await app.page.getByRole("button", { name: `Play ${kind}` }).click();
    await app.page.getByRole("grid").waitFor();
    await app.page.getByRole("button", { name: "Hint" }).click();
    const next = app.page.getByRole("button", { name: /Tell me more|Next step|Write it/ });
    while ((await next.innerText()) !== "Write it") await next.press("Enter");
    await app.quiet();
    const { files } = await fetched(app.page);
    expect(app.server.asked.map(({ path }) => path)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^assets\/worker-/)]),
    );
    expect(files).toBeLessThanOrEqual(35);
  },
);
