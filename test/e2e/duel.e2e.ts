import { afterEach, expect, it } from "vitest";
import { visit } from "./harness.mjs";

let app: Awaited<ReturnType<typeof visit>>;

afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

const cell = (row: number, column: number) =>
  app.page.getByRole("gridcell", { name: new RegExp(`^row ${row} column ${column}\\b`) });

const yourTurn = () => app.page.locator("ergo-duel-strip .head", { hasText: "Your turn" }).waitFor();

/** Writes a digit by keys, once it is one's turn. */
async function write(row: number, column: number, digit: number): Promise<void> {
  await yourTurn();
  await cell(row, column).click();
  await app.page.keyboard.press(String(digit));
}

/** Writes the first digit that the first blank cell can take; where, and which. */
async function writeAny(): Promise<{ row: number; column: number; digit: number }> {
  await yourTurn();
  const blank = app.page.getByRole("gridcell", { name: /blank/ }).first();
  const [row, column] = (await blank.getAttribute("aria-label"))?.match(/\d/g)?.map(Number) ?? [];
  await blank.click();
  const key = app.page.locator('ergo-duel-keys [aria-disabled="false"]').first();
  const digit = Number(await key.textContent());
  await app.page.keyboard.press(String(digit));
  return { row, column, digit };
}

/** What the cells that are written are called, in order. */
function written(): Promise<readonly (string | null)[]> {
  return app.page
    .getByRole("gridcell", { name: /yours|by the computer/ })
    .evaluateAll((cells) => cells.map((one) => one.getAttribute("aria-label")));
}

/** How many moves the storage holds. */
function storedMoves(): Promise<number> {
  return app.page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("ergo");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const getting = opening.result.transaction("settings").objectStore("settings").get("duel");
          getting.onsuccess = () => resolve(getting.result?.match?.moves.length ?? 0);
          opening.result.close();
        };
      }),
  );
}

it("is played without a network, killed in the computer's turn, and goes on where it was", async () => {
  app = await visit({ path: "#/lab/duel/4" });
  await app.page.locator("ergo-duel-board").waitFor();
  await app.installed();
  await app.quiet();
  await app.server.stop();
  await write(1, 1, 1);
  await expect.poll(async () => (await written()).length).toBe(2);
  await write(4, 4, 1);
  await expect.poll(async () => (await written()).length).toBe(4);
  const before = (await written()).map((name) => name?.replace(", last move", ""));
  const { row, column, digit } = await writeAny();
  await expect.poll(storedMoves, { interval: 1 }).toBeGreaterThan(4);
  await app.crash();

  await expect.poll(async () => (await written()).length).toBe(6);
  const after = (await written()).map((name) => name?.replace(", last move", ""));
  expect(after).toEqual(expect.arrayContaining(before));
  expect(after).toContain(`row ${row} column ${column}, ${digit}, yours`);
  await app.page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await written()).length).toBe(4);
  expect((await written()).map((name) => name?.replace(", last move", ""))).toEqual(before);
});

it("moves on 9x9 within two seconds, or at once when it is told to", async () => {
  app = await visit({ path: "#/lab/duel", online: true });
  const { page } = app;
  for (const value of ["9", "best"]) await page.locator(`ergo-duel-setup input[value="${value}"]`).check();
  await page.getByRole("button", { name: "Start" }).click();
  await page.locator("ergo-duel-board").waitFor();
  /** Milliseconds, as the page sees them, until the board has so many digits. */
  const until = (digits: number) =>
    page.evaluate(async (wanted) => {
      const within = (root: ParentNode): ParentNode | null => {
        for (const one of root.querySelectorAll("*")) {
          if (one.localName === "ergo-duel-board") return one.shadowRoot;
          const found = one.shadowRoot && within(one.shadowRoot);
          if (found) return found;
        }
        return null;
      };
      const began = performance.now();
      const board = within(document);
      while ((board?.querySelectorAll(".first, .second").length ?? 0) < wanted)
        await new Promise((resolve) => setTimeout(resolve, 5));
      return performance.now() - began;
    }, digits);
  await write(5, 5, 5);
  // 1.8 seconds of thinking, and what a busy machine needs to show it.
  const thought = await until(2);
  expect(thought).toBeLessThan(20_000);
  const line = page.locator("ergo-duel-thoughts .chip");
  expect(await line.count()).toBeGreaterThan(0);
  await writeAny();
  await page.getByText(/ahead · .* positions/).waitFor();
  await page.getByRole("button", { name: "Move now" }).click();
  expect(await until(4)).toBeLessThan(thought / 2);
});

it("stops thinking when the lab is left, and goes on when one comes back", async () => {
  app = await visit({ path: "#/lab/duel/4", online: true });
  const { page } = app;
  await write(1, 1, 1);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.getByRole("heading", { name: "Lab" }).waitFor({ state: "hidden" });
  await expect.poll(() => page.workers()).toHaveLength(0);
  await page.goForward();
  await expect.poll(async () => (await written()).length).toBe(2);
});
