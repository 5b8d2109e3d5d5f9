import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { type PackFile, readManifest } from "../../engine/pack/manifest.ts";
import { inTime } from "../storage/connection.ts";
import { endingWithPage, written } from "../storage/leaving.ts";

/** Its own database, apart from the games: what it holds can be fetched again, so it may be thrown away as a whole. */
interface PackSchema extends DBSchema {
  /** A pack as the manifest named it when it was fetched, by its file. */
  packs: { key: string; value: PackFile };
  /** Its bytes, by its file; both are put and taken in one transaction. */
  bytes: { key: string; value: Uint8Array };
  /** Single values: whether the player let the packs go, and the last manifest. */
  notes: { key: string; value: unknown };
}

type PackDatabase = IDBPDatabase<PackSchema>;

const LET_GO = "let-go";
const OFFERED = "offered";

/** The packs on this device. Without storage, or where it refuses, there are none. Every answer is awaited within a bound. */
export class PackStore {
  readonly #name: string;
  #opening: Promise<PackDatabase> | null = null;

  constructor(name = "ergo-packs") {
    this.#name = name;
  }

  /** What is kept, by kind and level; none where storage does not answer. */
  async kept(): Promise<PackFile[]> {
    const packs = await this.#ask((database) => database.getAll("packs"));
    return (packs ?? []).sort((a, b) => (a.kind === b.kind ? a.level - b.level : a.kind < b.kind ? -1 : 1));
  }

  /** The bytes of a pack; undefined where they are not kept. */
  bytes(file: string): Promise<Uint8Array | undefined> {
    return this.#ask((database) => database.get("bytes", file));
  }

  /** Keeps a pack whole; false where storage refuses: then what was kept of it before stays. */
  async put(pack: PackFile, bytes: Uint8Array): Promise<boolean> {
    const done = await this.#ask(async (database) => {
      const transaction = database.transaction(["packs", "bytes"], "readwrite");
      await written(transaction, [
        transaction.objectStore("packs").put(pack, pack.file),
        transaction.objectStore("bytes").put(bytes, pack.file),
      ]);
      return true;
    });
    return done ?? false;
  }

  /** Deletes packs. */
  async delete(files: readonly string[]): Promise<void> {
    if (files.length === 0) return;
    await this.#ask(async (database) => {
      const transaction = database.transaction(["packs", "bytes"], "readwrite");
      await written(
        transaction,
        files.flatMap((file) => [
          transaction.objectStore("packs").delete(file),
          transaction.objectStore("bytes").delete(file),
        ]),
      );
    });
  }

  /** The packs that the last release offered, so that the days are known without a network; undefined where none is noted. */
  async offered(): Promise<readonly PackFile[] | undefined> {
    const noted = await this.#ask((database) => database.get("notes", OFFERED));
    const read = readManifest(JSON.stringify({ packs: noted }));
    return read.ok ? read.value.packs : undefined;
  }

  /** Notes what is offered. */
  async noteOffered(packs: readonly PackFile[]): Promise<void> {
    await this.#note(OFFERED, packs);
  }

  /** Whether the player let the packs go, and has not asked for them since. */
  async areLetGo(): Promise<boolean> {
    return (await this.#ask((database) => database.get("notes", LET_GO))) === true;
  }

  /** Notes whether the player let them go. */
  async noteLetGo(isLetGo: boolean): Promise<void> {
    await this.#note(LET_GO, isLetGo);
  }

  async #note(key: string, note: unknown): Promise<void> {
    await this.#ask((database) => {
      const transaction = database.transaction("notes", "readwrite");
      return written(transaction, [transaction.store.put(note, key)]);
    });
  }

  async #ask<T>(question: (database: PackDatabase) => Promise<T>): Promise<T | undefined> {
    try {
      return await inTime(this.#open().then(question));
    } catch {
      return undefined;
    }
  }

  #open(): Promise<PackDatabase> {
    const drop = (): void => {
      this.#opening = null;
    };
    this.#opening ??= openDB<PackSchema>(this.#name, 1, {
      upgrade(database) {
        for (const name of ["packs", "bytes", "notes"] as const) database.createObjectStore(name);
      },
      blocking(_now, _wanted, event) {
        drop();
        (event.target as IDBDatabase).close();
      },
      terminated: drop,
    }).then(endingWithPage);
    this.#opening.catch(drop);
    return this.#opening;
  }
}
