// The listeners of the service worker. What they do, and why, stands in plan.ts.
import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { asksToTakeOver, type Kept, source, stale, succeed } from "./plan.ts";

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null; integrity?: string }[];
};
declare const __VERSION__: string;

const precache = new PrecacheController();
precache.addToCacheList(self.__WB_MANIFEST);
const files = precache.getURLsToCacheKeys();
const scope = self.registration.scope;

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
  const found = source(request, scope, (url) => files.has(url));
  if (found.from === "release") {
    event.respondWith(
      precache.createHandlerBoundToURL(found.url)({ event, request, url: new URL(found.url) }),
    );
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
  const kept = succeed(before, { version: __VERSION__, keys: [...files.values()] });
  await notes.put("releases.json", new Response(JSON.stringify(kept)));
  const cached = (await cache.keys()).map((request) => request.url);
  await Promise.all(stale(cached, kept).map((key) => cache.delete(key)));
  await self.clients.claim();
}

async function fromOlder(request: Request): Promise<Response> {
  const cache = await caches.open(precache.strategy.cacheName);
  return (await cache.match(request.url)) ?? fetch(request);
}
