import type { Installing } from "./effects/install.ts";
import type { Navigation } from "./effects/navigate.ts";
import type { Updating } from "./effects/update.ts";
import type { Shelving } from "./shelf/shelving.ts";
import type { Store } from "./state/store.ts";
import type { Keeping } from "./storage/keep.ts";
import type { Thinking } from "./thinking/think.ts";

/** What the acts reach outside the state. */
export interface Reach {
  readonly store: Store;
  readonly navigation: Navigation;
  readonly keeping: Keeping;
  readonly installing: Installing;
  /** What is not needed for the first board, fetched when it is first wanted: the worker, the corpus, new versions. */
  readonly thinking: () => Promise<Thinking>;
  readonly shelving: () => Promise<Shelving>;
  readonly updating: () => Promise<Updating>;
}
