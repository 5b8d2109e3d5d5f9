// How long a first visit waits for its board: a link of each kind, on a phone of 360 x 740 whose processor is four times
// slower, over two networks. The browser slows the page's thread, and holds back each answer.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../../web/serve/serve.mjs";
import makeBuilds, { built } from "../e2e/builds.mjs";
import { linkTo, startBrowser } from "../e2e/harness.mjs";
import { quantile } from "./watch/figures.mjs";

const SLOWER = 4;
const VISITS = 5;
const PHONE = { width: 360, height: 740, deviceScaleFactor: 1, mobile: true };
/** Time to each answer, in milliseconds, and bytes a second. Sources: "4G" of WebPageTest; "slow 4G" of the browser's own tools. */
const NETWORKS = {
  "4G": { latency: 170, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 },
  "slow 4G": { latency: 562.5, downloadThroughput: 1.44e6 / 8, uploadThroughput: 0.675e6 / 8 },
};

/** Runs in a page: notes when the first cell of a board has been painted. */
function watchForBoard() {
  /** @param {Document | ShadowRoot} root @returns {boolean} */
  const hasCell = (root) =>
    root.querySelector("[role=gridcell]") !== null ||
    [...root.querySelectorAll("*")].some(({ shadowRoot }) => shadowRoot && hasCell(shadowRoot));
  const look = () => {
    if (!document.documentElement || !hasCell(document)) setTimeout(look, 8);
    else
      requestAnimationFrame(() =>
        setTimeout(() => Object.assign(globalThis, { ergoBoard: performance.now() })),
      );
  };
  look();
}

/** @param {string} link @param {typeof NETWORKS["4G"]} network */
async function timeOfBoard(link, network) {
  const profile = mkdtempSync(join(tmpdir(), "ergo-profile-"));
  const server = await serve({ folder: built("now"), base: "/" });
  const { chrome, connection } = await startBrowser(profile);
  try {
    const [context] = connection.contexts();
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", { offline: false, ...network });
    await devtools.send("Emulation.setDeviceMetricsOverride", PHONE);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.addInitScript(watchForBoard);
    await page.goto(new URL(link, server.url).href, { waitUntil: "commit" });
    const seen = await page.waitForFunction(() => /** @type {any} */ (globalThis).ergoBoard, null, {
      timeout: 60_000,
    });
    return /** @type {number} */ (await seen.jsonValue());
  } finally {
    await chrome.kill();
    await server.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const removeBuilds = await makeBuilds();
for (const [name, network] of Object.entries(NETWORKS))
  for (const kind of /** @type {const} */ (["sudoku", "nurikabe"])) {
    /** @type {number[]} */
    const times = [];
    for (let visit = 0; visit < VISITS; visit++) times.push(await timeOfBoard(linkTo(kind), network));
    const [median, worst] = [0.5, 1].map((share) => Math.round(quantile(times, share)));
    console.log(`${name}: first board of a ${kind}: median ${median} ms, worst ${worst} ms (at most 2500)`);
  }
removeBuilds();
