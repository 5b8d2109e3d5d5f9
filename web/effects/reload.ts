import type { Store } from "../state/store.ts";
import { t } from "../words/words.ts";

/** Tells that a new version is there; the toast stays until it is answered. */
export function offerReload(store: Store): void {
  store.dispatch({
    type: "toast",
    toast: { text: t("update.ready"), button: { label: t("update.reload"), action: "reload" } },
  });
}
