import type { CorpusShelf, Origin } from "../state/state.ts";
import type { Connection } from "./connection.ts";
import type { GameHead } from "./game-head.ts";

/** One file of the corpus, as the build lists it. */
interface CorpusFile {
  readonly kind: string;
  readonly level: number;
  readonly count: number;
  readonly file: string;
  readonly version: string;
}

export type PuzzleState = "new" | "begun" | "finished";

/** Which versions of the files are in the database. */
type Stored = Readonly<Record<string, string>>;
const KEY = "corpus";

/**
 * The puzzles that come with the app, by kind, level and number. The files are the source; the database holds a
 * copy, one record a puzzle, so that a level of thousands need not be read for one of them.
 */
export class Corpus {
  readonly #connection: Connection;
  #files: Promise<readonly CorpusFile[]> | null = null;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** What there is: one entry a kind and level. Empty while the list cannot be had. */
  async shelves(): Promise<readonly CorpusShelf[]> {
    return (await this.#list()).map(({ kind, level, count }) => ({ kind, level, count }));
  }

  /** The canonical text of a puzzle, or null when there is none of that number. */
  async puzzle(kind: string, level: number, number: number): Promise<string | null> {
    const stored = await this.#connection.database
      ?.get("puzzles", [kind, level, number])
      .catch(() => undefined);
    if (stored) return stored.text;
    const file = (await this.#list()).find((one) => one.kind === kind && one.level === level);
    return file ? ((await linesOf(file))[number - 1] ?? null) : null;
  }

  /** Copies new and changed files into the database; does nothing where there is none. */
  async seed(): Promise<void> {
    const { database } = this.#connection;
    if (!database) return;
    const stored = { ...((await database.get("settings", KEY)) as Stored | undefined) };
    for (const file of await this.#list()) {
      if (stored[file.file] === file.version) continue;
      const lines = await linesOf(file);
      stored[file.file] = file.version;
      const change = database.transaction(["puzzles", "settings"], "readwrite");
      const puzzles = change.objectStore("puzzles");
      const { kind, level } = file;
      await puzzles.delete(IDBKeyRange.bound([kind, level], [kind, level, Number.POSITIVE_INFINITY]));
      await Promise.all([
        ...lines.map((text, index) => puzzles.put({ text }, [kind, level, index + 1])),
        change.objectStore("settings").put(stored, KEY),
        change.done,
      ]);
    }
  }

  #list(): Promise<readonly CorpusFile[]> {
    this.#files ??= fetched("corpus/index.json").then(
      (text) => JSON.parse(text) as CorpusFile[],
      () => {
        this.#files = null;
        return [];
      },
    );
    return this.#files;
  }
}

/** How far the puzzles of a level are played, by number from 1. */
export function statesOf(shelf: CorpusShelf, games: readonly GameHead[]): PuzzleState[] {
  const states = new Array<PuzzleState>(shelf.count).fill("new");
  for (const { kind, origin, finished } of games) {
    if (kind !== shelf.kind || origin?.level !== shelf.level || states[origin.number - 1] === undefined)
      continue;
    states[origin.number - 1] = finished ? "finished" : "begun";
  }
  return states;
}

/** The number of the first puzzle that was not begun; all begun: the first not finished, else the first. */
export function nextNumber(states: readonly PuzzleState[]): Origin["number"] {
  const fresh = states.indexOf("new");
  return (fresh >= 0 ? fresh : Math.max(states.indexOf("begun"), 0)) + 1;
}

async function linesOf(file: CorpusFile): Promise<string[]> {
  return (await fetched(`corpus/${file.file}`)).trimEnd().split("\n");
}

async function fetched(path: string): Promise<string> {
  const answer = await fetch(new URL(path, document.baseURI));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}
