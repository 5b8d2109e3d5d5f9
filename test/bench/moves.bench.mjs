// How long a move takes from the key press to the end of its transaction, in a real browser on a real disk.
import makeBuilds from "../e2e/builds.mjs";
import { visit } from "../e2e/harness.mjs";
import { quantile } from "./watch/figures.mjs";

const MOVES = 500;
const sudoku = `#/sudoku/${"0".repeat(81)}`;

const remove = await makeBuilds();
const app = await visit({ path: sudoku });
const { page } = app;
await page.getByRole("gridcell").first().click();
await page.evaluate(() => {
  const kept = /** @type {number[]} */ ([]);
  let pressed = 0;
  addEventListener(
    "keydown",
    (event) => {
      pressed = event.timeStamp;
    },
    { capture: true },
  );
  document.addEventListener("ergo-kept", () => {
    if (pressed) kept.push(performance.now() - pressed);
    pressed = 0;
  });
  Object.assign(globalThis, { ergoBench: kept });
});
const kept = () =>
  page.evaluate(() => /** @type {{ ergoBench: number[] }} */ (/** @type {unknown} */ (globalThis)).ergoBench);
for (let move = 0; move < MOVES; move++) {
  await page.keyboard.press(String((move % 9) + 1));
  await page.waitForFunction(
    (count) =>
      /** @type {{ ergoBench: number[] }} */ (/** @type {unknown} */ (globalThis)).ergoBench.length >= count,
    move + 1,
  );
}
const times = await kept();
const [median, p99, worst] = [0.5, 0.99, 1].map((share) => quantile(times, share));
console.log(
  `${times.length} moves, tap to kept: median ${median} ms, 99th percentile ${p99} ms (at most 50), worst ${worst} ms`,
);
await app.end();
remove();
