// How each released version of the database was laid out, frozen: what was written then must be read for ever.

const SUDOKU = "1000020000300004";

/** Version 1, with a game of two moves, settings and a puzzle. */
function versionOne(database: IDBDatabase): void {
  const games = database.createObjectStore("games", { keyPath: "id" });
  const moves = database.createObjectStore("moves");
  const puzzles = database.createObjectStore("puzzles");
  const settings = database.createObjectStore("settings");
  database.createObjectStore("broken", { autoIncrement: true });
  const id = `sudoku/${SUDOKU}`;
  games.add({
    id,
    kind: "sudoku",
    text: SUDOKU,
    name: "First",
    origin: { level: 1, number: 3 },
    at: 2,
    tip: 2,
    branches: [],
    branch: -1,
    length: 2,
    marks: [0, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    progress: 2 / 12,
    elapsed: 61_000,
    started: 1_700_000_000_000,
    played: 1_700_000_100_000,
    deleted: null,
    finished: false,
  });
  moves.add({ parent: 0, move: { type: "mark", cells: [1], mark: 2 } }, [id, 0]);
  moves.add({ parent: 1, move: { type: "mark", cells: [2], mark: 3 } }, [id, 1]);
  puzzles.add({ text: SUDOKU }, ["sudoku", 1, 3]);
  settings.add({ theme: "dark" }, "settings");
}

/** Every released version, from 1 on. */
export const RELEASED: readonly ((database: IDBDatabase) => void)[] = [versionOne];

/** Makes a database as that version had left it. */
export function makeReleased(name: string, version: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, version);
    opening.onupgradeneeded = () => RELEASED[version - 1](opening.result);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}
