// While 20x20 Nurikabe are being made and a 50x50 that no search decides is being solved: the longest gap between
// animation frames, how long a hint takes as against an idle machine in the same run, how soon a puzzle opened from a link has its verdict, and how soon a stop has
// taken effect. Medians; the boards for hints and verdicts are our own.
import makeBuilds from "../e2e/builds.mjs";
import { linkTo, visit } from "../e2e/harness.mjs";
import { quantile } from "./watch/figures.mjs";
import { longestTask } from "./watch/longest-task.mjs";

const RUNS = 5;
const HINTS = 15;

const remove = await makeBuilds();
const app = await visit({ path: "#/make", width: 1280, height: 800 });
const { page } = app;
const act = page.locator("ergo-make-bar .act");
await act.waitFor();
await page.locator("ergo-make-form input[value=nurikabe]").check({ force: true });
await page.locator("ergo-make-form input[name=size][value='20']").check({ force: true });
await page.locator("ergo-make-bar input").fill("50");
await page.locator("ergo-make-bar input").press("Tab");

// All that is timed is timed inside the page: what drives it from outside has a clock and delays of its own.
await page.evaluate(() => {
  const { app } = /** @type {{ app: import("../../web/state/app.ts").App }} */ (
    /** @type {unknown} */ (document.querySelector("ergo-app"))
  );
  const { store } = app;
  /** Resolves in the task in which the state becomes so. @param {(state: typeof store.state) => unknown} met */
  const until = (met) =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`never: ${met}`)), 60_000);
      const end = store.listen((state) => {
        if (!met(state)) return;
        clearTimeout(late);
        end();
        resolve(null);
      });
    });
  const rest = () => new Promise((resolve) => setTimeout(resolve, 100));
  /** One clue of 800 on 50x50: nothing follows, and the search ends at its limit of nodes. */
  const endless = `50/50/+320${"z".repeat(124)}y`;
  let isSolving = false;
  const watch = { longest: 0, last: 0, on: false };
  const bench = {
    frames() {
      Object.assign(watch, { longest: 0, last: performance.now(), on: true });
      const frame = () => {
        const now = performance.now();
        watch.longest = Math.max(watch.longest, now - watch.last);
        watch.last = now;
        if (watch.on) requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    },
    longest() {
      watch.on = false;
      return watch.longest;
    },
    /** From the wish for a hint until it is there. */
    async hint() {
      const asked = performance.now();
      const told = until(({ play }) => play?.hint?.hint);
      app.acts.hint();
      await told;
      const took = performance.now() - asked;
      app.acts.sheet(null);
      await rest();
      return took;
    },
    /** From opening a link until it is said whether its puzzle has one answer. @param {string} hash */
    async verdict(hash) {
      const asked = performance.now();
      const told = until(({ play }) => play?.truth && hash.endsWith(play.text));
      location.hash = hash;
      await told;
      return performance.now() - asked;
    },
    /** Keeps the lane of long jobs at a hard board, again and again. @param {boolean} on */
    async solve(on) {
      const begins = on && !isSolving;
      isSolving = on;
      if (!begins) return;
      const again = () => {
        if (isSolving) app.acts.solve("nurikabe", endless).then(again);
      };
      again();
    },
    /** From the wish to stop until making has ended. */
    async stop() {
      const asked = performance.now();
      const ended = until(({ making }) => making?.run === null);
      (await app.acts.making()).stop();
      await ended;
      return performance.now() - asked;
    },
  };
  Object.assign(globalThis, { bench });
});
/** @template T @param {"frames" | "longest" | "hint" | "verdict" | "solve" | "stop"} name @param {unknown[]} given @returns {Promise<T>} */
const measure = (name, ...given) =>
  page.evaluate(
    ([name, given]) =>
      /** @type {any} */ (globalThis).bench[/** @type {string} */ (name)](
        .../** @type {unknown[]} */ (given),
      ),
    /** @type {const} */ ([name, given]),
  );

const boards = [linkTo("sudoku"), linkTo("nurikabe")];
const leave = async (/** @type {string} */ hash) => {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
};

/** The longest gap between frames while a puzzle is opened and a hint asked, after a while of nothing. */
async function longestGap() {
  await leave("#/make");
  await measure("frames");
  await page.waitForTimeout(1_000);
  await measure("verdict", boards[1]);
  await page.getByRole("grid").waitFor();
  await page.waitForTimeout(300);
  await measure("hint");
  return /** @type {Promise<number>} */ (measure("longest"));
}

/** Hints and verdicts on both boards. */
async function play() {
  /** @type {{ hints: number[], verdicts: number[] }} */
  const found = { hints: [], verdicts: [] };
  for (const board of boards) {
    found.verdicts.push(await measure("verdict", board));
    await page.getByRole("grid").waitFor();
    await page.waitForTimeout(300);
    for (let turn = 0; turn < HINTS; turn++) found.hints.push(await measure("hint"));
  }
  return found;
}

await play(); // fetches every part and warms the worker
/** @type {Record<"idle" | "making", { hints: number[], verdicts: number[] }>} */
const all = { idle: { hints: [], verdicts: [] }, making: { hints: [], verdicts: [] } };
/** @type {number[]} */
const gaps = [];
/** @type {number[]} */
const idleGaps = [];
/** @type {number[]} */
const stops = [];
const note = (
  /** @type {"idle" | "making"} */ name,
  /** @type {Awaited<ReturnType<typeof play>>} */ found,
) => {
  all[name].hints.push(...found.hints);
  all[name].verdicts.push(...found.verdicts);
};
for (let run = 0; run < RUNS; run++) {
  idleGaps.push(await longestGap());
  note("idle", await play());
  await leave("#/make");
  await act.click();
  await page.getByRole("button", { name: "Stop" }).waitFor();
  await measure("solve", true);
  await page.waitForTimeout(500);
  gaps.push(await longestGap());
  note("making", await play());
  await leave("#/make");
  await page.getByRole("button", { name: "Stop" }).waitFor();
  await page.waitForTimeout(200);
  stops.push(await measure("stop"));
  await measure("solve", false);
}

await leave("#/make");
await act.click();
await page.getByRole("button", { name: "Stop" }).waitFor();
await measure("solve", true);
const task = await longestTask(page, async () => {
  await page.waitForTimeout(1_500);
  await play();
});

const median = (/** @type {number[]} */ values) => quantile(values, 0.5);
console.log(
  `while 20x20 are made and a 50x50 is solved: longest gap between frames, median of ${RUNS}: ${median(gaps)} ms (at most 50); runs ${gaps.map(Math.round).join(" ")}; the same without: ${median(idleGaps)} ms, runs ${idleGaps.map(Math.round).join(" ")}`,
);
console.log(`the page's longest task meanwhile: ${task.toFixed(1)} ms of processor time`);
for (const [what, name] of /** @type {const} */ ([
  ["hint answered after", "hints"],
  ["verdict of a link after", "verdicts"],
])) {
  const [idle, making] = [median(all.idle[name]), median(all.making[name])];
  console.log(
    `${what}, median: ${idle} ms idle, ${making} ms meanwhile (${(making / idle).toFixed(2)} times; 95th ${quantile(all.idle[name], 0.95)} and ${quantile(all.making[name], 0.95)} ms)`,
  );
}
console.log(`stop takes effect after, median of ${RUNS}: ${median(stops)} ms (at most 100)`);
if (app.troubles.length > 0) console.log(app.troubles.join("\n"));
await app.end();
remove();
