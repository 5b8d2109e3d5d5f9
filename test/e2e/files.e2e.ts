import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { visit } from "./harness.mjs";

/** Where a PNG says its width. */
const WIDTH_AT = 16;

let app: Awaited<ReturnType<typeof visit>>;
type Page = typeof app.page;

const folder = mkdtempSync(join(tmpdir(), "ergo-files-"));
afterEach(async () => {
  await app.end();
  rmSync(folder, { recursive: true, force: true });
  expect(app.troubles).toEqual([]);
});

/** What each cell of the board says, as a screen reader is told. */
const told = (page: Page) =>
  page
    .getByRole("gridcell")
    .evaluateAll((cells) =>
      cells.map((cell) => cell.getAttribute("aria-label")?.replace(/, selected$/, "") ?? ""),
    );

/**
 * Saves the game on the screen as each kind of file that keeps its marks, and as a picture; the browser writes them where
 * it is told.
 */
async function saved(page: Page): Promise<{ files: string[]; picture: Buffer }> {
  const session = await app.context.newCDPSession(page);
  await session.send("Browser.setDownloadBehavior", {
    behavior: "allow",
    downloadPath: folder,
    eventsEnabled: true,
  });
  let name = "";
  let done = (_file: string): void => {};
  session.on("Browser.downloadWillBegin", ({ suggestedFilename }) => {
    name = suggestedFilename;
  });
  session.on("Browser.downloadProgress", ({ state }) => {
    if (state === "completed") done(join(folder, name));
  });
  const files: string[] = [];
  const pressed = (button: Locator) => {
    const whole = new Promise<string>((resolve) => {
      done = resolve;
    });
    return button.click().then(() => whole);
  };
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Share or save as a file" }).click();
  const keeping = page.locator("ergo-save-part").getByRole("button", { name: "With your progress" });
  await keeping.first().waitFor();
  for (const button of await keeping.all()) files.push(await pressed(button));
  const picture = readFileSync(await pressed(page.getByRole("button", { name: "Save PNG" })));
  return { files, picture };
}

describe("a game that is saved as a file", () => {
  it.each([
    [
      "#/sudoku/605103000000000903000600000086010005400000007100020340000001000709000000000904801",
      ["2", "8", "4"],
      2,
    ],
    // A tap writes a wall, Enter then an island.
    ["#/nurikabe/10/9/2n2l2j2h7zg3g3i2j3h2h4w1j2g4g", ["Shift", "Enter", "Shift"], 1],
  ])("goes on from it in another browser, with the same board: %s", async (path, marks, count) => {
    app = await visit({ path, online: true, own: true });
    const board = app.page.getByRole("grid");
    await board.waitFor();
    const blanks = app.page.getByRole("gridcell", { name: /blank/ });
    for (const [index, mark] of marks.entries()) {
      await blanks.nth(index * 7).click();
      await app.page.keyboard.press(mark);
    }
    const cells = await told(app.page);
    expect(cells.filter((cell) => /yours|wall|island$/.test(cell))).not.toEqual([]);
    const { files, picture } = await saved(app.page);
    expect(files).toHaveLength(count);
    expect(picture.subarray(1, 4).toString()).toBe("PNG");
    expect(picture.readUInt32BE(WIDTH_AT)).toBeGreaterThanOrEqual(1080);
    await app.end();

    for (const file of files) {
      app = await visit({ path: "#/", online: true, own: true });
      const { page } = app;
      await page.getByRole("button", { name: "Paste or import" }).click();
      await page.locator("ergo-import-sheet input[type=file]").setInputFiles(file);
      await page.getByText("With the progress that came with it.").waitFor();
      await page.getByRole("button", { name: "Play this puzzle" }).click();
      await page.getByRole("grid").waitFor();
      expect(await told(page), readFileSync(file, "utf8")).toEqual(cells);
      if (file !== files.at(-1)) await app.end();
    }
  });
});

describe("a file that is dropped on the window", () => {
  it("is opened in the import, and of a collection the puzzle that is picked", async () => {
    app = await visit({ path: "#/", online: true });
    const { page } = app;
    await page.getByRole("button", { name: "Paste or import" }).waitFor();
    await app.quiet(); // what catches a dropped file comes after the shelf
    await page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], "mine.sdm"));
      for (const type of ["dragover", "drop"]) {
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }
    }, "1004041020400301\n0030000000000002\n");
    const number = page.getByRole("spinbutton");
    await number.fill("2");
    await number.press("Enter");
    await page.getByRole("button", { name: "Play this puzzle" }).click();
    await page.getByRole("gridcell", { name: "row 1 column 3, 3, given" }).waitFor();
    expect(new URL(page.url()).hash).toBe("#/sudoku/0030000000000002");
  });
});
