import { inTime } from "./patience.ts";
import { type KeptReleases, type Release, readKept, succeed } from "./plan.ts";

/** Where the note lies in its cache. */
const NOTE = "releases.json";

/** A record of the releases, kept from one run of the service worker to the next. */
export class ReleaseNotes {
  readonly #name: string;
  readonly #own: Release;
  #kept: Promise<KeptReleases> | null = null;

  /** `own` is the release that this script belongs to. */
  constructor(cacheName: string, own: Release) {
    this.#name = cacheName;
    this.#own = own;
  }

  /**
   * The record, as it is with this release: pages are answered as soon as it activates, before that is
   * recorded. Where there is no sound record, this release is the only one.
   */
  kept(): Promise<KeptReleases> {
    this.#kept ??= this.before().then((kept) => succeed(kept, this.#own));
    return this.#kept;
  }

  /** The stored record, perhaps by the release before; null on the first visit. */
  async before(): Promise<KeptReleases | null> {
    try {
      const note = await inTime(caches.match(NOTE, { cacheName: this.#name }));
      return note ? readKept(await note.json()) : null;
    } catch {
      return null;
    }
  }

  async write(kept: KeptReleases): Promise<void> {
    this.#kept = Promise.resolve(kept);
    const cache = await caches.open(this.#name);
    await cache.put(NOTE, new Response(JSON.stringify(kept)));
  }
}
