// The listeners of the service worker. What they do, and why, stands in plan.ts.
import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { asksToTakeOver, type Kept, source, stale, succeed } from "./plan.ts";

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null; integrity?: string }[];
};
declare const __VERSION__: string;
/** Files of this release that are kept only once they were asked for. */
declare const __APART__: { url: string; integrity: string }[];

const precache = new PrecacheController();
precache.addToCacheList(self.__WB_MANIFEST);
const files = precache.getURLsToCacheKeys();
const scope = self.registration.scope;
/** Named by the scope, as the precache is: another copy of the app may live on this origin. */
const apartCache = `ergo-apart-${scope}`;
const apart = new Map(__APART__.map(({ url, integrity }) => [new URL(url, scope).href, integrity]));

self.addEventListener("install", (event) => {
  event.waitUntil(precache.install(event));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener("message", (event) => {
  if (asksToTakeOver(event.data)) event.waitUntil(self.skipWaiting());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const found = source(
    request,
    scope,
    (url) => files.has(url),
    (url) => apart.has(url),
  );
  if (found.from === "release") {
    event.respondWith(
      precache.createHandlerBoundToURL(found.url)({ event, request, url: new URL(found.url) }),
    );
  } else if (found.from === "apart") {
    event.respondWith(fromApart(found.url));
  } else if (found.from === "older") {
    event.respondWith(fromOlder(request));
  }
});

async function takeOver(): Promise<void> {
  const [cache, notes] = await Promise.all([
    caches.open(precache.strategy.cacheName),
    caches.open("ergo-releases"),
  ]);
  const note = await notes.match("releases.json");
  const before: Kept | null = note ? await note.json() : null;
  const kept = succeed(before, { version: __VERSION__, keys: [...files.values(), ...apart.keys()] });
  await notes.put("releases.json", new Response(JSON.stringify(kept)));
  await Promise.all([sweep(cache, kept), sweep(await caches.open(apartCache), kept)]);
  await self.clients.claim();
}

async function sweep(cache: Cache, kept: Kept): Promise<void> {
  const cached = (await cache.keys()).map((request) => request.url);
  await Promise.all(stale(cached, kept).map((key) => cache.delete(key)));
}

/** A file that is kept from when it is first fetched; only the bytes that this release was built with are. */
async function fromApart(url: string): Promise<Response> {
  const cache = await caches.open(apartCache);
  const known = await cache.match(url);
  if (known) return known;
  const fetched = await fetch(url, { integrity: apart.get(url) });
  if (fetched.ok) await cache.put(url, fetched.clone()).catch(() => {}); // without room for it, it is fetched again
  return fetched;
}

async function fromOlder(request: Request): Promise<Response> {
  const found = await Promise.all(
    [precache.strategy.cacheName, apartCache].map(async (name) =>
      (await caches.open(name)).match(request.url),
    ),
  );
  return found.find((response) => response) ?? fetch(request);
}
