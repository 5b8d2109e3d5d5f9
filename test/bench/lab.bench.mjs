// While all searches race on the first Sudoku of a published set of very hard ones: the longest gap between animation
// frames as against an idle page, how soon a stop has taken effect in the page and ended the worker, what the page and
// the worker hold in memory, and how brute force ends. Medians of five.
import { existsSync, readFileSync } from "node:fs";
import makeBuilds from "../e2e/builds.mjs";
import { visit } from "../e2e/harness.mjs";
import { quantile } from "./watch/figures.mjs";
import { longestGap } from "./watch/longest-gap.mjs";
import { longestTask } from "./watch/longest-task.mjs";
import { memory } from "./watch/memory.mjs";

const RUNS = 5;
/** How long a race is watched, in milliseconds; none of those that are stopped is over by then. */
const WATCHED = 2_000;
const set = new URL("../../../shared/data/sudoku/hardest11.txt", import.meta.url);

if (existsSync(set)) await measure();
else console.log("skipped: ../shared/data/sudoku/hardest11.txt is not there");

async function measure() {
  const [first] = readFileSync(set, "utf8").split("\n");
  const remove = await makeBuilds();
  const path = `#/lab/race/sudoku/${first.trim().replaceAll(".", "0")}`;
  const app = await visit({ path, width: 1280, height: 800 });
  const { page } = app;
  await page.locator("ergo-race-setup .search").first().waitFor();
  await prepare(page);

  /** @typedef {Awaited<ReturnType<typeof memory>>} Memory */
  const before = await memory(page);
  /** @type {Memory[]} */
  const meanwhile = [];
  /** @type {Record<"gaps" | "idle" | "said" | "gone", number[]>} */
  const all = { gaps: [], idle: [], said: [], gone: [] };
  for (let run = 0; run < RUNS; run++) {
    all.idle.push(await longestGap(page, () => page.waitForTimeout(WATCHED)));
    const race = async () => {
      await page.evaluate(() => void (/** @type {any} */ (globalThis).bench.start(10_000_000, false)));
      await page.waitForTimeout(WATCHED);
    };
    all.gaps.push(await longestGap(page, race));
    meanwhile.push(await memory(page));
    const { said, gone } = await stop(page);
    all.said.push(said);
    all.gone.push(gone);
  }
  const race = () => page.evaluate(() => /** @type {any} */ (globalThis).bench.start(1_000_000, true));
  const task = await longestTask(page, race);
  /** @type {Memory[]} */
  const after = [];
  for (let run = 0; run < RUNS; run++) {
    await race();
    after.push(await memory(page));
  }
  const lanes = await page.evaluate(() => /** @type {any} */ (globalThis).bench.lanes());

  const median = (/** @type {number[]} */ values) => quantile(values, 0.5);
  const megas = (/** @type {Memory[]} */ held) => {
    const mega = (/** @type {keyof Memory} */ what) => `${median(held.map((one) => one[what] / 1e6))} MB`;
    return `page ${mega("page")}, worker ${mega("worker")}, their process ${mega("process")}`;
  };
  console.log(
    `while ${lanes.length} searches race: longest gap between frames, median of ${RUNS}: ${median(all.gaps)} ms (at most 50); runs ${all.gaps.map(Math.round).join(" ")}; idle: ${median(all.idle)} ms, runs ${all.idle.map(Math.round).join(" ")}`,
  );
  console.log(`the page's longest task meanwhile: ${task.toFixed(1)} ms of processor time`);
  console.log(
    `stop, median of ${RUNS}: said after ${median(all.said)} ms, worker gone after ${median(all.gone)} ms (at most 100); runs ${all.gone.map(Math.round).join(" ")}`,
  );
  console.log(
    `memory (JavaScript and its buffers; the process as far as it is resident, at most 200 MB), before: ${megas([before])}; ${WATCHED / 1000} s into a race, median of ${RUNS}: ${megas(meanwhile)}; after one of 1,000,000 nodes each: ${megas(after)}`,
  );
  for (const { search, nodes, events, kept, ms, outcome } of lanes)
    console.log(
      `${search}: ${outcome}, ${nodes} nodes, ${events} events (${kept} kept), ${ms.toFixed(1)} ms`,
    );
  if (app.troubles.length > 0) console.log(app.troubles.join("\n"));
  await app.end();
  remove();
}

/** @typedef {import("../../web/lab/lab.ts").Lab} Lab */

/** All that is timed is timed inside the page. @param {import("playwright-core").Page} page */
async function prepare(page) {
  await page.evaluate(async () => {
    const { app } = /** @type {{ app: import("../../web/state/app.ts").App }} */ (
      /** @type {unknown} */ (document.querySelector("ergo-app"))
    );
    const { race } = await app.acts.lab();
    const lanes = () => app.store.state.lab?.race?.lanes ?? [];
    const bench = {
      /** Begins a race of all searches; with `end` it resolves when the race is over. @param {number} nodes @param {boolean} end */
      async start(nodes, end) {
        race.limit({ nodes, answers: 1 });
        const over = race.start();
        if (end) await over;
      },
      /** Milliseconds from the wish to stop until the state says so. */
      stop() {
        const asked = performance.now();
        race.stop();
        if (lanes().every(({ status }) => status !== "stopped")) throw new Error("nothing was stopped");
        return performance.now() - asked;
      },
      lanes: () =>
        lanes().map(({ search, complete, counts, events, recording, ms }) => ({
          ...{ search, nodes: counts.nodes, events, kept: recording.length, ms },
          outcome: complete ? "decided" : "undecided",
        })),
    };
    Object.assign(globalThis, { bench });
  });
}

/** Milliseconds from the wish to stop until the state says so, and until the browser says that the worker is gone. @param {import("playwright-core").Page} page */
async function stop(page) {
  const [worker] = page.workers().slice(-1);
  const asked = performance.now();
  const gone = new Promise((resolve) => worker.once("close", () => resolve(performance.now() - asked)));
  const said = await page.evaluate(() => /** @type {any} */ (globalThis).bench.stop());
  return { said: /** @type {number} */ (said), gone: /** @type {number} */ (await gone) };
}
