import { type Game, type Position, positionOf } from "../../engine/play/game.ts";
import { type LineNames, sharedMoves, unite } from "../../engine/play/unite.ts";
import { openPlay } from "../state/open.ts";
import { offerReload } from "../state/reload.ts";
import type { Action, AppState, Banner, PlayState } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import { spoken, t } from "../words/words.ts";
import { carried, carry } from "./carry.ts";
import { gameOf, headOf, type SavedGame } from "./game-head.ts";
import { GameShelf } from "./game-shelf.ts";
import { Keeper } from "./keeper.ts";
import { leave } from "./leaving.ts";
import { Tabs } from "./tabs.ts";

/** Milliseconds of play after which the time alone is worth storing. */
const TIME_STEP = 15_000;

/** Detail of the event `ergo-kept` for each storing: the game, the length of its log, and the milliseconds it took. */
export interface KeptDetail {
  readonly id: string;
  readonly length: number;
  readonly ms: number;
}

/** Surroundings that tests replace. */
export interface Surroundings {
  readonly database?: string;
  readonly channel?: string;
  readonly locks?: LockManager | null;
}

/**
 * Stores the games in play. A game that appears in the store is joined with the stored one; from then on
 * every move is stored in the task in which it was made. Each storing fires `ergo-kept` on the document.
 */
export class Keeping {
  readonly keeper: Keeper;
  readonly shelf: GameShelf;
  readonly #store: Store;
  readonly #tabs: Tabs;
  /** Stands for the look-up of the stored game of the screen; until its end, moves are not stored. */
  #opening: object | null = null;
  /** The play that we put into the store. */
  #ours: PlayState | null = null;
  #following = false;
  #followAgain = false;

  constructor(store: Store, surroundings: Surroundings = {}) {
    this.#store = store;
    this.#tabs = new Tabs(
      {
        won: (id) => this.#won(id),
        lost: (id) => this.#yield(id),
        leaving: (id) => this.#leave(id),
        changed: (id) => void this.#changed(id),
      },
      surroundings,
    );
    this.keeper = new Keeper(
      {
        trouble: (banner) => this.#troubled(banner),
        outdated: () => offerReload(store),
        kept: (saved, ms) => this.#kept(saved, ms),
        united: (id, game) => this.show(id, game),
        names: lineNames,
      },
      { database: surroundings.database, after: spoken },
    );
    this.shelf = new GameShelf(store, this.keeper, this.#tabs);
    store.listen((state, before, action) => this.#watch(state, before, action));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") this.#saveNow();
    });
    addEventListener("pagehide", () => {
      this.#saveNow();
      carry(this.keeper.stranded());
      leave();
    });
    for (const { puzzle, saved } of carried()) this.keeper.keep(puzzle, saved);
    if (store.state.play) void this.#open(store.state.play);
    void this.shelf.fill().then(() => this.shelf.clear(Date.now()));
  }

  /** A game that cannot be read is shown without the stored one, and joined with it when that can be read after all. */
  #troubled(banner: Banner | null): void {
    this.#store.dispatch({ type: "banner", banner });
    if (banner) {
      this.shelf.show();
      return;
    }
    void this.shelf.fill();
    const { play } = this.#store.state;
    if (play && !this.keeper.knows(play.id)) void this.#open(play);
  }

  /** Stores everything, the time played too; false when that does not work now. */
  flush(): Promise<boolean> {
    this.#saveNow();
    return this.keeper.flush();
  }

  /** Stores everything, or else hands it to this tab's next page; false when neither works. */
  async secure(): Promise<boolean> {
    return (await this.flush()) || carry(this.keeper.stranded());
  }

  /** Takes the game on the screen over from another tab. */
  takeOver(): Promise<void> {
    return this.#tabs.takeOver();
  }

  #watch({ play, route }: AppState, before: AppState, action: Action): void {
    const was = before.play;
    switch (action.type) {
      case "undelete":
        void this.shelf.undelete(action.id);
        break;
      case "opened":
        if (action.play === this.#ours) break;
        if (was) this.#finish(was);
        void this.#open(action.play);
        break;
      case "closed":
        if (was) this.#finish(was);
        this.#opening = null;
        this.#tabs.release();
        break;
      case "position":
        break;
      default:
        if (play && was && play !== was) this.#note(play, was);
    }
    if (route.screen !== "play" && (before.route.screen !== route.screen || was !== play)) this.shelf.show();
  }

  /** Joins the game on the screen with the stored one. */
  async #open({ id, puzzle }: PlayState): Promise<void> {
    const turn = {};
    this.#opening = turn;
    this.#tabs.claim(id);
    const stored = await this.keeper.open(id, puzzle);
    const now = this.#store.state.play;
    if (this.#opening !== turn || now?.id !== id) return;
    this.#opening = null;
    if (stored) this.shelf.note(stored.head);
    const length = stored?.log.length ?? 0;
    if (stored) this.#show(now, stored, joined(stored, now.position, puzzle.cells));
    // A hint that was asked for meanwhile stays.
    else this.#store.dispatch({ type: "owner", owner: this.#tabs.mayWrite(id) });
    const next = this.#store.state.play;
    if (next && (next.position.game.log.length > length || (stored && stored.head.deleted !== null)))
      this.#save(next);
  }

  #show(now: PlayState, { head }: SavedGame, position: Position): void {
    const { kind, puzzle, selection, tool, truth, paused } = now;
    const kept = {
      position,
      name: head.name ?? now.name,
      origin: now.origin ?? head.origin,
      elapsed: Math.max(now.elapsed, head.elapsed),
      hints: Math.max(now.hints, head.hints),
    };
    const owner = this.#tabs.mayWrite(now.id);
    this.#ours = { ...openPlay(kind, puzzle, kept), selection, tool, truth, paused, owner };
    this.#store.dispatch({ type: "opened", play: this.#ours });
  }

  #note(play: PlayState, was: PlayState): void {
    if (!play.owner || this.#opening) return;
    if (play.position.game !== was.position.game)
      this.#save(play, play.solved && !was.solved ? "strict" : "relaxed");
    else if (play.paused && !was.paused) this.#save(play, "strict");
    else if (play.elapsed - (this.shelf.head(play.id)?.elapsed ?? 0) >= TIME_STEP) this.#save(play);
  }

  /** Stores the last of a game that leaves the screen. */
  #finish(was: PlayState): void {
    if (was.owner && (this.#opening || this.shelf.head(was.id)?.elapsed !== was.elapsed))
      this.#save(was, "strict");
    this.keeper.close(was.id);
  }

  #saveNow(): void {
    const { play } = this.#store.state;
    if (play?.owner) this.#save(play, "strict");
  }

  /** A game without moves is not stored; nor is one over a stored game that it has not been joined with. */
  #save(play: PlayState, durability: IDBTransactionDurability = "relaxed"): void {
    const { log } = play.position.game;
    const before = this.shelf.head(play.id);
    if (log.length === 0 && (this.#opening || !before)) return;
    const now = Date.now();
    const head = headOf(play, before?.started ?? now, now);
    this.shelf.note(head);
    this.keeper.keep(play.puzzle, { head, log }, durability);
  }

  #kept({ head: { id }, log: { length } }: SavedGame, ms: number): void {
    this.#tabs.tell(id);
    if (this.#store.state.play?.id !== id) this.keeper.close(id);
    document.dispatchEvent(new CustomEvent<KeptDetail>("ergo-kept", { detail: { id, length, ms } }));
  }

  /** Shows a game as storage has it now, if it is the one on the screen. */
  show(id: string, game: Game): void {
    const { play } = this.#store.state;
    if (play?.id !== id) return;
    this.#store.dispatch({ type: "position", position: positionOf(game, play.puzzle.cells) });
  }

  /** The game is ours after another tab had it: that tab's moves come first. */
  #won(id: string): void {
    const { play } = this.#store.state;
    if (play?.id === id) void this.#open(play);
  }

  #yield(id: string): void {
    if (this.#store.state.play?.id !== id) return;
    this.#store.dispatch({ type: "owner", owner: false });
    void this.#follow(id);
  }

  /** Another tab takes over: the last of ours is stored first. */
  #leave(id: string): Promise<unknown> {
    this.#saveNow();
    if (this.#store.state.play?.id === id) this.#store.dispatch({ type: "owner", owner: false });
    return this.keeper.flush();
  }

  async #changed(id: string): Promise<void> {
    const head = await this.shelf.learn(id);
    const { play } = this.#store.state;
    if (!head || play?.id !== id) return;
    if (head.name !== play.name) this.#store.dispatch({ type: "named", name: head.name });
    if (play.owner) await this.keeper.recheck(id);
    else await this.#follow(id);
  }

  /** Follows the owner of the game. */
  async #follow(id: string): Promise<void> {
    this.#followAgain = true;
    if (this.#following) return;
    this.#following = true;
    while (this.#followAgain) {
      this.#followAgain = false;
      const { play } = this.#store.state;
      const stored = play?.id === id ? await this.keeper.open(id, play.puzzle) : null;
      const now = this.#store.state.play;
      if (!stored || now?.id !== id || now.owner || this.#opening) continue;
      this.#store.dispatch({ type: "position", position: positionOf(gameOf(stored), now.puzzle.cells) });
    }
    this.#following = false;
  }
}

/** Continues the stored game, unless moves were made before it was there: then both. */
function joined(stored: SavedGame, now: Position, cells: number): Position {
  const isNothingNew = sharedMoves(stored.log, now.game.log) === now.game.log.length;
  const game = isNothingNew ? gameOf(stored) : unite(gameOf(stored), now.game, "other", lineNames());
  return positionOf(game, cells);
}

/** What lines are called that two games of one puzzle do not share. */
export function lineNames(): LineNames {
  return { left: t("branch.earlier"), main: t("branch.main") };
}
