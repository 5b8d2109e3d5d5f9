// Scenes of play, of both kinds: the board, its marks, each tier of a hint, a supposition, "why?", mistakes, branches, the end.
//   node test/shots.mjs <folder> --scenes test/scenes/play.mjs --only all
import { board, cell, hint, paint, sees, settings, sheet, supposition, tap, write } from "./hand.mjs";

/** @typedef {import("./hand.mjs").Scene} Scene */
/** @typedef {import("./hand.mjs").Page} Page */

/** Its first row is 3 6 8 7 2 9 5 4 1; named rules solve it. */
const SUDOKU = "#/sudoku/300729500000005090004000030607050010005204003030000000000400000006080025900012007";
const NURIKABE = "#/nurikabe/10/9/2n2l2j2h7zg3g3i2j3h2h4w1j2g4g";
/** A position whose next hint leans on chains of eight links. */
const CHAINS =
  "#/sudoku/070000000000074080000300160900006003000000070001020006007580000104030000608007050~aaaa6aaaaa16aaaaaaaaaaaaaa7aaa7aaaaaa6aaaaaaa7aaaa35aa2aaaaa6aaa5a6aa7a8aaaaaaaaa";
/** The next hint supposes. */
const SUPPOSES =
  "#/sudoku/800000005000400096040078130060000054007640000000000007400080000058060009706905000~d96d75c8b6a95d2c8a7c5j4a5a6c9a7b56f4l";
/** The fourth hint supposes. */
const ISLANDS = "#/nurikabe/7/7/g4o3j3i4p3n6h2k";
const SMALL = "#/sudoku/1200300200400300";
const ANSWER = "1234341221434321";

/** The same act on a board of either kind. @param {string} name @param {(page: Page) => Promise<void>} act @returns {Scene[]} */
const both = (name, act) =>
  [SUDOKU, NURIKABE].map((path) => ({
    name: `${path === SUDOKU ? "sudoku" : "nurikabe"}-${name}`,
    path,
    act: async (page) => {
      await board(page);
      await act(page);
    },
  }));

/** Asks why of a cell. @param {Page} page @param {number} at */
async function why(page, at) {
  await page.evaluate(
    (asked) =>
      /** @type {import("./hand.mjs").AppElement} */ (document.querySelector("ergo-app")).app.acts.why(asked),
    at,
  );
  await sees(page, "ergo-why-sheet .wide");
}

/** Answers the first of the questions. @param {Page} page @param {number} at */
async function answer(page, at) {
  await why(page, at);
  await tap(page, "ergo-why-sheet .wide");
  await sees(page, "ergo-why-sheet .verdict");
}

/** Goes into a branch. @param {Page} page */
async function branch(page) {
  await sheet(page, "branches");
  await tap(page, "ergo-branches-sheet button.primary");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await sees(page, "ergo-branch-chip button");
}

/** @type {Scene[]} */
const scenes = [
  {
    name: "sudoku-play",
    path: SUDOKU,
    act: async (page) => {
      await board(page);
      await write(page, { 1: "6", 2: "8" });
      await write(page, { 9: "Shift+7", 10: "Control+1" });
      await page.keyboard.press("Control+7");
    },
  },
  {
    name: "nurikabe-play",
    path: NURIKABE,
    act: async (page) => {
      await board(page);
      await paint(page, [11, 12, 2], [1, 10]);
    },
  },
  {
    name: "nurikabe-number",
    path: NURIKABE,
    act: async (page) => {
      await board(page);
      await cell(page, 0);
      await sees(page, "ergo-board-bar .progress");
    },
  },
  {
    name: "nurikabe-moving",
    path: NURIKABE,
    act: async (page) => {
      await board(page);
      await tap(page, "ergo-brushes .tool:last-child");
      await sees(page, "ergo-board-bar .progress");
    },
  },
  {
    name: "nurikabe-library",
    path: "#/",
    act: async (page) => {
      await page.locator("ergo-today-card button").last().waitFor();
      await page.evaluate(() =>
        /** @type {import("./hand.mjs").AppElement} */ (
          document.querySelector("ergo-app")
        ).app.acts.openCorpus("nurikabe", 1),
      );
      await board(page);
      await sees(page, "ergo-play-header .kind");
    },
  },
  ...both("tier-1", (page) => hint(page)),
  ...both("tier-2", (page) => hint(page, 1)),
  ...both("tier-3", (page) => hint(page, 2)),
  ...both("derivation", async (page) => {
    await hint(page, 2);
    await tap(page, "ergo-hint-sheet .buttons .button:not(.primary):not([disabled]) >> nth=-1");
    await sees(page, "ergo-why-tree .node");
  }),
  ...both("written", async (page) => {
    await hint(page, 2);
    await page.evaluate(() =>
      /** @type {import("./hand.mjs").AppElement} */ (document.querySelector("ergo-app")).app.acts.takeHint(),
    );
  }),
  ...both("coordinates", async (page) => {
    await settings(page, { rim: "always" });
    await sees(page, "ergo-board-rim");
  }),
  ...both("letters", async (page) => {
    await settings(page, { cells: "letters" });
    await hint(page, 2);
  }),
  {
    name: "sudoku-candidates",
    path: CHAINS,
    act: async (page) => {
      await board(page);
      await hint(page, 2);
    },
  },
  {
    name: "sudoku-crowded",
    path: CHAINS,
    act: async (page) => {
      await board(page);
      await sheet(page, "menu");
      await tap(page, "ergo-menu-sheet [role=switch]");
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
      await hint(page, 2);
    },
  },
  {
    name: "sudoku-link",
    path: `${CHAINS}~3`,
    act: (page) => sees(page, "ergo-hint-sheet .progress .step"),
  },
  ...[2, 4].map((more) => ({
    name: `sudoku-supposition-${more}`,
    path: SUPPOSES,
    act: async (/** @type {Page} */ page) => {
      await board(page);
      await supposition(page, more);
    },
  })),
  ...[2, 4].map((more) => ({
    name: `nurikabe-supposition-${more}`,
    path: ISLANDS,
    act: async (/** @type {Page} */ page) => {
      await board(page);
      await supposition(page, more);
    },
  })),
  ...both("why", (page) => why(page, 2)),
  ...both("why-answer", (page) => answer(page, 2)),
  ...both("why-steps", async (page) => {
    await answer(page, 2);
    await tap(page, "ergo-why-sheet .buttons .button:not(.primary):not([disabled]) >> nth=-1");
    await sees(page, "ergo-why-tree .node");
  }),
  {
    name: "sudoku-mistake",
    path: SUDOKU,
    act: async (page) => {
      await board(page);
      await write(page, { 1: "6", 2: "1", 7: "4", 8: "8" });
      await hint(page);
    },
  },
  {
    name: "sudoku-broken",
    path: SUDOKU,
    act: async (page) => {
      await board(page);
      await write(page, { 1: "3" });
    },
  },
  {
    name: "nurikabe-broken",
    path: "#/nurikabe/5/5/o43h1l2h2g",
    act: async (page) => {
      await board(page);
      await paint(page, [8, 12, 18, 14], [19]);
      await page.waitForTimeout(500);
    },
  },
  {
    name: "nurikabe-full-broken",
    path: "#/nurikabe/5/5/o43h1l2h2g",
    act: async (page) => {
      await board(page);
      await paint(page, [0, 1, 5, 7, 8, 12, 14, 15, 16, 17, 18, 19, 22], [2, 3, 4, 6, 11, 21, 24]);
      await page.waitForTimeout(500);
    },
  },
  {
    name: "nurikabe-mistake",
    path: NURIKABE,
    act: async (page) => {
      await board(page);
      await paint(page, [1, 10]);
      await hint(page);
    },
  },
  ...both("branch", async (page) => {
    await branch(page);
    await cell(page, 2);
    await page.keyboard.press("8");
  }),
  ...both("branches", async (page) => {
    await branch(page);
    await sheet(page, "branches");
  }),
  ...both("menu", (page) => sheet(page, "menu")),
  {
    name: "sudoku-finish",
    path: SMALL,
    act: async (page) => {
      await board(page);
      const puzzle = SMALL.slice(-ANSWER.length);
      await write(
        page,
        Object.fromEntries(
          [...ANSWER].map((digit, at) => [at, digit]).filter(([at]) => puzzle[Number(at)] === "0"),
        ),
      );
      await sees(page, "ergo-finished h2");
    },
  },
  {
    name: "nurikabe-finish",
    path: "#/nurikabe/2/2/1i",
    act: async (page) => {
      await board(page);
      await paint(page, [1, 2, 3]);
      await sees(page, "ergo-finished h2");
    },
  },
];

export default scenes;
