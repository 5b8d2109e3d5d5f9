import { LitElement, type PropertyDeclarations, type PropertyValues } from "lit";
import type { App } from "../state/app.ts";
import { chunkLost } from "../state/reload.ts";
import type { AppState } from "../state/state.ts";
import { Watch } from "../state/store.ts";
import { wordsAwaited } from "../words/words.ts";

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

  /** Waits before the first time for the texts that are being loaded; what is shown already is held up by none. */
  protected override scheduleUpdate() {
    const words = this.hasUpdated ? null : wordsAwaited();
    if (!words) return super.scheduleUpdate();
    return words.catch(() => chunkLost(this.app.store)).then(() => super.scheduleUpdate());
  }

  protected override willUpdate(_changed: PropertyValues): void {
    if (this.#watches) return;
    this.#watches = true;
    for (const look of [(state: AppState) => state.lang, ...this.looks])
      new Watch(this, this.app.store, look);
  }
}
