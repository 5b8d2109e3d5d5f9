// Releases that are cut, missing or foreign, before and after they are installed. With ERGO_ALL every file meets every
// fault; else a part of them does.
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { built } from "../builds.mjs";
import { shown, versionOf, visit } from "../harness.mjs";
import { write, written } from "./blank-cell.ts";

const SUDOKU = "#/sudoku/300729500000005090004000030607050010005204003030000000000400000006080025900012007";
const ALL = Boolean(process.env.ERGO_ALL);
/** One file in so many is spoiled on the server. */
const PART = 9;

let app: Awaited<ReturnType<typeof visit>>;
type Page = typeof app.page;
afterEach(() => app.end());

const HTML = "<!doctype html><title>Not found</title><p>This is not the file.";
const JS = "text/javascript";
/** What a server sends in place of a file. */
const FAULTS = {
  cut: (bytes: Buffer) => ({ status: 200, type: JS, body: bytes.subarray(0, bytes.length >> 1) }),
  empty: () => ({ status: 200, type: JS, body: "" }),
  foreign: () => ({ status: 200, type: "text/html", body: HTML }),
  missing: () => ({ status: 404, type: "text/html", body: HTML }),
} as const;
const FAULT_NAMES = Object.keys(FAULTS) as (keyof typeof FAULTS)[];

const offer = (page: Page) => page.getByText("A new version of Ergo is ready.");
const repairButton = (page: Page) => page.getByRole("button", { name: "Repair" });
const moves = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("ergo");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction("moves").objectStore("moves").count();
          counting.onsuccess = () => resolve(counting.result);
          opening.result.close();
        };
      }),
  );

/** An installed app with a game of three moves; the last is an 8. */
async function playing(): Promise<void> {
  app = await visit({ path: SUDOKU });
  await app.installed();
  for (const digit of [1, 6, 8]) await write(app.page, digit);
  await expect.poll(() => moves(app.page)).toBe(3);
}

/** Puts an answer of the server in place of a file of a build. */
function spoil(path: string, fault: keyof typeof FAULTS, version: "now" | "next"): void {
  app.server.instead.set(path, FAULTS[fault](readFileSync(join(built(version), path))));
}

/** Empties the browser's own cache, which would have the file that a server spoils. */
async function forget(page: Page): Promise<void> {
  const devtools = await app.context.newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  await devtools.detach();
}

/** What comes of a look for a new version: it waits, or is refused. The app looks by itself, too, now and then. */
async function look(page: Page, without: string): Promise<string> {
  for (let time = 0; time < 20; time++) {
    await forget(page);
    const became = await page.evaluate(async (without) => {
      const pause = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));
      const registration = await navigator.serviceWorker.ready;
      while (registration.installing) await pause(20);
      // Files that an earlier look kept are not fetched again.
      const cache = await caches.open(`ergo-files-${registration.scope}`);
      const url = new URL(without, registration.scope).href;
      for (const request of await cache.keys())
        if (request.url.replace(/\?.*/, "") === url) await cache.delete(request);
      const found = new Promise<ServiceWorker | null>((resolve) => {
        const tell = () => resolve(registration.installing);
        registration.addEventListener("updatefound", tell, { once: true });
      });
      try {
        await registration.update();
      } catch {
        return "refused";
      }
      const worker = await Promise.race([found, pause(5_000)]);
      while (worker?.state === "installing") await pause(20);
      return worker?.state;
    }, without);
    if (became) return became; // else it was the app's look, and had begun before
  }
  return "nothing was found";
}

/** The files that a build has installed. */
const filesOf = (version: "now" | "next") =>
  [...readFileSync(join(built(version), "sw.js"), "utf8").matchAll(/"url":"([^"]+)"/g)].map(
    ([, path]) => path,
  );

describe("a release on the server", () => {
  it("with a file that is cut, empty, foreign or missing is not taken, and is once it is whole", {
    timeout: ALL ? 3_600_000 : 300_000,
  }, async () => {
    await playing();
    const old = await versionOf(app.page);
    app.deploy("next");
    const paths = filesOf("next");
    const running = new Set(filesOf("now"));
    expect(paths.length).toBeGreaterThan(50);
    const rounds = paths.flatMap((path, index) =>
      FAULT_NAMES.filter((_, fault) => ALL || (index % PART === 0 && fault === (index / PART) % 4)).map(
        (fault) => ({ path, fault }),
      ),
    );
    for (const [index, { path, fault }] of rounds.entries()) {
      // One file is spoiled at any time: the app looks by itself, too.
      app.server.instead.clear();
      spoil(path, fault, "next");
      expect(await look(app.page, path), `${path} ${fault}`).toBe("redundant");
      // What both versions have was taken from the running one, too: a start would need the spoiled file.
      if (index % 20 > 0 || running.has(path)) continue;
      // A redundant service worker that a debugger looks at, as here, is not put to rest: hundreds would hold the tab up.
      await app.crash();
      await written(app.page, 8).waitFor();
      expect(await versionOf(app.page)).toBe(old);
      expect(await offer(app.page).count()).toBe(0);
    }
    app.server.instead.clear();
    for (const fault of FAULT_NAMES.filter((one) => one !== "empty")) {
      spoil("sw.js", fault, "next");
      expect(await look(app.page, "sw.js"), fault).toBe("refused");
    }
    // An empty script is a valid one: it is installed, but answers nothing, so it is not offered.
    spoil("sw.js", "empty", "next");
    expect(await look(app.page, "sw.js")).toBe("installed");
    await app.page.waitForTimeout(6_000);
    expect(await offer(app.page).count()).toBe(0);
    app.server.instead.clear();
    expect(await look(app.page, "sw.js")).toBe("installed");
    await offer(app.page).waitFor();
    await app.page.getByRole("button", { name: "Reload" }).click();
    await expect.poll(() => versionOf(app.page).catch(() => old)).not.toBe(old);
    await written(app.page, 8).waitFor();
    expect(await moves(app.page)).toBe(3);
  });

  it("that was not whole is looked for again by itself", async () => {
    await playing();
    const { page } = app;
    app.deploy("next");
    const [path] = filesOf("next").filter((name) => name.startsWith("assets/main-"));
    spoil(path, "cut", "next");
    await page.clock.install();
    await page.reload();
    await written(page, 8).waitFor();
    await expect.poll(() => app.server.asked.some(({ path }) => path === "sw.js")).toBe(true);
    await page.clock.runFor(1_000);
    expect(await offer(page).count()).toBe(0);
    app.server.instead.clear();
    await expect
      .poll(async () => {
        await page.clock.runFor(61_000);
        // The service worker has its own clock.
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        return offer(page).count();
      })
      .toBe(1);
  });
});

/** Puts something else in place of a cached file, or takes it away; the browser's own cache does not have it either. */
async function damage(page: Page, url: string, how: keyof typeof FAULTS): Promise<void> {
  await forget(page);
  await page.evaluate(
    async ({ url, how, html }) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const found = await cache.match(url);
        if (!found) continue;
        const bytes = await found.arrayBuffer();
        const body = { cut: bytes.slice(0, bytes.byteLength >> 1), empty: "", foreign: html, missing: null }[
          how
        ];
        if (body === null) await cache.delete(url);
        else await cache.put(url, new Response(body, { headers: found.headers }));
      }
    },
    { url, how, html: HTML },
  );
}

const cachedFiles = (page: Page) =>
  page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return caught.flat().sort();
  });

/** The next start; whether it came to the board, and not to the page that repairs. */
async function startAgain(page: Page): Promise<boolean> {
  await page.goto("about:blank");
  await page.goto(app.url + SUDOKU);
  await written(page, 8).or(repairButton(page)).first().waitFor();
  return (await repairButton(page).count()) === 0;
}

describe("a cached file that is deleted or replaced", () => {
  it("is fetched anew at the next start, or the page that repairs leads to the board", {
    timeout: ALL ? 3_600_000 : 300_000,
  }, async () => {
    await playing();
    const { page } = app;
    const isOfStart = (url: string) =>
      /index\.html|releases\.json|\/(main|theme|room_(en|play|board-digits))-\w{8}\./.test(url);
    const urls = (await cachedFiles(page)).filter((url, index) => ALL || isOfStart(url) || index % 60 === 0);
    expect(urls.filter(isOfStart).length).toBeGreaterThanOrEqual(7);
    let repaired = 0;
    for (const [index, url] of urls.entries()) {
      // Whatever a file was replaced by, it is not whole: the ways take turns.
      const others = FAULT_NAMES.filter((one) => one !== "missing");
      const faults = ALL ? (["missing", others[index % 3]] as const) : [FAULT_NAMES[index % 4]];
      for (const how of faults) {
        await damage(page, url, how);
        expect(await startAgain(page), `${url} ${how}, with a network`).toBe(true);

        await damage(page, url, how);
        await app.server.stop();
        const isBoard = await startAgain(page);
        if (!isBoard) {
          await repairButton(page).click(); // without a network nothing is taken away
          await page.getByText("Ergo cannot be reached").waitFor();
        }
        await app.serveAgain();
        if (!isBoard) {
          repaired++;
          await repairButton(page).click();
          await written(page, 8).waitFor();
          await app.installed();
          await expect
            .poll(() => cachedFiles(page).then((all) => all.length))
            .toBeGreaterThanOrEqual(filesOf("now").length);
        }
      }
    }
    expect(repaired).toBeGreaterThan(3);
    expect(await moves(page)).toBe(3);
    for (const digit of [6, 1]) {
      await page.keyboard.press("Control+z");
      await written(page, digit).waitFor();
    }
  });
});

describe("a release that does not start", () => {
  it("gives way to the one before, with all games, until another comes", async () => {
    await playing();
    const { page } = app;
    const old = await versionOf(page);
    app.deploy("broken");
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await offer(page).waitFor();
    await page.getByRole("button", { name: "Reload" }).click();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const isRescued = async (): Promise<boolean> => {
      const note = await (await caches.match("releases.json"))?.json();
      return note?.shown === "previous" && !location.search.includes("rescue");
    };
    // Between two pages there is none to ask.
    await expect.poll(() => page.evaluate(isRescued).catch(() => false)).toBe(true);
    await written(page, 8).waitFor();
    expect(await versionOf(page)).toBe(old);
    expect(page.url()).toBe(app.url + SUDOKU);
    await app.server.stop();
    expect(await startAgain(page)).toBe(true);
    expect(await versionOf(page)).toBe(old);
    await app.serveAgain();

    app.deploy("next");
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await offer(page).waitFor();
    await page.getByRole("button", { name: "Reload" }).click();
    await expect.poll(() => versionOf(page).catch(() => old)).not.toBe(old);
    await written(page, 8).waitFor();
    expect(await moves(page)).toBe(3);
  });

  it("without one before it ends on the page that repairs, and goes on from there", async () => {
    app = await visit({ path: SUDOKU });
    await app.installed();
    for (const digit of [1, 6, 8]) await write(app.page, digit);
    const urls = await cachedFiles(app.page);
    const main = urls.find((url) => url.includes("/assets/main-")) ?? "";
    await damage(app.page, main, "missing");
    app.server.instead.set(main.slice(app.url.length), FAULTS.missing());
    expect(await startAgain(app.page)).toBe(false);
    await app.page.reload();
    await repairButton(app.page).waitFor();
    app.server.instead.clear();
    await repairButton(app.page).click();
    await written(app.page, 8).waitFor();
    expect(app.page.url()).toBe(app.url + SUDOKU);
  });
});

describe("without a service worker", () => {
  it.each(FAULT_NAMES)("a file that is %s is told, and Repair goes on once it is whole", async (fault) => {
    app = await visit({ online: true });
    const { page } = app;
    const main = filesOf("now").find((path) => path.startsWith("assets/main-")) ?? "";
    const context = await app.fresh({ serviceWorkers: "block" });
    const other = await context.newPage();
    spoil(main, fault, "now");
    await other.goto(app.url + SUDOKU);
    await other.getByText("Ergo could not start").waitFor();
    app.server.instead.clear();
    await repairButton(other).click();
    await other.getByRole("grid").waitFor();
    expect(await other.getByText("Ergo could not start").count()).toBe(0);
    await context.close();
    expect(await page.getByText("Ergo could not start").count()).toBe(0);
  });

  it("a part that cannot be fetched is asked for once, not for ever", async () => {
    app = await visit({ online: true });
    const context = await app.fresh({ serviceWorkers: "block" });
    const page = await context.newPage();
    const parts = filesOf("now").filter((path) => /^assets\/room_(later|settings)-/.test(path));
    expect(parts).toHaveLength(2);
    await page.goto(app.url + SUDOKU);
    await page.getByRole("grid").waitFor();
    for (const path of parts) spoil(path, "missing", "now");
    let asked = 0;
    page.on("request", (request) => {
      if (parts.some((path) => request.url().endsWith(path))) asked++;
    });
    await page.evaluate(() => {
      location.hash = "#/settings";
    });
    await page.getByText("This part of the app could not be loaded").waitFor();
    await page.waitForTimeout(500);
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(5);
    app.server.instead.clear();
    // Browsers used to hold a script that failed for one that fails until the page is loaded anew.
    const settings = app.url + parts.find((path) => path.includes("settings"));
    const isTriedAgain = await page.evaluate(`import("${settings}").then(() => true, () => false)`);
    await page.goBack();
    await page.getByRole("grid").waitFor();
    await page.evaluate(() => {
      location.hash = "#/settings";
    });
    if (!isTriedAgain) await page.getByRole("button", { name: "Reload" }).click();
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    await context.close();
  });

  it("a browser that is too old gets a sentence", async () => {
    app = await visit({ online: true });
    const context = await app.fresh({});
    const page = await context.newPage();
    await page.addInitScript(() => {
      for (const owner of [Document.prototype, ShadowRoot.prototype])
        Reflect.deleteProperty(owner, "adoptedStyleSheets");
    });
    await page.goto(app.url);
    await page.getByText("This browser is too old for Ergo.").waitFor();
    await context.close();
  });
});

describe("two copies on one origin", () => {
  it("leave each other's files alone, when one is updated, reset or damaged", async () => {
    await playing();
    const { page } = app;
    const inner = `${app.url}copy/`;
    const origin = mkdtempSync(join(tmpdir(), "ergo-copies-"));
    for (const folder of [origin, join(origin, "copy")]) cpSync(built("now"), folder, { recursive: true });
    app.server.show(origin);
    const second = await app.context.newPage();
    await second.goto(inner);
    await shown(second);
    await second.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.includes("/copy/"));
    const of = async (scope: string) =>
      (await page.evaluate(async () => caches.keys())).filter((name) => name.endsWith(`-${scope}`)).sort();
    const [outer, copy] = [await of(app.url), await of(inner)];
    expect([outer.length, copy.length]).toEqual([2, 2]);
    const countOf = (name: string) =>
      page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, name);
    const before = await countOf(copy[0]);
    expect(await countOf(outer[0])).toBe(before);

    await page.goto(`${app.url}?reset-sw${SUDOKU}`);
    await written(page, 8).waitFor();
    expect(await countOf(copy[0])).toBe(before);
    await app.installed();
    await second.goto(`${inner}?reset-sw`);
    await shown(second);
    await expect.poll(() => countOf(outer[0])).toBe(before);
    rmSync(origin, { recursive: true });
  });
});
