// Scenes beside play: the shelf at the first visit, the second, and full; entering by hand and from a picture; settings.
//   node test/shots.mjs <folder> --scenes test/scenes/screens.mjs --only all
import { board, cell, paint, sees, settings, tap, turn, write } from "./hand.mjs";

/** @typedef {import("./hand.mjs").Scene} Scene */
/** @typedef {import("./hand.mjs").Page} Page */

const SUDOKU = "300729500000005090004000030607050010005204003030000000000400000006080025900012007";
const NURIKABE = "10/9/2n2l2j2h7zg3g3i2j3h2h4w1j2g4g";
const SMALL = "1200300200400300";
const ANSWER = "1234341221434321";

/** Begins a game of each kind, and goes home. @param {Page} page */
async function begin(page) {
  await turn(page, `#/nurikabe/${NURIKABE}`);
  await board(page);
  await paint(page, [11, 12]);
  await turn(page, `#/sudoku/${SUDOKU}`);
  await sees(page, "ergo-digit-board [role=gridcell]");
  await board(page);
  await write(page, { 1: "6", 2: "8" });
}

/** Plays a small game to its end. @param {Page} page */
async function finish(page) {
  await turn(page, `#/sudoku/${SMALL}`);
  await page.locator("[role=gridcell]").nth(16).waitFor({ state: "detached" });
  await board(page);
  for (const [at, digit] of [...ANSWER].entries()) if (SMALL[at] === "0") await write(page, { [at]: digit });
  await sees(page, "ergo-finished h2");
}

/** @param {Page} page */
async function home(page) {
  await turn(page, "#/");
  await sees(page, "ergo-continue-card");
  await sees(page, "ergo-today-card button");
}

/** A picture of a printed board, drawn in the page, is read there. @param {Page} page */
async function photograph(page) {
  await sees(page, "[role=gridcell]");
  await page.evaluate(async (text) => {
    const canvas = new OffscreenCanvas(760, 760);
    const context = canvas.getContext("2d");
    if (!context) return;
    context.fillStyle = "#fff";
    context.fillRect(0, 0, 760, 760);
    context.fillStyle = "#000";
    context.font = "48px sans-serif";
    for (let line = 0; line < 10; line++) {
      const wide = line % 3 === 0 ? 6 : 2;
      context.fillRect(20 + line * 80 - wide / 2, 20, wide, 720);
      context.fillRect(20, 20 + line * 80 - wide / 2, 720, wide);
    }
    for (const [at, digit] of [...text].entries())
      if (digit !== "0") context.fillText(digit, 47 + (at % 9) * 80, 77 + Math.floor(at / 9) * 80);
    const file = new File([await canvas.convertToBlob()], "board.png", { type: "image/png" });
    /** @type {import("./hand.mjs").AppElement} */ (document.querySelector("ergo-app")).app.acts.readPicture(
      file,
    );
  }, SUDOKU);
  await sees(page, "ergo-photo-review canvas");
}

/** @type {Scene[]} */
const scenes = [
  { name: "shelf-first", path: "#/", act: (page) => sees(page, "ergo-today-card button") },
  {
    name: "shelf-second",
    path: `#/sudoku/${SUDOKU}`,
    act: async (page) => {
      await board(page);
      await write(page, { 1: "6", 2: "8" });
      await home(page);
    },
  },
  {
    name: "shelf-full",
    path: "#/",
    act: async (page) => {
      await finish(page);
      await begin(page);
      await home(page);
    },
  },
  {
    name: "games",
    path: "#/",
    act: async (page) => {
      await finish(page);
      await begin(page);
      await turn(page, "#/games");
      await tap(page, "ergo-game-card .more");
    },
  },
  {
    name: "enter-sudoku",
    path: "#/enter/sudoku/9x9",
    act: async (page) => {
      await sees(page, "[role=gridcell]");
      await cell(page, 0);
      await page.keyboard.type(SUDOKU.slice(0, 60));
    },
  },
  {
    name: "enter-sudoku-none",
    path: "#/enter/sudoku/9x9",
    act: async (page) => {
      await sees(page, "[role=gridcell]");
      await cell(page, 0);
      await page.keyboard.type(`33${SUDOKU.slice(2, 40)}`);
      await sees(page, "ergo-board-rim");
    },
  },
  {
    name: "enter-nurikabe",
    path: "#/enter/nurikabe/7x7",
    act: async (page) => {
      await sees(page, "[role=gridcell]");
      await write(page, { 0: "4", 2: "1", 12: "3", 35: "2" });
    },
  },
  {
    name: "enter-coordinates",
    path: "#/enter/nurikabe/10x10",
    act: async (page) => {
      await sees(page, "[role=gridcell]");
      await settings(page, { rim: "always" });
      await sees(page, "ergo-board-rim");
    },
  },
  { name: "enter-picture", path: "#/enter", act: photograph },
  {
    name: "enter-corners",
    path: "#/enter",
    act: async (page) => {
      await photograph(page);
      await tap(page, "ergo-photo-review .buttons .button");
      await sees(page, "ergo-photo-corners .corner");
    },
  },
  { name: "settings", path: "#/settings", act: (page) => sees(page, "ergo-settings-screen h1") },
  {
    name: "settings-middle",
    path: "#/settings",
    act: async (page) => {
      await sees(page, "ergo-settings-screen h1");
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 3));
    },
  },
  {
    name: "settings-end",
    path: "#/settings",
    act: async (page) => {
      await sees(page, "ergo-settings-screen h1");
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    },
  },
];

export default scenes;
