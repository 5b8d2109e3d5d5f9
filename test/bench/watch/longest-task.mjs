/** An event of a trace; its times in microseconds. @typedef {{ name: string, cat: string, ph: string, ts: number, pid: number, tid: number, dur?: number, tdur?: number, args?: { name?: string } }} TraceEvent */

/**
 * The longest task of a page's own thread while something happens, in milliseconds of processor time: what of a
 * gap between frames is the page's, whatever else the machine does.
 * @param {import("playwright-core").Page} page @param {() => Promise<unknown>} act
 */
export async function longestTask(page, act) {
  const events = await traced(page, act);
  const thread = (/** @type {TraceEvent} */ { pid, tid }) => `${pid}:${tid}`;
  const main = events.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  const own = new Set(main.map(thread));
  return longestOf(events.filter((event) => own.has(thread(event))));
}

/**
 * The same between marks that the page makes meanwhile (`performance.mark`), for as many pairs as are asked about
 * afterwards. Not for a page that the browser slows: that makes its thread run longer where others are busy.
 * @param {import("playwright-core").Page} page @param {() => Promise<unknown>} act
 * @returns {Promise<(from: string, to: string) => number>}
 */
export async function tasksBetween(page, act) {
  const events = await traced(page, act);
  const marked = (/** @type {string} */ name) => {
    const mark = events.find((event) => event.name === name && event.cat.includes("user_timing"));
    if (!mark) throw new Error(`The page made no mark ${name}.`);
    return mark;
  };
  return (from, to) => {
    const [begin, end] = [marked(from), marked(to)];
    const own = events.filter(({ pid, tid }) => pid === begin.pid && tid === begin.tid);
    return longestOf(own.filter(({ ts, dur = 0 }) => ts <= end.ts && ts + dur >= begin.ts));
  };
}

/** @param {import("playwright-core").Page} page @param {() => Promise<unknown>} act */
async function traced(page, act) {
  const devtools = await page.context().newCDPSession(page);
  /** @type {TraceEvent[]} */
  const events = [];
  devtools.on("Tracing.dataCollected", ({ value }) =>
    events.push(.../** @type {TraceEvent[]} */ (/** @type {unknown} */ (value))),
  );
  await devtools.send("Tracing.start", {
    transferMode: "ReportEvents",
    categories: "toplevel,blink.user_timing",
  });
  await act();
  const over = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
  await devtools.send("Tracing.end");
  await over;
  await devtools.detach();
  return events;
}

/** The processor time of the longest task among events of one thread, in milliseconds. @param {readonly TraceEvent[]} events */
function longestOf(events) {
  const tasks = events.filter(({ name }) => name.endsWith("RunTask"));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
