import type { Hand } from "./hand.ts";
import type { AppOf } from "./looks.ts";

/** A way through the app: each step leads to a screen that is looked at. */
export interface Walk {
  readonly path: string;
  readonly steps: Readonly<Record<string, (hand: Hand) => Promise<void>>>;
}

/** Its first row is 3 6 8 7 2 9 5 4 1; named rules solve it. */
const SUDOKU = "300729500000005090004000030607050010005204003030000000000400000006080025900012007";
const NURIKABE = "10/9/2n2l2j2h7zg3g3i2j3h2h4w1j2g4g";
const SMALL_NURIKABE = "5/5/m4g1g4s";
/** A 4x4 Sudoku; its answer is 1234 3412 2143 4321. */
const SMALL_SUDOKU = "1200300200400300";

/** The tiers of a hint one by one, until it can be written. */
async function toTheEnd({ page, button }: Hand): Promise<void> {
  const next = page.getByRole("button", { name: /^(Tell me more|Next step|Next line|Write it)$/ });
  await next.waitFor();
  for (let tier = 0; tier < 40 && (await next.innerText()).trim() !== "Write it"; tier++)
    await button(/^(Tell me more|Next step|Next line)$/);
}

const cell = ({ page }: Hand, row: number, column: number) =>
  page.getByRole("gridcell", { name: new RegExp(`^row ${row} column ${column}\\b`) }).click();

/** What can be seen of any game that is open: hints, answers, mistakes, branches, sheets. */
const OF_A_GAME: Walk["steps"] = {
  "the first tier of a hint": async (hand) => {
    await hand.closes();
    const undo = hand.page.getByRole("button", { name: "Undo", exact: true });
    while (await undo.isEnabled()) await undo.click();
    await hand.keys("h");
    await hand.page.getByRole("heading", { name: "Where to look" }).waitFor();
  },
  "the second tier of a hint": (hand) => hand.button("Tell me more"),
  "the whole hint": toTheEnd,
  "a hint that was written": async (hand) => {
    await hand.button("Write it");
    await hand.page.getByRole("button", { name: "Next hint" }).waitFor();
  },
  "pointing at a cell to ask why": async (hand) => {
    await hand.closes();
    await hand.page.evaluate(() => {
      const { app } = document.querySelector("ergo-app") as unknown as AppOf;
      app.acts.why(null);
    });
    await hand.sees("ergo-why-sheet .text, ergo-why-sheet p");
  },
  "the questions about a cell": async (hand) => {
    await hand.page.getByRole("gridcell", { name: /blank/ }).nth(9).click();
    await hand.sees("ergo-why-sheet .wide");
  },
  "the answer to a why": async (hand) => {
    await hand.tap("ergo-why-sheet .wide");
    await hand.sees("ergo-why-sheet .verdict");
  },
  "all steps of an answer": async (hand) => {
    const whole = hand.page.getByRole("button", { name: "All steps" });
    if ((await whole.count()) > 0) await whole.click();
  },
  "a branch": async (hand) => {
    await hand.closes();
    await hand.button("Branch");
    await hand.tap("ergo-branches-sheet button.primary");
    await hand.page.locator("ergo-branches-sheet").waitFor({ state: "detached" });
    await hand.sees("ergo-branch-chip button");
  },
  "the list of branches": async (hand) => {
    await hand.button("Branch");
    await hand.sees("ergo-branches-sheet button.go");
  },
  "a branch that was left": async (hand) => {
    await hand.closes();
    await hand.button("Back to the main line");
    await hand.sees("ergo-toast .toast");
  },
  "a check": async (hand) => {
    await hand.closes();
    await hand.button("Check");
    await hand.sees("ergo-notice .notice, ergo-notice p, ergo-notice section");
  },
  "the menu": (hand) => hand.sheet("menu"),
  "renaming a game": (hand) => hand.button("Rename"),
  "the help": async (hand) => {
    await hand.closes();
    await hand.sheet("help");
    await hand.unfolds();
  },
  "sharing and the picture": async (hand) => {
    await hand.closes();
    await hand.sheet("share");
    await hand.unfolds();
  },
  printing: async (hand) => {
    await hand.closes();
    await hand.sheet("print");
    await hand.sees("ergo-print-sheet svg");
  },
  "the question whether to show the answer": async (hand) => {
    await hand.closes();
    await hand.sheet("confirm-answer", "ergo-confirm-sheet");
  },
  "the question whether to begin again": async (hand) => {
    await hand.closes();
    await hand.sheet("confirm-restart", "ergo-confirm-sheet");
  },
  "a pause": async (hand) => {
    await hand.closes();
    await hand.keys("p");
    await hand.page.getByRole("button", { name: "Resume" }).waitFor();
  },
  "an answer that was shown": async (hand) => {
    await hand.keys("p");
    await hand.sheet("confirm-answer", "ergo-confirm-sheet");
    await hand.tap("ergo-confirm-sheet .primary");
    await hand.sees("ergo-finished h2");
  },
};

/** Those of them whose content the kind of puzzle decides. */
const OF_A_KIND = Object.fromEntries(
  Object.entries(OF_A_GAME).filter(
    ([name]) => !/branch|share|sharing|printing|renaming|question whether|pause/.test(name),
  ),
);

/** All screens and sheets of the app, as ways from one to the next. */
export const WALKS: Readonly<Record<string, Walk>> = {
  "a Sudoku": {
    path: `#/sudoku/${SUDOKU}`,
    steps: {
      "the board": (hand) => hand.sees("ergo-pad button"),
      "a note and a digit in hand": async (hand) => {
        await cell(hand, 1, 2);
        await hand.keys("Shift+6", "Shift+8", "Control+1");
        await hand.tap("ergo-input-mode button");
        await hand.tap("ergo-pad button");
      },
      "a wrong mark that was reported": async (hand) => {
        await hand.tap("ergo-input-mode button");
        await cell(hand, 1, 3);
        await hand.keys("1", "h");
        await hand.page.getByRole("heading", { name: "First fix a mistake" }).waitFor();
      },
      "why it is wrong": async (hand) => {
        await hand.button(/^Why is it wrong/);
        await hand.sees("ergo-why-sheet .text");
      },
      "a mistake that was put right": async (hand) => {
        await hand.closes();
        await hand.keys("h");
        await hand.button(/^(Take it back|Undo to before it)$/);
        await hand.button("Next hint");
      },
      "a broken rule": async (hand) => {
        await hand.closes();
        await cell(hand, 1, 2);
        await hand.keys("3");
      },
      ...OF_A_GAME,
    },
  },
  "a Nurikabe": {
    path: `#/nurikabe/${NURIKABE}`,
    steps: {
      "the board": (hand) => hand.sees("ergo-brushes button"),
      "a wrong mark that was reported": async (hand) => {
        // The island of the 2 in the corner has no room any more.
        await cell(hand, 1, 2);
        await cell(hand, 2, 1);
        await hand.keys("h");
        await hand.sees("ergo-hint-sheet .primary");
      },
      ...OF_A_KIND,
    },
  },
  "a game that is won, and the shelf after it": {
    path: `#/sudoku/${SMALL_SUDOKU}`,
    steps: {
      "the end": async (hand) => {
        await hand.page.getByRole("grid").waitFor();
        for (const [at, digit] of [..."1234341221434321"].entries()) {
          if (SMALL_SUDOKU[at] !== "0") continue;
          await cell(hand, Math.floor(at / 4) + 1, (at % 4) + 1);
          await hand.keys(digit);
        }
        await hand.sees("ergo-finished h2");
      },
      "the second shelf": async (hand) => {
        await hand.turn(`#/nurikabe/${SMALL_NURIKABE}`);
        await cell(hand, 1, 1);
        await hand.turn("#/");
        await hand.sees("ergo-continue-card");
        await hand.sees("ergo-play-tile");
      },
      "all games": async (hand) => {
        await hand.turn(`#/sudoku/${SUDOKU}`);
        await cell(hand, 1, 2);
        await hand.keys("6");
        await hand.turn("#/games");
        await hand.tap(".fold");
        await hand.tap("ergo-game-card .more");
      },
      "a game's name": (hand) => hand.tap(".rename"),
      "a game that was deleted": async (hand) => {
        await hand.button("Cancel");
        if (!(await hand.page.locator(".delete").first().isVisible())) await hand.tap("ergo-game-card .more");
        await hand.tap(".delete");
        await hand.sees("ergo-toast .toast");
      },
      "the full shelf with a banner": async (hand) => {
        await hand.turn("#/");
        await hand.sees("ergo-continue-card");
        await hand.page.evaluate(() => {
          const { app } = document.querySelector("ergo-app") as unknown as AppOf;
          app.store.dispatch({ type: "banner", banner: "storage-full" });
        });
      },
    },
  },
  "a first visit": {
    path: "",
    steps: {
      "the first shelf": (hand) => hand.sees("ergo-today-card button"),
      "the shelf while it waits": (hand) =>
        hand.page.evaluate(() => {
          const { store } = (document.querySelector("ergo-app") as unknown as AppOf).app;
          store.dispatch({ type: "shelf", shelf: { games: null } });
        }),
      importing: async (hand) => {
        await hand.page.evaluate(() => {
          const { store } = (document.querySelector("ergo-app") as unknown as AppOf).app;
          store.dispatch({ type: "shelf", shelf: { games: [] } });
        });
        await hand.sheet("import");
      },
      "an import with a problem": async (hand) => {
        await hand.page.locator("ergo-import-sheet textarea").fill("12?456");
        await hand.sees("ergo-import-sheet textarea[aria-invalid=true]");
        await hand.unfolds();
      },
      "no games": async (hand) => {
        await hand.closes();
        await hand.turn("#/games");
        await hand.sees("ergo-games-screen h1");
      },
      "the library": async (hand) => {
        await hand.turn("#/library");
        await hand.sees("ergo-puzzle-list ergo-thumbnail");
      },
      "a puzzle that is not in the library": async (hand) => {
        await hand.turn("#/sudoku/l7-99999");
        await hand.sees("ergo-numbered-screen ergo-packs-part");
      },
      "the settings": async (hand) => {
        await hand.turn("#/settings");
        await hand.sees("ergo-settings-screen h1");
        await hand.unfolds();
      },
      "a bad link": async (hand) => {
        await hand.turn(`#/${"x".repeat(300)}`);
        await hand.sees("ergo-problem-screen h1");
      },
      "making a puzzle": async (hand) => {
        await hand.turn("#/make");
        await hand.sees("ergo-make-bar .act");
        await hand.unfolds();
      },
      "what was made": async (hand) => {
        const small = hand.page
          .locator("ergo-make-form input[name=size][value='4'], ergo-make-form input[name=size][value='6']")
          .first();
        // The bar at the foot of the screen may cover what is at its edge.
        await small.evaluate((one) => one.scrollIntoView({ block: "center" }));
        await small.check({ force: true });
        await hand.tap("ergo-make-bar .act");
        await hand.sees("ergo-made-card button");
      },
      "an order for a Nurikabe": (hand) =>
        hand.page.locator("ergo-make-form input[name=kind][value='nurikabe']").check({ force: true }),
      "making while it works": async (hand) => {
        await hand.page.locator("ergo-make-form input[name=size][value='20']").check({ force: true });
        await hand.page.locator("ergo-make-bar input").fill("50");
        await hand.tap("ergo-make-bar .act");
        await hand.page.getByRole("button", { name: "Stop" }).waitFor();
      },
      "entering a Sudoku": async (hand) => {
        await hand.button("Stop");
        await hand.turn("#/enter/sudoku/9x9");
        await hand.page.getByRole("grid").waitFor();
        await hand.tap("ergo-enter-screen .what");
      },
      "one answer": async (hand) => {
        await hand.page.keyboard.type(SUDOKU);
        await hand.says(/^Exactly one answer\. (Easy|Medium|Hard|Expert|Master|Extreme|Beginner)/);
      },
      "no answer": async (hand) => {
        await hand.keys("Home", "4"); // a 4 stands in the first column
        await hand.says(/^No answer so far/);
      },
      "several answers": async (hand) => {
        await hand.button("Clear the board");
        await hand.keys("1");
        await hand.says(/answers so far\./);
      },
      "entering a Nurikabe": async (hand) => {
        await hand.turn("#/enter/nurikabe/7x7");
        await hand.page.getByRole("gridcell", { name: /^row 7 column 7/ }).waitFor();
        await hand.keys("Home", "4", "ArrowDown", "3");
      },
    },
  },
  "the workbench": {
    path: "#/workbench",
    steps: {
      "an empty bench": (hand) => hand.sees("ergo-pane-answer .fresh"),
      "choosing a puzzle": (hand) => hand.sheet("puzzle"),
      "a run": async (hand) => {
        await hand.closes();
        await hand.turn(`#/workbench/sudoku/${SUDOKU}`);
        await hand.button("Run");
        await hand.page.getByRole("heading", { name: "Solved" }).waitFor();
      },
      ...Object.fromEntries(
        ["Query", "Log", "Rules", "Compiled", "Analysis"].map((name) => [
          `its part ${name}`,
          async (hand: Hand) => {
            await hand.tab(name);
            await hand.sees(".pane > :defined");
          },
        ]),
      ),
      "the text of the rules": async (hand) => {
        await hand.tab("Rules");
        await hand.button("Text");
        await hand.sees(".cm-content");
      },
    },
  },
  "the lab": {
    path: "#/lab/race",
    steps: {
      "before a race": (hand) =>
        hand.button("Start").then(() => hand.page.getByRole("button", { name: "Once more" }).waitFor()),
      "a replay": async (hand) => {
        await hand.radio("Replay");
        await hand.sees("ergo-replay button");
      },
      "the table": async (hand) => {
        await hand.radio("Table");
        await hand.button("Time all 25");
        await hand.button("Stop");
      },
      "a tree": async (hand) => {
        await hand.tab("Alpha-beta");
        await hand.button("Step on");
        await hand.button("Step on");
      },
      "before a duel": async (hand) => {
        await hand.tab("Duel");
        await hand.sees("ergo-duel-setup");
      },
      "a duel": async (hand) => {
        await hand.page.getByRole("radio", { name: /4/ }).first().check({ force: true });
        await hand.button("Start");
        await hand.page.getByRole("gridcell", { name: /blank/ }).first().click();
        await hand.tap("ergo-duel-keys [aria-disabled='false']");
        await hand.page
          .getByRole("gridcell", { name: /by the computer/ })
          .first()
          .waitFor();
      },
    },
  },
};
