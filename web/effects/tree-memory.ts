import { readTreeScript, scriptOf, type TreeScript } from "../state/tree-script.ts";
import type { Connection } from "./connection.ts";

/** Where the database remembers the tree. */
const KEY = "tree";
/** Milliseconds for which changes are gathered. */
const GATHERED = 400;

/** What was last looked at as a tree, in the database; without storage it lasts as long as the page. */
export class TreeMemory {
  readonly #connection: Connection;
  #stored = "";
  #wanted: TreeScript | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
    addEventListener("pagehide", () => this.flush());
  }

  async recall(): Promise<TreeScript> {
    return readTreeScript(await this.#connection.database?.get("settings", KEY).catch(() => null));
  }

  remember(tree: TreeScript): void {
    this.#wanted = tree;
    this.#timer ??= setTimeout(() => this.flush(), GATHERED);
  }

  /** Stores at once what is still gathered. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#wanted) return;
    const script = scriptOf(this.#wanted);
    this.#wanted = null;
    const spelled = JSON.stringify(script);
    if (spelled === this.#stored) return;
    this.#stored = spelled;
    this.#connection.database?.put("settings", script, KEY).catch(() => {});
  }
}
