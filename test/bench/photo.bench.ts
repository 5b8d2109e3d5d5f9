// How well and how fast pictures become boards: the photos of ../shared/data/photos, where they are, and pictures that are
// drawn here. Every miss is printed; times are of the processor.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { GrayImage } from "../../engine/photo/gray-image.ts";
import { BrowserPictures } from "../photo/browser-pictures.mjs";
import { aslant, bent, blurred, type Drawing, drawnGrid, scaled, shadowed, turned } from "../photo/drawn.ts";
import { read } from "../photo/reader.ts";
import { Dice } from "../photo/train/dice.ts";

const photos = fileURLToPath(new URL("../../../shared/data/photos/", import.meta.url));

interface Label {
  readonly file: string;
  readonly puzzle: string;
}

/** Counts of a set of pictures. */
class Score {
  readonly #name: string;
  #all = 0;
  #before = 0;
  #after = 0;
  #oneAndWrong = 0;
  readonly #times: number[] = [];

  constructor(name: string) {
    this.#name = name;
  }

  /** Reads a picture and compares it. */
  take(label: string, image: GrayImage, wanted: readonly number[], kind?: "nurikabe"): void {
    const from = process.cpuUsage();
    const found = read(image, kind ? { kind } : {});
    // Of the processor, since machines that measure are often busy.
    const time = process.cpuUsage(from).user / 1000;
    this.#times.push(time);
    this.#all++;
    if (!found.ok) {
      console.log(`  ${label}: ${found.problem.code}, ${Math.round(time)} ms`);
      return;
    }
    const { numbers, doubts, rows, cols } = found.value;
    const asRead = [...numbers];
    for (const { cell, read: first } of doubts) asRead[cell] = first;
    const differing = (board: readonly number[]): number[] =>
      board.length === wanted.length ? wanted.flatMap((one, at) => (one === board[at] ? [] : [at])) : [-1];
    const [before, after] = [differing(asRead), differing(numbers)];
    if (before.length === 0) this.#before++;
    if (after.length === 0) this.#after++;
    const changed = doubts.filter((one) => one.number !== one.read).length;
    if (after.length > 0 && changed > 0) this.#oneAndWrong++;
    if (before.length > 0 || after.length > 0) {
      const told = before.slice(0, 8).map((at) => `${at}: ${wanted[at]} read as ${asRead[at]}`);
      console.log(
        `  ${label}: ${rows}x${cols}, ${before.length} wrong, ${after.length} after ${changed} changes; ${told.join(", ")}`,
      );
    }
  }

  /** Prints the figures. */
  tell(): void {
    const times = this.#times.sort((a, b) => a - b);
    const percent = (part: number): string => `${((100 * part) / this.#all).toFixed(1)} %`;
    console.log(
      `${this.#name}: ${percent(this.#before)} of ${this.#all} exact, ${percent(this.#after)} after the solver, ` +
        `${this.#oneAndWrong} changed and wrong; ` +
        `median ${Math.round(times[times.length >> 1])} ms, most ${Math.round(times.at(-1) ?? 0)} ms`,
    );
  }
}

/** What is done to a drawn board, by name. */
const WAYS: Readonly<Record<string, (image: GrayImage, dice: Dice) => GrayImage>> = {
  "turned by 40 degrees": (image) => turned(image, 40),
  "half size": (image) => scaled(image, 0.5),
  "in a shadow": (image, dice) => shadowed(image, dice, 0.5),
  "out of focus": (image) => blurred(image, 2),
  "25 % aslant": (image) => aslant(image, 0.25),
  "bent by 3 %": (image) => bent(image, 0.03),
};
const BOARDS = 20;

/** Boards of the app's own puzzles. */
function drawnBoards(): readonly Drawing[] {
  const file = fileURLToPath(new URL("../../puzzles/sudoku/3.txt", import.meta.url));
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.slice(0, BOARDS).map((line) => ({
    rows: 9,
    cols: 9,
    numbers: [...line.slice(0, 81)].map((digit) => Number(digit) || 0),
    thickEach: 3,
  }));
}

/** Random numbers on a board of any size: none is a puzzle, all are to be read. */
function drawnNumbers(dice: Dice): Drawing {
  const [rows, cols] = [5 + dice.below(16), 5 + dice.below(16)];
  const numbers = Array.from({ length: rows * cols }, () =>
    dice.next() < 0.15 ? 1 + dice.below(dice.next() < 0.2 ? 20 : 9) : 0,
  );
  return { rows, cols, numbers, cell: 36 };
}

for (const [name, change] of Object.entries(WAYS)) {
  const [score, dice] = [new Score(name), new Dice(3)];
  for (const [at, drawing] of drawnBoards().entries())
    score.take(`board ${at + 1}`, change(drawnGrid(drawing), dice), drawing.numbers);
  score.tell();
}
{
  const [score, dice] = [new Score("numbers on boards of 5x5 to 20x20"), new Dice(4)];
  for (let i = 0; i < 5 * BOARDS; i++) {
    const drawing = drawnNumbers(dice);
    score.take(`${drawing.rows}x${drawing.cols}`, drawnGrid(drawing), drawing.numbers, "nurikabe");
  }
  score.tell();
}

const browser = new BrowserPictures();
try {
  if (existsSync(photos)) {
    const score = new Score("newspaper photos");
    const labels = readFileSync(`${photos}labels.jsonl`, "utf8").trim().split("\n");
    for (const line of labels) {
      const { file, puzzle } = JSON.parse(line) as Label;
      const image = await browser.decoded(readFileSync(photos + file));
      score.take(file, image, [...puzzle].map(Number));
    }
    score.tell();
  } else console.log("no ../shared/data/photos here: the photos are left out");
} finally {
  await browser.end();
}
