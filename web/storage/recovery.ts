import type { Banner } from "../state/state.ts";
import type { Connection } from "./connection.ts";

/** Milliseconds until the first new try after a failure; each further one waits twice as long, up to the last. */
const FIRST_RETRY = 250;
const LAST_RETRY = 15_000;

/** Retries after failures of the storage, and the trouble that is shown meanwhile. */
export class Recovery {
  readonly #connection: Connection;
  readonly #tell: (trouble: Banner | null) => void;
  readonly #again: () => void;
  #trouble: Banner | null = null;
  /** Failures since the last success. */
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** `tell` is called when the trouble changes, `again` for each retry, once the connection was opened if it can be. */
  constructor(connection: Connection, tell: (trouble: Banner | null) => void, again: () => void) {
    this.#connection = connection;
    this.#tell = tell;
    this.#again = again;
  }

  set trouble(trouble: Banner | null) {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.#tell(trouble);
  }

  /** The storage works: the next new try comes soon again. */
  worked(): void {
    this.#failures = 0;
  }

  /** One failure may be chance and is retried; a full storage is reported at once. */
  failed(why: unknown): void {
    if (isNamed(why, "InvalidStateError")) this.#connection.close();
    this.#failures++;
    if (isNamed(why, "QuotaExceededError")) this.trouble = "storage-full";
    else if (this.#failures > 1) this.trouble = "memory-only";
    this.later();
  }

  /** Tries again after a while. */
  later(): void {
    if (this.#retry !== undefined || this.#connection.isOutdated) return;
    const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.#failures);
    this.#retry = setTimeout(async () => {
      this.#retry = undefined;
      await this.#connection.open();
      this.#again();
    }, wait);
  }
}

/** Whether the database rejected with an error of that name. */
export function isNamed(why: unknown, name: string): boolean {
  return why instanceof DOMException && why.name === name;
}
