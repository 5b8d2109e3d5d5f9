import { afterEach, describe, expect, it } from "vitest";
import { visit } from "./harness.mjs";
import { askForHints, held, openGames } from "./held.mjs";

const SUDOKU = "#/sudoku/300729500000005090004000030607050010005204003030000000000400000006080025900012007";
const NURIKABE = "#/nurikabe/10/9/2n2l2j2h7zg3g3i2j3h2h4w1j2g4g";
const HINTS = 100;
const OPENINGS = 30;
/** How often each is done before it counts, so that caches are full and parts are fetched. */
const WARM = 10;

let app: Awaited<ReturnType<typeof visit>>;
afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

/** Expects that what is done many times leaves neither nodes nor listeners behind; one for each time would be far above. */
async function expectNoLeak(act: (count: number) => Promise<void>, count: number): Promise<void> {
  await act(WARM);
  const before = await held(app.page);
  await act(count);
  const after = await held(app.page);
  expect(after.nodes - before.nodes, "nodes").toBeLessThan(count / 2);
  expect(after.listeners - before.listeners, "listeners").toBeLessThan(count / 2);
}

describe("the page", () => {
  it(`holds no more nodes and listeners after ${HINTS} hints than before`, async () => {
    app = await visit({ path: SUDOKU, online: true });
    await app.page.getByRole("gridcell").first().waitFor();
    await expectNoLeak((count) => askForHints(app.page, count), HINTS);
  });

  it(`holds no more nodes and listeners after ${OPENINGS} openings of games than before`, async () => {
    app = await visit({ online: true });
    await app.page.locator("ergo-shelf-screen").waitFor();
    await expectNoLeak((count) => openGames(app.page, [SUDOKU, NURIKABE], count), OPENINGS);
  });
});
