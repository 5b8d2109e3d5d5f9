// What the service worker does, as pure functions; main.ts only listens.
//
// How a new version takes over, and what the page does for it:
//  1. The browser finds a changed sw.js and installs it beside the old one: all its files are fetched into the one
//     cache, under names or revisions of their own, so the old version misses nothing. Nothing skips waiting here.
//  2. The page sees `registration.waiting` (or `updatefound`, then "installed") and offers the new version.
//  3. Accepted in one tab, that tab says so to the others over a BroadcastChannel; each finishes writing its game,
//     durably, and answers. When all that can answer have, the tab sends `{ type: "SKIP_WAITING" }` to
//     `registration.waiting`.
//  4. The new version activates and takes over every tab (`controllerchange`). A tab that had a controller before
//     reloads once; a first visit also brings `controllerchange` and must not reload.
// A tab that was frozen, or is still between 3 and 4, runs on with the old script and may start a worker or load a
// chunk late. So the files of the version before stay until the version after the next activates: `succeed`, `stale`.
// Names under assets/ carry a hash of their content, so old pages ask for old files and never meet new ones.
//
// A few large files that not everybody needs (the coloured editor of rules) are not fetched at install: they belong
// to the release, but are kept in a cache of their own from when a page first asks for them.

/** The one message that the page sends. */
export interface SkipWaiting {
  type: "SKIP_WAITING";
}

/** One version of the app: its name, and the cache keys of all that it consists of. */
export interface Release {
  version: string;
  keys: string[];
}

/** The releases whose files stay in the cache. */
export interface Kept {
  current: Release;
  previous: Release | null;
}

/** Which releases stay when `release` activates: itself, and the one that open tabs may still be running. */
export function succeed(kept: Kept | null, release: Release): Kept {
  if (!kept) return { current: release, previous: null };
  const again = kept.current.version === release.version;
  return { current: release, previous: again ? kept.previous : kept.current };
}

/** The cached files that no kept release needs. */
export function stale(cached: readonly string[], kept: Kept): string[] {
  const needed = new Set([...kept.current.keys, ...(kept.previous?.keys ?? [])]);
  return cached.filter((key) => !needed.has(key));
}

/** A request, as far as the plan reads it. */
export interface Asked {
  method: string;
  mode: string;
  url: string;
}

/**
 * Where an answer comes from: a file of this release, one that is kept once it was asked for, a hashed file of an
 * older release, or not from here.
 */
export type Source =
  | { from: "release"; url: string }
  | { from: "apart"; url: string }
  | { from: "older" }
  | { from: "network" };

/**
 * Where the answer to a request comes from. `scope` is the address of the app's folder; `has` knows this release's
 * files, `isApart` those that are not fetched at install. Every address of the app itself (a share, a shortcut, any
 * query) is its one page; other pages are not ours.
 */
export function source(
  asked: Asked,
  scope: string,
  has: (url: string) => boolean,
  isApart: (url: string) => boolean,
): Source {
  const url = new URL(asked.url);
  if (asked.method !== "GET" || !url.href.startsWith(scope)) return { from: "network" };
  const path = url.href.slice(scope.length).replace(/[?#].*$/s, "");
  const page = new URL("index.html", scope).href;
  if (asked.mode === "navigate") {
    return path === "" || path === "index.html" ? { from: "release", url: page } : { from: "network" };
  }
  const file = path === "" ? page : new URL(path, scope).href;
  if (has(file)) return { from: "release", url: file };
  if (isApart(file)) return { from: "apart", url: file };
  return path.startsWith("assets/") ? { from: "older" } : { from: "network" };
}

/** Whether a message from a page asks the waiting version to take over. */
export function asksToTakeOver(message: unknown): message is SkipWaiting {
  return (
    typeof message === "object" && message !== null && "type" in message && message.type === "SKIP_WAITING"
  );
}
