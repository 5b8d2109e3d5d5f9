import { randomTree } from "../../../engine/duel/random-tree.ts";
import type { TreeOrder } from "../../../engine/duel/trace.ts";
import { randomFrom } from "../../../engine/model/random.ts";
import type { Problem, Result } from "../../../engine/model/result.ts";
import type { Words } from "../../../engine/model/words.ts";
import type { Questions } from "../../../worker/api.ts";
import { download } from "../../effects/download.ts";
import { nameInAddress } from "../../effects/navigate.ts";
import type { Store } from "../../state/store.ts";
import type { Connection } from "../../storage/connection.ts";
import { Lane } from "../../thinking/engine-client.ts";
import { here, spawn } from "../../thinking/spawn.ts";
import type { Slice } from "../shared/part.ts";
import { treeLink, treeOfLink } from "./link.ts";
import { TreeMemory } from "./memory.ts";
import { stopsOf } from "./moment.ts";
import {
  MOST_DRAWN,
  SHAPE_BOUNDS,
  TREE_ORDERS,
  type TreeActs,
  type TreeBy,
  type TreeState,
  type TreeWont,
} from "./tree.ts";

/** Milliseconds without a key until a text is read. */
const REST = 250;
/** Milliseconds after which a person is told that it lasts. */
const LONG = 400;
/** Numbers of the leaves of a random tree. */
const LEAVES = [1, 20] as const;

const LOST: Words = {
  en: "The search was lost over this tree. Try a smaller one.",
  zh: "搜索在这棵树上中断了。请换一棵小一些的树。",
};

const STOPPED: Words = {
  en: "The search was stopped. Change the tree, or choose another.",
  zh: "搜索已停止。请修改这棵树，或另选一棵。",
};

/** Brings the tree of the lab to life, in a worker of its own while it is open. */
export function openTree(store: Store, slice: Slice<TreeState>, connection: Connection): TreeActs {
  return new TreeRoom(store, slice, connection);
}

class TreeRoom implements TreeActs {
  readonly #store: Store;
  readonly #slice: Slice<TreeState>;
  readonly #memory: TreeMemory;
  readonly #lane = new Lane(spawn, { spare: false, here });
  #stop = new AbortController();
  /** The lab was left since the last search, which may not have come to its end. */
  #left = false;
  /** The text and the root that `entered` is about. */
  #compared = "";
  #typed: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;

  constructor(store: Store, slice: Slice<TreeState>, connection: Connection) {
    this.#store = store;
    this.#slice = slice;
    this.#memory = new TreeMemory(connection);
  }

  async open(link: string): Promise<Problem | null> {
    const named = treeOfLink(link);
    const was = this.#slice.value;
    if (was && !named) {
      if (this.#left) void this.#search(was.at);
      return null;
    }
    const kept = was ?? { ...(await this.#memory.recall()), ...EMPTY };
    const isOther = named && treeLink(named.text, named.root) !== treeLink(kept.text, kept.root);
    const next: TreeState = { ...kept, ...named, ...(isOther && { by: "typed", at: 0 }) };
    this.#slice.set({ ...next, playing: false });
    // The part is shown with its picture where that comes soon.
    await Promise.race([this.#search(next.at), new Promise((resolve) => setTimeout(resolve, LONG))]);
    return null;
  }

  leave(): void {
    this.pause();
    clearTimeout(this.#typed);
    this.#stop.abort();
    this.#lane.end();
    this.#left = true;
    this.#memory.flush();
  }

  type(text: string): void {
    this.#change({ text });
    this.#unname();
    clearTimeout(this.#typed);
    this.#typed = setTimeout(() => void this.#search(0), REST);
  }

  put(text: string): void {
    this.#change({ text });
    this.#unname();
    void this.#search(0);
  }

  grow(): void {
    const { shape } = this.#state;
    const { levels, children, seed } = shape;
    this.#change({ shape: { ...shape, seed: (seed % SHAPE_BOUNDS.seed[1]) + 1 } });
    this.put(randomTree(randomFrom(seed), { levels, children: [children, children], leaves: LEAVES }));
  }

  turn(root: "max" | "min"): void {
    this.#change({ root });
    this.#unname();
    void this.#search(0);
  }

  order(by: TreeBy): void {
    const { seed } = this.#state;
    this.#change({ by, seed: by === "random" ? seed + 1 : seed });
    void this.#search(0);
  }

  stop(): void {
    this.#stop.abort();
    this.#change({ busy: false, problem: { code: "tree-stopped", text: STOPPED } });
  }

  go(at: number): void {
    this.#rest();
    this.#change({ playing: false, at: this.#within(at) });
  }

  play(): void {
    const { at, trace } = this.#state;
    if (!trace || trace.steps.length === 0) return;
    this.#change({ playing: true, at: at < this.#last ? at : 0 });
    this.#wait();
  }

  pause(): void {
    this.#rest();
    if (this.#slice.value?.playing) this.#change({ playing: false });
  }

  set(change: Partial<TreeWont>): void {
    this.#change(change);
    if (this.#state.playing) this.#wait();
  }

  link(): string {
    const { text, root } = this.#state;
    const base = new URL("./", document.baseURI);
    base.hash = `/lab${treeLink(text, root)}`;
    return base.href;
  }

  save(name: string, text: string): void {
    download({ name, text });
  }

  get #state(): TreeState {
    return this.#slice.value as TreeState;
  }

  #change(change: Partial<TreeState>): void {
    if (!this.#slice.value) return;
    this.#slice.set({ ...this.#slice.value, ...change });
    this.#memory.remember(this.#slice.value);
  }

  /** Reads and searches the text as it stands; what was asked before is called off. */
  async #search(at: number): Promise<void> {
    clearTimeout(this.#typed);
    this.#left = false;
    this.#rest();
    this.#stop.abort();
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    const { text, root, by, seed } = this.#state;
    const late = setTimeout(() => this.#change({ busy: true }), LONG);
    signal.addEventListener("abort", () => clearTimeout(late));
    try {
      const told = await this.#ask(text, root, orderOf(by, seed), MOST_DRAWN, signal);
      if (signal.aborted) return;
      if (!told.ok) this.#change({ problem: told.problem, playing: false });
      else {
        const trace = told.value;
        const about = `${root} ${text}`;
        const known = this.#compared === about ? this.#state.entered : {};
        this.#compared = about;
        this.#change({ trace, problem: null, playing: false, entered: { ...known, [by]: trace.visited } });
        this.#change({ at: this.#within(at) });
        this.#compare(text, root, seed, signal).catch(() => {});
      }
    } catch {
      if (!signal.aborted) this.#change({ problem: { code: "tree-lost", text: LOST } });
    } finally {
      clearTimeout(late);
      if (!signal.aborted) this.#change({ busy: false });
    }
  }

  /** The nodes entered with each of the other orders, one after the other. */
  async #compare(text: string, root: "max" | "min", seed: number, signal: AbortSignal): Promise<void> {
    for (const by of TREE_ORDERS) {
      if (this.#state.entered[by] !== undefined) continue;
      const told = await this.#ask(text, root, orderOf(by, seed), 0, signal);
      if (signal.aborted) return;
      if (told.ok) this.#change({ entered: { ...this.#state.entered, [by]: told.value.visited } });
    }
  }

  #ask(
    text: string,
    root: "max" | "min",
    order: TreeOrder,
    most: number,
    signal: AbortSignal,
  ): Promise<Result<Questions["tree"]["answer"]>> {
    return this.#lane.ask("tree", { text, root, order, most }, { signal });
  }

  get #last(): number {
    const { trace } = this.#state;
    return trace ? stopsOf(trace).length - 1 : 0;
  }

  #within(at: number): number {
    return Math.min(Math.max(0, at), this.#last);
  }

  #rest(): void {
    clearTimeout(this.#beat);
  }

  /** The next stop comes when its time has passed. */
  #wait(): void {
    this.#rest();
    this.#beat = setTimeout(() => {
      const at = this.#within(this.#state.at + 1);
      const playing = at < this.#last;
      this.#change({ at, playing });
      if (playing) this.#wait();
    }, 1_000 / this.#state.speed);
  }

  /** The address no longer names the tree that is shown. */
  #unname(): void {
    const { route } = this.#store.state;
    if (route.screen !== "lab" || !route.link.startsWith("/tree/")) return;
    nameInAddress(this.#store, { screen: "lab", link: "/tree" });
  }
}

const EMPTY = {
  ...{ trace: null, problem: null, busy: false, entered: {}, playing: false },
} as const satisfies Partial<TreeState>;

function orderOf(by: TreeBy, seed: number): TreeOrder {
  return by === "random" ? { by, seed } : { by };
}
