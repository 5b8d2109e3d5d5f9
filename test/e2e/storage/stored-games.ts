import type { Page } from "playwright-core";
import { expect } from "vitest";
import { playKind } from "../../../engine/kinds/play.ts";
import { boardAt, canUndo, type LogEntry, positionOf, undo } from "../../../engine/play/game.ts";
import { intact } from "../../../engine/play/save.ts";
import type { GameHead } from "../../../web/storage/game-head.ts";

/** What the database holds of games, unread. */
export interface Stored {
  readonly heads: readonly GameHead[];
  /** The log of each game with the numbers of its entries. */
  readonly logs: Readonly<Record<string, { readonly keys: number[]; readonly entries: LogEntry[] }>>;
  /** Games that were set aside as damaged. */
  readonly broken: number;
  /** Texts of the puzzles that were made, newest batch first. */
  readonly made: readonly string[];
}

/**
 * Leaves something in the browser's storage that the app knows nothing of, and tells what was there of it before:
 * where it is gone too, the browser has lost it, not the app.
 */
export function leaveWitness(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const there = localStorage.getItem("witness") ? "kept" : "lost";
    localStorage.setItem("witness", "here");
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("witness", 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore("starts", { autoIncrement: true });
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const transaction = database.transaction("starts", "readwrite");
    const starts = transaction.objectStore("starts").add(Date.now());
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
    return `the browser's local storage is ${there}, its database has ${starts.result} starts`;
  });
}

/** Reads the database of the app's page behind the app's back. */
export function storedIn(page: Page): Promise<Stored> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open("ergo"));
    const stores = database.transaction(["games", "moves", "broken", "settings"]);
    const [heads, keys, entries, broken, making] = await Promise.all([
      answer(stores.objectStore("games").getAll()),
      answer(stores.objectStore("moves").getAllKeys()) as Promise<[string, number][]>,
      answer(stores.objectStore("moves").getAll()),
      answer(stores.objectStore("broken").count()),
      answer(stores.objectStore("settings").get("making")),
    ]);
    database.close();
    const logs: Record<string, { keys: number[]; entries: unknown[] }> = {};
    for (const [at, [id, key]] of keys.entries()) {
      logs[id] ??= { keys: [], entries: [] };
      logs[id].keys.push(key);
      logs[id].entries.push(entries[at]);
    }
    const batches: { puzzles: { text: string }[] }[] = making?.batches ?? [];
    const made = batches.flatMap(({ puzzles }) => puzzles.map(({ text }) => text));
    return { heads, logs, broken, made } as Stored;
  });
}

/**
 * Expects every stored game to be whole: no gap in its log, its head neither behind the log nor ahead of it, the board
 * of the head the one that the log leads to, and every move undone one by one down to the empty board.
 */
export function expectWhole({ heads, logs, broken }: Stored, when: string): void {
  expect(broken, `${when}: games set aside`).toBe(0);
  expect(Object.keys(logs).filter((id) => !heads.some((head) => head.id === id))).toEqual([]);
  for (const head of heads) {
    const { id, length, at, marks } = head;
    const where = `${when}: ${id}`;
    const { keys, entries } = logs[id] ?? { keys: [], entries: [] };
    expect(keys, `${where}: numbers of the entries`).toEqual(entries.map((_, index) => index));
    expect(length, `${where}: entries that the head counts`).toBe(entries.length);
    const parsed = playKind(head.kind)?.parse(head.text);
    if (!parsed?.ok) throw new Error(`${where}: no puzzle`);
    const { game, whole } = intact({ ...head, log: entries }, parsed.value);
    expect(whole, `${where}: sound`).toBe(true);
    expect(marks, `${where}: marks of the head`).toEqual(boardAt(game, at, parsed.value.cells).marks);
    let position = positionOf(game, parsed.value.cells);
    for (let left = entries.length; canUndo(position.game); left--) {
      expect(left, `${where}: undo comes to an end`).toBeGreaterThan(0);
      position = undo(position);
    }
    expect(position.board.marks.every((mark) => mark === 0)).toBe(true);
  }
}

/** An entry as text, whatever order its fields were written in. */
export function spelled({ parent, move }: LogEntry): string {
  return JSON.stringify([parent, Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1))]);
}
