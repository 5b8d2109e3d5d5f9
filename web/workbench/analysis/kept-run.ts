import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { RuleChoice } from "../../../engine/model/choice.ts";
import { endingWithPage, written } from "../../storage/leaving.ts";
import type { AnalysisOrder, AnalysisRow, BadLine } from "./analysis.ts";

/** What a run began with. */
export interface KeptHead {
  readonly kind: string;
  readonly order: AnalysisOrder;
  readonly choices: readonly RuleChoice[];
  /** The kind's own rules at that time: with others the results of the rest would not be of the same rules. */
  readonly own: string;
  readonly total: number;
}

/** The results of a part of the set, and the milliseconds that the run had taken by then. */
export interface KeptPart {
  readonly rows: readonly AnalysisRow[];
  readonly bad: readonly BadLine[];
  readonly spent: number;
}

interface KeptSchema extends DBSchema {
  /** By kind. */
  runs: { key: string; value: KeptHead };
  /** By kind and number from 0. */
  parts: { key: [kind: string, number: number]; value: KeptPart };
}

const NAME = "ergo-analysis";

/**
 * The last run of each kind, part by part, so that it goes on after the page was closed. It lies in a database of its own:
 * what it holds can be worked out again, and no game waits for it. Where storage refuses, nothing is kept.
 */
export class KeptRun {
  #opening: Promise<IDBPDatabase<KeptSchema> | null> | null = null;
  #parts = 0;

  /** Forgets the last run of the kind, and begins another. */
  async begin(head: KeptHead): Promise<void> {
    this.#parts = 0;
    await this.#try(async (database) => {
      const transaction = database.transaction(["runs", "parts"], "readwrite");
      await written(transaction, [
        transaction.objectStore("parts").delete(partsOf(head.kind)),
        transaction.objectStore("runs").put(head, head.kind),
      ]);
    });
  }

  /** Adds a part to the run; its transaction begins in this task where the database is open. */
  async add(kind: string, part: KeptPart): Promise<void> {
    const number = this.#parts++;
    await this.#try((database) => {
      const transaction = database.transaction("parts", "readwrite");
      return written(transaction, [transaction.store.put(part, [kind, number])]);
    });
  }

  /** The last run of the kind with its parts in order; null where none is kept. */
  async recall(kind: string): Promise<{ head: KeptHead; parts: readonly KeptPart[] } | null> {
    const found = await this.#try(async (database) => {
      const transaction = database.transaction(["runs", "parts"]);
      const [head, parts] = await Promise.all([
        transaction.objectStore("runs").get(kind),
        transaction.objectStore("parts").getAll(partsOf(kind)),
      ]);
      return head ? { head, parts } : null;
    });
    this.#parts = found?.parts.length ?? 0;
    return found ?? null;
  }

  async #try<T>(act: (database: IDBPDatabase<KeptSchema>) => Promise<T>): Promise<T | null> {
    this.#opening ??= openDB<KeptSchema>(NAME, 1, {
      upgrade(database) {
        database.createObjectStore("runs");
        database.createObjectStore("parts");
      },
      terminated: () => {
        this.#opening = null;
      },
    })
      .then(endingWithPage)
      .catch(() => null);
    const database = await this.#opening;
    if (!database) return null;
    try {
      return await act(database);
    } catch {
      return null;
    }
  }
}

function partsOf(kind: string): IDBKeyRange {
  return IDBKeyRange.bound([kind, 0], [kind, Number.POSITIVE_INFINITY]);
}
