import { drawnGrid } from "../../photo/drawn.ts";
import { grayPng } from "../../photo/gray-png.mjs";
import type { Hand } from "./hand.ts";
import type { Walk } from "./walks.ts";

const EASY = "000153290350700010104026000080067000670500000425000000530600000040010709210900045";
/** 4x4 Sudokus with one and the same answer: 1234 3412 2143 4321. */
const SMALL = ["1200300200400300", "1230341221430000"];
const ANSWER = "1234341221434321";

/** Plays a small Sudoku to its end. */
async function play(hand: Hand, text: string): Promise<void> {
  await hand.turn(`#/sudoku/${text}`);
  const { page } = hand;
  await page.getByRole("gridcell", { name: /^row 4 column 4/ }).waitFor();
  await page.waitForFunction((link) => location.hash.includes(link), text);
  await page.keyboard.press("Control+Home");
  for (const [at, digit] of [...ANSWER].entries()) {
    if (text[at] !== "0") continue;
    await page
      .getByRole("gridcell", { name: new RegExp(`^row ${Math.floor(at / 4) + 1} column ${(at % 4) + 1}\\b`) })
      .click();
    await hand.keys(digit);
  }
  await hand.sees("ergo-finished h2");
}

/** The rooms beside the board: learning, the calendar, figures, the library, a picture, an experiment. */
export const ROOM_WALKS: Readonly<Record<string, Walk>> = {
  learning: {
    path: "#/learn",
    steps: {
      "all techniques": (hand) => hand.sees("ergo-technique-list li a"),
      "a first lesson": async (hand) => {
        await hand.turn("#/learn/nurikabe/lesson");
        await hand.sees("ergo-lesson-pane [role=grid]");
      },
      "a lesson of digits": async (hand) => {
        await hand.turn("#/learn/sudoku/lesson");
        await hand.sees("ergo-lesson-pane [role=grid]");
      },
      "the page of a technique": async (hand) => {
        await hand.turn("#/learn/sudoku/x-wing-on-rows");
        await hand.sees("ergo-technique-page [role=grid]");
      },
      "the last frame of its example": async (hand) => {
        const next = hand.page.getByRole("button", { name: "Next", exact: true }).first();
        while (await next.isEnabled()) await next.click();
      },
      "the page of a technique of Nurikabe": async (hand) => {
        await hand.turn("#/learn/nurikabe/out-of-reach");
        await hand.sees("ergo-technique-page [role=grid]");
      },
      "find one": async (hand) => {
        await hand.turn("#/learn/sudoku/x-wing-on-rows/find");
        await hand.sees("ergo-find-pane [role=grid]");
      },
      "answers to choose from": async (hand) => {
        const answers = hand.page.locator("ergo-find-pane .answer");
        const cells = hand.page.locator("ergo-find-pane").getByRole("gridcell");
        for (let at = 0; (await answers.count()) === 0; at++) await cells.nth(at).click();
      },
      "a wrong answer": async (hand) => {
        await hand.tap("ergo-find-pane .answer");
        await hand.sees("ergo-find-pane .verdict, ergo-find-pane .says p");
      },
      "one that is shown": async (hand) => {
        await hand.button("Show me");
        await hand.page.getByText("This is one.").waitFor();
      },
      "no such page": async (hand) => {
        await hand.turn("#/learn/sudoku/no-such-rule");
        await hand.page.getByText("Learn has no such page.").waitFor();
      },
    },
  },
  "days, figures and the library": {
    path: "#/statistics",
    steps: {
      "nothing solved yet": (hand) => hand.sees("ergo-statistics-screen p"),
      "figures of solved puzzles": async (hand) => {
        for (const text of SMALL) await play(hand, text);
        await hand.turn("#/statistics");
        await hand.sees("ergo-statistics-screen .curve");
        await hand.unfolds();
      },
      "the calendar": async (hand) => {
        await hand.turn("#/days");
        await hand.sees("ergo-days-screen h1");
      },
      "the month before": (hand) => hand.button("The month before"),
      "the library, searched": async (hand) => {
        await hand.turn("#/library");
        await hand.sees("ergo-puzzle-list ergo-thumbnail");
        await hand.page.locator("ergo-library-finder select").first().selectOption({ index: 1 });
        await hand.page.getByLabel("Number").fill("3");
      },
    },
  },
  "a picture": {
    path: "",
    steps: {
      "a board that was read": async (hand) => {
        const board = drawnGrid({ rows: 9, cols: 9, numbers: [...EASY].map(Number), thickEach: 3 });
        await choose(hand, grayPng(board));
        await hand.page.getByRole("img", { name: "The picture, straightened" }).waitFor();
        await hand.says(/^Exactly one answer/);
      },
      "its corners": async (hand) => {
        const corners = hand.page.getByRole("button", { name: "Corners", exact: true });
        await corners.click();
        await hand.sees("ergo-photo-corners .corner");
      },
      "a file that is none": async (hand) => {
        await hand.turn("#/");
        await choose(hand, Buffer.from("no picture at all"));
        await hand.page
          .getByRole("alert")
          .filter({ hasText: "This file cannot be opened as a picture" })
          .waitFor();
      },
    },
  },
  "an experiment": {
    path: `#/workbench/sudoku/${EASY}`,
    steps: {
      "four selections": async (hand) => {
        await hand.tab("Analysis");
        await hand.button("Numbered, all named, with suppositions");
        await hand.button("Compare with other rules");
        await hand.sees("ergo-selection-list li:nth-child(4)");
      },
      "a selection of rules": async (hand) => {
        await hand.page.locator("ergo-selection-list li:nth-child(4) select").selectOption("own");
        await hand.sees("ergo-selection-list .rule input");
        await hand.page.getByRole("button", { name: "Take selection 4 away" }).click();
      },
      "its charts": async (hand) => {
        await hand.page.locator("ergo-analysis-pane input[value=text]").check({ force: true });
        await hand.page.locator("ergo-analysis-pane textarea").fill([...SMALL, EASY].join("\n"));
        await hand.button("Run the set");
        await hand.page.getByText("All 3 puzzles done.").waitFor();
        await hand.unfolds();
      },
    },
  },
};

/** Chooses a file from the shelf, as a tap on the button does. */
async function choose({ page }: Hand, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "From a picture" }).click();
  await (await chooser).setFiles({ name: "board.png", mimeType: "image/png", buffer });
}
