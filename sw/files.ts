import type { Release, ReleaseFile } from "./plan.ts";

/** Milliseconds that the cache may take to answer; then the file counts as missing. */
const CACHE_PATIENCE = 20_000;
/** Milliseconds that the network may take for one file. */
const NETWORK_PATIENCE = 30_000;
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

  /** Fetches what is missing or damaged of a release, but for what is kept apart; whether it is whole then. */
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
    const looking = caches.match(file.key, { cacheName: this.#name }).catch(() => undefined);
    const response = await Promise.race([looking, afterwards(CACHE_PATIENCE)]);
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
      await caches
        .open(this.#name)
        .then((files) => files.put(file.key, kept))
        .catch(() => {});
      return response;
    }
    return null;
  }
}

/** The answer with its bytes at hand, if they are those of the file. */
async function whole(response: Response, { integrity }: ReleaseFile): Promise<Response | null> {
  try {
    const bytes = await response.arrayBuffer();
    if ((await hashOf(bytes)) !== integrity) return null;
    const type = response.headers.get("content-type");
    return new Response(bytes, { headers: type ? { "content-type": type } : {} });
  } catch {
    return null; // cut off on the way
  }
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

function afterwards(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}
