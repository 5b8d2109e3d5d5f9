// What a page's own thread works on, from the browser's trace. Where a machine is busy a gap between frames is also the time
// that others had the processor; the time that a thread ran is not. A thread that the browser slows runs for longer where others are busy,
// too, so this is measured at full speed, and multiplied.

/** An event of a trace; its times in microseconds. @typedef {{ name: string, cat: string, ph: string, ts: number, pid: number, tid: number, dur?: number, tdur?: number }} TraceEvent */

const CATEGORIES = ["toplevel", "devtools.timeline", "blink.user_timing"];

/**
 * Traces what a page does meanwhile. What comes back tells how long the page's thread ran for the longest of its tasks
 * that overlap with the time between two marks that the page made (`performance.mark`), in milliseconds.
 * @param {import("playwright-core").Browser} browser @param {() => Promise<unknown>} act
 * @returns {Promise<(from: string, to: string) => number>}
 */
export async function traced(browser, act) {
  const session = await browser.newBrowserCDPSession();
  /** @type {TraceEvent[]} */
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    for (const event of value) events.push(/** @type {any} */ (event));
  });
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: CATEGORIES },
  });
  await act();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  return (from, to) => longestTask(events, from, to);
}

/** @param {TraceEvent[]} events @param {string} from @param {string} to */
function longestTask(events, from, to) {
  const marked = (/** @type {string} */ name) => {
    const mark = events.find((event) => event.name === name && event.cat.includes("user_timing"));
    if (!mark) throw new Error(`The page made no mark ${name}.`);
    return mark;
  };
  const [begin, end] = [marked(from), marked(to)];
  const ran = events
    .filter(
      ({ name, pid, tid, ph }) =>
        /RunTask$/.test(name) && ph === "X" && pid === begin.pid && tid === begin.tid,
    )
    .filter(({ ts, dur = 0 }) => ts <= end.ts && ts + dur >= begin.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
  return Math.max(0, ...ran);
}
