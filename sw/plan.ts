// What the service worker does, as pure functions; main.ts only listens.
//
// How a new version takes over, and what the page does for it:
//  1. The browser finds a changed sw.js and installs it beside the old one: every file is fetched, held to its hash
//     and put into the one cache, under a name or revision of its own, so the old version misses nothing. One file that
//     is cut, missing or foreign, and the install fails; the page has it tried again later. Nothing skips waiting here.
//  2. The page sees `registration.waiting` (or `updatefound`, then "installed"), asks it who it is, and offers the new
//     version: a script that the server sent empty installs too, but does not answer.
//  3. Accepted in one tab, that tab says so to the others over a BroadcastChannel; each finishes writing its game,
//     durably, and answers. When all that can answer have, the tab sends `{ type: "SKIP_WAITING" }` to
//     `registration.waiting`.
//  4. The new version activates and takes over every tab (`controllerchange`). A tab that had a controller before
//     reloads once; a first visit also brings `controllerchange` and must not reload.
// A tab that was frozen, or is still between 3 and 4, runs on with the old script and may start a worker or load a
// chunk late. So the files of the version before stay until the version after the next activates: `succeed`, `stale`.
// Names under assets/ carry a hash of their content, so old pages ask for old files and never meet new ones.
//
// What goes wrong after the install: every file is held to its hash again whenever it is asked for, and fetched anew
// if it is not whole. A page that does not start asks for itself with `?rescue=1`, then 2, then 3: see `rescue`.
//
// A few large files that not everybody needs (the coloured editor of rules) are not fetched at install: they belong
// to the release, but are kept from when a page first asks for them (`isApart`).

/** The one order that the page gives. */
export interface SkipWaiting {
  type: "SKIP_WAITING";
}

/** The one question that the page asks, over a port; the answer is the version. */
export interface WhoAreYou {
  type: "VERSION";
}

/** One file of a release. */
export interface ReleaseFile {
  /** Its whole address. */
  readonly url: string;
  /** Its address in the cache, which differs from release to release as its bytes do. */
  readonly key: string;
  /** "sha256-" and the hash of its bytes, in base64, or how that begins. */
  readonly integrity: string;
  /** Whether it is fetched only when a page asks for it. */
  readonly isApart: boolean;
}

/** One version of the app: its name, and all that it consists of. */
export interface Release {
  readonly version: string;
  readonly files: readonly ReleaseFile[];
}

/** The releases whose files stay in the cache, and which of them is shown. */
export interface KeptReleases {
  readonly current: Release;
  readonly previous: Release | null;
  /** The previous one is shown while the current one is not whole, or after it did not start. */
  readonly shown: "current" | "previous";
  /** Whether the current one did not start although it is whole: then only another release takes its place. */
  readonly hasFailed: boolean;
}

/** A file as the build lists it; without a revision its name carries a hash of its content. */
export interface Listed {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity: string;
  readonly isApart?: boolean;
}

/** The release that a build lists, under the address of the app's folder. */
export function releaseOf(version: string, listed: readonly Listed[], scope: string): Release {
  const files = listed.map(({ url: path, revision, integrity, isApart = false }) => {
    const url = new URL(path, scope).href;
    return { url, key: revision === null ? url : `${url}?revision=${revision}`, integrity, isApart };
  });
  return { version, files };
}

/**
 * Which releases stay when `release` activates: itself, and the one that open tabs may still be running. One that
 * never started leaves the place to the one that was shown instead.
 */
export function succeed(kept: KeptReleases | null, release: Release): KeptReleases {
  const isAgain = kept?.current.version === release.version;
  if (kept && isAgain) return { ...kept, current: release };
  const previous = kept && (kept.shown === "previous" ? kept.previous : kept.current);
  return { current: release, previous, shown: "current", hasFailed: false };
}

/** The release that pages are shown. */
export function shownOf({ current, previous, shown }: KeptReleases): Release {
  return shown === "previous" ? (previous ?? current) : current;
}

/** The cached files that no kept release needs. */
export function stale(cached: readonly string[], { current, previous }: KeptReleases): string[] {
  const needed = new Set(
    [current, previous].flatMap((release) => release?.files.map(({ key }) => key) ?? []),
  );
  return cached.filter((key) => !needed.has(key));
}

/** Whether the cache has every file of a release that is fetched at install, whatever it holds. */
export function hasAll(cached: readonly string[], { files }: Release): boolean {
  const has = new Set(cached);
  return files.every(({ key, isApart }) => isApart || has.has(key));
}

/** The file of an address, of the release that is shown if that has one, and of the other else. */
export function fileOf(kept: KeptReleases, url: string): ReleaseFile | null {
  const shown = shownOf(kept);
  const other = shown === kept.current ? kept.previous : kept.current;
  for (const release of [shown, other]) {
    const file = release?.files.find((one) => one.url === url);
    if (file) return file;
  }
  return null;
}

/** A request, as far as the plan reads it. */
export interface PlannedRequest {
  readonly method: string;
  readonly mode: string;
  readonly cache: string;
  readonly url: string;
}

/**
 * Where an answer comes from: the app's one page, as it is or after so many attempts to start it that failed; the
 * page that repairs the app; a file of some release; or not from here.
 */
export type AnswerSource =
  | { readonly from: "page"; readonly attempt: number }
  | { readonly from: "repair" }
  | { readonly from: "file"; readonly url: string }
  | { readonly from: "network" };

const NETWORK: AnswerSource = { from: "network" };

/**
 * Where the answer to a request comes from. `scope` is the address of the app's folder; `has` knows this release's
 * files. Every address of the app itself (a share, a shortcut, any query) is its one page; other pages are not ours.
 */
export function source(asked: PlannedRequest, scope: string, has: (url: string) => boolean): AnswerSource {
  const { href, searchParams } = new URL(asked.url);
  // The page that repairs the app wants the server's version.
  const isFresh = asked.cache === "reload" && asked.mode !== "navigate";
  if (asked.method !== "GET" || isFresh || !href.startsWith(scope)) return NETWORK;
  const path = href.slice(scope.length).replace(/[?#].*$/s, "");
  if (asked.mode === "navigate") {
    if (path === "repair.html") return { from: "repair" };
    if (path !== "" && path !== "index.html") return NETWORK;
    return searchParams.has("reset-sw")
      ? { from: "repair" }
      : { from: "page", attempt: Number(searchParams.get("rescue")) || 0 };
  }
  const url = new URL(path || "index.html", scope).href;
  return has(url) || path.startsWith("assets/") ? { from: "file", url } : NETWORK;
}

/** The page for an app that did not start: a release, or the page that repairs the app (null). */
export interface Rescue {
  readonly kept: KeptReleases;
  readonly release: Release | null;
}

/**
 * The release to show after so many failed attempts to start the app. After the first, the shown release is
 * made whole and shown again. If it cannot be made whole, or fails again, the release before is shown instead
 * if that is whole. `isWhole` repairs as far as it can.
 */
export async function rescue(
  kept: KeptReleases,
  attempt: number,
  isWhole: (release: Release) => Promise<boolean>,
): Promise<Rescue> {
  if (attempt === 1 && (await isWhole(shownOf(kept)))) return { kept, release: shownOf(kept) };
  const { previous, shown } = kept;
  if (attempt > 2 || shown === "previous" || !previous || !(await isWhole(previous)))
    return { kept, release: null };
  return { kept: { ...kept, shown: "previous", hasFailed: attempt === 2 }, release: previous };
}

/** The stored record of the releases, or null if it is damaged. */
export function readKept(noted: unknown): KeptReleases | null {
  const { current, previous, shown, hasFailed } = (noted ?? {}) as Partial<
    Record<keyof KeptReleases, unknown>
  >;
  if (!isRelease(current) || !(previous === null || isRelease(previous))) return null;
  return {
    current,
    previous,
    shown: shown === "previous" && previous ? "previous" : "current",
    hasFailed: hasFailed === true,
  };
}

function isRelease(noted: unknown): noted is Release {
  const { version, files } = (noted ?? {}) as Partial<Record<keyof Release, unknown>>;
  return typeof version === "string" && Array.isArray(files) && files.every(isFile);
}

function isFile(noted: unknown): noted is ReleaseFile {
  const { url, key, integrity, isApart } = (noted ?? {}) as Partial<Record<keyof ReleaseFile, unknown>>;
  return [url, key, integrity].every((one) => typeof one === "string") && typeof isApart === "boolean";
}

/** Whether a message from a page asks the waiting version to take over. */
export function asksToTakeOver(message: unknown): message is SkipWaiting {
  return typeOf(message) === "SKIP_WAITING";
}

/** Whether a message from a page asks which version this is. */
export function asksForVersion(message: unknown): message is WhoAreYou {
  return typeOf(message) === "VERSION";
}

function typeOf(message: unknown): unknown {
  return typeof message === "object" && message !== null && "type" in message ? message.type : null;
}
