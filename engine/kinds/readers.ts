import type { Puzzle } from "../model/puzzle.ts";
import type { ImportKind, KindId, PlayKind } from "./contract/kind.ts";
import { kindIds, loadersOf } from "./registry.ts";

/** The readers of every kind, for texts that do not name their kind. */
export interface Readers {
  /** In the order of the registry. */
  readonly kinds: readonly PlayKind[];
  /** In the order in which they are asked. */
  readonly readers: readonly ImportKind[];
}

/** A puzzle and its kind. */
export interface KindPuzzle {
  readonly kind: KindId;
  readonly puzzle: Puzzle;
}

/** Loads the readers of every kind. */
export async function loadReaders(): Promise<Readers> {
  const loaders = kindIds().flatMap((id) => loadersOf(id) ?? []);
  const [kinds, readers] = await Promise.all([
    Promise.all(loaders.map((one) => one.play())),
    Promise.all(loaders.map((one) => one.import())),
  ]);
  return { kinds, readers: readers.sort((a, b) => a.rank - b.rank) };
}

/** The canonical text of a puzzle. */
export function textOf({ kinds }: Readers, { kind, puzzle }: KindPuzzle): string {
  return kinds.find(({ id }) => id === kind)?.format(puzzle) ?? "";
}
