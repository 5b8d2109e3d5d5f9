import type { Store } from "../state/store.ts";
import { titleOf } from "../state/title.ts";
import { t } from "../words/words.ts";
import { type GameHead, summaryOf } from "./game-head.ts";
import type { Keeper } from "./keeper.ts";
import type { Tabs } from "./tabs.ts";

/** Milliseconds after its deletion for which a game can be taken back, in this tab or another. */
const GRACE = 3_600_000;

/** The heads of all games, and the shelf's actions on them. */
export class GameShelf {
  readonly #store: Store;
  readonly #keeper: Keeper;
  readonly #tabs: Tabs;
  readonly #heads = new Map<string, GameHead>();
  #filling: Promise<void> | null = null;

  constructor(store: Store, keeper: Keeper, tabs: Tabs) {
    this.#store = store;
    this.#keeper = keeper;
    this.#tabs = tabs;
  }

  head(id: string): GameHead | undefined {
    return this.#heads.get(id);
  }

  all(): GameHead[] {
    return [...this.#heads.values()].filter(({ deleted }) => deleted === null);
  }

  note(head: GameHead): void {
    this.#heads.set(head.id, head);
  }

  /** Puts the games on the shelf, newest first. */
  show(): void {
    const games = this.all()
      .sort((a, b) => b.played - a.played)
      .map(summaryOf);
    this.#store.dispatch({ type: "shelf", shelf: { games } });
  }

  /** Fills the shelf from storage. */
  fill(): Promise<void> {
    this.#filling ??= this.#fill().finally(() => {
      this.#filling = null;
    });
    return this.#filling;
  }

  async #fill(): Promise<void> {
    for (const head of await this.#keeper.heads()) this.note(head);
    this.show();
  }

  /** Reads a game that another tab changed. */
  async learn(id: string): Promise<GameHead | null> {
    const head = await this.#keeper.head(id);
    if (head) this.note(head);
    else this.#heads.delete(id);
    this.show();
    return head;
  }

  async rename(id: string, name: string): Promise<void> {
    const given = name.trim() || null;
    if (this.#store.state.play?.id === id) this.#store.dispatch({ type: "named", name: given });
    await this.#amend(id, (head) => ({ ...head, name: given }));
  }

  /** Takes a game off the shelf; the toast offers it back. */
  async delete(id: string): Promise<void> {
    const deleted = Date.now();
    const head = await this.#amend(id, (head) => ({ ...head, deleted }));
    if (!head) return;
    this.#store.dispatch({
      type: "toast",
      toast: {
        text: t("shelf.deleted", { title: titleOf(head) }),
        button: { label: t("play.undo"), action: { type: "undelete", id } },
      },
    });
  }

  async undelete(id: string): Promise<void> {
    await this.#amend(id, (head) => ({ ...head, deleted: null }));
  }

  /** Removes games that were deleted long enough ago and are open in no tab. */
  async clear(now: number): Promise<void> {
    for (const { id, deleted } of [...this.#heads.values()]) {
      const isDue = deleted !== null && deleted < now - GRACE;
      if (isDue && this.#store.state.play?.id !== id) {
        await this.#tabs.ifFree(id, () => this.#keeper.purge(id));
      }
    }
  }

  async #amend(id: string, change: (head: GameHead) => GameHead): Promise<GameHead | null> {
    const head = await this.#keeper.amend(id, change);
    if (head) {
      this.note(head);
      this.#tabs.tell(id);
    }
    this.show();
    return head;
  }
}
