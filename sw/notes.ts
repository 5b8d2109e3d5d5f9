import { type Kept, type Release, readKept, succeed } from "./plan.ts";

/** Where the note lies in its cache. */
const NOTE = "releases.json";

/** What is noted of the releases, from one run of the service worker to the next. */
export class Notes {
  readonly #name: string;
  readonly #own: Release;
  #kept: Promise<Kept> | null = null;

  /** `own` is the release that this script belongs to. */
  constructor(cacheName: string, own: Release) {
    this.#name = cacheName;
    this.#own = own;
  }

  /** What is noted. Where nothing sound is, this release is the only one. */
  kept(): Promise<Kept> {
    this.#kept ??= this.before().then((kept) =>
      // Only the active script is asked, so the note is about its release or the note is damaged.
      kept?.current.version === this.#own.version
        ? { ...kept, current: this.#own }
        : succeed(null, this.#own),
    );
    return this.#kept;
  }

  /** What the release before has noted; null on the first visit. */
  async before(): Promise<Kept | null> {
    try {
      const note = await caches.match(NOTE, { cacheName: this.#name });
      return note ? readKept(await note.json()) : null;
    } catch {
      return null;
    }
  }

  async write(kept: Kept): Promise<void> {
    this.#kept = Promise.resolve(kept);
    const cache = await caches.open(this.#name);
    await cache.put(NOTE, new Response(JSON.stringify(kept)));
  }
}
