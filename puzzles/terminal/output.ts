/** Characters that are written at once, and milliseconds that a finished line waits at most while more are coming. */
const BATCH = 1 << 16;
const LONGEST_WAIT_MS = 50;

/** One JSON object a line on standard output, in batches; waits while the reader is slow. */
export class Output {
  #waiting = "";
  #written = performance.now();

  /** Takes an object; the promise of the batch when it is time to write it. */
  print(object: object): Promise<void> | undefined {
    this.#waiting += `${JSON.stringify(object)}\n`;
    if (this.#waiting.length >= BATCH || performance.now() - this.#written > LONGEST_WAIT_MS)
      return this.flush();
  }

  /** Writes the pending output. */
  flush(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = "";
    this.#written = performance.now();
    return new Promise((resolve, reject) => {
      process.stdout.write(batch, (problem) => (problem ? reject(problem) : resolve()));
    });
  }
}
