import { type Database, openDatabase } from "./database.ts";

/** How long a first answer is waited for; some browsers never give one. Milliseconds. */
const PATIENCE = 4_000;

/**
 * What became of the connection: it is open; it was closed and may be opened again; it cannot be opened now;
 * or a newer version of the app has changed the schema, so that only a reload helps.
 */
export type Reach = "open" | "closed" | "refused" | "outdated";

/** A connection to the database that can be opened again when it was lost. */
export class Connection {
  /** The open database, or null while there is none. */
  database: Database | null = null;
  /** Resolves when the first attempt has succeeded, failed, or taken too long. */
  readonly ready: Promise<void>;
  readonly #name: string | undefined;
  readonly #changed: (reach: Reach) => void;
  #opening: Promise<void> | null = null;

  /** Opens at once; `changed` is never told before the caller has this object. */
  constructor(changed: (reach: Reach) => void, name?: string) {
    this.#changed = changed;
    this.#name = name;
    let late: ReturnType<typeof setTimeout>;
    const tooLate = new Promise<void>((resolve) => {
      late = setTimeout(() => {
        changed("refused");
        resolve();
      }, PATIENCE);
    });
    this.ready = Promise.race([this.open().finally(() => clearTimeout(late)), tooLate]);
  }

  /** Opens the database if it is not open; resolves after the attempt, whatever came of it. */
  open(): Promise<void> {
    this.#opening ??= this.#open().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  /** Lets go of the database: what was begun is finished, and nothing new can begin. */
  close(): void {
    const { database } = this;
    if (!database) return;
    this.database = null;
    database.close();
    this.#changed("closed");
  }

  async #open(): Promise<void> {
    if (this.database) return;
    try {
      this.database = await openDatabase(
        {
          blocked: () => this.#changed("refused"),
          blocking: () => this.close(),
          terminated: () => this.close(),
        },
        this.#name,
      );
      this.#changed("open");
    } catch (why) {
      const isOld = why instanceof DOMException && why.name === "VersionError";
      this.#changed(isOld ? "outdated" : "refused");
    }
  }
}
