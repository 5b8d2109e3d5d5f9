// Which browsers the tests run in. ERGO_BROWSERS=chromium,firefox,webkit requires those it names; without it the
// tests run in those that are installed.
import { findChrome, NO_CHROME } from "./chrome.mjs";
import { namedBy, onPath } from "./programs.mjs";

/** @typedef {"chromium" | "firefox" | "webkit"} Browser */
/** @typedef {{ path: string, env: Record<string, string> }} Program an executable and what its environment needs */

/** @type {readonly Browser[]} */
const BROWSERS = ["chromium", "firefox", "webkit"];

/** What to do where a browser is required and missing. @type {Record<Browser, string>} */
const MISSING = {
  chromium: NO_CHROME,
  firefox: "Firefox is missing: install it (Debian: firefox-esr), or set FIREFOX_PATH to its executable.",
  webkit: "WebKitGTK is missing: install its driver and a display (Debian: webkit2gtk-driver xvfb dbus).",
};

/**
 * The browsers to test in, of those that a part of the tests can run in. It throws with a sentence where one that is
 * required is unknown or missing, and where none is left.
 * @param {readonly Browser[]} [among]
 */
export async function wanted(among = BROWSERS) {
  const required = (process.env.ERGO_BROWSERS ?? "").split(/[\s,]+/).filter(Boolean);
  const unknown = required.find((name) => !BROWSERS.some((known) => known === name));
  if (unknown) throw new Error(`ERGO_BROWSERS names "${unknown}"; known are ${BROWSERS.join(", ")}.`);
  /** @type {Browser[]} */
  const present = [];
  for (const browser of among) {
    if (required.length > 0 && !required.includes(browser)) continue;
    if (await find(browser)) present.push(browser);
    else if (required.includes(browser)) throw new Error(`${MISSING[browser]} ERGO_BROWSERS requires it.`);
  }
  if (present.length > 0) return present;
  throw new Error(
    required.length > 0 ? `ERGO_BROWSERS names none of ${among.join(", ")}.` : MISSING[among[0]],
  );
}

/**
 * Where a browser is, or null where it is not installed. Of WebKitGTK it is the driver, which starts the browser.
 * @param {Browser} browser @returns {Promise<Program | null>}
 */
export async function find(browser) {
  if (browser === "chromium") return findChrome();
  if (browser === "firefox") return program(namedBy("FIREFOX_PATH") ?? onPath("firefox", "firefox-esr"));
  const display = process.env.DISPLAY || process.env.WAYLAND_DISPLAY || onPath("Xvfb");
  return display ? program(onPath("WebKitWebDriver")) : null;
}

const program = (/** @type {string | undefined} */ path) => (path ? { path, env: {} } : null);
