import type { BrowserContext } from "playwright-core";
import { expect } from "vitest";
import type { LogEntry } from "../../../engine/play/game.ts";
import { MOST_KEPT } from "../../../web/make/order.ts";
import type { App } from "../../../web/state/app.ts";
import { type Stored, spelled } from "./stored-games.ts";

/** What pages are to be heard saying: a write has begun; a state of a game, or a list of made puzzles, is stored. */
type Said =
  | { readonly type: "began" }
  | { readonly type: "kept"; readonly id: string; readonly length: number; readonly log: LogEntry[] | null }
  | { readonly type: "made"; readonly texts: string[] };

/** Listens to what the storage confirms, in all tabs, and holds the storage to it after the kill. */
export class KeptMoves {
  /** The longest log that was confirmed of each game, entries as text. */
  readonly #logs = new Map<string, readonly string[]>();
  #made = new Set<string>();
  /** Logs that are confirmed by their length alone, since their game is on no screen. */
  readonly #expected = new Map<string, readonly string[]>();
  #waiting: (said: Said["type"]) => void = () => {};
  /** Confirmations heard in all. */
  count = 0;

  /** Says what a game that is on no screen will hold. */
  expect(id: string, log: readonly LogEntry[]): void {
    this.#expected.set(id, log.map(spelled));
  }

  /** Calls back on whatever is heard next, until another is set. */
  onHeard(listener: (said: Said["type"]) => void): void {
    this.#waiting = listener;
  }

  /** Has all tabs of a browser tell from now on; before the first is loaded. */
  async listen(context: BrowserContext): Promise<void> {
    await context.exposeFunction("ergoHeard", (said: Said) => this.#hear(said));
    await context.addInitScript(() => {
      const { ergoHeard } = globalThis as unknown as { ergoHeard(said: Said): void };
      document.addEventListener("ergo-kept", (event) => {
        const { id, length } = (event as CustomEvent<{ id: string; length: number }>).detail;
        const { app } = document.querySelector("ergo-app") as unknown as { app: App };
        const { play } = app.store.state;
        const log = play?.id === id ? play.position.game.log.slice(0, length) : null;
        ergoHeard({ type: "kept", id, length, log });
      });
      const begin = IDBDatabase.prototype.transaction;
      IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...asked) {
        if (asked[1] === "readwrite") ergoHeard({ type: "began" });
        return begin.apply(this, asked);
      };
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, value, ...key) {
        if (key[0] === "making") {
          const texts = value.batches.flatMap(({ puzzles }: { puzzles: { text: string }[] }) =>
            puzzles.map(({ text }) => text),
          );
          this.transaction.addEventListener("complete", () => ergoHeard({ type: "made", texts }));
        }
        return put.call(this, value, ...key);
      };
    });
  }

  /** Expects the storage to have all that it confirmed. */
  expectIn({ logs, made }: Stored, when: string): void {
    for (const [id, confirmed] of this.#logs) {
      const stored = logs[id]?.entries.map(spelled) ?? [];
      expect(stored.slice(0, confirmed.length), `${when}: ${id}`).toEqual(confirmed);
    }
    const texts = new Set(made);
    expect(
      [...this.#made].filter((text) => !texts.has(text)),
      `${when}: made puzzles that are gone`,
    ).toEqual([]);
  }

  #hear(said: Said): void {
    if (said.type === "kept") {
      const { id, length } = said;
      const log = said.log?.map(spelled) ?? this.#expected.get(id)?.slice(0, length) ?? [];
      if (log.length >= (this.#logs.get(id)?.length ?? 0)) this.#logs.set(id, log);
      this.count++;
    } else if (said.type === "made") {
      // Of a list that grows beyond what is kept the oldest batches go.
      const all = new Set([...this.#made, ...said.texts]);
      this.#made = all.size > MOST_KEPT ? new Set(said.texts) : all;
      this.count++;
    }
    this.#waiting(said.type);
  }
}
