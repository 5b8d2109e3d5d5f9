import type { Job } from "../../engine/model/job.ts";

/** Milliseconds from any beginning. */
export type Clock = () => number;

export const now: Clock = () => performance.now();

/** Most yields of a job between two looks at the clock. */
const MOST = 64;
/** Yields between two looks become fewer where they took longer, and more where they took less, in milliseconds. */
const LONG_MS = 0.5;
const SHORT_MS = 0.25;

/** Sums up how long jobs were at work, without the pauses between. */
export class Stopwatch {
  ms = 0;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Does something at once. */
  time(act: () => void): void {
    const began = this.#clock();
    act();
    this.ms += this.#clock() - began;
  }

  /** Runs a job, many of its yields as one, so that neither the clock nor the driver costs anything. */
  *run<T>(job: Job<T>): Job<T> {
    for (let burst = 1; ; ) {
      const began = this.#clock();
      let spent = 0;
      let next = job.next();
      for (let left = burst; !next.done; next = job.next()) {
        spent += next.value;
        if (--left === 0) break;
      }
      const took = this.#clock() - began;
      this.ms += took;
      if (spent > 0 || !next.done) yield spent;
      if (next.done) return next.value;
      if (took > LONG_MS) burst = Math.max(burst >> 2, 1);
      else if (took < SHORT_MS) burst = Math.min(burst * 2, MOST);
    }
  }
}
