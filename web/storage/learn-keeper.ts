import {
  counted,
  isCounted,
  type LearnRecord,
  NOTHING,
  nameOf,
  noted,
  type Occasion,
  readRecord,
  united,
} from "../state/learnt.ts";
import type { Connection } from "./connection.ts";
import { Remembered } from "./remembered.ts";

/** The record of learning on this device; without storage it lasts as long as the page. */
export class LearnKeeper {
  readonly #remembered: Remembered;
  readonly #listeners = new Set<(record: LearnRecord) => void>();
  #record: LearnRecord = NOTHING;
  #loading: Promise<LearnRecord> | null = null;

  constructor(connection: Connection) {
    // Where storage was too slow to tell what it holds, that is united with what happened since.
    this.#remembered = new Remembered(connection, "learn", (stored, record) =>
      united(readRecord(stored), readRecord(record)),
    );
  }

  /** The record as far as it is known. */
  get record(): LearnRecord {
    return this.#record;
  }

  /** The record once storage has answered. */
  load(): Promise<LearnRecord> {
    this.#loading ??= this.#remembered.recall().then((stored) => {
      this.#tell(united(this.#record, readRecord(stored)));
      return this.#record;
    });
    return this.#loading;
  }

  /** Changes the record and keeps it. */
  async change(next: (record: LearnRecord) => LearnRecord): Promise<void> {
    await this.load();
    this.#tell(next(this.#record));
    this.#remembered.keep(this.#record);
  }

  /** Calls back with each new record. */
  listen(listener: (record: LearnRecord) => void): void {
    this.#listeners.add(listener);
  }

  #tell(record: LearnRecord): void {
    this.#record = record;
    for (const listener of this.#listeners) listener(record);
  }
}

/** What a player came upon: techniques of a kind, in a game that was finished, where there is one. */
export interface Noted {
  readonly kind: string;
  readonly rules: readonly string[];
  readonly how: Occasion;
  readonly game?: string | undefined;
}

/** Notes what the player came upon; of a game that was finished only once. */
export function note(connection: Connection, { kind, rules, how, game }: Noted): void {
  void learnKeeperOn(connection).change((record) => {
    if (game !== undefined && isCounted(record, game)) return record;
    const after = rules.reduce((before, rule) => noted(before, nameOf(kind, rule), how), record);
    return game === undefined ? after : counted(after, game);
  });
}

const known = new WeakMap<Connection, LearnKeeper>();

/** The page's one keeper of learning on a connection. */
export function learnKeeperOn(connection: Connection): LearnKeeper {
  const found = known.get(connection) ?? new LearnKeeper(connection);
  known.set(connection, found);
  return found;
}
