import { DEFAULT_SETTINGS } from "../../web/state/settings.ts";
import type { AppState } from "../../web/state/state.ts";
import { Store } from "../../web/state/store.ts";

/** The state before anything has come. */
const EMPTY_STATE: AppState = {
  ...{ lang: "en", settings: DEFAULT_SETTINGS, route: { screen: "shelf" }, sheet: null },
  ...{ shelf: { games: null, corpus: null }, play: null, picked: [] },
  ...{ toast: null, banner: null },
};

export function emptyStore(): Store {
  return new Store(EMPTY_STATE);
}
