// The built app, a server and a browser that a test can take away without warning.
//
//   const app = await visit({ base: "/app/" });      // server, browser with a profile of its own, one open tab
//   await app.installed();                           // the service worker is active and has every file
//   await app.server.stop();                         // the network is gone
//   await app.crash();                               // the browser is killed and started again: same profile
//   app.troubles                                     // script errors, CSP reports, requests to other origins
//   await app.end();
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { serve } from "../../web/serve/serve.mjs";
import { startChrome } from "../browser/chrome.mjs";
import { plainSocket } from "../browser/plain-socket.mjs";
import { built } from "./builds.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").BrowserContext} BrowserContext */
/** @typedef {import("./builds.mjs").Version} Version */
/** @typedef {(() => void) | (() => void)[]} Scripts what every page runs before its own scripts */

/** The address of a puzzle of the corpus: the first of the hardest level. @param {import("../kinds/own.ts").OwnKind} kind */
export function linkTo(kind) {
  const folder = new URL(`../../puzzles/${kind}/`, import.meta.url);
  const hardest = readdirSync(folder).sort().reverse()[0];
  const [first] = readFileSync(new URL(hardest, folder), "utf8").split("\n");
  return `#/${kind}/${first}`;
}

/** How long a page is waited for, in milliseconds: what takes longer on a busy machine hangs. */
const HANG = 90_000;

/** Nothing but this machine can be reached. */
const alone = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost";

/** A browser that lives for seconds has no use for what it would compile ahead, all scripts at each install; a bench has. */
const compilesLess = process.env.VITEST ? ["--v8-cache-options=none"] : [];

/** A browser and the playwright connection to it. @param {string} [profile] @param {string[]} [flags] */
export async function startBrowser(profile, flags = []) {
  const chrome = await startChrome({ profile, flags: [alone, ...compilesLess, ...flags] });
  const connection = await chromium.connectOverCDP(await plainSocket(chrome.endpoint));
  return { chrome, connection };
}

/** @type {ReturnType<typeof startBrowser> | undefined} */
let shared;

/** One browser for all short visits of a file, since to start one is much of their work. Its profile goes with the builds. */
function sharedBrowser() {
  shared ??= startBrowser(mkdtempSync(join(built("now"), "../profile-")));
  return shared;
}

/** Writes down what no page of ours may do. @param {BrowserContext} context @param {string} origin @param {string[]} troubles */
function watchFor(context, origin, troubles) {
  context.on("weberror", (event) => troubles.push(`error: ${event.error().message}`));
  context.on("console", (message) => {
    // A page that is a picture names no icon, so a browser asks for one by itself.
    const { url } = message.location();
    const isIcon = url.endsWith("/favicon.ico");
    if (message.type() === "error" && !isIcon) troubles.push(`console: ${message.text()} (${url})`);
  });
  context.on("request", (request) => {
    if (/^(https?|wss?):/.test(request.url()) && new URL(request.url()).origin !== origin) {
      troubles.push(`request: ${request.url()}`);
    }
  });
}

/** Runs in a page: its service worker is believed to be there, and never comes. */
export function installNothing() {
  ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
  ServiceWorkerContainer.prototype.getRegistration = async () => /** @type {any} */ ({});
}

/** Runs in a page: data is to be saved, as its browser says, so no packs are fetched unasked. */
function savesData() {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
}

/**
 * Serves a build under `base` and opens it in a browser whose storage outlives `crash`.
 * `prepare` is a script that every page runs before its own; `preferences` are those of the browser's profile. A visit
 * that is `online` installs nothing, which is most of the work of a short one, and shares its browser with others
 * unless it has its `own`, which can crash. The packs of the library are fetched unasked only where they are wished for, so
 * that none is under way when a test takes the network.
 * @param {{ base?: string, version?: Version, path?: string, width?: number, height?: number, prepare?: Scripts, preferences?: object, online?: boolean, touch?: boolean, own?: boolean, packs?: boolean }} [wishes]
 */
export async function visit({
  base = "/",
  version = "now",
  path = "",
  width = 360,
  height = 740,
  prepare,
  preferences,
  online = false,
  touch = false,
  packs = false,
  own = !online || preferences !== undefined,
} = {}) {
  const profile = own ? mkdtempSync(join(tmpdir(), "ergo-profile-")) : undefined;
  if (profile && preferences) {
    mkdirSync(join(profile, "Default"));
    writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(preferences));
  }
  let server = await serve({ folder: built(version), base });
  let { chrome, connection } = await (own ? startBrowser(profile) : sharedBrowser());
  const ownContext = own ? null : await connection.newContext({ hasTouch: touch });
  /** @type {string[]} */
  const troubles = [];
  const { url, port } = server;
  const context = () => ownContext ?? connection.contexts()[0];
  let lastRequest = Date.now();
  const watch = async () => {
    if (!packs) await context().addInitScript(savesData);
    watchFor(context(), new URL(url).origin, troubles);
    context().on("request", () => {
      lastRequest = Date.now();
    });
  };

  /** Opens an address of the app in a new tab, or in one that is there. @param {string} [path] @param {Page} [tab] */
  const open = async (path = "", tab) =>
    openIn(tab ?? (await context().newPage()), { path, prepare, online });

  /** @param {Page} page @param {{ path: string, prepare: Scripts | undefined, online: boolean }} wishes */
  const openIn = async (page, { path, prepare, online }) => {
    page.setDefaultTimeout(HANG);
    await page.setViewportSize({ width, height });
    const scripts = [online ? installNothing : [], prepare ?? []].flat();
    for (const script of scripts) await page.addInitScript(script);
    await page.goto(new URL(path, url).href);
    await shown(page);
    return page;
  };

  const kill = async () => {
    if (ownContext) throw new Error("Other visits share this browser: wish for an own one.");
    await chrome.kill();
  };
  const end = async () => {
    await (ownContext ? ownContext.close() : kill());
    await server.stop();
    if (profile) rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };

  await watch();
  const first = await open(path).catch(async (error) => {
    await end();
    throw new Error([error.message, ...troubles].join("\n"));
  });
  const app = {
    url,
    troubles,
    open,
    end,
    /** The tab that was opened first, or first after the crash. */
    page: first,
    get server() {
      return server;
    },
    get context() {
      return context();
    },
    /** Name and version of the browser; a shell without a window is a `HeadlessChrome`. */
    get product() {
      return chrome.product;
    },
    /** Opens a storage of its own in the same browser. @param {import("playwright-core").BrowserContextOptions} [options] */
    fresh: (options) => connection.newContext(options),
    /**
     * Opens an address in a tab with a storage of its own, in the same browser: what a test prepares for one tab
     * does not reach the next, and no other browser has to start. What is `missing` is not found.
     * @param {{ path?: string, prepare?: Scripts, missing?: RegExp, online?: boolean }} wishes
     */
    async apart({ path = "", prepare, missing, online = false }) {
      const context = await app.fresh();
      if (!packs) await context.addInitScript(savesData);
      /** @type {string[]} */
      const troubles = [];
      watchFor(context, new URL(url).origin, troubles);
      const page = await context.newPage();
      if (missing) await page.route(missing, (route) => route.fulfill({ status: 404 }));
      await openIn(page, { path, prepare, online }).catch(async (error) => {
        await context.close();
        throw new Error([error.message, ...troubles].join("\n"));
      });
      return { page, troubles, close: () => context.close() };
    },
    /** Waits until the service worker is active and in charge of the tab: from now on no network is needed. */
    async installed() {
      await app.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    },
    /**
     * Waits until no tab has asked for a file for a while. A new service worker takes over when the old one rests;
     * one that a debugger looks at, as here, is not put to rest, so in a test it must have nothing to do.
     */
    async quiet() {
      while (Date.now() - lastRequest < 1000) await new Promise((resolve) => setTimeout(resolve, 100));
    },
    /** Puts another version on the server. @param {Version} next */
    deploy(next) {
      version = next;
      server.show(built(version));
    },
    /** Brings the server back after `server.stop()`. */
    async serveAgain() {
      server = await serve({ folder: built(version), base, port });
    },
    /** Kills the browser, as a power cut would. */
    kill,
    /**
     * Starts the browser again with the same storage, at an address; `prepare` is done before the page is loaded.
     * @param {string} [address] @param {(context: BrowserContext) => Promise<unknown>} [prepare]
     */
    async start(address = path, prepare) {
      ({ chrome, connection } = await startBrowser(profile));
      await watch();
      await prepare?.(context());
      app.page = await open(address, context().pages()[0]);
    },
    /** Kills the browser and starts it again with the same storage. */
    async crash() {
      await app.kill();
      await app.start();
    },
  };
  return app;
}

/** Waits until the app has drawn something. @param {Page} page */
export async function shown(page) {
  await page.waitForFunction(
    () => (document.querySelector("ergo-app")?.shadowRoot?.childElementCount ?? 0) > 0,
  );
}

/** Waits until a visit with `packs` has kept all of them. @param {Page} page */
export async function packsKept(page) {
  await page.waitForFunction(() => {
    const { packs } = /** @type {any} */ (document.querySelector("ergo-app")).app.store.state;
    return packs?.status === "idle" && packs.offered && packs.kept.length >= packs.offered.length;
  });
}

/** Which version a tab runs, as its own HTML says. @param {Page} page */
export function versionOf(page) {
  return page.locator('meta[name="version"]').getAttribute("content");
}
