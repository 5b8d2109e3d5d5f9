// Pictures given to the built app. Two hundred files without a puzzle: the sentence that each gets, how long that takes,
// errors that nobody caught, and how much more memory the browser's processes hold at most. Then boards: from the file to
// the board, and the longest gap between frames meanwhile, also with a processor that is four times slower.
import { readFileSync, writeFileSync } from "node:fs";
import { quantile } from "../bench/watch/figures.mjs";
import makeBuilds from "../e2e/builds.mjs";
import { visit } from "../e2e/harness.mjs";
import { BrowserPictures } from "./browser-pictures.mjs";
import { grayPng } from "./gray-png.mjs";
import { boardPage, noPuzzles } from "./no-puzzles.mjs";

/** @typedef {{ name: string, file: Buffer, type: string }} Picture */

/**
 * Gives a picture to the screen to enter a puzzle, as a paste does; what was said, after how long, and the longest gap
 * between frames. What it took to bring the file here is cleared away before, its garbage too.
 * @param {import("playwright-core").Page} page @param {Picture} picture
 */
async function given(page, { name, file, type }) {
  await page.evaluate(
    ({ base64, name, type }) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      Object.assign(globalThis, { ergoPicture: new File([bytes], name, { type }) });
    },
    { base64: file.toString("base64"), name, type },
  );
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  await devtools.detach();
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let i = 0; i < 3; i++) await frame();
    const { app } = /** @type {{ app: import("../../web/state/app.ts").App }} */ (
      /** @type {unknown} */ (document.querySelector("ergo-app"))
    );
    const { store, acts } = app;
    let [last, gap] = [0, 0];
    const start = performance.now();
    acts.readPicture(/** @type {{ ergoPicture: File }} */ (/** @type {unknown} */ (globalThis)).ergoPicture);
    for (;;) {
      const now = /** @type {number} */ (await frame());
      if (last > 0) gap = Math.max(gap, now - last);
      last = now;
      const { photographed } = store.state;
      if (photographed?.is === "refused")
        return { said: photographed.problem.code, board: "", time: performance.now() - start, gap };
      if (photographed?.is === "read")
        return { said: "", board: photographed.answer.text, time: performance.now() - start, gap };
      if (performance.now() - start > 30_000) return { said: "", board: "nothing", time: 30_000, gap };
    }
  });
}

/** The most memory that the browser's processes held since the last `forget`, in MB; and what they hold. */
class Memory {
  /** @param {readonly number[]} pids */
  constructor(pids) {
    this.pids = pids;
  }

  forget() {
    for (const pid of this.pids) writeFileSync(`/proc/${pid}/clear_refs`, "5");
  }

  /** @param {"VmRSS" | "VmHWM"} field */
  sum(field) {
    return this.pids.reduce((all, pid) => {
      const status = readFileSync(`/proc/${pid}/status`, "utf8");
      return all + Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
    }, 0);
  }
}

/**
 * Prints all figures. @param {Readonly<Record<string, readonly { file: Buffer, type: string }[]>>} boards pictures of
 * boards that are timed, by what they are
 */
export async function inApp(boards) {
  const removeBuilds = await makeBuilds();
  const pictures = new BrowserPictures();
  const app = await visit({ path: "#/enter/sudoku", online: true, own: true });
  try {
    const { page } = app;
    const board = await pictures.drawn(boardPage(0), { width: 500, height: 500 });
    // The reader is fetched and warm.
    await given(page, { name: "board", file: grayPng(board), type: "image/png" });
    const browser = /** @type {import("playwright-core").Browser} */ (page.context().browser());
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    const memory = new Memory(processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id));
    /** @type {number[]} */
    const times = [];
    /** @type {Map<string, number>} */
    const said = new Map();
    let [most, read] = [0, 0];
    for (const picture of noPuzzles(board)) {
      const before = memory.sum("VmRSS");
      memory.forget();
      const { said: code, board: text, time } = await given(page, picture);
      const more = memory.sum("VmHWM") - before;
      most = Math.max(most, more);
      times.push(time);
      if (text) {
        read++;
        console.log(`  ${picture.name}: read as ${text.slice(0, 60)}`);
      } else said.set(code, (said.get(code) ?? 0) + 1);
      if (time > 3000 || more > 150)
        console.log(`  ${picture.name}: ${Math.round(time)} ms, ${Math.round(more)} MB more`);
    }
    const sentences = [...said].map(([code, times]) => `${code} ${times}`).join(", ");
    console.log(`${times.length} files without a puzzle: ${sentences}; ${read} read as boards`);
    console.log(
      `median ${quantile(times, 0.5)} ms, most ${quantile(times, 1)} ms; at most ${Math.round(most)} MB more; errors: ${app.troubles.length}`,
    );
    const cdp = await page.context().newCDPSession(page);
    for (const [name, files] of Object.entries(boards))
      for (const slower of [1, 4]) {
        await cdp.send("Emulation.setCPUThrottlingRate", { rate: slower });
        const all = /** @type {number[]} */ ([]);
        const gaps = /** @type {number[]} */ ([]);
        for (const file of files) {
          const { time, gap } = await given(page, { name, ...file });
          all.push(time);
          gaps.push(gap);
        }
        console.log(
          `${files.length} ${name}, ${slower} x slower: median ${quantile(all, 0.5)} ms, most ${quantile(all, 1)} ms; longest ` +
            `gap between frames: median ${quantile(gaps, 0.5)} ms, most ${quantile(gaps, 1)} ms`,
        );
      }
  } finally {
    await pictures.end();
    await app.end();
    await removeBuilds();
  }
}
