import { afterEach, expect, it } from "vitest";
import { linkTo, visit } from "./harness.mjs";

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
    // A browser with a window also shows an icon and reads the manifest.
    for (const more of ["manifest.webmanifest", "icons/icon.svg"]) {
      await app.page.evaluate((address) => fetch(address), more);
    }
    const names = app.server.asked.map(({ path }) => path);
    expect(names).toContain("index.html");
    expect(names.filter((name) => /worker-|sw\.js/.test(name))).toEqual([]);
    expect(app.server.asked.reduce((sum, { bytes }) => sum + bytes, 0) / 1024).toBeLessThanOrEqual(60);
    expect(app.troubles).toEqual([]);
  },
);
