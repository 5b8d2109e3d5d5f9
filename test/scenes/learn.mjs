// All of Learn, the panes of the workbench, and the lab:
//   node test/shots.mjs <folder> --scenes test/scenes/learn.mjs --only small,phone,desktop
import { linkTo } from "../e2e/harness.mjs";
import { click, quiet, whole } from "./in-app.mjs";

/** @typedef {import("./in-app.mjs").Page} Page @typedef {import("./in-app.mjs").Scene} Scene */

/** A cell of the lesson. @param {Page} page @param {number} at */
const cell = (page, at) => page.getByRole("gridcell").nth(at);

/** For a digit: the right button, which writes the mark that is not chosen. */
const OTHER = -1;

/**
 * Plays boards of a lesson: for each the cells to write, and the digit of each where they are not painted.
 * @param {readonly (readonly (readonly [cell: number, digit?: number])[])[]} boards
 */
const lesson = (boards) => async (/** @type {Page} */ page) => {
  for (const [at, cells] of boards.entries()) {
    await page.locator("ergo-lesson-pane [role=grid]").waitFor();
    for (const [where, digit] of cells) {
      await cell(page, where).click({ button: digit === OTHER ? "right" : "left" });
      if (digit && digit !== OTHER) await click(page, "ergo-lesson-pane .digit", digit - 1);
    }
    if (at + 1 < boards.length) await click(page, "ergo-lesson-pane .primary.wide");
  }
  await quiet(page);
};

/** @param {string} goal @param {string} start @param {number} mark */
const wanted = (goal, start, mark) =>
  [...goal].flatMap((sign, at) =>
    sign === String(mark) && start[at] !== sign ? [/** @type {const} */ ([at])] : [],
  );

/** The boards of Nurikabe's lesson up to its last. */
const NURIKABE = [
  wanted("1111.1111", "000000000", 1),
  wanted(".2221111.1.12111", "0000111101010111", 2),
  wanted("11.1.1211111.221", "1101012111110001", 2),
  wanted(".1.12111212.1111", "0101211120201001", 1),
];
/** The walls of its last board, after which it is done. */
const LAST = wanted("1.11.11.1d1dd1d1111d1d.1d", "0000000000000000000000000", 1);

/** A few of each kind, of all levels; of the first also the drills. */
const TECHNIQUES = [
  ...["nurikabe/no-pool", "sudoku/naked-single", "sudoku/x-wing-on-rows", "nurikabe/out-of-reach"],
  ...["nurikabe/bottleneck-of-the-wall", "sudoku/locked-pair", "sudoku/unique-rectangle-one-corner"],
  ...["sudoku/xy-chain", "sudoku/multi-colouring-wrap"],
];

const sign = (/** @type {string} */ name) => name.replace(/\W+/g, "-");

/** A page of a technique, all of it. @param {string} path @returns {Scene} */
const page = (path) => ({
  name: `learn-${sign(path)}`,
  path: `#/learn/${path}`,
  act: async (page) => {
    await page.locator("ergo-technique-page h2").first().waitFor();
    await whole(page, 6_000);
  },
});

/** A drill, with a try at the first answers of a few cells until one is wrong. @param {string} path @returns {Scene[]} */
const drill = (path) => {
  const open = async (/** @type {Page} */ page) => {
    await page.locator("ergo-find-pane [role=grid]").waitFor();
    await quiet(page);
  };
  return [
    { name: `drill-${sign(path)}`, path: `#/learn/${path}/find`, act: open },
    {
      name: `drill-wrong-${sign(path)}`,
      path: `#/learn/${path}/find`,
      act: async (page) => {
        await open(page);
        for (let at = 0; (await page.locator("ergo-find-pane .verdict.wrong").count()) === 0; at++) {
          await cell(page, at).click();
          const answer = page.locator("ergo-find-pane .answer");
          if ((await answer.count()) === 0) continue;
          await answer.last().click();
          await page.locator("ergo-find-pane .verdict").waitFor();
          if ((await page.locator("ergo-find-pane .verdict.wrong").count()) === 0)
            await click(page, "ergo-find-pane .primary");
          await quiet(page);
        }
      },
    },
    {
      name: `drill-shown-${sign(path)}`,
      path: `#/learn/${path}/find`,
      act: async (page) => {
        await open(page);
        await click(page, "ergo-find-pane .show");
        await quiet(page);
      },
    },
  ];
};

const PANES = /** @type {const} */ (["answer", "query", "log", "rules", "compiled", "analysis"]);

/** Runs the bench, asks about a cell, and turns to a pane. @param {"sudoku" | "nurikabe"} kind @param {number} at @returns {Scene} */
const pane = (kind, at) => ({
  name: `bench-${kind}-${PANES[at]}`,
  path: `#/workbench${linkTo(kind).slice(1)}`,
  act: async (page) => {
    await click(page, ".run");
    await page.waitForFunction(() => {
      const { workbench } = /** @type {any} */ (document.querySelector("ergo-app")).app.store.state;
      return workbench?.running === null && workbench.journal.length > 0;
    });
    await cell(page, 10).click();
    await click(page, "[role=tab]", at);
    await whole(page, 5_000);
  },
});

/** A part of the lab after something was pressed. @param {string} name @param {string} link @param {(page: Page) => Promise<void>} [then] @returns {Scene} */
const lab = (name, link, then) => ({
  name: `lab-${name}`,
  path: `#/lab/${link}`,
  act: async (page) => {
    await page.locator("ergo-lab-screen [role=tab]").first().waitFor();
    await quiet(page);
    await then?.(page);
    await whole(page, 5_000);
  },
});

/** Waits until no lane runs any more. @param {Page} page */
async function raced(page) {
  await click(page, "ergo-race-pane .bar .primary");
  await page.waitForFunction(() => {
    const { lab } = /** @type {any} */ (document.querySelector("ergo-app")).app.store.state;
    return lab?.race?.lanes?.length > 0 && !lab.race.running;
  });
  await page.waitForTimeout(3_000);
}

/** @type {Scene[]} */
export default [
  { name: "learn", path: "#/learn", act: whole },
  {
    name: "learn-nurikabe",
    path: "#/learn",
    act: async (page) => {
      await click(page, "ergo-technique-list .segments input", 1);
      await whole(page);
    },
  },
  { name: "lesson-nurikabe-1", path: "#/learn/nurikabe/lesson", act: lesson([[]]) },
  { name: "lesson-nurikabe-1-wrong", path: "#/learn/nurikabe/lesson", act: lesson([[[0, OTHER]]]) },
  { name: "lesson-nurikabe-1-done", path: "#/learn/nurikabe/lesson", act: lesson(NURIKABE.slice(0, 1)) },
  { name: "lesson-nurikabe-2", path: "#/learn/nurikabe/lesson", act: lesson([...NURIKABE.slice(0, 1), []]) },
  { name: "lesson-nurikabe-1-number", path: "#/learn/nurikabe/lesson", act: lesson([[[4]]]) },
  {
    name: "lesson-nurikabe-2-wrong",
    path: "#/learn/nurikabe/lesson",
    act: lesson([...NURIKABE.slice(0, 1), [[1, OTHER]]]),
  },
  {
    name: "lesson-nurikabe-3-done",
    path: "#/learn/nurikabe/lesson",
    act: lesson(NURIKABE.slice(0, 3)),
  },
  { name: "lesson-nurikabe-5", path: "#/learn/nurikabe/lesson", act: lesson([...NURIKABE, []]) },
  { name: "lesson-nurikabe-5-done", path: "#/learn/nurikabe/lesson", act: lesson([...NURIKABE, LAST]) },
  { name: "lesson-nurikabe-5-wrong", path: "#/learn/nurikabe/lesson", act: lesson([...NURIKABE, [[9]]]) },
  { name: "lesson-sudoku-1", path: "#/learn/sudoku/lesson", act: lesson([[]]) },
  { name: "lesson-sudoku-1-wrong", path: "#/learn/sudoku/lesson", act: lesson([[[0, 1]]]) },
  ...TECHNIQUES.map(page),
  ...TECHNIQUES.slice(0, 4).flatMap(drill),
  ...PANES.slice(0, 5).flatMap((_, at) => [pane("sudoku", at), pane("nurikabe", at)]),
  lab("race", "race"),
  lab("raced", "race", raced),
  lab("replay", "race", async (page) => {
    await raced(page);
    await click(page, "ergo-race-lane .replay");
    await page.locator("ergo-replay .tree").waitFor();
  }),
  lab("table", "race", (page) => click(page, "ergo-race-pane .segments input", 2)),
  lab("making", "race", async (page) => {
    await click(page, "ergo-race-pane .segments input", 3);
    await click(page, "ergo-making .primary");
    await page.locator("ergo-making .stage").waitFor();
  }),
  lab("tree", "tree"),
  lab("duel", "duel"),
  lab("duel-begun", "duel", (page) => click(page, "ergo-duel-setup .go")),
  lab("methods", "methods"),
  lab("method", "methods/forward"),
];
