// The library, the calendar, statistics, and the charts of analyses:
//   node test/shots.mjs <folder> --scenes test/scenes/library.mjs --only small,phone,desktop
import { readFileSync } from "node:fs";
import { linkTo, packsKept } from "../e2e/harness.mjs";
import { click, follow, quiet, reveal, tell, whole } from "./in-app.mjs";

/** @typedef {import("./in-app.mjs").Page} Page @typedef {import("./in-app.mjs").Scene} Scene */

const DAY = 86_400_000;
const KINDS = /** @type {const} */ (["sudoku", "nurikabe"]);

/** The starter puzzles of a kind and level. @param {string} kind @param {number} level */
function starters(kind, level) {
  const file = new URL(`../../puzzles/${kind}/${level}.txt`, import.meta.url);
  return readFileSync(file, "utf8").trim().split("\n");
}

/** Games as a player of half a year has them: the times fall, the levels rise. @param {number} now */
function playedGames(now) {
  return Array.from({ length: 90 }, (_, at) => {
    const kind = KINDS[at % 3 === 2 ? 1 : 0];
    const level = 1 + Math.floor((at * 7) / 90);
    const text = `${kind === "sudoku" ? starters(kind, 1)[0] : starters(kind, 2)[0]}`;
    return {
      ...{ id: `${kind}/${at}`, kind, text, name: null, marks: [], shown: false },
      origin: at % 11 === 10 ? null : { level, number: 100 + at },
      ...{ progress: 1, finished: true, hints: at % 4 },
      elapsed: (level * 240 + ((at * 97) % 300)) * 1000 * (at === 40 ? 14 : 1),
      played: now - (90 - at) * 1.3 * DAY,
    };
  });
}

/** The techniques that hints have named. */
const TOLD = [
  ...["sudoku/hidden-single-in-a-box", "nurikabe/out-of-reach", "sudoku/unique-rectangle-one-digit-locked"],
  ...["sudoku/x-wing-on-rows", "nurikabe/no-pool"],
];

/** @param {Page} page */
async function played(page) {
  await tell(page, { type: "shelf", shelf: { games: playedGames(Date.now()) } });
}

/** Hints that named techniques, as the record of learning counts them. @param {Page} page */
async function told(page) {
  const known = Object.fromEntries(TOLD.map((id, at) => [id, { told: 40 - 9 * at }]));
  await page.evaluate(
    async (record) => {
      const opening = indexedDB.open("ergo");
      const database = await new Promise((resolve) => {
        opening.onsuccess = () => resolve(opening.result);
      });
      const transaction = database.transaction("settings", "readwrite");
      transaction.objectStore("settings").put(record, "learn");
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
    },
    { known, lessons: {}, games: [] },
  );
}

/** A set of all starters, said to be of all levels, as the command line says it. @param {string} kind */
const setOf = (kind) =>
  (kind === "sudoku" ? [1, 2, 3] : [2, 3, 4])
    .flatMap((level) => starters(kind, level))
    .map((puzzle, at) => JSON.stringify({ puzzle, level: 1 + (at % 7) }))
    .join("\n");

/** Opens the Analysis pane with so many selections. @param {Page} page @param {number} several */
async function toAnalysis(page, several) {
  await click(page, "[role=tab]", 5);
  await page.locator("ergo-selection-list select").first().waitFor();
  const add = page.locator("ergo-selection-list .row .button").first();
  for (let at = 1; at < several; at++) await add.click();
  // Of the choices in their order: all, the numbered ones, the first two levels.
  for (let at = 0; at < several; at++)
    await page
      .locator("ergo-selection-list select")
      .nth(at)
      .selectOption({ index: several === 1 ? 3 : at + 1 });
}

/** Runs a set of one's own with so many selections, grouped by heading. @param {string} kind @param {number} several */
const run = (kind, several) => async (/** @type {Page} */ page) => {
  await toAnalysis(page, several);
  await click(page, "ergo-analysis-order .segments input", 1);
  await page.locator("ergo-analysis-order textarea").fill(setOf(kind));
  await click(page, "ergo-analysis-pane .go");
  await page.waitForFunction(() => {
    const { app } = /** @type {any} */ (document.querySelector("ergo-app"));
    return app.store.state.analysis?.run?.running === false;
  });
};

/** Runs the whole library until something is known, and stops it where that is wished. @param {boolean} stops */
const begun = (stops) => async (/** @type {Page} */ page) => {
  await packsKept(page);
  await toAnalysis(page, 4);
  await click(page, "ergo-analysis-pane .go");
  await page.waitForFunction(() => {
    const { app } = /** @type {any} */ (document.querySelector("ergo-app"));
    return app.store.state.analysis?.run?.done > 40;
  });
  if (stops) await click(page, "ergo-analysis-pane .go");
  await reveal(page, "ergo-analysis-pane .go");
};

const bench = (/** @type {"sudoku" | "nurikabe"} */ kind) => `#/workbench${linkTo(kind).slice(1)}`;

/** @type {Scene[]} */
export default [
  { name: "library", path: "#/library", act: packsKept },
  {
    name: "library-found",
    path: "#/library",
    act: async (page) => {
      await packsKept(page);
      await click(page, "ergo-library-finder .chip", 1);
      await page.locator("ergo-library-finder select").first().selectOption({ index: 5 });
      await click(page, "ergo-puzzle-list .star");
      await quiet(page);
    },
  },
  {
    name: "library-none",
    path: "#/library",
    act: async (page) => {
      await packsKept(page);
      await page.locator("ergo-library-finder .number input").fill("99999");
      await quiet(page);
    },
  },
  { name: "games-none", path: "#/games" },
  {
    name: "games",
    path: "#/games",
    act: async (page) => {
      await played(page);
      await quiet(page);
    },
  },
  { name: "days", path: "#/days", act: whole },
  {
    name: "days-solved",
    path: "#/days",
    act: async (page) => {
      await packsKept(page);
      const games = await page.evaluate(
        async (day) => {
          const { app } = /** @type {{ app: import("../../web/state/app.ts").App }} */ (
            /** @type {unknown} */ (document.querySelector("ergo-app"))
          );
          const days = await Promise.all(
            Array.from({ length: 24 }, (_, at) => app.acts.dailyPuzzles(day - at)),
          );
          return days.flatMap((puzzles, at) =>
            puzzles.flatMap(({ kind, text }, which) => {
              const finished = (at + which) % 3 !== 1;
              const elapsed = 61_000 * (at + 2);
              return text === null || at % 5 === 4
                ? []
                : [
                    {
                      id: `${kind}/${at}`,
                      kind,
                      text,
                      marks: [],
                      progress: finished ? 1 : 0.4,
                      elapsed,
                      finished,
                    },
                  ];
            }),
          );
        },
        Math.floor(Date.now() / DAY),
      );
      await tell(page, { type: "shelf", shelf: { games } });
      await whole(page);
    },
  },
  { name: "statistics-none", path: "#/statistics", act: whole },
  {
    name: "statistics",
    path: "#/",
    act: async (page) => {
      await told(page);
      await follow(page, "#/statistics");
      await quiet(page);
      await played(page);
      await page.locator("ergo-statistics-screen table").first().waitFor();
      await whole(page);
    },
  },
  {
    name: "analysis-order",
    path: bench("sudoku"),
    act: async (page) => {
      await toAnalysis(page, 4);
      await whole(page);
    },
  },
  { name: "analysis-running", path: bench("sudoku"), act: begun(false) },
  { name: "analysis-stopped", path: bench("sudoku"), act: begun(true) },
  ...KINDS.flatMap((kind) =>
    [1, 3, 4].map((several) => ({
      name: `analysis-${kind}-${several}`,
      path: bench(kind),
      act: async (/** @type {Page} */ page) => {
        await run(kind, several)(page);
        await reveal(page, "ergo-analysis-results");
        await whole(page, 6_000);
      },
    })),
  ),
];
