import type { TreeOrder } from "../../../engine/duel/trace.ts";
import { newQuestion } from "../../state/question.ts";
import type { Store } from "../../state/store.ts";
import { Lane } from "../../thinking/engine-client.ts";
import { here, spawn } from "../../thinking/spawn.ts";
import { LOST, STOPPED } from "./problems.ts";
import { MOST_DRAWN, TREE_ORDERS, type TreeBy, type TreeState } from "./tree.ts";

/** Milliseconds after which progress is shown. */
export const LONG = 400;

/** Searches the shown tree; an earlier question is cancelled. */
export class TreeSearch {
  readonly #store: Store;
  readonly #lane = new Lane(spawn, { spare: false, here });
  #stop = new AbortController();

  constructor(store: Store) {
    this.#store = store;
  }

  /** `at` is the stop that is to be shown. */
  async run(at: number): Promise<void> {
    const { tree } = this.#store.state.lab ?? {};
    if (!tree) return;
    this.#stop.abort();
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    const question = newQuestion();
    this.#store.dispatch({ type: "tree/asked", question });
    const late = setTimeout(() => this.#store.dispatch({ type: "tree/lasted", question }), LONG);
    const { text, root, by } = tree;
    const told = await this.#ask(tree, by, MOST_DRAWN, signal);
    clearTimeout(late);
    if (told?.ok)
      this.#store.dispatch({ type: "tree/told", question, text, root, by, trace: told.value, at });
    else this.#store.dispatch({ type: "tree/refused", question, problem: told?.problem ?? LOST });
    if (told?.ok) void this.#compare(question, tree, signal);
  }

  stop(): void {
    this.#stop.abort();
    this.#store.dispatch({ type: "tree/stopped", problem: STOPPED });
  }

  leave(): void {
    this.#stop.abort();
    this.#lane.end();
  }

  /** The nodes entered with each of the other orders, one after the other. */
  async #compare(question: number, tree: TreeState, signal: AbortSignal): Promise<void> {
    for (const by of TREE_ORDERS) {
      if (this.#store.state.lab?.tree?.entered[by] !== undefined) continue;
      const told = await this.#ask(tree, by, 0, signal);
      if (!told) return;
      if (told.ok) this.#store.dispatch({ type: "tree/compared", question, by, entered: told.value.visited });
    }
  }

  /** Null where the worker was lost, or it was called off. */
  #ask({ text, root, seed }: TreeState, by: TreeBy, most: number, signal: AbortSignal) {
    const order: TreeOrder = by === "random" ? { by, seed } : { by };
    return this.#lane.ask("tree", { text, root, order, most }, { signal }).catch(() => null);
  }
}
