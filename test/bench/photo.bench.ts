// How well and how fast pictures become boards: the photos of ../shared/data/photos, where they are, screens of many apps
// and of ours, printed boards seen in six ways, and grids of numbers; every miss is printed, times are of the processor. Then
// the built app with pictures that hold no puzzle, and with boards.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { GrayImage } from "../../engine/photo/gray-image.ts";
import { BrowserPictures } from "../photo/browser-pictures.mjs";
import { aslant, bent, blurred, type Drawing, drawnGrid, scaled, shadowed, turned } from "../photo/drawn.ts";
import { Score } from "../photo/score.ts";
import { LOOKS, numbersPage, screenOf } from "../photo/screens.ts";
import { Dice } from "../photo/train/dice.ts";

/** Not bundled: they build the app from where they lie. */
const unbundled = <T>(path: string): Promise<T> => import(new URL(path, import.meta.url).href);
const { grayPng } = await unbundled<typeof import("../photo/gray-png.mjs")>("../photo/gray-png.mjs");
const { ownScreens } = await unbundled<typeof import("../photo/own-screens.mjs")>("../photo/own-screens.mjs");
const { inApp } = await unbundled<typeof import("../photo/in-app.mjs")>("../photo/in-app.mjs");

const photos = fileURLToPath(new URL("../../../shared/data/photos/", import.meta.url));

interface Label {
  readonly file: string;
  readonly puzzle: string;
}

/** What is done to a printed board, by name. */
const WAYS: Readonly<Record<string, (image: GrayImage, dice: Dice) => GrayImage>> = {
  "turned by 40 degrees": (image) => turned(image, 40),
  "half size": (image) => scaled(image, 0.5),
  "in a shadow": (image, dice) => shadowed(image, dice, 0.5),
  "out of focus": (image) => blurred(image, 2),
  "25 % aslant": (image) => aslant(image, 0.25),
  "bent by 3 %": (image) => bent(image, 0.03),
};
/** Boards that each way is tried on, and looks of boards on light paper. */
const BOARDS = 20;
const PRINTED = LOOKS.filter(({ name }) => ["plain", "boxes", "thick", "cream"].includes(name));

/** Boards of the app's own puzzles. */
const puzzles: readonly string[] = [1, 2, 3].flatMap((level) => {
  const file = fileURLToPath(new URL(`../../puzzles/sudoku/${level}.txt`, import.meta.url));
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => line.slice(0, 81).replaceAll(".", "0"));
});
const puzzle = (at: number): string => puzzles[(at * 7) % puzzles.length];
const numbersOf = (text: string): readonly number[] => [...text].map(Number);

/** Random numbers on a board of any size: none is a puzzle, all are to be read. */
function drawnNumbers(dice: Dice): Drawing {
  const [rows, cols] = [5 + dice.below(16), 5 + dice.below(16)];
  const numbers = Array.from({ length: rows * cols }, () =>
    dice.next() < 0.15 ? 1 + dice.below(dice.next() < 0.2 ? 20 : 9) : 0,
  );
  return { rows, cols, numbers, cell: 36 };
}

/** Pictures of boards that are timed in the app, by what they are. */
const timed: Record<string, { file: Buffer; type: string }[]> = { "boards of screens": [] };
const TIMED = 12;

const browser = new BrowserPictures();
try {
  for (let at = 0; at < TIMED; at++) {
    const page = screenOf(LOOKS[at % LOOKS.length], puzzle(at), 450, at);
    const image = await browser.drawn(page, { width: 560, height: 640 });
    timed["boards of screens"].push({ file: grayPng(image), type: "image/png" });
  }
  const all = new Score("printed boards, all ways");
  for (const [name, change] of Object.entries(WAYS)) {
    const [score, dice] = [new Score(name), new Dice(3)];
    for (let at = 0; at < BOARDS; at++) {
      const look = PRINTED[at % PRINTED.length];
      const page = screenOf(look, puzzle(at), 450, at);
      const image = change(await browser.drawn(page, { width: 560, height: 640 }), dice);
      score.take(`board ${at + 1}, ${look.name}`, image, numbersOf(puzzle(at)));
    }
    score.tell();
    all.add(score);
  }
  all.tell();

  const numbers = new Score("numbers on boards of 5x5 to 20x20");
  const dice = new Dice(4);
  for (let at = 0; at < 100; at++) {
    const drawing = drawnNumbers(dice);
    const { rows, cols } = drawing;
    const size = { width: (cols + 2) * 36, height: (rows + 2) * 36 };
    const image = at % 2 === 0 ? drawnGrid(drawing) : await browser.drawn(numbersPage(drawing, at), size);
    numbers.take(`${rows}x${cols}`, image, drawing.numbers, "nurikabe");
  }
  numbers.tell();

  const screens = new Score("screens");
  for (let at = 0; at < 54; at++) {
    const look = LOOKS[at % LOOKS.length];
    const side = 306 + ((at * 37) % 240);
    const page = screenOf(look, puzzle(at), side, at * 11);
    const image = await browser.drawn(page, { width: side + 30, height: side + 180 });
    screens.take(`${look.name}, ${side} pixels`, image, numbersOf(puzzle(at)));
  }
  for (const { name, text, file } of await ownScreens([puzzle(1), puzzle(9)]))
    screens.take(name, await browser.decoded(file), numbersOf(text));
  screens.tell();

  if (existsSync(photos)) {
    const score = new Score("newspaper photos");
    const labels = readFileSync(`${photos}labels.jsonl`, "utf8").trim().split("\n");
    for (const line of labels) {
      const { file, puzzle: text } = JSON.parse(line) as Label;
      score.take(file, await browser.decoded(readFileSync(photos + file)), numbersOf(text));
    }
    score.tell();
    timed["newspaper photos"] = labels.map((line) => ({
      file: readFileSync(photos + (JSON.parse(line) as Label).file),
      type: "image/jpeg",
    }));
  } else console.log("no ../shared/data/photos here: the photos are left out");
} finally {
  await browser.end();
}
await inApp(timed);
