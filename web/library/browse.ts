import { PLAY_KINDS } from "../../engine/kinds/play.ts";
import { changeFavourites, favourites } from "../packs/favourites.ts";
import type { PuzzleEntry } from "../packs/puzzle-entry.ts";
import type { Puzzles } from "../packs/puzzles.ts";
import type { Store } from "../state/store.ts";
import type { Connection } from "../storage/connection.ts";
import type { Thinking } from "../thinking/think.ts";
import { extendByBrowsing } from "./browsing.ts";

/** The acts of the library. */
export interface LibraryActs {
  /** Reads all puzzles that are here, level by level, and what they are called by. */
  read(): Promise<void>;
  /** Gives a game its star, or takes it. */
  star(id: string, isStarred: boolean): Promise<void>;
  /** Opens a puzzle by its place; false where it is not on this device. */
  open(kind: string, level: number, number: number): Promise<boolean>;
}

/** What the library is made of. */
export interface LibraryParts {
  readonly puzzles: Puzzles;
  readonly thinking: () => Promise<Thinking>;
  readonly open: (kind: string, level: number, number: number) => Promise<void>;
}

declare module "../state/app.ts" {
  interface Acts {
    /** The acts of the library, fetched when they are first wanted. */
    library(): Promise<LibraryActs>;
  }
}

/** Opens the library: it is read anew when packs come or go while it is shown. */
export function openLibrary(
  store: Store,
  { puzzles, thinking, open }: LibraryParts,
  connection: Connection,
): LibraryActs {
  extendByBrowsing(store);
  const [last] = store.state.shelf.games ?? [];
  const kind = last?.kind ?? PLAY_KINDS[0].id;
  store.dispatch({ type: "library/filter", filter: { kind } });
  let turn = 0;

  const read = async (): Promise<void> => {
    const mine = ++turn;
    const isFirst = !store.state.browsing?.entries.length;
    const shown = store.state.browsing?.filter.kind;
    const entries: PuzzleEntry[] = [];
    const shelves = await puzzles.shelves();
    const inTurn = [...shelves].sort((a, b) => Number(b.kind === shown) - Number(a.kind === shown));
    for (const { kind, level } of inTurn) {
      entries.push(...(await puzzles.entries(kind, level)));
      if (mine !== turn) return;
      // What is shown already stays until all is there.
      if (isFirst) store.dispatch({ type: "library/told", browsing: { entries: [...entries] } });
    }
    store.dispatch({ type: "library/told", browsing: { entries, reading: false } });
  };

  const recall = async (): Promise<void> => {
    const starred = await favourites(connection);
    store.dispatch({ type: "library/told", browsing: { starred } });
  };

  const name = async (): Promise<void> => {
    const thinker = await thinking();
    for (const { id } of PLAY_KINDS) {
      const rules = await thinker.rules(id).catch(() => []);
      const named = rules.map(({ id, level, name }) => [id, { level, name }] as const);
      const techniques = { ...store.state.browsing?.techniques, ...Object.fromEntries(named) };
      store.dispatch({ type: "library/told", browsing: { techniques } });
    }
  };

  store.listen((state, before) => {
    if (state.route.screen === "library" && state.packs?.kept !== before.packs?.kept) void read();
  });
  void recall();
  void name();

  return {
    read,
    async open(kind, level, number) {
      if ((await puzzles.puzzle(kind, level, number)) === null) return false;
      await open(kind, level, number);
      return true;
    },
    async star(id, isStarred) {
      const change = (ids: ReadonlySet<string>): ReadonlySet<string> => {
        const changed = new Set(ids);
        if (isStarred) changed.add(id);
        else changed.delete(id);
        return changed;
      };
      const shown = change(store.state.browsing?.starred ?? new Set());
      store.dispatch({ type: "library/told", browsing: { starred: shown } });
      const starred = await changeFavourites(connection, change);
      if (starred) store.dispatch({ type: "library/told", browsing: { starred } });
    },
  };
}
