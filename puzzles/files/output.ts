import { EXIT, type ExitCode } from "./exit.ts";
import { type Command, WholeFile } from "./whole-file.ts";

/** Characters that are written at once, and milliseconds that a finished line waits at most while more are coming. */
const BATCH = 1 << 16;
const LONGEST_WAIT_MS = 50;

/** One JSON object a line, in batches: on standard output, where it waits while the reader is slow, or into a whole file. */
export class Output {
  readonly #file: WholeFile | null;
  readonly #command: Command;
  #waiting = "";
  #written = performance.now();

  /** @param path The file; without one standard output. @param command What to tell in the file's sum. */
  constructor(path?: string, command: Command = { words: [] }) {
    this.#file = path === undefined ? null : new WholeFile(path);
    this.#command = command;
  }

  /** Takes an object, or a text as it is; the promise of the batch when it is time to write it. */
  print(object: object | string): Promise<void> | undefined {
    this.#waiting += typeof object === "string" ? object : `${JSON.stringify(object)}\n`;
    if (this.#waiting.length >= BATCH || performance.now() - this.#written > LONGEST_WAIT_MS)
      return this.#flush();
  }

  /** Takes several. */
  async printAll(objects: Iterable<object>): Promise<void> {
    for (const object of objects) {
      const written = this.print(object);
      if (written) await written;
    }
  }

  /** Writes what is left, and puts the file in place, but not where what is wished can never be. */
  async end(exit: ExitCode): Promise<ExitCode> {
    await this.#flush();
    if (exit === EXIT.never) this.#file?.drop();
    else this.#file?.put(this.#command, exit);
    return exit;
  }

  /** Leaves no file behind. */
  drop(): void {
    this.#file?.drop();
  }

  #flush(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = "";
    this.#written = performance.now();
    if (this.#file) {
      this.#file.write(batch);
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      process.stdout.write(batch, (problem) => (problem ? reject(problem) : resolve()));
    });
  }
}
