import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { built } from "../builds.mjs";
import { shown, versionOf, visit } from "../harness.mjs";

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

  it("leads somewhere by its shortcuts", async () => {
    app = await visit({ base });
    const manifest = JSON.parse(readFileSync(join(built("now"), "manifest.webmanifest"), "utf8"));
    for (const { url } of manifest.shortcuts as { url: string }[]) {
      const page = await app.open(url);
      await page.getByRole("heading").first().waitFor();
      expect(await page.locator("ergo-problem-screen").count()).toBe(0);
    }
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
