import type { Problem } from "../../engine/model/result.ts";
import type { PackFile } from "../../engine/pack/manifest.ts";
import type { AppState, Reducers } from "../state/state.ts";
import type { Store } from "../state/store.ts";

/** The packs of the library: what is on the device, and what is being done about the rest. */
export interface PacksState {
  /** By kind and level. */
  readonly kept: readonly PackFile[];
  /** What comes with this release; null until it was asked for. */
  readonly offered: readonly PackFile[] | null;
  /**
   * `idle`: nothing is under way; `fetching`; `waiting`: the connection is none, slow or to be spared; `let-go`:
   * the player let them go; `failed`: what was fetched could not be used or kept, or nothing could be fetched.
   */
  readonly status: "idle" | "fetching" | "waiting" | "let-go" | "failed";
  /** Why, where it failed. */
  readonly problem: Problem | null;
}

declare module "../state/state.ts" {
  interface AppState {
    /** Absent until the packs were first looked for. */
    readonly packs?: PacksState;
  }
  interface Actions {
    /** Something is known of the packs. */
    "packs/told": { readonly packs: Partial<PacksState> };
  }
}

const NONE: PacksState = { kept: [], offered: null, status: "idle", problem: null };

const PACKS: Reducers<"packs/told"> = {
  "packs/told": (state, { packs }) => ({ ...state, packs: { ...(state.packs ?? NONE), ...packs } }),
};

/** Adds the reducer of the packs to the store. */
export function extendByPacks(store: Store): void {
  store.extend(PACKS, { of: (state) => state, into: (_state, next) => next });
}

/** The packs that are offered and not kept as they are offered. */
export function missing({ packs }: AppState): readonly PackFile[] {
  const kept = new Set(packs?.kept.map(({ sha256 }) => sha256));
  return (packs?.offered ?? []).filter(({ sha256 }) => !kept.has(sha256));
}

/** Bytes of packs together. */
export function bytesOf(packs: readonly PackFile[]): number {
  return packs.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Puzzles of packs together. */
export function puzzlesOf(packs: readonly PackFile[]): number {
  return packs.reduce((sum, { count }) => sum + count, 0);
}
