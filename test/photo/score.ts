import type { GrayImage } from "../../engine/photo/gray-image.ts";
import { read } from "./reader.ts";

/** Counts of a set of pictures, each miss printed. */
export class Score {
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
    if (after.length > 0 && found.value.hasOneAnswer) this.#oneAndWrong++;
    if (before.length > 0 || after.length > 0) {
      const told = before.slice(0, 8).map((at) => `${at}: ${wanted[at]} read as ${asRead[at]}`);
      console.log(
        `  ${label}: ${rows}x${cols}, ${before.length} wrong, ${after.length} after ${changed} changes; ${told.join(", ")}`,
      );
    }
  }

  /** Counts what another counted as well. */
  add(other: Score): void {
    this.#all += other.#all;
    this.#before += other.#before;
    this.#after += other.#after;
    this.#oneAndWrong += other.#oneAndWrong;
    this.#times.push(...other.#times);
  }

  /** Prints the figures. */
  tell(): void {
    const times = this.#times.sort((a, b) => a - b);
    const percent = (part: number): string => `${((100 * part) / this.#all).toFixed(1)} %`;
    console.log(
      `${this.#name}: ${percent(this.#before)} of ${this.#all} exact, ${percent(this.#after)} after the solver, ` +
        `${this.#oneAndWrong} one answer and wrong; ` +
        `median ${Math.round(times[times.length >> 1])} ms, most ${Math.round(times.at(-1) ?? 0)} ms`,
    );
  }
}
