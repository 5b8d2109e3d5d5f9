// The longest gap between animation frames while a hint on a 20x20 Nurikabe is computed, and how long a cancel
// takes: medians of five. The board is our own, drawn by `make`'s draft; what is measured is the page beside the worker.
import makeBuilds from "../e2e/builds.mjs";
import { visit } from "../e2e/harness.mjs";
import { quantile } from "./watch/figures.mjs";
import { longestGap } from "./watch/longest-gap.mjs";

const RUNS = 5;
const nurikabe =
  "#/nurikabe/20/20/w3j3g1g2k3k1j3k3i3s1n3h1l3h3h3g1l3n1h3k1h3r3h1h3h2o1s3g2h3i3k1p1q3g2h1i1l3j1j3k3h2h2g1j2i2g1o1g2n2h3g2h2g1j2h2s2i1i1k3h1i3j1j3g2j1g1j1h1l2g1o2g2n2h2h3k";

const remove = await makeBuilds();
const app = await visit({ path: nurikabe, width: 1280, height: 800 });
const { page } = app;
await page.getByRole("gridcell").first().waitFor();

/** @type {number[]} */
const gaps = [];
/** @type {number[]} */
const answers = [];
for (let run = 0; run < RUNS; run++) {
  gaps.push(
    await longestGap(page, async () => {
      const asked = Date.now();
      await page.keyboard.press("h");
      await page.getByRole("button", { name: "Tell me more" }).waitFor();
      answers.push(Date.now() - asked);
      await page.waitForTimeout(300);
    }),
  );
  await page.keyboard.press("Escape");
  await page.waitForTimeout(200);
}
console.log(
  `hint on 20x20: longest gap between frames, median of ${RUNS}: ${quantile(gaps, 0.5)} ms (at most 50); runs ${gaps.map((gap) => Math.round(gap)).join(" ")}`,
);
console.log(`hint on 20x20: answered after, median: ${quantile(answers, 0.5)} ms`);
await app.end();
remove();
