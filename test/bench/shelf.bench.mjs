// 5,000 games with 200,000 moves: how soon after the navigation the shelf shows them and answers a tap, what the page
// holds in memory, and how soon a game is open. Medians of five.
import makeBuilds from "../e2e/builds.mjs";
import { visit } from "../e2e/harness.mjs";
import { tell } from "./results.mjs";
import { quantile } from "./watch/figures.mjs";
import { storeGames } from "./watch/many-games.mjs";
import { memory } from "./watch/memory.mjs";

const GAMES = 5_000;
const MOVES = 40;
const RUNS = 5;

const remove = await makeBuilds();
const app = await visit();
await app.installed();
const empty = await memory(app.page);
await storeGames(app.page, GAMES, MOVES);

/** @type {Record<"shown" | "worked" | "tapped" | "opened", number[]>} */
const times = { shown: [], worked: [], tapped: [], opened: [] };
/** @type {Awaited<ReturnType<typeof memory>>[]} */
const held = [];
for (let run = 0; run < RUNS; run++) {
  await app.kill();
  /** @type {import("playwright-core").CDPSession | undefined} */
  let devtools;
  await app.start("", async (context) => {
    devtools = await context.newCDPSession(context.pages()[0]);
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  });
  const { page } = app;
  // What the shelf has drawn and answers with a frame; in milliseconds since the navigation began.
  const { shown, tapped, games } = await page.evaluate(async () => {
    const deep = (/** @type {string[]} */ ...path) =>
      path.reduce(
        (root, name) => /** @type {any} */ (root)?.querySelector(name)?.shadowRoot,
        /** @type {any} */ (document),
      );
    const frame = () => new Promise(requestAnimationFrame);
    const shelf = () => deep("ergo-app", "ergo-shelf-screen");
    const card = () => deep("ergo-app", "ergo-shelf-screen", "ergo-continue-card");
    while (!card()?.querySelector("ergo-thumbnail")) await frame();
    await frame();
    const shown = performance.now();
    shelf().querySelector("details").open = true;
    await frame();
    await frame();
    const tapped = performance.now() - shown;
    const { app } = /** @type {any} */ (document.querySelector("ergo-app"));
    return { shown, tapped, games: app.store.state.shelf.games.length };
  });
  if (games !== GAMES) throw new Error(`${games} games are on the shelf instead of ${GAMES}`);
  times.shown.push(shown);
  const { metrics = [] } = (await devtools?.send("Performance.getMetrics")) ?? {};
  times.worked.push(1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0));
  times.tapped.push(tapped);
  await page.requestGC();
  held.push(await memory(page));
  times.opened.push(
    await page.evaluate(async () => {
      const { app } = /** @type {any} */ (document.querySelector("ergo-app"));
      const began = performance.now();
      const [game] = app.store.state.shelf.games;
      location.hash = `#/${game.id}`;
      while (app.store.state.play?.position.game.log.length !== 40)
        await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - began;
    }),
  );
}
const median = (/** @type {number[]} */ values) => quantile(values, 0.5);
const megas = (/** @type {"page" | "process"} */ what) => median(held.map((one) => one[what] / 1e6));
console.log(`${GAMES} games with ${GAMES * MOVES} moves, medians of ${RUNS}`);
tell("shelf of 5,000 games usable, ms after the navigation (at most 1500)", median(times.shown));
tell("processor time of the page's thread until then and a tap, ms", median(times.worked));
tell("a tap on it, ms until the next frame", median(times.tapped));
tell("a game of it opened with its history, ms", median(times.opened));
tell("the page's JavaScript, MB", megas("page"));
tell("its whole process, MB (at most 120)", megas("process"));
console.log(`before there were games: page ${empty.page / 1e6} MB, process ${empty.process / 1e6} MB`);
console.log(
  `runs: ${Object.entries(times)
    .map(([name, values]) => `${name} ${values.map(Math.round).join(" ")}`)
    .join("; ")}`,
);
if (app.troubles.length > 0) console.log(app.troubles.join("\n"));
await app.end();
remove();
