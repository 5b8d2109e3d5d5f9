// WebKitGTK's small browser. WebDriver drives it, on a display of its own; but then it keeps nothing when it ends, so what
// a kill leaves is looked at in one that is not driven, through the inspector.
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import WebSocket from "ws";
import { find } from "../browser/browsers.mjs";
import { startGroup } from "../browser/group.mjs";
import { tookPart } from "../browser/took-part.mjs";
import { tabOver } from "./tab.mjs";
import { tabsOver } from "./webdriver.mjs";

/** How long it may take to start: far above what a slow machine needs. */
const PATIENCE_MS = 60_000;

/** Methods and paths of the commands. @type {Record<string, [string, string]>} */
const COMMANDS = {
  "Set Timeouts": ["POST", "timeouts"],
  "Navigate To": ["POST", "url"],
  "Get Window Handle": ["GET", "window"],
  "Switch To Window": ["POST", "window"],
  "New Window": ["POST", "window/new"],
  "Close Window": ["DELETE", "window"],
  "Execute Async Script": ["POST", "execute/async"],
  "Perform Actions": ["POST", "actions"],
  "Take Screenshot": ["GET", "screenshot"],
};

/** A port that nobody listens on. @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** Asks again until there is an answer. @template T @param {string} what @param {() => Promise<T | undefined | null>} question @returns {Promise<T>} */
async function soon(what, question) {
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    const answer = await question().catch(() => null);
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`${what} did not start.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Where Debian and others put the browser. */
function miniBrowser() {
  const folders = ["/usr/lib", "/usr/libexec", ...readdirSync("/usr/lib").map((name) => `/usr/lib/${name}`)];
  const found = folders
    .flatMap((folder) => ["4.1", "4.0", "6.0"].map((api) => join(folder, `webkit2gtk-${api}`, "MiniBrowser")))
    .find((path) => existsSync(path));
  if (!found) throw new Error("WebKitGTK has no MiniBrowser.");
  return found;
}

/** A display that nobody sees, unless there is one. */
async function display() {
  if (process.env.DISPLAY) return { name: process.env.DISPLAY, end: async () => {} };
  let said = "";
  const group = startGroup("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x1000x24", "-nolisten", "tcp"], {
    heard: (text) => {
      said += text;
    },
  });
  const [, number] = await soon("Xvfb", async () => /^(\d+)\n/m.exec(said));
  return { name: `:${number}`, end: group.end };
}

/** What both ways of starting it share: a display, and a home of its own. @param {string} home @param {string[]} troubles */
async function surroundings(home, troubles) {
  const screen = await display();
  return {
    screen,
    env: {
      DISPLAY: screen.name,
      WAYLAND_DISPLAY: undefined,
      GDK_BACKEND: "x11",
      NO_AT_BRIDGE: "1",
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_RUNTIME_DIR: home,
    },
    heard(/** @type {string} */ text) {
      troubles.push(...text.split("\n").filter((line) => /CONSOLE (JS|SECURITY) ERROR/.test(line)));
    },
  };
}

const TELLING = "--enable-write-console-messages-to-stdout=true";

/** @param {string} home @returns {Promise<import("./tour.ts").Running>} */
export async function startWebkit(home) {
  const driver = await find("webkit");
  if (!driver) throw new Error("WebKitGTK is missing.");
  /** @type {string[]} */
  const troubles = [];
  const { screen, ...around } = await surroundings(home, troubles);
  const port = await freePort();
  const group = startGroup("dbus-run-session", ["--", driver.path, `--port=${port}`], around);
  const ask = async (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {object} */ body,
  ) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === "POST" ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await soon("WebKitWebDriver", () => ask("GET", "/status", {}));
  const options = { "webkitgtk:browserOptions": { binary: miniBrowser(), args: ["--automation", TELLING] } };
  const { sessionId, capabilities } = await ask("POST", "/session", {
    capabilities: { alwaysMatch: options },
  });
  tookPart(`WebKitGTK/${capabilities.browserVersion}`);
  const command = (/** @type {string} */ name, /** @type {object} */ parameters = {}) => {
    const [method, path] = COMMANDS[name];
    return ask(method, `/session/${sessionId}/${path}`, parameters);
  };
  await command("Set Timeouts", { script: 60_000, pageLoad: 60_000 });
  const tabs = await tabsOver(command, { prints: false });
  return {
    troubles,
    tab: tabs.first,
    open: tabs.open,
    async end() {
      await group.end();
      await screen.end();
    },
  };
}

/** One that is not driven and keeps in `home` what it stores, with one tab. @param {string} home @param {string} address */
export async function startKeepingWebkit(home, address) {
  /** @type {string[]} */
  const troubles = [];
  const { screen, env, heard } = await surroundings(home, troubles);
  const port = await freePort();
  const group = startGroup(
    "dbus-run-session",
    ["--", miniBrowser(), "--enable-developer-extras=true", TELLING, "--geometry=1000x800", address],
    { env: { ...env, WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${port}` }, heard },
  );
  const path = await soon("MiniBrowser", async () => {
    const list = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    return list.includes(new URL(address).origin) && /\/socket\/\d+\/\d+\/\w+/.exec(list)?.[0];
  });
  return {
    troubles,
    tab: await inspected(`ws://127.0.0.1:${port}${path}`, new URL(address).origin),
    async end() {
      await group.end();
      await screen.end();
    },
  };
}

/**
 * A tab through WebKit's inspector. It has no hand: keys are events that a script makes. An address of another origin
 * is loaded by another process, whose target takes the place of the first: what that was asked is never answered.
 * @param {string} address of the inspector @param {string} origin of the page
 */
async function inspected(address, origin) {
  const socket = new WebSocket(address);
  /** What is asked, by number, with how it ends. @type {Map<number, { of: string, end: (answer: any) => void }>} */
  const waiting = new Map();
  let asked = 0;
  /** @type {string | null} */
  let target = null;
  /** @param {string} gone */
  const forget = (gone) => {
    for (const { of, end } of waiting.values()) if (of === gone) end(null);
  };
  socket.on("message", (data) => {
    const { method, params } = JSON.parse(String(data));
    if (method === "Target.targetCreated" && !params.targetInfo.isProvisional)
      target = params.targetInfo.targetId;
    else if (method === "Target.didCommitProvisionalTarget") {
      target = params.newTargetId;
      forget(params.oldTargetId);
    } else if (method === "Target.targetDestroyed") forget(params.targetId);
    else if (method === "Target.dispatchMessageFromTarget") {
      const { id, result } = JSON.parse(params.message);
      waiting.get(id)?.end(result);
    }
  });
  const send = async (/** @type {string} */ method, /** @type {object} */ params) => {
    const targetId = target;
    if (targetId === null) throw new Error("The inspector has no page yet.");
    asked += 1;
    const id = asked;
    const answer = await new Promise((resolve) => {
      const late = setTimeout(resolve, PATIENCE_MS, null);
      const end = (/** @type {any} */ answer) => {
        clearTimeout(late);
        resolve(answer);
      };
      waiting.set(id, { of: targetId, end });
      const message = JSON.stringify({ id, method, params });
      socket.send(
        JSON.stringify({ id, method: "Target.sendMessageToTarget", params: { targetId, message } }),
      );
    });
    waiting.delete(id);
    if (answer === null) throw new Error("The page gave way to another, or does not answer.");
    return answer;
  };
  const evaluate = async (/** @type {string} */ expression) => {
    const { result, wasThrown } = await send("Runtime.evaluate", { expression, returnByValue: true });
    if (wasThrown) throw new Error(result.description);
    return result.value;
  };
  await new Promise((resolve, reject) => socket.on("open", resolve).on("error", reject));
  await soon("the page", () => evaluate(`location.origin === ${JSON.stringify(origin)}`));
  const run = async (/** @type {string} */ source, /** @type {unknown[]} */ args) => {
    await evaluate(`globalThis.ran = null;
      Promise.resolve().then(() => (${source})(...${JSON.stringify(args)}))
        .then((value) => { ran = { value }; }, (error) => { ran = { error: String(error) }; }); 0`);
    const { value, error } = await soon("a script", async () =>
      JSON.parse(await evaluate("JSON.stringify(ran)")),
    );
    if (error) throw new Error(error);
    return value;
  };
  const never = async () => {
    throw new Error("The inspector cannot do that.");
  };
  return tabOver({
    run,
    press: ([key]) =>
      run(
        String((/** @type {string} */ key) => {
          let at = document.activeElement;
          while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
          at?.dispatchEvent(
            new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true }),
          );
        }),
        [key],
      ),
    drag: never,
    go: never,
    reload: never,
    close: never,
    picture: never,
    paper: null,
  });
}
