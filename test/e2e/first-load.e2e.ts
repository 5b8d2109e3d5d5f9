import { afterEach, expect, it } from "vitest";
import { visit } from "./harness.mjs";

let app: Awaited<ReturnType<typeof visit>>;
afterEach(() => app.end());

/** A first visit by a shared link, without the service worker, which fetches everything in its own time. */
const arrive = (path: string) =>
  visit({
    path,
    prepare: () => {
      ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
    },
  });

it.each([
  "#/sudoku/530070000600195000098000060800060003400803001700020006060000280000419005000080079",
  "#/nurikabe/5/5/1g4n2o3g",
])("fetches at most 60 KiB until the first board can be played: %s", async (path) => {
  app = await arrive(path);
  await app.page.getByRole("grid").waitFor();
  await app.page.waitForLoadState("networkidle");
  const page = app.server.asked.filter(({ path }) => !/^assets.worker-/.test(path));
  expect(page.map(({ path }) => path)).toContain("index.html");
  expect(page.reduce((sum, { bytes }) => sum + bytes, 0) / 1024).toBeLessThanOrEqual(60);
  expect(app.troubles).toEqual([]);
});
