import { chunkLost } from "../state/reload.ts";
import { wordsAwaited } from "../words/words.ts";
import { AppElement } from "./app-element.ts";

/**
 * An element of the app that says later texts (words/more.ts, or those of its feature). It waits before the first time
 * for the texts that are being loaded; what is shown already is held up by none.
 */
export abstract class LaterElement extends AppElement {
  protected override scheduleUpdate() {
    const words = this.hasUpdated ? null : wordsAwaited();
    if (!words) return super.scheduleUpdate();
    const update = () => super.scheduleUpdate();
    return words.then(update, async () => {
      await update(); // what was set before the element was defined, `app` too, is there from its first update on
      chunkLost(this.app.store);
    });
  }
}
