import { afterEach, expect, it } from "vitest";
import { linkTo, visit } from "../harness.mjs";

let app: Awaited<ReturnType<typeof visit>>;
afterEach(() => app.end());

/** A first visit by a shared link, up to the first board: what waits for an idle moment after it does not come. */
const arrive = (path: string) =>
  visit({
    path,
    prepare: () => {
      globalThis.requestIdleCallback = () => 0;
    },
  });

it.each(["sudoku", "nurikabe"] as const)(
  "fetches at most 60 KiB until a %s board can be played",
  async (kind) => {
    app = await arrive(linkTo(kind));
    await app.page.getByRole("grid").waitFor();
    await app.page.waitForLoadState("networkidle");
    // Browsers show the icon and read the manifest by themselves, some of them without a window too, and as often as
    // they like. Each is counted once, whoever asked for it; what the page asks for comes once, else it fails.
    const ofBrowser = ["manifest.webmanifest", "icons/icon.svg"];
    for (const file of ofBrowser) await app.page.evaluate((address) => fetch(address), file);
    const names = app.server.asked.map(({ path }) => path);
    const ofPage = names.filter((name) => !ofBrowser.includes(name));
    expect(ofPage).toContain("index.html");
    expect(ofPage).toEqual([...new Set(ofPage)]);
    expect(names.filter((name) => /worker-|sw\.js/.test(name))).toEqual([]);
    const sizes = new Map(app.server.asked.map(({ path, bytes }) => [path, bytes]));
    expect([...sizes.keys()]).toEqual(expect.arrayContaining(ofBrowser));
    expect([...sizes.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024).toBeLessThanOrEqual(60);
    expect(app.troubles).toEqual([]);
  },
);
