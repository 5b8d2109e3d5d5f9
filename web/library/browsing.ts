import { PLAY_KINDS } from "../../engine/kinds/play.ts";
import type { Words } from "../../engine/model/words.ts";
import type { PuzzleEntry } from "../packs/puzzle-entry.ts";
import type { AppState, Reducers } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { LibraryFilter } from "./listing.ts";

/** What the library shows. */
export interface Browsing {
  readonly filter: LibraryFilter;
  /** All puzzles that were read so far, by kind, level and number. */
  readonly entries: readonly PuzzleEntry[];
  /** More are being read. */
  readonly reading: boolean;
  /** Techniques by id, with level and name, those of each kind that was shown. */
  readonly techniques: Readonly<Record<string, TechniqueName>>;
  /** Ids of the games with a star. */
  readonly starred: ReadonlySet<string>;
}

/** A technique as it is offered. */
export interface TechniqueName {
  readonly level: number;
  readonly name: Words;
}

declare module "../state/state.ts" {
  interface AppState {
    /** Absent until the library was first wanted. */
    readonly browsing?: Browsing;
  }
  interface Actions {
    /** Something of the library was read. */
    "library/told": { readonly browsing: Partial<Omit<Browsing, "filter">> };
    /** The player looks for other puzzles. */
    "library/filter": { readonly filter: Partial<LibraryFilter> };
  }
}

/** Nothing is looked for among the puzzles of a kind. */
export const EVERYTHING: Omit<LibraryFilter, "kind"> = {
  level: null,
  size: null,
  technique: null,
  progress: null,
  starred: false,
  search: "",
};

const NOTHING: Browsing = {
  filter: { ...EVERYTHING, kind: PLAY_KINDS[0].id },
  entries: [],
  reading: true,
  techniques: {},
  starred: new Set(),
};

const LIBRARY: Reducers<"library/told" | "library/filter"> = {
  "library/told": (state, { browsing }) => into(state, browsing),
  "library/filter": (state, { filter }) => {
    const before = (state.browsing ?? NOTHING).filter;
    const isOther = filter.kind !== undefined && filter.kind !== before.kind;
    // Sizes and techniques are those of a kind.
    const kept = isOther ? { ...before, size: null, technique: null } : before;
    return into(state, { filter: { ...kept, ...filter } });
  },
};

function into(state: AppState, change: Partial<Browsing>): AppState {
  return { ...state, browsing: { ...(state.browsing ?? NOTHING), ...change } };
}

/** Adds the reducers of the library to the store. */
export function extendByBrowsing(store: Store): void {
  store.extend(LIBRARY, { of: (state) => state, into: (_state, next) => next });
}
