import { readFileSync } from "node:fs";

/** Bytes that the page and its workers hold, and that their process has resident; with `tidy` the workers' garbage is gone. @param {import("playwright-core").Page} page @param {boolean} [tidy] */
export async function memory(page, tidy = false) {
  const browser = /** @type {import("playwright-core").Browser} */ (page.context().browser());
  const whole = await browser.newBrowserCDPSession();
  const { processInfo } = await whole.send("SystemInfo.getProcessInfo");
  await whole.detach();
  const renderers = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => resident(id));
  const devtools = await page.context().newCDPSession(page);
  const usage = await devtools.send("Runtime.getHeapUsage");
  const worker = await workerHeap(devtools, tidy);
  await devtools.detach();
  return { page: heap(usage), worker, process: Math.max(...renderers) };
}

/** Bytes resident in a process, what it shares with others in proportion. @param {number} id */
function resident(id) {
  const [, kilo] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8")) ?? [];
  return Number(kilo) * 1024;
}

/** @param {{ usedSize: number, backingStorageSize?: number }} usage */
function heap({ usedSize, backingStorageSize = 0 }) {
  return usedSize + backingStorageSize;
}

/** Bytes that all workers of a page hold. @param {import("playwright-core").CDPSession} devtools @param {boolean} tidy */
async function workerHeap(devtools, tidy) {
  /** @type {string[]} */
  const sessions = [];
  devtools.on("Target.attachedToTarget", ({ sessionId, targetInfo }) => {
    if (targetInfo.type === "worker") sessions.push(sessionId);
  });
  await devtools.send("Target.setAutoAttach", {
    ...{ autoAttach: true, waitForDebuggerOnStart: false, flatten: false },
  });
  let sum = 0;
  for (const sessionId of sessions) {
    let sent = 0;
    const ask = async (/** @type {string} */ method) => {
      const id = ++sent;
      const reply = new Promise((resolve) =>
        devtools.on("Target.receivedMessageFromTarget", (event) => {
          const message = JSON.parse(event.message);
          if (event.sessionId === sessionId && message.id === id) resolve(message);
        }),
      );
      await devtools.send("Target.sendMessageToTarget", {
        sessionId,
        message: JSON.stringify({ id, method }),
      });
      return /** @type {{ result: any }} */ (await reply).result;
    };
    if (tidy) await ask("HeapProfiler.collectGarbage");
    sum += heap(await ask("Runtime.getHeapUsage"));
  }
  return sum;
}
