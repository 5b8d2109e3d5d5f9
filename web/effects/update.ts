import type { Store } from "../state/store.ts";
import { t } from "../words/words.ts";
import type { Keeping } from "./keep.ts";
import { chunkLost, offerReload } from "./reload.ts";
import { url } from "./trusted.ts";

/** Milliseconds between two looks for a new version in a page that stays open. */
const LOOK_AGAIN = 3_600_000;
/** Milliseconds in which the other tabs say that they are there, store their games, and the new version takes over. */
const ROLL_CALL = 150;
const STORING = 2_000;
const TAKING_OVER = 5_000;

/** What tabs say to each other before a new version takes over. */
type Message = "store" | "here" | "stored";

/**
 * New versions: one is offered when it waits; once accepted, in any tab, all tabs store their games and reload
 * together. A page whose games can be stored nowhere stays as it is: its files stay, too (see sw/plan.ts).
 */
export class Updating {
  readonly #store: Store;
  readonly #keeping: Keeping;
  readonly #channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("ergo-update");
  #registration: ServiceWorkerRegistration | null = null;
  #looked = 0;
  #reloading = false;

  constructor(store: Store, keeping: Keeping) {
    this.#store = store;
    this.#keeping = keeping;
    this.#channel?.addEventListener("message", ({ data }) => void this.#hear(data));
    addEventListener("unhandledrejection", ({ reason }) => {
      if (isChunkLoss(reason)) chunkLost(store);
    });
  }

  /** Registers the service worker and looks out for new versions. */
  async start(): Promise<void> {
    const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
    if (!serviceWorker) return;
    let isControlled = serviceWorker.controller !== null;
    serviceWorker.addEventListener("controllerchange", () => {
      if (isControlled) void this.#reloadWhenSafe();
      isControlled = true; // the first visit's worker brings no other version
    });
    try {
      const options = { scope: "./", updateViaCache: "none" } as const;
      this.#watch(await serviceWorker.register(url("./sw.js"), options));
    } catch {
      // Private windows and some settings refuse; the app then needs the network.
    }
  }

  /** Loads the page anew, as the new version where one waits. */
  async reload(): Promise<void> {
    const waiting = this.#registration?.waiting;
    if (!waiting) return this.#reloadWhenSafe();
    if (!(await this.#keeping.secure())) return this.#stay();
    await this.#storeEverywhere();
    waiting.postMessage({ type: "SKIP_WAITING" });
    setTimeout(() => void this.#reloadWhenSafe(), TAKING_OVER); // should controllerchange never come
  }

  #watch(registration: ServiceWorkerRegistration): void {
    this.#registration = registration;
    this.#looked = Date.now();
    if (registration.waiting && navigator.serviceWorker.controller) offerReload(this.#store);
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => {
        if (installing.state === "installed" && navigator.serviceWorker.controller) offerReload(this.#store);
      });
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible" || Date.now() - this.#looked < LOOK_AGAIN) return;
      this.#looked = Date.now();
      registration.update().catch(() => {}); // without a network there is nothing new
    });
  }

  /** Reloads once everything is in safety; a page that can put its games nowhere says so and stays. */
  async #reloadWhenSafe(): Promise<void> {
    if (this.#reloading) return;
    this.#reloading = true;
    this.#reloading = await this.#keeping.secure();
    if (this.#reloading) location.reload();
    else this.#stay();
  }

  #stay(): void {
    this.#store.dispatch({ type: "toast", toast: { text: t("update.unsafe") } });
  }

  /** Has the other tabs store their games; resolves when all that are awake have, or took too long. */
  async #storeEverywhere(): Promise<void> {
    const channel = this.#channel;
    if (!channel) return;
    let owing = 0;
    let settled = (): void => {};
    const count = ({ data }: MessageEvent<Message>): void => {
      if (data === "here") owing++;
      else if (data === "stored" && --owing === 0) settled();
    };
    channel.addEventListener("message", count);
    channel.postMessage("store" satisfies Message);
    await pause(ROLL_CALL);
    const stored = new Promise<void>((resolve) => {
      settled = resolve;
    });
    if (owing > 0) await Promise.race([stored, pause(STORING)]);
    channel.removeEventListener("message", count);
  }

  async #hear(message: Message): Promise<void> {
    if (message !== "store") return;
    this.#channel?.postMessage("here" satisfies Message);
    await this.#keeping.secure();
    this.#channel?.postMessage("stored" satisfies Message);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Whether an error is that of a dynamic import whose file is gone; each browser has its own words for it. */
function isChunkLoss(reason: unknown): boolean {
  return (
    reason instanceof TypeError && /dynamically imported module|module script failed/i.test(reason.message)
  );
}

/**
 * For `?reset-sw`, the last resort against a broken installation: takes away our service worker and its files,
 * then loads the page from the network. Games stay. Resolves to whether it did.
 */
export async function resetIfAsked(): Promise<boolean> {
  const address = new URL(location.href);
  if (!address.searchParams.has("reset-sw")) return false;
  const { href: scope } = new URL("./", document.baseURI);
  await removeWorker(scope).catch(() => {}); // where there can be no worker there is none to remove
  address.searchParams.delete("reset-sw");
  location.replace(address);
  return true;
}

async function removeWorker(scope: string): Promise<void> {
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.filter((one) => one.scope === scope).map((one) => one.unregister()));
  const ours = (await caches.keys()).filter((name) => name.endsWith(scope) || name === "ergo-releases");
  await Promise.all(ours.map((name) => caches.delete(name)));
}
