import type { App } from "../state/app.ts";
import { framesOf } from "../state/frames.ts";
import type { AppState } from "../state/state.ts";

/**
 * Where a link leads to a frame of a hint, asks for the hint once the puzzle is known, and shows the frame, or the last there is. Whoever
 * puts the hint away meanwhile is left alone.
 */
export function startLinkedFrame({ store, acts }: App): void {
  /** The game whose frame is still to be shown. */
  let awaited = "";
  let isAsked = false;
  /** The act of asking may be fetched first, so the state is told of the hint some time after it was asked for. */
  let wasShown = false;
  const begin = ({ play }: AppState): void => {
    awaited = play?.frame === undefined ? "" : play.id;
    isAsked = false;
    wasShown = false;
  };
  const goOn = (): void => {
    const { play } = store.state;
    if (awaited === "" || play?.id !== awaited || !play.truth) return;
    if (!isAsked) {
      isAsked = true;
      acts.hint();
    } else if (!play.hint) {
      if (wasShown) awaited = "";
    } else {
      wasShown = true;
      if (!play.hint.hint) return;
      awaited = "";
      if (play.hint.hint.type !== "step") return;
      const step = Math.min(play.frame ?? 0, framesOf(play.hint.hint.steps).length - 1);
      store.dispatch({ type: "hint-show", tier: 3, step });
    }
  };
  begin(store.state);
  goOn();
  store.listen((state, _before, { type }) => {
    if (type === "opened") begin(state);
    // An action comes after the one that is told of is through.
    if (awaited !== "") queueMicrotask(goOn);
  });
}
