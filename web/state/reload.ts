import { t } from "../words/words.ts";
import type { Store } from "./store.ts";

/** Offers a new version; the toast stays until it is answered. */
export function offerReload(store: Store): void {
  offer(store, t("update.ready"));
}

/**
 * Reports that a part of the app could not be fetched: its file may have gone with an older version. Before
 * the app has started, `web/start` handles that.
 */
export function chunkLost(store: Store): void {
  document.dispatchEvent(new Event("ergo-broken"));
  offer(store, t("app.lost"));
}

function offer(store: Store, text: string): void {
  store.dispatch({
    type: "toast",
    toast: { text, button: { label: t("update.reload"), action: "reload" } },
  });
}
