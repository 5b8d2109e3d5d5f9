import { LitElement, type PropertyDeclarations, type PropertyValues } from "lit";
import type { App } from "../state/app.ts";
import type { AppState } from "../state/state.ts";
import { Watch } from "../state/store.ts";

/** An element that is given the app and re-renders when the language or a part of the state it looks at changes. */
export abstract class AppElement extends LitElement {
  static override properties: PropertyDeclarations = { app: { attribute: false } };

  declare app: App;
  #watches = false;

  /** The parts of the state that it shows. */
  protected abstract readonly looks: readonly ((state: AppState) => unknown)[];

  protected get state(): AppState {
    return this.app.store.state;
  }

  protected override willUpdate(_changed: PropertyValues): void {
    if (this.#watches) return;
    this.#watches = true;
    for (const look of [(state: AppState) => state.lang, ...this.looks])
      new Watch(this, this.app.store, look);
  }
}
