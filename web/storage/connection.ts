import { type Database, openDatabase } from "./database.ts";

/** How long an answer of the database is waited for; some browsers never give one. Milliseconds. */
export const PATIENCE = 4_000;

/**
 * State of the connection: it is open; it was closed and may be opened again; it cannot be opened now; or a
 * newer version of the app has changed the schema, so that this page cannot open it any more.
 */
export type ConnectionState = "open" | "closed" | "refused" | "outdated";

/** A connection to the database that can be opened again when it was lost. */
export class Connection {
  /** The open database, or null while there is none. */
  database: Database | null = null;
  /** Resolves when the first attempt has succeeded, failed, or taken too long. */
  readonly ready: Promise<void>;
  readonly #name: string | undefined;
  readonly #after: Promise<unknown>;
  readonly #changed: (reach: ConnectionState) => void;
  #opening: Promise<void> | null = null;
  #isOutdated = false;
  /** A question was left unanswered, and no other has been answered since. */
  #isDeaf = false;

  /**
   * Opens at once; there is no database before `after` has come (the words, for its messages), and `changed`
   * is never called before the caller has this object.
   */
  constructor(
    changed: (reach: ConnectionState) => void,
    name?: string,
    after: Promise<unknown> = Promise.resolve(),
  ) {
    this.#changed = changed;
    this.#name = name;
    this.#after = after;
    this.ready = inTime(this.open()).catch(() => changed("refused"));
  }

  /** A newer version of the app has changed the schema: until this page is loaded anew there is no database. */
  get isOutdated(): boolean {
    return this.#isOutdated;
  }

  /** Opens the database if it is not open and can be; resolves after the attempt, whatever came of it. */
  open(): Promise<void> {
    if (this.#isOutdated) return Promise.resolve();
    this.#opening ??= this.#open().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  /** Closes the database: running requests are finished, and nothing new can begin. */
  close(): void {
    const { database } = this;
    if (!database) return;
    this.database = null;
    database.close();
    this.#changed("closed");
  }

  /** The database's answer; undefined where there is none, where it refuses, and where no answer comes. */
  async ask<T>(question: (database: Database) => Promise<T>): Promise<T | undefined> {
    await this.ready;
    if (!this.database || this.#isDeaf) return undefined;
    try {
      const asked = question(this.database).finally(() => {
        this.#isDeaf = false;
      });
      return await inTime(asked);
    } catch (why) {
      if (why instanceof Late) this.#isDeaf = true;
      return undefined;
    }
  }

  async #open(): Promise<void> {
    if (this.database) return;
    let isWanted = true;
    const close = (): void => {
      isWanted = false;
      this.close();
    };
    const opening = openDatabase(
      { blocked: () => this.#changed("refused"), blocking: close, terminated: close },
      this.#name,
    );
    try {
      await Promise.allSettled([opening, this.#after]);
      this.database = await opening;
    } catch (why) {
      this.#isOutdated = why instanceof DOMException && why.name === "VersionError";
      this.#changed(this.#isOutdated ? "outdated" : "refused");
      return;
    }
    if (isWanted) this.#changed("open");
    else this.close(); // another tab wanted it before we had it
  }
}

/** No answer came. */
class Late extends Error {}

/** The answer, if it comes in time; else rejects with `Late`. */
export function inTime<T>(asked: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Late()), PATIENCE);
    asked.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
