import type { Acts, StorageFacts } from "../state/app.ts";
import type { Store } from "../state/store.ts";

/** The event by which Chromium offers to install; the DOM library has no type for it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Installing, and asking the browser not to throw the data away. */
export class Installing {
  #offer: InstallOffer | null = null;

  constructor(store: Store) {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#offer = event as InstallOffer;
    });
    addEventListener("appinstalled", () => {
      this.#offer = null;
    });
    store.listen(({ play }, before) => {
      // The first solved puzzle is when there is something to lose, and a reason to come back.
      if (play?.solved && before.play?.id === play.id && !before.play.solved) void persist();
    });
  }

  get canInstall(): boolean {
    return this.#offer !== null;
  }

  async install(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}

/** Asks the browser to keep the data; the answer. */
export const persist: Acts["persist"] = async () => {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
};

/** What storage holds; `games` is how many games there are. */
export async function storageFacts(games: number): Promise<StorageFacts> {
  try {
    const [{ usage = null }, persisted] = await Promise.all([
      navigator.storage.estimate(),
      navigator.storage.persisted(),
    ]);
    return { games, bytes: usage, persisted };
  } catch {
    return { games, bytes: null, persisted: false };
  }
}
