import { gameAwaited } from "../../engine/kinds/play.ts";
import type { Puzzle } from "../../engine/model/puzzle.ts";
import { fields } from "../state/stored.ts";
import { type Book, heldOf, isUnsaved, mended, type Settled, settledWith } from "./book.ts";
import { Connection, type ConnectionState, inTime } from "./connection.ts";
import { type GameHead, gameOf, type SavedGame } from "./game-head.ts";
import { amend, append, logOf, purge, type RawGame, read, rewrite } from "./game-store.ts";
import type { KeeperEvents } from "./keeper-events.ts";
import { readHead, readRaw } from "./read-saved.ts";
import { isNamed, Recovery } from "./recovery.ts";
import { Transactions } from "./transactions.ts";

/** The database, and the promise it waits for; see `Connection`. */
export interface Where {
  readonly database?: string | undefined;
  readonly after?: Promise<unknown>;
}

/**
 * Stores games. A change of an opened game starts its transaction before `keep` returns. A change that cannot
 * be stored, for whatever reason, stays in memory, is opened from there, and is stored as soon as that works
 * again.
 */
export class Keeper {
  readonly connection: Connection;
  readonly #told: KeeperEvents;
  readonly #books = new Map<string, Book>();
  /** A request that is unanswered for long is reported as storage trouble, until the answer comes after all. */
  readonly #transactions = new Transactions(
    () => {
      this.#recovery.trouble = "memory-only";
    },
    () => this.#forgetTrouble(),
  );
  readonly #recovery: Recovery;
  #wasOpen = false;

  constructor(told: KeeperEvents, { database, after }: Where = {}) {
    this.#told = told;
    this.connection = new Connection((reach) => this.#reached(reach), database, after);
    this.#recovery = new Recovery(
      this.connection,
      (trouble) => told.trouble(trouble),
      () => this.#settleAll(),
    );
  }

  /** The game as it was kept, or null if it never was. From then on its changes are stored at once. */
  async open(id: string, puzzle: Puzzle): Promise<SavedGame | null> {
    await this.connection.ready;
    const { database } = this.connection;
    const book = this.#books.get(id);
    if (!database || (book && isUnsaved(book))) return book?.saved ?? null;
    try {
      const raw = await inTime(this.#transactions.run(read(database, id)));
      const moved = this.#books.get(id);
      if (moved && isUnsaved(moved)) return moved.saved;
      const found = raw && readRaw(id, raw);
      const saved = found?.saved ?? null;
      // Unsound records are set aside with the next change, when they are read again.
      const sent = raw && !found?.sound ? null : (saved?.log.length ?? 0);
      this.#books.set(id, { id, puzzle, saved, kept: saved, sent, settling: false });
      return saved;
    } catch (why) {
      this.#recovery.failed(why);
      return book?.saved ?? null;
    }
  }

  /** The game as it was kept, only to look at. */
  async read(id: string): Promise<SavedGame | null> {
    const book = this.#books.get(id);
    if (book && isUnsaved(book)) return book.saved;
    const raw = await this.#guard((database) => read(database, id));
    return (raw && readRaw(id, raw)?.saved) ?? book?.saved ?? null;
  }

  /** Takes the newest state of a game. */
  keep(puzzle: Puzzle, saved: SavedGame, durability: IDBTransactionDurability = "relaxed"): void {
    const { id } = saved.head;
    const book = this.#books.get(id) ?? { id, puzzle, saved, kept: null, sent: null, settling: false };
    this.#books.set(id, book);
    book.saved = saved;
    if (book.sent === null) this.#settle(book);
    else this.#send(book, saved, book.sent, durability);
  }

  /** The heads of all games, deleted ones too; however long that takes. */
  async heads(): Promise<GameHead[]> {
    await this.connection.ready;
    const stored = await this.#guard(
      (database) => database.getAll("games"),
      (asked) => asked,
    );
    const heads = new Map<string, GameHead>();
    for (const one of stored ?? []) {
      const head = readHead(one) ?? (await this.mend(fields(one).id));
      if (head) heads.set(head.id, head);
    }
    for (const book of this.#books.values()) {
      if (book.saved && (!stored || isUnsaved(book))) heads.set(book.id, book.saved.head);
    }
    return [...heads.values()];
  }

  /**
   * The head of a game whose stored one is damaged, computed from its moves; the damaged one is set aside.
   * Null when its puzzle cannot be read: then it stays as it is, for a version that can.
   */
  async mend(id: unknown): Promise<GameHead | null> {
    if (typeof id !== "string") return null;
    await gameAwaited(id.split("/", 1)[0]);
    const written = await this.#guard((database) => rewrite(database, id, (raw) => raw && mended(id, raw)));
    return written?.head ?? null;
  }

  /** The present head of a game; null when it is not stored. */
  async head(id: string): Promise<GameHead | null> {
    const book = this.#books.get(id);
    if (book && isUnsaved(book)) return book.saved?.head ?? null;
    const stored = await this.#guard((database) => database.get("games", id));
    return stored ? (readHead(stored) ?? this.mend(id)) : (book?.saved?.head ?? null);
  }

  /** Changes the fields beside a game: its name, or whether it is deleted. Returns the head as it is then. */
  async amend(id: string, change: (head: GameHead) => GameHead): Promise<GameHead | null> {
    const book = this.#books.get(id);
    if (book?.saved && (isUnsaved(book) || !this.connection.database)) {
      const head = change(book.saved.head);
      this.keep(book.puzzle, { ...book.saved, head }, "strict");
      return head;
    }
    const changed = await this.#guard((database) =>
      amend(database, id, (stored) => {
        const head = readHead(stored);
        return head && change(head);
      }),
    );
    const now = this.#books.get(id);
    if (changed && now?.saved && !isUnsaved(now)) now.saved = now.kept = { ...now.saved, head: changed };
    return changed;
  }

  /** Looks whether another tab added moves to a game that is open here; then both are put together. */
  async recheck(id: string): Promise<void> {
    const stored = await this.#guard((database) => database.count("moves", logOf(id)));
    const book = this.#books.get(id);
    if (stored === null || !book || book.sent === null || stored <= book.sent) return;
    book.sent = null;
    book.kept = null;
    this.#settle(book);
  }

  /** Whether the stored state of an open game was looked up. */
  knows(id: string): boolean {
    return this.#books.has(id);
  }

  /** Removes a deleted game and its moves for good, unless it was opened or taken back meanwhile. */
  async purge(id: string): Promise<void> {
    if (!this.#books.has(id)) await this.#guard((database) => purge(database, id));
  }

  /** Forgets a game that was closed, once all of it is stored. */
  close(id: string): void {
    const book = this.#books.get(id);
    if (book && !isUnsaved(book)) this.#books.delete(id);
  }

  /** Games with changes that are neither stored nor on the way to it, as far as that is to be trusted. */
  stranded(): SavedGame[] {
    const stranded = [...this.#books.values()].filter(
      (book) => isUnsaved(book) && (book.sent === null || this.#transactions.areSilent),
    );
    return stranded.flatMap(({ saved }) => saved ?? []);
  }

  /** Waits until everything is stored; false when that does not work now. */
  async flush(): Promise<boolean> {
    await this.connection.ready;
    this.#settleAll();
    return (await this.#transactions.ended()) && this.#isAllStored();
  }

  #send(book: Book, saved: SavedGame, from: number, durability: IDBTransactionDurability): void {
    const { database } = this.connection;
    if (!database) {
      book.sent = null;
      this.#recovery.later();
      return;
    }
    const began = performance.now();
    book.sent = saved.log.length;
    void this.#transactions.run(append(database, saved.head, saved.log.slice(from), from, durability)).then(
      () => {
        if (from <= heldOf(book)) {
          this.#stored(book, saved, began);
          return;
        }
        // One that was sent before it failed: there is a gap.
        book.sent = null;
        this.#settle(book);
      },
      (why) => {
        book.sent = null;
        if (isNamed(why, "ConstraintError")) this.#settle(book);
        else this.#recovery.failed(why);
      },
    );
  }

  /** Reads the stored game, joins it with the one here, and stores the difference. */
  #settle(book: Book): void {
    const { database } = this.connection;
    if (book.settling || book.sent !== null || !isUnsaved(book)) return;
    if (!database) {
      this.#recovery.later();
      return;
    }
    const began = performance.now();
    book.settling = true;
    void this.#transactions
      .run(rewrite(database, book.id, (raw) => this.#unite(book, raw)))
      .then(
        (written) => written && this.#stored(book, written.saved, began),
        (why) => {
          book.sent = null;
          this.#recovery.failed(why);
        },
      )
      .finally(() => {
        book.settling = false;
      });
  }

  #unite(book: Book, raw: RawGame | null): Settled | null {
    const mine = book.saved;
    const settled = mine && settledWith(book, mine, raw, this.#told.names());
    if (!settled) return null;
    const { saved } = settled;
    book.saved = saved;
    book.sent = saved.log.length;
    if (saved !== mine) this.#told.united(book.id, gameOf(saved));
    return settled;
  }

  #stored(book: Book, saved: SavedGame, began: number): void {
    book.kept = saved;
    this.#recovery.worked();
    this.#forgetTrouble();
    this.#told.kept(saved, performance.now() - began);
  }

  #reached(reach: ConnectionState): void {
    for (const book of this.#books.values()) book.sent = null;
    if (reach === "open") {
      this.#wasOpen = true;
      this.#recovery.worked();
      this.#forgetTrouble();
      this.#settleAll();
      return;
    }
    if (reach === "outdated") {
      this.#recovery.trouble = "newer-data";
      if (this.#wasOpen) this.#told.outdated();
      return;
    }
    if (reach === "refused") this.#recovery.trouble = "memory-only";
    this.#recovery.later();
  }

  /** There is no trouble once everything is stored. */
  #forgetTrouble(): void {
    if (this.#isAllStored()) this.#recovery.trouble = null;
  }

  #isAllStored(): boolean {
    return ![...this.#books.values()].some(isUnsaved);
  }

  #settleAll(): void {
    for (const book of this.#books.values()) this.#settle(book);
  }

  /** Asks the database for something that can wait; null when it cannot be had, by default within the usual time. */
  async #guard<T>(
    ask: (database: NonNullable<Connection["database"]>) => Promise<T>,
    wait: (asked: Promise<T>) => Promise<T> = inTime,
  ): Promise<T | null> {
    const { database } = this.connection;
    if (!database) return null;
    try {
      return await wait(this.#transactions.run(ask(database)));
    } catch (why) {
      this.#recovery.failed(why);
      return null;
    }
  }
}
