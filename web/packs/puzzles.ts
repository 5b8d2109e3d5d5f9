import { playKind } from "../../engine/kinds/play.ts";
import type { CorpusShelf } from "../state/state.ts";
import type { Corpus } from "../storage/corpus.ts";
import type { Packs } from "./packs.ts";
import type { PuzzleEntry } from "./puzzle-entry.ts";

/** How long levels wait for storage to say which packs are kept, milliseconds; later ones are added when they are known. */
const PATIENCE = 300;

/**
 * All puzzles of the library by kind, level and number from 1: those that come with the app first, then those of the
 * pack. So a number means the same before and after the packs came.
 */
export class Puzzles {
  readonly #corpus: Corpus;
  readonly #packs: Packs;

  constructor(corpus: Corpus, packs: Packs) {
    this.#corpus = corpus;
    this.#packs = packs;
  }

  /** All levels with their numbers of puzzles, by kind, easiest first. */
  async shelves(): Promise<CorpusShelf[]> {
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    const known = Promise.race([this.#packs.ready, patience]);
    const [first] = await Promise.all([this.#corpus.shelves(), known]);
    const levels = new Map<string, CorpusShelf>();
    for (const { kind, level, count } of [...first, ...this.#packs.kept]) {
      const name = `${kind}/${level}`;
      levels.set(name, { kind, level, count: count + (levels.get(name)?.count ?? 0) });
    }
    return [...levels.values()].sort((a, b) =>
      a.kind === b.kind ? a.level - b.level : a.kind < b.kind ? -1 : 1,
    );
  }

  /** How many puzzles of a level come before those of its pack. */
  async before(kind: string, level: number): Promise<number> {
    const first = await this.#corpus.shelves();
    return first.find((one) => one.kind === kind && one.level === level)?.count ?? 0;
  }

  /** The canonical text of a puzzle; null where there is no such puzzle here. */
  async puzzle(kind: string, level: number, number: number): Promise<string | null> {
    const before = await this.before(kind, level);
    if (number <= before) return this.#corpus.puzzle(kind, level, number);
    await this.#packs.ready;
    return (await this.#packs.content(kind, level))?.texts[number - before - 1] ?? null;
  }

  /** All texts of a level, in the order of their numbers. */
  async texts(kind: string, level: number): Promise<readonly string[]> {
    await this.#packs.ready;
    const [first, content] = await Promise.all([
      this.#corpus.texts(kind, level),
      this.#packs.content(kind, level),
    ]);
    return [...first, ...(content?.texts ?? [])];
  }

  /** All puzzles of a level with what can be looked for, in the order of their numbers. */
  async entries(kind: string, level: number): Promise<readonly PuzzleEntry[]> {
    await this.#packs.ready;
    const [first, content] = await Promise.all([
      this.#corpus.texts(kind, level),
      this.#packs.content(kind, level),
    ]);
    const place = (at: number) => ({ kind, level, number: at + 1 });
    return [
      ...first.map((text, at) => ({ ...place(at), text, size: sizeOf(kind, text), needs: [] })),
      ...(content?.texts ?? []).map((text, at) => ({
        ...place(first.length + at),
        text,
        size: content?.sizes[at] ?? "",
        needs: content?.needs[at].map((one) => content.techniques[one]) ?? [],
      })),
    ];
  }
}

function sizeOf(kind: string, text: string): string {
  const read = playKind(kind)?.parse(text);
  return read?.ok ? `${read.value.rows}x${read.value.cols}` : "";
}
