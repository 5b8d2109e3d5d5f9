// What the page and its workers hold before and after 1,000 hints, 200 openings of games, and five minutes of races.
import makeBuilds from "../e2e/builds.mjs";
import { visit } from "../e2e/harness.mjs";
import { askForHints, held, openGames } from "../e2e/held.mjs";
import { memory } from "./watch/memory.mjs";

const SUDOKU = "300729500000005090004000030607050010005204003030000000000400000006080025900012007";
const NURIKABE = "#/nurikabe/10/9/2n2l2j2h7zg3g3i2j3h2h4w1j2g4g";
const WARM = 20;
const HINTS = 1_000;
const OPENINGS = 200;
const RACING_MS = 5 * 60_000;
const ROUND_MS = 5_000;

const remove = await makeBuilds();
await measure(`${HINTS} hints`, `#/sudoku/${SUDOKU}`, askForHints, HINTS);
await measure(
  `${OPENINGS} openings`,
  "#/",
  (page, count) => openGames(page, [`#/sudoku/${SUDOKU}`, NURIKABE], count),
  OPENINGS,
);
await measure(
  `${RACING_MS / 60_000} minutes of races`,
  `#/lab/race/sudoku/${SUDOKU}`,
  race,
  RACING_MS / ROUND_MS,
  3,
);
remove();

/** @param {string} name @param {string} path @param {(page: import("playwright-core").Page, count: number) => Promise<void>} act @param {number} count @param {number} warm how often it is done before it counts */
async function measure(name, path, act, count, warm = WARM) {
  const app = await visit({ path, width: 1280, height: 800 });
  await app.page.locator("ergo-app").locator(".page, [role=gridcell], .search").first().waitFor();
  await act(app.page, warm);
  const before = { ...(await held(app.page)), ...(await memory(app.page, true)) };
  await act(app.page, count);
  const after = { ...(await held(app.page)), ...(await memory(app.page, true)) };
  const change = (/** @type {"nodes" | "listeners" | "heap" | "worker"} */ what) => {
    const share = (100 * (after[what] - before[what])) / Math.max(before[what], 1);
    return `${what} ${before[what]} → ${after[what]} (${share.toFixed(1)} %)`;
  };
  console.log(
    `${name}: ${["nodes", "listeners", "heap", "worker"].map((what) => change(/** @type {"nodes"} */ (what))).join(", ")}`,
  );
  if (app.troubles.length > 0) console.log(app.troubles.join("\n"));
  await app.end();
}

/** @typedef {import("../../web/lab/lab.ts").Lab} Lab */

/** Lets all searches race for a while, is stopped, and begins again. @param {import("playwright-core").Page} page @param {number} rounds */
async function race(page, rounds) {
  for (let round = 0; round < rounds; round++) {
    await page.evaluate(async (ms) => {
      const { app } = /** @type {{ app: import("../../web/state/app.ts").App }} */ (
        /** @type {unknown} */ (document.querySelector("ergo-app"))
      );
      const { race } = await app.acts.lab();
      race.limit({ nodes: 10_000_000, answers: 1 });
      void race.start();
      await new Promise((resolve) => setTimeout(resolve, ms));
      race.stop();
    }, ROUND_MS);
  }
}
