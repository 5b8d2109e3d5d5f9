import { afterEach, describe, expect, it } from "vitest";
import { shown, versionOf, visit } from "../harness.mjs";

let app: Awaited<ReturnType<typeof visit>>;
afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

/** Puts the next version on the server and has the browser find and install it; it then waits. */
async function publish(): Promise<void> {
  app.deploy("next");
  await app.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (registration.waiting === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

describe("a page from the service worker", () => {
  it("has the headers that the host gave it, and the first reload keeps the history", async () => {
    app = await visit({ path: "#/settings" });
    const { page } = app;
    await app.installed();
    const before = await page.evaluate(() => history.state);
    expect(before).toEqual({ depth: 1, sheet: false });
    const length = await page.evaluate(() => history.length);
    const fromServer = await fetch(app.url);
    const reloaded = await page.reload();
    await shown(page);
    expect(reloaded?.fromServiceWorker()).toBe(true);
    for (const name of ["content-security-policy", "cross-origin-opener-policy", "content-type"]) {
      expect(fromServer.headers.get(name), name).not.toBeNull();
      expect(await reloaded?.headerValue(name), name).toBe(fromServer.headers.get(name));
    }
    expect(await page.evaluate(() => [history.state, history.length])).toEqual([before, length]);
  });
});

describe("a new version on the server", () => {
  it("leaves the old one what it needs, also when it takes over from a tab that cannot reload", async () => {
    app = await visit();
    await app.installed();
    const { page } = app;
    const old = await versionOf(page);
    await publish();
    const second = await app.open();
    expect(await versionOf(second)).toBe(old);

    const files = await page.evaluate(() =>
      performance.getEntriesByType("resource").map((entry) => entry.name),
    );
    const hashed = files.filter((file) => file.includes("/assets/") && file.endsWith(".js"));
    expect(hashed.length).toBeGreaterThan(1);
    // A picture stands in for a frozen tab: it is in the service worker's care, and nothing in it listens.
    await app.quiet();
    const frozen = await app.context.newPage();
    await frozen.goto(new URL("icons/icon.svg", app.url).href);
    const late = await frozen.evaluate(async (files) => {
      await new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
        navigator.serviceWorker.ready.then(({ waiting }) => waiting?.postMessage({ type: "SKIP_WAITING" }));
      });
      return Promise.all(files.map(async (file) => (await fetch(file, { cache: "no-store" })).status));
    }, hashed);
    expect(late).toEqual(hashed.map(() => 200));
    // The server has nothing under these names any more, so they came from the files that were kept.
    const unkept = await fetch(hashed.find((file) => file.includes("/main-")) ?? "");
    expect(unkept.status).toBe(404);
  });

  it("takes over by itself once the last old tab is closed", async () => {
    app = await visit();
    await app.installed();
    const old = await versionOf(app.page);
    await publish();
    await app.page.close();
    // A tab that is opened before the browser has let go of the closed one still keeps the old version.
    const opened = async (): Promise<string | null> => {
      app.page = await app.open();
      const version = await versionOf(app.page);
      if (version === old) await app.page.close();
      return version;
    };
    await expect.poll(opened).not.toBe(old);
  });
});
