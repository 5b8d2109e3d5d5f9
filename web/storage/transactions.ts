import { inTime, PATIENCE } from "./connection.ts";

/** The transactions of this page that have not ended. */
export class Transactions {
  readonly #running = new Set<Promise<unknown>>();
  readonly #silent: () => void;
  readonly #heard: () => void;
  #unanswered = 0;

  /** `silent` is called when a request is unanswered for long, `heard` when the last such one is answered after all. */
  constructor(silent: () => void, heard: () => void) {
    this.#silent = silent;
    this.#heard = heard;
  }

  /** Whether one has been left unanswered for long. */
  get areSilent(): boolean {
    return this.#unanswered > 0;
  }

  run<T>(running: Promise<T>): Promise<T> {
    let isLate = false;
    const patience = setTimeout(() => {
      isLate = true;
      this.#unanswered++;
      this.#silent();
    }, PATIENCE);
    const end = (): void => {
      clearTimeout(patience);
      this.#running.delete(ended);
      if (isLate && --this.#unanswered === 0) this.#heard();
    };
    const ended: Promise<unknown> = running.then(end, end);
    this.#running.add(ended);
    return running;
  }

  /** Waits until all have ended; false when no answer comes any more. */
  async ended(): Promise<boolean> {
    try {
      while (this.#running.size > 0) await inTime(Promise.race(this.#running));
      return true;
    } catch {
      return false;
    }
  }
}
