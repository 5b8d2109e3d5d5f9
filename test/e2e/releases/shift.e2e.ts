import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkTo, visit } from "../harness.mjs";

let app: Awaited<ReturnType<typeof visit>>;
type Page = typeof app.page;
beforeAll(async () => {
  app = await visit({ online: true });
});
afterAll(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

/** Runs in a page: notes each shift of what nobody touched, with the elements that moved. */
function watchShifts(): void {
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const shifts: string[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      // To three digits it is 0, as browsers tell it: a scrollbar that comes may move a word by less than a pixel.
      if (hadRecentInput || value < 0.0005) continue;
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const { localName = "", className = "" } = node instanceof Element ? node : {};
        return `${localName}.${className} ${[from.x, from.y, from.height]} to ${[to.x, to.y, to.height]}`;
      });
      shifts.push(`${value.toFixed(4)}: ${moved.join("; ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

const SUDOKU = "sudoku/300729500000005090004000030607050010005204003030000000000400000006080025900012007";
const NURIKABE = "nurikabe/10/9/2n2l2j2h7zg3g3i2j3h2h4w1j2g4g";

/** An address of each route, and what is there when it can be used. */
const ROUTES: Readonly<Record<string, string>> = {
  "#/": "ergo-today-card button",
  "#/library": "ergo-puzzle-list li",
  "#/games": "ergo-games-screen h1",
  "#/days": "ergo-days-screen ergo-thumbnail",
  "#/statistics": "ergo-statistics-screen p",
  "#/learn": "ergo-technique-list li a",
  "#/learn/sudoku/x-wing-on-rows": "ergo-technique-page [role=gridcell]",
  "#/learn/sudoku/x-wing-on-rows/find": "ergo-find-pane [role=gridcell]",
  "#/learn/nurikabe/lesson": "ergo-lesson-pane [role=gridcell]",
  "#/settings": "ergo-settings-screen h1",
  "#/make": "ergo-make-bar .act",
  "#/enter": "[role=gridcell]",
  "#/enter/nurikabe/7x7": "[role=gridcell]",
  "#/workbench": "ergo-pane-answer .fresh",
  [`#/workbench/${SUDOKU}`]: "ergo-pane-controls .run",
  [`#/workbench/${NURIKABE}`]: "ergo-pane-controls .run",
  "#/lab/race": "ergo-race-pane button",
  "#/lab/tree": "ergo-tree-stage button",
  "#/lab/duel": "ergo-duel-setup button",
  "#/nowhere": "ergo-problem-screen h1",
  [`#/${SUDOKU}`]: "ergo-pad button",
  [`#/${NURIKABE}`]: "ergo-brushes button",
  [linkTo("nurikabe")]: "ergo-brushes button",
};

/** What was shifted since the page was loaded or last asked, once nothing more comes. */
async function shifted(page: Page, ready: string): Promise<string[]> {
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
  return page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts.splice(0));
}

/** Those of the ways on which something was shifted. */
const shifting = (found: Readonly<Record<string, string[]>>) =>
  Object.entries(found).filter(([, shifts]) => shifts.length > 0);

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const WIDE = { viewport: { width: 1280, height: 800 } };

/** Does something in a tab of its own. */
async function inTab(screen: typeof PHONE | typeof WIDE, act: (page: Page) => Promise<void>): Promise<void> {
  const context = await app.fresh({ ...screen, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchShifts);
    await act(page);
  } finally {
    await context.close();
  }
}

describe("nothing is shifted", () => {
  it.each(Object.entries(ROUTES))("by %s as a link and on reload", async (hash, ready) => {
    const found: Record<string, string[]> = {};
    await inTab(PHONE, async (page) => {
      await page.goto(app.url + hash);
      found["as a link"] = await shifted(page, ready);
      await page.reload();
      found["on reload"] = await shifted(page, ready);
    });
    await inTab(WIDE, async (page) => {
      await page.goto(app.url + hash);
      found["on a wide screen"] = await shifted(page, ready);
    });
    expect(shifting(found)).toEqual([]);
  });

  it("on the way from the shelf to each of them, and back", async () => {
    const found: Record<string, string[]> = {};
    const shelf = "ergo-today-card button";
    await inTab(PHONE, async (page) => {
      await page.goto(app.url);
      found.shelf = await shifted(page, shelf);
      for (const [hash, ready] of Object.entries(ROUTES)) {
        if (hash === "#/") continue;
        await page.evaluate((next) => {
          location.hash = next;
        }, hash);
        found[`to ${hash}`] = await shifted(page, ready);
        await page.goBack();
        found[`back from ${hash}`] = await shifted(page, shelf);
      }
    });
    expect(shifting(found)).toEqual([]);
  });
});
