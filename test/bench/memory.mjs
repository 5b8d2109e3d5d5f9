import { readFileSync } from "node:fs";

/** Bytes that the page and its workers hold, and that their process has resident. @param {import("playwright-core").Page} page */
export async function memory(page) {
  const browser = /** @type {import("playwright-core").Browser} */ (page.context().browser());
  const whole = await browser.newBrowserCDPSession();
  const { processInfo } = await whole.send("SystemInfo.getProcessInfo");
  await whole.detach();
  const renderers = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => resident(id));
  const devtools = await page.context().newCDPSession(page);
  const usage = await devtools.send("Runtime.getHeapUsage");
  const worker = await workerHeap(devtools);
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

/** Bytes that all workers of a page hold. @param {import("playwright-core").CDPSession} devtools */
async function workerHeap(devtools) {
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
    const reply = new Promise((resolve) =>
      devtools.on("Target.receivedMessageFromTarget", (event) => {
        const message = JSON.parse(event.message);
        if (event.sessionId === sessionId && message.id === 1) resolve(message);
      }),
    );
    const message = JSON.stringify({ id: 1, method: "Runtime.getHeapUsage" });
    await devtools.send("Target.sendMessageToTarget", { sessionId, message });
    const { result } = /** @type {{ result: { usedSize: number } }} */ (await reply);
    sum += heap(result);
  }
  return sum;
}
