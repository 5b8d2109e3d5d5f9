import type { Problem } from "../../../engine/model/result.ts";
import { download } from "../../effects/download.ts";
import { nameInAddress } from "../../effects/navigate.ts";
import type { Store } from "../../state/store.ts";
import type { Connection } from "../../storage/connection.ts";
import { treeLink, treeOfLink } from "./link.ts";
import { TreeMemory } from "./memory.ts";
import { LONG, TreeSearch } from "./searching.ts";
import type { TreeActs, TreeBy, TreeState, TreeWont } from "./tree.ts";

/** Milliseconds without a key until a text is read. */
const REST = 250;

/** Brings the tree of the lab to life, in a worker of its own while it is open. */
export function openTree(store: Store, connection: Connection): TreeActs {
  return new TreeRoom(store, connection);
}

class TreeRoom implements TreeActs {
  readonly #store: Store;
  readonly #memory: TreeMemory;
  readonly #search: TreeSearch;
  /** The lab was left since the last search, which may not have come to its end. */
  #left = false;
  #typed: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;

  constructor(store: Store, connection: Connection) {
    this.#store = store;
    this.#memory = new TreeMemory(connection);
    this.#search = new TreeSearch(store);
    store.listen((_state, { lab: was }) => {
      const tree = this.#tree;
      if (tree && was?.tree && tree !== was.tree) this.#memory.remember(tree);
    });
  }

  async open(link: string): Promise<Problem | null> {
    const named = treeOfLink(link);
    if (this.#tree && !named) {
      if (this.#left) void this.#read(this.#tree.at);
      return null;
    }
    if (!this.#tree) {
      const script = await this.#memory.recall();
      if (!this.#tree) this.#store.dispatch({ type: "tree/opened", script });
    }
    if (named) this.#store.dispatch({ type: "tree/named", ...named });
    // The part is shown with its picture where that comes soon.
    await Promise.race([this.#read(this.#state.at), new Promise((resolve) => setTimeout(resolve, LONG))]);
    return null;
  }

  leave(): void {
    this.#rest();
    clearTimeout(this.#typed);
    this.#search.leave();
    this.#left = true;
    this.#store.dispatch({ type: "tree/left" });
    this.#memory.flush();
  }

  type(text: string): void {
    this.#store.dispatch({ type: "tree/typed", text });
    this.#unname();
    clearTimeout(this.#typed);
    this.#typed = setTimeout(() => void this.#read(0), REST);
  }

  put(text: string): void {
    this.#store.dispatch({ type: "tree/typed", text });
    this.#unname();
    void this.#read(0);
  }

  grow(): void {
    this.#store.dispatch({ type: "tree/grew" });
    this.#unname();
    void this.#read(0);
  }

  turn(root: "max" | "min"): void {
    this.#store.dispatch({ type: "tree/rooted", root });
    this.#unname();
    void this.#read(0);
  }

  order(by: TreeBy): void {
    this.#store.dispatch({ type: "tree/ordered", by });
    void this.#read(0);
  }

  stop(): void {
    this.#search.stop();
  }

  go(at: number): void {
    this.#rest();
    this.#store.dispatch({ type: "tree/went", at });
  }

  play(): void {
    this.#store.dispatch({ type: "tree/played" });
    this.#wait();
  }

  pause(): void {
    this.#rest();
    this.#store.dispatch({ type: "tree/paused" });
  }

  set(change: Partial<TreeWont>): void {
    this.#store.dispatch({ type: "tree/set", change });
    this.#wait();
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

  /** Reads and searches the text as it stands, and shows a stop of it. */
  #read(at: number): Promise<void> {
    clearTimeout(this.#typed);
    this.#rest();
    this.#left = false;
    return this.#search.run(at);
  }

  #rest(): void {
    clearTimeout(this.#beat);
  }

  /** While it plays, the next stop comes when its time has passed. */
  #wait(): void {
    this.#rest();
    const { playing, speed } = this.#state;
    if (!playing) return;
    this.#beat = setTimeout(() => {
      this.#store.dispatch({ type: "tree/beat" });
      this.#wait();
    }, 1_000 / speed);
  }

  /** The address no longer names the tree that is shown. */
  #unname(): void {
    const { route } = this.#store.state;
    if (route.screen !== "lab" || !route.link.startsWith("/tree/")) return;
    nameInAddress(this.#store, { screen: "lab", link: "/tree" });
  }

  get #tree(): TreeState | null {
    return this.#store.state.lab?.tree ?? null;
  }

  get #state(): TreeState {
    const tree = this.#tree;
    if (!tree) throw new Error("the tree was opened before");
    return tree;
  }
}
