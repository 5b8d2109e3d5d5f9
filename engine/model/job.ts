/**
 * Work in slices: yields the nodes (or steps) spent since the last yield, so that the driver can count,
 * report, pause and stop. The engine never reads a clock.
 */
export type Job<T> = Generator<number, T, void>;

/** Runs a job to its end without a pause. */
export function run<T>(job: Job<T>): T {
  for (;;) {
    const next = job.next();
    if (next.done) return next.value;
  }
}
