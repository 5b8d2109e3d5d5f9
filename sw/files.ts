import { inTime } from "./patience.ts";
import type { Release, ReleaseFile } from "./plan.ts";

/** Milliseconds that the network may take for one file. */
const NETWORK_PATIENCE = 30_000;
/**
 * Headers about the way that the bytes came. The host's others stay with the file: without its opener policy a page
 * lies in another group of tabs, and a reload loses the state of its history.
 */
const OF_THE_WIRE = ["content-encoding", "content-length", "transfer-encoding"];
/** Files that are fetched at the same time. */
const LANES = 4;

/** The files of the releases: in a cache, and each held to its hash whenever it is asked for. */
export class Files {
  readonly #name: string;

  constructor(cacheName: string) {
    this.#name = cacheName;
  }

  /** A file, from the cache or else from the network; null where neither has its very bytes. */
  async find(file: ReleaseFile): Promise<Response | null> {
    return (await this.#cached(file)) ?? (await this.#fetched(file));
  }

  /** Fetches the missing or damaged files of a release, but for those kept apart; whether it is whole then. */
  async complete({ files }: Release): Promise<boolean> {
    const queue = files.filter(({ isApart }) => !isApart).values();
    let isWhole = true;
    const lane = async (): Promise<void> => {
      for (const file of queue) {
        if (!isWhole) return;
        if (!(await this.find(file))) isWhole = false;
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return isWhole;
  }

  /** The keys of all that is in the cache. */
  async keys(): Promise<string[]> {
    return (await (await caches.open(this.#name)).keys()).map(({ url }) => url);
  }

  async delete(keys: readonly string[]): Promise<void> {
    const cache = await caches.open(this.#name);
    await Promise.all(keys.map((key) => cache.delete(key)));
  }

  async #cached(file: ReleaseFile): Promise<Response | null> {
    const response = await inTime(caches.match(file.key, { cacheName: this.#name }));
    return response ? whole(response, file) : null;
  }

  /** Fetches a file and keeps it. A cut answer may lie in the browser's own cache: the second look goes past that. */
  async #fetched(file: ReleaseFile): Promise<Response | null> {
    for (const cache of ["default", "reload"] as const) {
      const response = await fetch(file.url, { cache, signal: AbortSignal.timeout(NETWORK_PATIENCE) })
        .then((answer) => (answer.ok ? whole(answer, file) : null))
        .catch(() => null);
      if (!response) continue;
      const kept = response.clone();
      // Without room for it, it is fetched again the next time.
      await inTime(caches.open(this.#name).then((files) => files.put(file.key, kept)));
      return response;
    }
    return null;
  }
}

/** The answer with its bytes at hand, if they are those of the file. */
async function whole(response: Response, { integrity }: ReleaseFile): Promise<Response | null> {
  try {
    const bytes = await response.arrayBuffer();
    if (!(await hashOf(bytes)).startsWith(integrity)) return null;
    const headers = new Headers(response.headers);
    for (const name of OF_THE_WIRE) headers.delete(name);
    return new Response(bytes, { headers });
  } catch {
    return null; // cut off on the way
  }
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}
