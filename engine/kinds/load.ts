import { assert } from "../model/result.ts";
import type { Search } from "../model/search.ts";
import type { ExportKind, KindId, MakeKind, PlayKind, QuickKind, ThinkKind } from "./contract/kind.ts";
import type { PackKind } from "./contract/pack-kind.ts";
import { type KindLoaders, loadersOf } from "./registry.ts";

/** The parts of a kind that play and think, and the search that answers for it. */
export interface LoadedKind<T extends QuickKind> {
  readonly play: PlayKind;
  readonly think: T;
  readonly search: Search;
}

/** A kind as far as a first hint needs it. */
export type QuickLoaded = LoadedKind<QuickKind>;

/** A kind with all of its thinking. */
export type WholeKind = LoadedKind<ThinkKind>;

/** Loads the part of a kind that a first hint needs; undefined if the id names no kind. */
export async function loadQuick(id: string): Promise<QuickLoaded | undefined> {
  const loaders = loadersOf(id);
  return loaders && loaded(loaders, loaders.quick());
}

/** Loads a kind with all of its thinking; undefined if the id names none. */
export async function loadWhole(id: string): Promise<WholeKind | undefined> {
  const loaders = loadersOf(id);
  return loaders && loaded(loaders, loaders.think());
}

async function loaded<T extends QuickKind>(
  loaders: KindLoaders,
  loading: Promise<T>,
): Promise<LoadedKind<T>> {
  const [play, think] = await Promise.all([loaders.play(), loading]);
  return { play, think, search: think.fast };
}

/** Loads what reads packs of a kind; undefined if the id names none. */
export async function loadPacking(
  id: string,
): Promise<{ readonly play: PlayKind; readonly packing: PackKind } | undefined> {
  const loaders = loadersOf(id);
  if (!loaders) return undefined;
  const play = await loaders.play();
  const packing = (await loaders.packing?.()) ?? (await import("./text-packing.ts")).textPacking(play);
  return { play, packing };
}

/** Loads the maker of a kind. */
export function loadMaker(id: KindId): Promise<MakeKind> {
  return registered(id).make();
}

/** Loads the writers of a kind. */
export function loadExport(id: KindId): Promise<ExportKind> {
  return registered(id).export();
}

function registered(id: KindId): KindLoaders {
  const loaders = loadersOf(id);
  assert(loaders !== undefined, "every id of a kind is registered");
  return loaders;
}
