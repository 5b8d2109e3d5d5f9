import { type IDBPDatabase, unwrap, wrap } from "idb";

/** Transactions that have not ended. */
const running = new Set<IDBTransaction>();
let isLeaving = false;
let isCut = false;

/** The database, of whose transactions none outlasts the page that began it, unless it was committed. */
export function endingWithPage<S>(database: IDBPDatabase<S>): IDBPDatabase<S> {
  const raw = unwrap(database);
  raw.transaction = (...asked) => {
    const transaction = IDBDatabase.prototype.transaction.apply(raw, asked);
    endWithPage(transaction);
    return transaction;
  };
  return database;
}

/** Aborts a transaction when the page is left, unless it has ended or was committed. */
export function endWithPage(transaction: IDBTransaction): void {
  running.add(transaction);
  transaction.oncomplete = transaction.onabort = () => running.delete(transaction);
  if (isLeaving) queueMicrotask(cut); // what is committed is committed in this task
}

/**
 * The page is being left. Browsers keep it for "back", and its script stands still. Where WebKit keeps a transaction with
 * it that waits for that script, no other page can write (https://github.com/w3c/IndexedDB/issues/381). So these are
 * aborted, and a page that lacks their answers begins anew when it is shown again.
 * What must be stored all the same is committed before (`written`).
 */
export function leave(): void {
  isLeaving = true;
  setTimeout(() => {
    isLeaving = false; // the page is shown again, or was not left
  });
  cut();
  addEventListener("pageshow", () => isCut && location.reload(), { once: true });
}

function cut(): void {
  for (const transaction of running) {
    try {
      transaction.abort();
      wrap(transaction).done.catch(() => {}); // whoever reads waits for requests alone
      isCut = true;
    } catch {
      // It was committed.
    }
  }
}

/** A transaction as idb has it. */
interface Transaction {
  commit(): void;
  readonly done: Promise<void>;
  readonly error: DOMException | null;
}

/**
 * Commits a transaction once its last request is made, so that it outlasts its page, and waits for its end only: Chromium
 * never answers requests of a transaction that failed for want of room. If it failed, rejects with the first failure, not
 * with its consequences.
 */
export async function written(
  transaction: Transaction,
  asked: readonly (Promise<unknown> | null)[],
): Promise<void> {
  transaction.commit();
  let first: unknown;
  for (const one of asked) {
    one?.catch((why) => {
      if (why?.name !== "AbortError") first ??= why;
    });
  }
  try {
    await transaction.done;
  } catch (why) {
    throw transaction.error ?? first ?? why;
  }
}
