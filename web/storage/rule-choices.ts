import { EVERY_RULE, type RuleChoice } from "../../engine/model/choice.ts";
import { isEveryRule, readRuleChoice } from "../state/rule-choice.ts";
import { fields } from "../state/stored.ts";
import { Channel } from "./channel.ts";
import type { Connection } from "./connection.ts";
import type { Database } from "./database.ts";
import { written } from "./leaving.ts";
import { putSetting } from "./remembered.ts";

/** A choice with the time when it was made, in milliseconds since 1970: of two, the later counts. */
export interface DatedChoice {
  readonly choice: RuleChoice;
  readonly made: number;
}

/** Message to the other tabs: the whole choice, so that they need no storage. */
interface RuleChoiceMessage extends DatedChoice {
  readonly kind: string;
}

/** Called with the kind whose rules changed here or in another tab, and the new choice. */
export type RuleListener = (kind: string, choice: RuleChoice) => void;

const NEVER: DatedChoice = { choice: EVERY_RULE, made: 0 };

/**
 * The rules that a person has set, a record a kind in the database, shared between the tabs. Without storage
 * they last as long as the page.
 */
export class RuleChoices {
  readonly #connection: Connection;
  readonly #channel: Channel<RuleChoiceMessage>;
  readonly #newest = new Map<string, DatedChoice>();
  readonly #loading = new Map<string, Promise<void>>();
  /** Kinds whose stored choice has been read. */
  readonly #seen = new Set<string>();
  /** Kinds whose rules were set here before storage had told, and what it held of them once that is known. */
  readonly #setting = new Set<string>();
  readonly #untold = new Map<string, RuleChoice>();
  readonly #listeners = new Set<RuleListener>();

  constructor(connection: Connection, channel = "ergo-rules") {
    this.#connection = connection;
    this.#channel = new Channel(channel, readMessage, ({ kind, ...dated }) => this.#take(kind, dated));
  }

  /** The rules of a kind; the kind's own while storage has not answered or holds none. */
  of(kind: string): RuleChoice {
    return this.dated(kind).choice;
  }

  /** As `of`, with the time when they were set; 0 where they never were. */
  dated(kind: string): DatedChoice {
    return this.#newest.get(kind) ?? NEVER;
  }

  /** The rules of a kind once storage has answered. */
  async load(kind: string): Promise<RuleChoice> {
    const loading = this.#loading.get(kind) ?? this.#load(kind);
    this.#loading.set(kind, loading);
    await loading;
    return this.of(kind);
  }

  /**
   * Sets the rules of a kind. Its transaction begins and, unless the stored choice is still being read, is
   * committed in this task, so it completes even if the page is closed.
   */
  save(kind: string, choice: RuleChoice): void {
    const dated = { choice, made: Math.max(Date.now(), this.dated(kind).made + 1) };
    this.#take(kind, dated);
    this.#store(kind, dated);
    this.#channel.post({ kind, ...dated });
  }

  /**
   * Takes over the choice of a backup. A later choice here stays, so that restoring deletes nothing that a
   * person wrote since.
   */
  restore(kind: string, dated: DatedChoice): void {
    if (dated.made === 0) return;
    const here = this.dated(kind);
    if (isEveryRule(here.choice) || dated.made > here.made) this.save(kind, dated.choice);
  }

  /** Calls back whenever the rules of a kind change, here or in another tab; the result ends that. */
  watch(listener: RuleListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #load(kind: string): Promise<void> {
    const answer = await this.#connection.ask(async (database) => ({
      stored: await database.get("settings", keyOf(kind)),
    }));
    if (!answer) return;
    if (this.#setting.has(kind)) return; // what was set here is being put over it
    this.#seen.add(kind);
    this.#take(kind, readDated(answer.stored));
  }

  #take(kind: string, dated: DatedChoice): void {
    if (dated.made <= this.dated(kind).made) return;
    this.#newest.set(kind, dated);
    for (const listener of this.#listeners) listener(kind, dated.choice);
  }

  #store(kind: string, dated: DatedChoice): void {
    const { database, ready } = this.#connection;
    if (!database) {
      void ready.then(
        () => this.#connection.database && this.dated(kind) === dated && this.#store(kind, dated),
      );
      return;
    }
    if (!this.#seen.has(kind)) {
      this.#storeUnseen(database, kind, dated).catch(() => {});
      return;
    }
    // Where the browser has just ended the connection the rules stay with the page.
    putSetting(database, keyOf(kind), dated).catch(() => {});
  }

  /** Stores rules before the stored choice was read: its fields that were not set here stay. */
  async #storeUnseen(database: Database, kind: string, dated: DatedChoice): Promise<void> {
    this.#setting.add(kind);
    const transaction = database.transaction("settings", "readwrite");
    const found = readDated(await transaction.store.get(keyOf(kind)));
    // Of two changes in a row, the second finds what the first has just put there.
    const stored = this.#untold.get(kind) ?? found.choice;
    this.#untold.set(kind, stored);
    const both = { choice: over(stored, dated.choice), made: Math.max(dated.made, found.made + 1) };
    await written(transaction, [transaction.store.put(both, keyOf(kind))]);
    this.#seen.add(kind);
    if (found.made === 0 || this.dated(kind) !== dated) return;
    const now = { ...both, made: both.made + 1 }; // later than the shown choice, so that it is taken
    this.#take(kind, now);
    this.#channel.post({ kind, ...now });
  }
}

/** The fields set in the second choice, the rest from the first. */
function over(first: RuleChoice, second: RuleChoice): RuleChoice {
  const set = Object.entries(second).filter(
    ([part, value]) => JSON.stringify(value) !== JSON.stringify(EVERY_RULE[part as keyof RuleChoice]),
  );
  return { ...first, ...Object.fromEntries(set) };
}

function readMessage(told: unknown): RuleChoiceMessage | null {
  const { kind } = fields(told);
  return typeof kind === "string" ? { kind, ...readDated(told) } : null;
}

/** Reads a dated choice of whatever was stored; nothing to be read counts as never set. */
export function readDated(stored: unknown): DatedChoice {
  const { choice, made } = fields(stored);
  if (typeof made !== "number" || !Number.isSafeInteger(made) || made <= 0) return NEVER;
  return { choice: readRuleChoice(choice), made };
}

const known = new WeakMap<Connection, RuleChoices>();

/** The page's one keeper of rules on a connection, whoever asks first. */
export function ruleChoicesOn(connection: Connection): RuleChoices {
  const found = known.get(connection) ?? new RuleChoices(connection);
  known.set(connection, found);
  return found;
}

function keyOf(kind: string): string {
  return `rules-${kind}`;
}
