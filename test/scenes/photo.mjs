// A picture of a puzzle: taken, read, compared with its board, refused:
//   node test/shots.mjs <folder> --scenes test/scenes/photo.mjs --only small,phone,desktop
import { click, quiet } from "./in-app.mjs";

/** @typedef {import("./in-app.mjs").Page} Page @typedef {import("./in-app.mjs").Scene} Scene */

const EASY = "000153290350700010104026000080067000670500000425000000530600000040010709210900045";
/** Two of its givens are missing, so that it has several answers. */
const SEVERAL = "000103290350700010104026000080067000070500000025000000530600000040010009210900045";
/** A 5 stands twice in the first row. */
const NONE = "500153290350700010104026000080067000670500000425000000530600000040010709210900045";
const NURIKABE = "0200010003000000000000300004000001020000020300000";

/** The beginning of a PNG of 640 x 480, and no more. */
const DAMAGED = [
  ...[137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82],
  ...[0, 0, 2, 128, 0, 0, 1, 224, 8, 0, 0, 0, 0, 0, 0, 0, 0],
];

/**
 * A drawn page with a board on it. `blots` are cells with a second digit over theirs, which makes them unsure; `digits` is null for
 * a page of clouds.
 * @typedef {{ digits: string | null, cols?: number, blots?: readonly number[], boards?: number, cut?: boolean, hand?: boolean }} Drawn
 */

/** Draws in the page, and has the picture read. @param {Page} page @param {Drawn} drawn */
async function read(page, drawn) {
  await page.evaluate(async ({ digits, cols = 9, blots = [], boards = 1, cut = false, hand = false }) => {
    const cell = 56;
    const rows = digits ? digits.length / cols : 9;
    const [wide, high] = [(cols + 2) * cell, (rows + 2) * cell];
    const canvas = new OffscreenCanvas(wide * boards, high);
    const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
    pen.fillStyle = "#efe9dc";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.strokeStyle = pen.fillStyle = "#2a2622";
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    for (let board = 0; digits && board < boards; board++) {
      const left = board * wide + cell;
      for (let line = 0; line <= Math.max(rows, cols); line++) {
        pen.lineWidth = cols === 9 && line % 3 === 0 ? 5 : 2;
        if (line <= rows) pen.strokeRect(left, cell + line * cell, cols * cell, 0);
        if (line <= cols) pen.strokeRect(left + line * cell, cell, 0, rows * cell);
      }
      for (const [at, digit] of [...digits].entries()) {
        if (digit === "0") continue;
        const [x, y] = [left + ((at % cols) + 0.5) * cell, cell + (Math.floor(at / cols) + 0.54) * cell];
        pen.font = hand ? `italic ${30 + ((at * 7) % 9)}px cursive` : "34px sans-serif";
        pen.fillText(digit, x, y);
        if (blots.includes(at)) pen.fillText(String((Number(digit) % 9) + 1), x, y);
      }
    }
    if (!digits)
      for (let i = 0; i < 40; i++) {
        pen.fillStyle = `hsl(${i * 37} 30% ${40 + (i % 5) * 9}%)`;
        pen.beginPath();
        pen.arc((i * 173) % wide, (i * 97) % high, 20 + (i % 7) * 14, 0, 7);
        pen.fill();
      }
    const shown = new OffscreenCanvas(canvas.width - (cut ? 3 * cell : 0), high);
    shown.getContext("2d")?.drawImage(canvas, 0, 0);
    const picture = new File([await shown.convertToBlob()], "puzzle.png", { type: "image/png" });
    const { app } = /** @type {any} */ (document.querySelector("ergo-app"));
    app.acts.readPicture(picture);
  }, drawn);
  await ended(page);
}

/** Gives a file that cannot be opened. @param {Page} page @param {readonly number[]} bytes */
async function readFile(page, bytes) {
  await page.evaluate((bytes) => {
    const { app } = /** @type {any} */ (document.querySelector("ergo-app"));
    app.acts.readPicture(new File([Uint8Array.from(bytes)], "puzzle.png", { type: "image/png" }));
  }, bytes);
  await ended(page);
}

/** Waits until the picture is read or refused, and its verdict is known. @param {Page} page */
async function ended(page) {
  await page.waitForFunction(() => {
    const { state } = /** @type {any} */ (document.querySelector("ergo-app")).app.store;
    return ["read", "refused"].includes(state.photographed?.is);
  });
  await page.waitForTimeout(1_500); // the verdict and the level
  await quiet(page);
}

/** @param {string} name @param {Drawn} drawn @param {(page: Page) => Promise<void>} [then] @returns {Scene} */
const scene = (name, drawn, then) => ({
  name: `photo-${name}`,
  path: "#/enter",
  act: async (page) => {
    await read(page, drawn);
    await then?.(page);
  },
});

/** The picture is still being read. @param {"find" | "read"} stage */
const reading = (stage) => async (/** @type {Page} */ page) => {
  await read(page, { digits: EASY });
  await page.evaluate((stage) => {
    const { store } = /** @type {any} */ (document.querySelector("ergo-app")).app;
    const { picture } = store.state.photographed;
    store.dispatch({ type: "photo/told", photographed: { is: "reading", picture, stage } });
  }, stage);
};

/** @type {Scene[]} */
export default [
  { name: "photo-take", path: "#/enter", act: quiet },
  {
    name: "photo-no-picture",
    path: "#/enter",
    act: async (page) => {
      await page.evaluate(() =>
        /** @type {any} */ (document.querySelector("ergo-app")).app.acts.readPicture(null),
      );
      await quiet(page);
    },
  },
  { name: "photo-reading", path: "#/enter", act: reading("find") },
  scene("sure", { digits: EASY }),
  scene("unsure", { digits: EASY, blots: [3, 4, 9, 30, 36] }),
  scene("unsure-next", { digits: EASY, blots: [3, 4, 9, 30, 36] }, (page) =>
    click(page, "ergo-photo-review .all .button"),
  ),
  scene("several-answers", { digits: SEVERAL }),
  scene("no-answer", { digits: NONE }),
  scene("no-answer-unsure", { digits: NONE, blots: [30, 36, 37] }),
  scene("many", { digits: EASY, blots: Array.from({ length: 81 }, (_, at) => at) }),
  scene("hand", { digits: EASY, hand: true }),
  scene("several-grids", { digits: EASY, boards: 2 }),
  scene("corners", { digits: EASY }, (page) => click(page, "ergo-photo-review .all .button", 0)),
  scene("nurikabe", { digits: NURIKABE, cols: 7 }),
  scene("nurikabe-unsure", { digits: NURIKABE, cols: 7, blots: [1, 9, 23] }),
  scene("no-grid", { digits: null }),
  scene("cut", { digits: EASY, cut: true }),
  scene("empty", { digits: "0".repeat(81) }),
  scene("refused-corners", { digits: null }, (page) => click(page, "ergo-photo-review .button", 1)),
  { name: "photo-no-file", path: "#/enter", act: (page) => readFile(page, [1, 2, 3]) },
  { name: "photo-damaged", path: "#/enter", act: (page) => readFile(page, DAMAGED) },
];
