import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { built } from "./builds.mjs";
import { shown, versionOf, visit } from "./harness.mjs";

let app: Awaited<ReturnType<typeof visit>>;
afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

describe.each(["/", "/app/"])("the app under %s", (base) => {
  it("can be installed", async () => {
    app = await visit({ base });
    await app.installed();
    const devtools = await app.context.newCDPSession(app.page);
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    expect(installabilityErrors).toEqual([]);
    // A bare Chromium shell reports no errors whatever it sees, so look at what makes an app installable, too.
    const { url, errors } = await devtools.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const manifest = JSON.parse(readFileSync(join(built("now"), "manifest.webmanifest"), "utf8"));
    expect(new URL(manifest.start_url, url).href).toBe(app.url);
    expect(new URL(manifest.scope, url).href).toBe(app.url);
    const images = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap((s: { icons: [] }) => s.icons),
    ];
    const sizes = await app.page.evaluate(
      (sources) =>
        Promise.all(
          sources.map(async (source) => {
            const image = new Image();
            image.src = source;
            await image.decode();
            return `${image.naturalWidth}x${image.naturalHeight}`;
          }),
        ),
      images.filter((image) => image.type === "image/png").map((image) => new URL(image.src, url).href),
    );
    expect(sizes).toEqual(images.filter((image) => image.type === "image/png").map((image) => image.sizes));
  });

  it("plays on when the server is gone, and when the browser was killed besides", async () => {
    app = await visit({ base });
    await app.installed();
    await app.server.stop();
    await app.page.reload();
    await shown(app.page);
    await app.crash();
    expect(await app.page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
    expect(await versionOf(app.page)).not.toBe("");
  });
});

describe("a new version", () => {
  it("waits, while the old one keeps finding all its files; then takes over at once", async () => {
    app = await visit();
    await app.installed();
    const old = await versionOf(app.page);
    app.deploy("next");
    const { page } = app;
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      while (registration.waiting === null) await new Promise((resolve) => setTimeout(resolve, 50));
    });

    // Still the old version, also after a reload and in a second tab.
    await page.reload();
    await shown(page);
    const second = await app.open();
    expect([await versionOf(page), await versionOf(second)]).toEqual([old, old]);

    // It takes over while a tab still runs the old script: late files of the old version must be there.
    const files = await page.evaluate(() =>
      performance.getEntriesByType("resource").map((entry) => entry.name),
    );
    const hashed = files.filter((file) => file.includes("/assets/"));
    expect(hashed.length).toBeGreaterThan(1);
    const takenOver = await page.evaluate(async (late) => {
      await new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
        navigator.serviceWorker.ready.then(({ waiting }) => waiting?.postMessage({ type: "SKIP_WAITING" }));
      });
      return Promise.all(late.map(async (file) => (await fetch(file, { cache: "no-store" })).status));
    }, hashed);
    expect(takenOver).toEqual(hashed.map(() => 200));
  });
});
