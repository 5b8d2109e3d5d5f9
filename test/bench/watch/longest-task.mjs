/**
 * The longest task of a page's own thread while something happens, in milliseconds of processor time: what of a
 * gap between frames is the page's, whatever else the machine does.
 * @param {import("playwright-core").Page} page @param {() => Promise<unknown>} act
 */
export async function longestTask(page, act) {
  const devtools = await page.context().newCDPSession(page);
  /** @type {{ name: string, pid: number, tid: number, tdur?: number, args?: { name?: string } }[]} */
  const events = [];
  devtools.on("Tracing.dataCollected", ({ value }) =>
    events.push(.../** @type {typeof events} */ (/** @type {unknown} */ (value))),
  );
  await devtools.send("Tracing.start", { transferMode: "ReportEvents", categories: "toplevel" });
  await act();
  const over = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
  await devtools.send("Tracing.end");
  await over;
  await devtools.detach();
  const thread = (/** @type {typeof events[number]} */ { pid, tid }) => `${pid}:${tid}`;
  const main = events.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  const own = new Set(main.map(thread));
  const tasks = events.filter((event) => event.name.endsWith("RunTask") && own.has(thread(event)));
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
