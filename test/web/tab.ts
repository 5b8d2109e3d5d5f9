import "../../engine/kinds/games.ts";
import { setMaxListeners } from "node:events";
import { playKind } from "../../engine/kinds/play.ts";
import type { Move } from "../../engine/model/board.ts";
import { opening, play } from "../../engine/play/game.ts";
import { withBranching } from "../../web/state/branching.ts";
import { openPlay } from "../../web/state/open.ts";
import { DEFAULT_SETTINGS } from "../../web/state/settings.ts";
import type { AppState, Origin, PlayState } from "../../web/state/state.ts";
import { Store } from "../../web/state/store.ts";
import { Keeping, type Surroundings } from "../../web/storage/keep.ts";
import { speak } from "../../web/words/words.ts";

export const SUDOKU = "1000020000300004";
export const ID = `sudoku/${SUDOKU}`;
/** An answer of that puzzle, as the player has to write it. */
export const ANSWER = [0, 3, 4, 2, 4, 0, 1, 3, 2, 4, 0, 1, 3, 1, 2, 0];

/** The state of a page that was just opened. */
export const BLANK: AppState = {
  lang: "en",
  settings: DEFAULT_SETTINGS,
  route: { screen: "shelf" },
  sheet: null,
  shelf: { games: null, corpus: null },
  play: null,
  picked: [],
  toast: null,
  banner: null,
};

export const mark = (cell: number, value: number): Move => ({ type: "mark", cells: [cell], mark: value });

/**
 * What of the browser the effects use beside storage, each as little as does. It stays after the test, since
 * transactions may end later than that. Returns the store of one session. Without `words` the page has none yet.
 */
export async function standInForBrowser({ words = true } = {}): Promise<Map<string, string>> {
  const session = new Map<string, string>();
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  setMaxListeners(0, page, document); // every tab of a test listens to the same page
  const browser = {
    document,
    addEventListener: page.addEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
    navigator: { languages: ["en"] },
    sessionStorage: {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => session.set(key, value),
      removeItem: (key: string) => session.delete(key),
    },
  };
  for (const [name, value] of Object.entries(browser)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  if (words) await speak("en");
  return session;
}

/** A tab of the app without its screens. */
export class Tab {
  readonly store = withBranching(new Store(BLANK));
  readonly keeping: Keeping;

  constructor(surroundings: Surroundings) {
    this.keeping = new Keeping(this.store, surroundings);
  }

  get play(): PlayState {
    const { play } = this.store.state;
    if (!play) throw new Error("no game is open");
    return play;
  }

  get marks(): readonly number[] {
    return this.play.position.board.marks;
  }

  /** Opens a puzzle as its address does: at once and blank, with the marks of the link if there are any. */
  open({
    text = SUDOKU,
    marks,
    origin = null,
  }: {
    text?: string;
    marks?: number[];
    origin?: Origin | null;
  } = {}): this {
    const kind = playKind("sudoku");
    const puzzle = kind?.parse(text);
    if (!kind || !puzzle?.ok) throw new Error("no such puzzle");
    this.store.dispatch({ type: "route", route: { screen: "play", kind: "sudoku", text } });
    const blank = opening(puzzle.value.cells);
    const position = marks ? play(blank, { type: "set", marks, why: "link" }) : blank;
    this.store.dispatch({ type: "opened", play: openPlay(kind, puzzle.value, { origin, position }) });
    return this;
  }

  move(...moves: Move[]): this {
    for (const move of moves) this.store.dispatch({ type: "move", move });
    return this;
  }

  leave(): this {
    this.store.dispatch({ type: "route", route: { screen: "shelf" } });
    this.store.dispatch({ type: "closed" });
    return this;
  }

  /** Waits until what was kept of the game has arrived, or that nothing was. */
  async settled(): Promise<this> {
    await this.keeping.keeper.connection.ready;
    await new Promise((resolve) => setTimeout(resolve, 30));
    await this.keeping.keeper.flush();
    return this;
  }
}
