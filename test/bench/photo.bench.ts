// How well and how fast pictures become boards: the photos of ../shared/data/photos, where they are, and pictures that are
// drawn here. Every miss is printed.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { GrayImage } from "../../engine/photo/gray-image.ts";
import { BrowserPictures } from "../photo/browser-pictures.mjs";
import { read } from "../photo/reader.ts";

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
    const from = performance.now();
    const found = read(image, kind ? { kind } : {});
    const time = performance.now() - from;
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
