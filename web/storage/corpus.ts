import { playKind } from "../../engine/kinds/play.ts";
import type { CorpusShelf } from "../state/state.ts";
import { fields } from "../state/stored.ts";
import type { Connection } from "./connection.ts";
import type { Database } from "./database.ts";
import { written } from "./leaving.ts";

/** One level of one kind, as the list beside the corpus files has it. */
interface Level extends CorpusShelf {
  /** The file's path below corpus/. */
  readonly file: string;
  /** Changes with the file's content. */
  readonly version: string;
}

/** The record of the levels that the database holds. */
const STORED = "corpus";

/**
 * The puzzles that come with the app. Their files lie beside it, offline too; a copy in the database gives
 * single puzzles without reading a whole file, and is there even when the files are not.
 */
export class Corpus {
  readonly #connection: Connection;
  readonly #folder: URL;
  #levels: Promise<readonly Level[]> | null = null;
  readonly #files = new Map<string, Promise<readonly string[]>>();

  constructor(connection: Connection, folder = new URL("./corpus/", document.baseURI)) {
    this.#connection = connection;
    this.#folder = folder;
  }

  /** All levels with their numbers of puzzles; none while neither files nor copy can be read. */
  async shelves(): Promise<CorpusShelf[]> {
    return (await this.#list()).map(({ kind, level, count }) => ({ kind, level, count }));
  }

  /** The canonical text of a puzzle, numbers from 1; null when there is no such puzzle. */
  async puzzle(kind: string, level: number, number: number): Promise<string | null> {
    const wanted = await this.#find(kind, level);
    if (!wanted) return null;
    if (await this.#isStored(wanted)) {
      const found = await this.#connection.ask((database) => database.get("puzzles", [kind, level, number]));
      if (isPuzzle(kind, found)) return found.text;
    }
    return (await this.#read(wanted))[number - 1] ?? null;
  }

  /** All texts of a level, in the order of their numbers. */
  async texts(kind: string, level: number): Promise<readonly string[]> {
    const wanted = await this.#find(kind, level);
    if (!wanted) return [];
    return (await this.#storedTexts(wanted)) ?? this.#read(wanted);
  }

  /**
   * Copies into the database the levels that it lacks in this version, or that are damaged; levels come one
   * by one, `pause` between.
   */
  async store(pause: () => Promise<void>): Promise<void> {
    await this.#connection.ready;
    for (const level of await this.#list()) {
      const { database } = this.#connection;
      if (!database || (await this.#storedTexts(level))) continue;
      await pause();
      const texts = await this.#read(level);
      // A full storage needs no copy: the files are there.
      if (texts.length > 0) await copy(database, level, texts).catch(() => {});
    }
  }

  /** The texts of a level as the database has them; null where they are not there, or one of them is damaged. */
  async #storedTexts(level: Level): Promise<readonly string[] | null> {
    if (!(await this.#isStored(level))) return null;
    const found = await this.#connection.ask(async (database) => {
      const range = levelOf(level);
      return Promise.all([database.getAllKeys("puzzles", range), database.getAll("puzzles", range)]);
    });
    if (!found) return null;
    const [keys, puzzles] = found;
    const isWhole =
      keys.length === level.count &&
      keys.every(([, , number], index) => number === index + 1) &&
      puzzles.every((puzzle) => isPuzzle(level.kind, puzzle));
    return isWhole ? puzzles.map(({ text }) => text) : null;
  }

  async #find(kind: string, level: number): Promise<Level | undefined> {
    return (await this.#list()).find((one) => one.kind === kind && one.level === level);
  }

  #list(): Promise<readonly Level[]> {
    this.#levels ??= this.#fetchList().catch(async () => {
      this.#levels = null; // to be tried again
      return this.#stored();
    });
    return this.#levels;
  }

  async #fetchList(): Promise<readonly Level[]> {
    const response = await fetch(new URL("index.json", this.#folder));
    if (!response.ok) throw new Error(`The list of puzzles was refused: ${response.status}`);
    return readLevels(await response.json());
  }

  async #stored(): Promise<readonly Level[]> {
    return readLevels(await this.#connection.ask((database) => database.get("settings", STORED)));
  }

  async #isStored({ file, version }: Level): Promise<boolean> {
    return (await this.#stored()).some((one) => one.file === file && one.version === version);
  }

  #read(level: Level): Promise<readonly string[]> {
    const known = this.#files.get(level.file);
    if (known) return known;
    const reading = this.#fetchFile(level.file).catch(() => {
      this.#files.delete(level.file);
      return [];
    });
    this.#files.set(level.file, reading);
    return reading;
  }

  async #fetchFile(file: string): Promise<readonly string[]> {
    const response = await fetch(new URL(file, this.#folder));
    if (!response.ok) throw new Error(`A file of puzzles was refused: ${response.status}`);
    const lines = (await response.text()).split("\n").map((line) => line.trim());
    return lines.filter((line) => line !== "" && !line.startsWith("#"));
  }
}

async function copy(database: Database, level: Level, texts: readonly string[]): Promise<void> {
  const transaction = database.transaction(["puzzles", "settings"], "readwrite");
  const puzzles = transaction.objectStore("puzzles");
  const settings = transaction.objectStore("settings");
  const others = readLevels(await settings.get(STORED)).filter(({ file }) => file !== level.file);
  await written(transaction, [
    puzzles.delete(levelOf(level)),
    ...texts.map((text, index) => puzzles.put({ text }, [level.kind, level.level, index + 1])),
    settings.put([...others, level], STORED),
  ]);
}

/** Whether a record is one of ours: a puzzle of the kind, in its canonical text. */
function isPuzzle(kind: string, stored: unknown): stored is { readonly text: string } {
  const { text } = fields(stored);
  if (typeof text !== "string") return false;
  const engine = playKind(kind);
  const read = engine?.parse(text);
  return read?.ok === true && engine?.format(read.value) === text;
}

function levelOf({ kind, level }: Level): IDBKeyRange {
  return IDBKeyRange.bound([kind, level, 0], [kind, level, Number.POSITIVE_INFINITY]);
}

/** The build names levels by their files; other entries are passed over. */
export function readLevels(told: unknown): Level[] {
  if (!Array.isArray(told)) return [];
  return told
    .map((one) => ({ ...one, level: Number(one?.level) }))
    .filter(({ kind, level, count, file, version }) => {
      const isNamed = [kind, file, version].every((text) => typeof text === "string");
      return isNamed && Number.isInteger(level) && Number.isInteger(count);
    })
    .sort((a, b) => (a.kind === b.kind ? a.level - b.level : a.kind < b.kind ? -1 : 1));
}
