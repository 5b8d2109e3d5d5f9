// The listeners of the service worker. Their behaviour, and the reasons, are in plan.ts.
import { Files } from "./files.ts";
import { ReleaseNotes } from "./notes.ts";
import { inTime } from "./patience.ts";
import {
  asksForVersion,
  asksToTakeOver,
  fileOf,
  hasAll,
  type KeptReleases,
  type Listed,
  type Release,
  releaseOf,
  rescue,
  shownOf,
  source,
  stale,
} from "./plan.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Listed[] };
declare const __VERSION__: string;
/** Files of this release that are kept only once they were asked for. */
declare const __APART__: Listed[];
/** The page that repairs the app: it needs nothing but this script. */
declare const __REPAIR__: string;

const scope = self.registration.scope;
const own = releaseOf(__VERSION__, [...self.__WB_MANIFEST, ...__APART__], scope);
const urls = new Set(own.files.map(({ url }) => url));
const page = new URL("index.html", scope).href;
// Named by the scope: another copy of the app may live on this origin.
const files = new Files(`ergo-files-${scope}`);
const notes = new ReleaseNotes(`ergo-notes-${scope}`, own);
/** The caches of version 0.4.0 and before. */
const LEGACY = [`workbox-precache-v2-${scope}`, `ergo-apart-${scope}`];

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener("message", (event) => {
  if (asksToTakeOver(event.data)) event.waitUntil(self.skipWaiting());
  if (asksForVersion(event.data)) event.ports[0]?.postMessage(__VERSION__);
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const found = source(request, scope, (url) => urls.has(url));
  if (found.from === "repair") event.respondWith(repairPage());
  else if (found.from === "page") event.respondWith(thePage(event, found.attempt));
  else if (found.from === "file") event.respondWith(theFile(request, found.url));
});

async function install(): Promise<void> {
  const isWhole = await files.complete(own);
  if (!isWhole || !hasAll(await files.keys(), own)) throw new Error(`Release ${own.version} is not whole.`);
}

async function takeOver(): Promise<void> {
  const before = await notes.before();
  const kept = await notes.kept();
  await notes.write(kept);
  await files.delete(stale(await files.keys(), kept));
  // Tabs that still run a release from before the notes need its files until the next one.
  if (before && before.current.version !== own.version)
    await Promise.all(LEGACY.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The app's one page: that of the shown release, or the result of `rescue` after failed attempts to start it. */
async function thePage(event: FetchEvent, attempt: number): Promise<Response> {
  const kept = await notes.kept();
  if (kept.shown === "previous" && !kept.hasFailed) event.waitUntil(recover(kept));
  const answer = attempt > 0 ? null : await pageOf(shownOf(kept));
  if (answer) return answer;
  const rescued = await rescue(kept, attempt || 1, (release) => files.complete(release));
  if (rescued.kept !== kept) await inTime(notes.write(rescued.kept));
  return (rescued.release && (await pageOf(rescued.release))) ?? repairPage();
}

async function pageOf(release: Release): Promise<Response | null> {
  const file = release.files.find(({ url }) => url === page);
  return file ? files.find(file) : null;
}

/** Goes back to the current release, from the next start on, if it can be made whole again. */
async function recover(kept: KeptReleases): Promise<void> {
  if (await files.complete(kept.current)) await notes.write({ ...kept, shown: "current" });
}

/** A file of a release that is kept; else one that an older tab wants, of which nothing is noted. */
async function theFile(request: Request, url: string): Promise<Response> {
  const file = fileOf(await notes.kept(), url);
  if (file) return (await files.find(file)) ?? Response.error();
  for (const cacheName of LEGACY) {
    const found = await inTime(caches.match(url, { cacheName }));
    if (found) return found;
  }
  return fetch(request);
}

function repairPage(): Response {
  return new Response(__REPAIR__, { headers: { "content-type": "text/html; charset=utf-8" } });
}
