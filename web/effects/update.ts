import { chunkLost, offerReload } from "../state/reload.ts";
import type { Store } from "../state/store.ts";
import { Channel } from "../storage/channel.ts";
import type { Keeping } from "../storage/keep.ts";
import { url } from "../thinking/trusted.ts";
import { t } from "../words/more.ts";

/** Milliseconds between two looks for a new version in a page that stays open. */
const LOOK_AGAIN = 3_600_000;
/** Milliseconds until the first new look after one that found a version which is not whole; then twice as long. */
const RETRY = 60_000;
/** Milliseconds in which a service worker says who it is. */
const INTRODUCTION = 5_000;
/** Milliseconds in which the other tabs say that they are there, store their games, and the new version takes over. */
const ROLL_CALL = 150;
const STORING = 2_000;
const TAKING_OVER = 5_000;

/** Messages between tabs before a new version takes over. */
const MESSAGES = ["store", "here", "stored"] as const;
type UpdateMessage = (typeof MESSAGES)[number];

/**
 * New versions: one is offered when it waits whole; once accepted, in any tab, all tabs store their games and reload
 * together. A page whose games can be stored nowhere stays as it is: its files stay, too (see sw/plan.ts).
 */
export class Updating {
  readonly #store: Store;
  readonly #keeping: Keeping;
  readonly #channel = new Channel<UpdateMessage>(
    "ergo-update",
    readMessage,
    (message) => void this.#hear(message),
  );
  readonly #workers = serviceWorkers();
  #registration: ServiceWorkerRegistration | null = null;
  #looked = 0;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #reloading = false;
  /** Tabs that are there and have not yet stored their games, and the action when none is left. */
  #owing = 0;
  #allStored = (): void => {};

  constructor(store: Store, keeping: Keeping) {
    this.#store = store;
    this.#keeping = keeping;
    addEventListener("unhandledrejection", ({ reason }) => {
      if (isChunkLoss(reason)) chunkLost(store);
    });
  }

  /** Registers the service worker and looks out for new versions. */
  async start(): Promise<void> {
    const workers = this.#workers;
    if (!workers) return;
    let isControlled = workers.controller !== null;
    workers.addEventListener("controllerchange", () => {
      if (isControlled) void this.#reloadWhenSafe();
      isControlled = true; // the first visit's worker brings no other version
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && Date.now() - this.#looked >= LOOK_AGAIN)
        void this.#look();
    });
    addEventListener("online", () => {
      if (this.#failures > 0) void this.#look();
    });
    await this.#look();
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

  /** Looks whether there is a new version, and installs it. */
  async #look(): Promise<void> {
    clearTimeout(this.#retry);
    this.#looked = Date.now();
    const known = this.#registration;
    try {
      if (known?.active) await known.update();
      else this.#watch(await this.#register());
      // One that did not say who it is may have been slow.
      if (this.#failures > 0 && known?.waiting) void this.#introduce(known.waiting);
    } catch {
      // No network, a script that is cut, or private windows and settings that refuse: the app runs without.
      this.#lookLater();
    }
  }

  #register(): Promise<ServiceWorkerRegistration> {
    const options = { scope: "./", updateViaCache: "none" } as const;
    return (this.#workers as ServiceWorkerContainer).register(url("./sw.js"), options);
  }

  #watch(registration: ServiceWorkerRegistration): void {
    if (registration === this.#registration) return;
    this.#registration = registration;
    const { installing, waiting } = registration;
    if (waiting) void this.#introduce(waiting);
    if (installing) this.#follow(installing);
    registration.addEventListener("updatefound", () => {
      if (registration.installing) this.#follow(registration.installing);
    });
  }

  /** Waits for the end of an install. */
  #follow(worker: ServiceWorker): void {
    const heard = (): void => {
      if (worker.state === "installing") return;
      worker.removeEventListener("statechange", heard);
      if (worker.state === "redundant") this.#lookLater();
      else void this.#introduce(worker);
    };
    worker.addEventListener("statechange", heard);
  }

  /** Offers a version that waits, once it has said which it is: a script that came empty is installed, but mute. */
  async #introduce(worker: ServiceWorker): Promise<void> {
    const isFirst = this.#workers?.controller === null;
    if (!(await versionOf(worker))) return this.#lookLater();
    this.#failures = 0;
    if (!isFirst && this.#registration?.waiting === worker) offerReload(this.#store);
  }

  #lookLater(): void {
    clearTimeout(this.#retry);
    const wait = Math.min(LOOK_AGAIN, RETRY * 2 ** this.#failures++);
    this.#retry = setTimeout(() => void this.#look(), wait);
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
    this.#owing = 0;
    const stored = new Promise<void>((resolve) => {
      this.#allStored = resolve;
    });
    this.#channel.post("store");
    await pause(ROLL_CALL);
    if (this.#owing > 0) await Promise.race([stored, pause(STORING)]);
  }

  async #hear(message: UpdateMessage): Promise<void> {
    if (message === "here") this.#owing++;
    else if (message === "stored" && --this.#owing === 0) this.#allStored();
    if (message !== "store") return;
    this.#channel.post("here");
    await this.#keeping.secure();
    this.#channel.post("stored");
  }
}

function readMessage(told: unknown): UpdateMessage | null {
  return MESSAGES.find((message) => message === told) ?? null;
}

/** The browser's service workers; null where there are none, or where a setting refuses them. */
function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    return (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker ?? null;
  } catch {
    return null;
  }
}

/** Which version a service worker says it is; null if it says nothing. */
async function versionOf(worker: ServiceWorker): Promise<string | null> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<string>((resolve) => {
    port1.onmessage = ({ data }) => resolve(String(data));
  });
  worker.postMessage({ type: "VERSION" }, [port2]);
  const version = await Promise.race([answer, pause(INTRODUCTION)]);
  port1.close();
  return version ?? null;
}

function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}

/** Whether an error is that of a dynamic import whose file is gone; each browser has its own words for it. */
function isChunkLoss(reason: unknown): boolean {
  return (
    reason instanceof TypeError && /dynamically imported module|module script failed/i.test(reason.message)
  );
}
