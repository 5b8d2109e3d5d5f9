import { fixture, fixtureCleanup, html } from "@open-wc/testing";
import { openTree } from "../../../web/lab/tree/open-tree.ts";
import type { TreeActs, TreeState } from "../../../web/lab/tree/tree.ts";
import type { TreePane } from "../../../web/lab/tree/tree-pane.ts";
import type { AppState } from "../../../web/state/state.ts";
import { Connection } from "../../../web/storage/connection.ts";
import type { PanZoom } from "../../../web/ui/pan-zoom/pan-zoom.ts";
import "../../../web/lab/tree/tree-pane.ts";
import { find, settled, until } from "../look.ts";
import { appWith } from "../shell.ts";

/** The tree's part of the lab on the page, with the real worker. */
export interface TreeStand {
  readonly pane: TreePane;
  readonly app: ReturnType<typeof appWith>;
  readonly acts: TreeActs;
  readonly tree: TreeState;
  readonly pan: PanZoom;
  /** The sentence of the step that is shown. */
  readonly words: string;
  press(name: string, selector?: string): Promise<void>;
  /** Presses a key on an element of the pane. */
  key(key: string, on: Element): Promise<void>;
  until(met: () => boolean): Promise<void>;
}

const opened: TreeActs[] = [];

/** Stops what the stands before have left running. */
export function leaveTrees(): void {
  for (const acts of opened.splice(0)) acts.leave();
}

/** Opens the tree at the rest of an address; storage of another name begins empty. */
export async function treeStand(
  link = "",
  name = `tree-${Math.random()}`,
  state: Partial<AppState> = {},
): Promise<TreeStand> {
  fixtureCleanup();
  const connection = new Connection(() => {}, name);
  await connection.ready;
  const app = appWith(
    { route: { screen: "lab", link: `/tree${link}` }, ...state },
    { share: async () => "copied" },
  );
  const { store } = app;
  const held = (): TreeState | null => store.state.lab?.tree ?? null;
  const acts = openTree(store, connection);
  opened.push(acts);
  await acts.open(link);
  const pane = await fixture<TreePane>(html`<ergo-tree-pane .app=${app} .acts=${acts}></ergo-tree-pane>`);
  await until(() => (held()?.trace ?? held()?.problem ?? null) !== null);
  await settled(pane);
  return {
    ...{ pane, app, acts },
    get tree() {
      return held() as TreeState;
    },
    get pan() {
      return find<PanZoom>(pane, "ergo-pan-zoom");
    },
    get words() {
      return find(pane, ".words").textContent?.trim() ?? "";
    },
    async press(text, selector = "button") {
      find(pane, selector, text).click();
      await settled(pane);
    },
    async key(key, on) {
      on.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, composed: true }),
      );
      await settled(pane);
    },
    async until(met) {
      await until(met);
      await settled(pane);
    },
  };
}
