import { afterEach, describe, expect, it } from "vitest";
import { drawnGrid, turned } from "../photo/drawn.ts";
import { grayPng } from "../photo/gray-png.mjs";
import { visit } from "./harness.mjs";

let app: Awaited<ReturnType<typeof visit>>;

afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

const EASY = "000153290350700010104026000080067000670500000425000000530600000040010709210900045";
const BOARD = drawnGrid({ rows: 9, cols: 9, numbers: [...EASY].map(Number), thickEach: 3 });

/** Chooses a file from the shelf, as a tap on the button does. */
async function choose(name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const { page } = app;
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "From a picture" }).click();
  await (await chooser).setFiles({ name, mimeType, buffer });
}

describe("a picture", () => {
  it("becomes a board beside it, without a network, which is played after a look", async () => {
    app = await visit();
    await app.installed();
    await app.server.stop();
    await choose("board.png", "image/png", grayPng(turned(BOARD, 8)));
    const { page } = app;
    await page.getByRole("img", { name: "The picture, straightened" }).waitFor();
    await page.getByRole("status").filter({ hasText: "Exactly one answer" }).waitFor();
    await page.getByRole("button", { name: "Play" }).click();
    await page.waitForURL(`**/#/sudoku/${EASY}`);
  });

  it("that is none is refused with a sentence", async () => {
    app = await visit({ online: true });
    await choose("board.png", "image/png", Buffer.from("no picture at all"));
    const { page } = app;
    await page.getByRole("alert").filter({ hasText: "This file cannot be opened as a picture" }).waitFor();
    await page.locator("ergo-photo-review").getByRole("button", { name: "Close" }).click();
    await page.getByRole("alert").waitFor({ state: "detached" });
  });
});
