// A Chromium for the tests, on any machine: CHROME_PATH, then a Chrome, Chromium or Edge on the PATH, then
// where chrome-launcher looks (macOS, Windows), then the one inside the npm package @sparticuz/chromium, which
// CHROME_PATH=packaged chooses at once. Of that package only the archives are used: its own arguments switch off
// web security, and its own unpacking goes to a shared folder, takes whatever copy lies there and leaves out the
// bundled libraries.
import { execFileSync, spawn } from "node:child_process";
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createBrotliDecompress } from "node:zlib";
import { Launcher } from "chrome-launcher";
import { isAnyIn } from "../runner/processes.mjs";
import { namedBy, onPath } from "./programs.mjs";
import { tookPart } from "./took-part.mjs";

const cache = fileURLToPath(new URL("../../node_modules/.cache/", import.meta.url));
const packaged = fileURLToPath(new URL("../../node_modules/@sparticuz/chromium/", import.meta.url));

/** @typedef {{ path: string, env: Record<string, string> }} Chrome an executable and what its environment needs */

/** Flags that every run shares: no sandbox, since tests run as root and in containers; and no traffic of its own. */
export const chromeFlags = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--no-default-browser-check",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
  "--disable-breakpad",
  "--disable-extensions",
  "--disable-component-extensions-with-background-pages",
  // The browser's own popups are pages, too, which it would load behind each window.
  "--disable-features=Translate,OptimizationHints,MediaRouter,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,PreloadTopChromeWebUI",
  "--password-store=basic",
  "--use-mock-keychain",
];

/** How long a browser may take to start, in milliseconds: a busy machine takes far less. */
const HANG = 240_000;

const commands = [
  "google-chrome",
  "google-chrome-stable",
  "chromium",
  "chromium-browser",
  "chrome",
  "microsoft-edge",
  "microsoft-edge-stable",
];

function installed() {
  try {
    return Launcher.getFirstInstallation();
  } catch {
    return undefined; // it throws where it finds none
  }
}

/** @param {string} folder the fonts of the package, and those of the system where there are any */
const fontconfig = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <dir prefix="xdg">fonts</dir>
  <cachedir>${folder}/fontconfig</cachedir>
  <include ignore_missing="yes">/etc/fonts/conf.d</include>
</fontconfig>
`;

/** Unpacks every archive of the package once, in a folder of its own that appears whole or not at all. */
async function unpack() {
  const { version } = JSON.parse(readFileSync(join(packaged, "package.json"), "utf8"));
  const home = join(cache, `chromium-${version}`);
  if (existsSync(home)) return home;
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, "unpacking-"));
  for (const file of readdirSync(join(packaged, "bin"))) {
    const target = join(draft, basename(file, ".br"));
    await pipeline(
      createReadStream(join(packaged, "bin", file)),
      createBrotliDecompress(),
      createWriteStream(target, { mode: 0o755 }),
    );
    if (!target.endsWith(".tar")) continue;
    execFileSync("tar", ["-xf", target, "-C", draft, "--no-same-owner"]);
    rmSync(target);
  }
  writeFileSync(join(draft, "fonts.conf"), fontconfig(home));
  try {
    renameSync(draft, home);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(home)) throw error; // otherwise another process was quicker
  }
  return home;
}

export const NO_CHROME =
  "No Chromium for the tests: install Chrome, Chromium or Edge, or set CHROME_PATH to its executable.";

/** @type {Promise<Chrome | null> | undefined} */
let found;

/** The browser to test with, or null where there is none. */
export function findChrome() {
  found ??= search();
  return found;
}

/** @returns {Promise<Chrome | null>} */
async function search() {
  const isPackaged = process.env.CHROME_PATH === "packaged";
  const path = isPackaged ? undefined : (namedBy("CHROME_PATH") ?? onPath(...commands) ?? installed());
  if (path) return { path, env: {} };
  if (process.platform !== "linux" || process.arch !== "x64" || !existsSync(packaged)) return null;
  const home = await unpack();
  const libraries = [join(home, "lib"), home, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
  return {
    path: join(home, "chromium"),
    env: { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: home, FONTCONFIG_FILE: join(home, "fonts.conf") },
  };
}

/**
 * Starts a browser of our own, so that a test can end it as the system would: without a warning.
 * `profile` keeps storage over restarts; without one it is fresh and goes with the browser.
 * @param {{ profile?: string | undefined, flags?: string[] }} [wishes]
 */
export async function startChrome({ profile, flags = [] } = {}) {
  const chrome = await findChrome();
  if (!chrome) throw new Error(NO_CHROME);
  const { path, env } = chrome;
  const home = profile ?? mkdtempSync(join(tmpdir(), "ergo-profile-"));
  const child = spawn(
    path,
    [
      ...chromeFlags,
      "--headless",
      "--remote-debugging-port=0",
      "--remote-debugging-pipe", // it ends when the pipe does, thus with this process, however that ends
      `--user-data-dir=${home}`,
      ...flags,
      "about:blank",
    ],
    { env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "pipe", "pipe", "pipe"], detached: true },
  );
  let running = true;
  const gone = new Promise((resolve) => child.once("exit", resolve)).then(() => {
    running = false;
    open.delete(end);
  });
  // The whole process group at once, as when the system runs out of memory.
  const end = () => {
    if (running && child.pid) process.kill(-child.pid, "SIGKILL");
  };
  open.add(end);
  const kill = async () => {
    end();
    await gone;
    // Processes that it had started may go later, and hold their files till then.
    while (child.pid && isAnyIn(child.pid)) await new Promise((resolve) => setTimeout(resolve, 10));
    if (!profile) rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  let said = "";
  const endpoint = await new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`The browser did not start.\n${said}`)), HANG);
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`The browser ended with ${code}.\n${said}`)));
    child.stderr?.on("data", (chunk) => {
      said = (said + chunk).slice(-20_000);
      const address = /DevTools listening on (ws:\S+)/.exec(said);
      if (!address) return;
      clearTimeout(late);
      resolve(address[1]);
    });
  }).catch(async (error) => {
    await kill();
    throw error;
  });
  const { host, port } = new URL(endpoint);
  const { Browser } = /** @type {{ Browser: string }} */ (
    await (await fetch(`http://${host}/json/version`)).json()
  );
  tookPart(Browser);
  return { endpoint: /** @type {string} */ (endpoint), port: Number(port), product: Browser, kill };
}

/** Browsers that still run when this process ends. @type {Set<() => void>} */
const open = new Set();
process.once("exit", () => {
  for (const end of open) end();
});
