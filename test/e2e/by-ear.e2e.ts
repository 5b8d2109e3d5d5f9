import { afterEach, describe, expect, it } from "vitest";
import { loadWhole } from "../../engine/kinds/load.ts";
import { PLAY_KINDS } from "../../engine/kinds/play.ts";
import { run } from "../../engine/model/job.ts";
import { gridOf } from "../../engine/model/puzzle.ts";
import { readLink } from "../../engine/play/link.ts";
import type { OwnKind } from "../kinds/own.ts";
import { visit } from "./harness.mjs";

/*
 * Whole games by keyboard alone, by one who reads only roles, names and what is announced.
 */

/** Its first row is 3 6 8 7 2 9 5 4 1. */
const SUDOKU = "#/sudoku/300729500000005090004000030607050010005204003030000000000400000006080025900012007";
const NURIKABE = "#/nurikabe/5/5/m4g1g4s";

let app: Awaited<ReturnType<typeof visit>>;

afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

/** The names of all cells, row by row. */
const cells = () =>
  app.page.getByRole("gridcell").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));

/** What is announced politely just now, or the text of the same role that has some. */
const heard = async () => (await app.page.getByRole("status").allTextContents()).join(" ").trim();

const hears = (text: RegExp) => app.page.getByRole("status").filter({ hasText: text }).first().waitFor();

/** The name of what has the focus, through shadow roots. */
const focused = () =>
  app.page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at?.getAttribute("aria-label") ?? at?.textContent?.trim() ?? "";
  });

/** Tab, or another key, until something of this name has the focus. */
async function tabTo(name: RegExp, key = "Tab"): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (name.test(await focused())) return;
    await app.page.keyboard.press(key);
  }
  throw new Error(`no way by Tab to ${name}; the focus is on ${await focused()}`);
}

/** Arrow keys from the cell with the focus to another; rows and columns from 1. */
async function goTo(row: number, col: number): Promise<void> {
  const at = /^row (\d+) column (\d+)/.exec(await focused());
  if (!at) throw new Error(`the focus is on ${await focused()}`);
  const press = async (key: string, times: number) => {
    for (let time = 0; time < times; time++) await app.page.keyboard.press(key);
  };
  const [down, right] = [row - Number(at[1]), col - Number(at[2])];
  await press(down > 0 ? "ArrowDown" : "ArrowUp", Math.abs(down));
  await press(right > 0 ? "ArrowRight" : "ArrowLeft", Math.abs(right));
}

/** Waits until something with the focus has a name like this. */
const focusOn = (name: RegExp) => expect.poll(focused).toMatch(name);

/** The answer of the game on the screen, by its address. */
async function answerOf(kind: OwnKind): Promise<readonly number[]> {
  const loaded = await loadWhole(kind);
  const link = readLink(PLAY_KINDS, new URL(app.page.url()).hash);
  if (!loaded || !link?.ok) throw new Error(`no puzzle at ${app.page.url()}`);
  const { puzzle } = link.value;
  const { answers } = run(loaded.search(puzzle, gridOf(puzzle), { answers: 1, nodes: 1_000_000 }));
  return loaded.play.marksOf(puzzle, answers[0]);
}

/** From the first tier of a hint to its conclusion, which is written. */
async function writeByHint(): Promise<void> {
  await tabTo(/^(Tell me more|Next step|Write it)$/);
  for (let tier = 0; tier < 12 && (await focused()) !== "Write it"; tier++) {
    await app.page.keyboard.press("Enter");
    await tabTo(/^(Tell me more|Next step|Write it)$/);
  }
  await app.page.keyboard.press("Enter");
  await hears(/Written|Solved/);
}

describe("by keyboard and ear alone", () => {
  it.each([
    {
      kind: "sudoku",
      name: "Sudoku",
      blank: /^row \d+ column \d+, blank/,
      key: (mark: number) => String(mark),
    },
    { kind: "nurikabe", name: "Nurikabe", blank: /^row \d+ column \d+, blank/, key: () => "Space" },
  ] as const)(
    "a $name is played from the shelf to its end and the next one",
    async ({ kind, name, blank, key }) => {
      app = await visit({ online: true });
      const { page } = app;
      await page.getByRole("button", { name: `Play ${name}` }).waitFor();
      await tabTo(new RegExp(`^Play ${name}$`));
      await page.keyboard.press("Enter");
      await page.getByRole("grid").waitFor();
      await focusOn(new RegExp(`^${name}`));
      const first = page.url();
      const answer = await answerOf(kind);
      // What is hinted is heard; the focus is not lost with the sheet.
      await page.keyboard.press("h");
      await hears(/R\d+C\d+|row|column|box|outlined/i);
      await writeByHint();
      await tabTo(/^Close$/);
      await page.keyboard.press("Enter");
      await focusOn(/^Hint$/);
      await page.keyboard.press("ArrowDown");
      await tabTo(/^row \d+ column \d+/);
      const cols = kind === "sudoku" ? 9 : Number(first.split("/").at(-3));
      for (const [cell, mark] of answer.entries()) {
        if (mark !== 1 && kind === "nurikabe") continue;
        const [row, col] = [Math.floor(cell / cols) + 1, (cell % cols) + 1];
        await goTo(row, col);
        if (!blank.test(await focused())) continue;
        await page.keyboard.press(key(mark));
      }
      await hears(/Solved/);
      await tabTo(/^Next puzzle$/);
      await page.keyboard.press("Enter");
      await page.waitForURL((url) => url.href !== first);
      await focusOn(new RegExp(`^${name}: `));
      await tabTo(/^row 1 column 1/);
      expect((await cells()).filter((one) => blank.test(one)).length).toBeGreaterThan(20);
    },
    240_000,
  );

  it("a clash is heard, and a mistake is put right by keys", async () => {
    app = await visit({ path: SUDOKU, online: true });
    const { page } = app;
    await page.getByRole("grid").waitFor();
    await tabTo(/^row 1 column 1/);
    await goTo(1, 2);
    await page.keyboard.press("3"); // there is a 3 in the same row
    expect(await focused()).toMatch(/^row 1 column 2, 3, yours, conflict/);
    await page.keyboard.press("h");
    await tabTo(/^Take back R1C2$/);
    await page.keyboard.press("Enter");
    await hears(/taken back/);
    await focusOn(/^Next hint$/);
    expect((await cells())[1]).toBe("row 1 column 2, blank");
    await page.keyboard.press("Escape");
    await focusOn(/^Hint$/);
  });

  it("a branch is begun, left and kept by keys, and each is heard; the focus is never lost", async () => {
    app = await visit({ path: SUDOKU, online: true });
    const { page } = app;
    await page.getByRole("grid").waitFor();
    await tabTo(/^row 1 column 1/);
    await goTo(1, 2);
    await tabTo(/^Branch$/);
    await page.keyboard.press("Enter");
    await focusOn(/^What-if branches$/);
    await tabTo(/^What if R1C2 is 6$/);
    await page.keyboard.press("Enter");
    await focusOn(/^Branch$/);
    const heads = /^Branch “What if R1C2 is 6”: all branches$/;
    await page.getByRole("button", { name: heads }).waitFor();
    await tabTo(/^row 1 column 2, 6, yours/, "Shift+Tab");
    await tabTo(/^Back to the main line$/, "Shift+Tab");
    await page.keyboard.press("Enter");
    await hears(/Main line again/);
    await focusOn(/^row 1 column 2, blank/);
    await tabTo(/^Branch$/);
    await page.keyboard.press("Enter");
    await tabTo(/^What if R1C2 is 6/);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: heads }).waitFor();
    await tabTo(/^Take it over into the main line$/, "Shift+Tab");
    await page.keyboard.press("Enter");
    await hears(/is the main line now/);
    await focusOn(/^row 1 column 2, 6, yours/);
  });

  it("a Nurikabe is played to its end by hints, each of which is heard", async () => {
    app = await visit({ path: NURIKABE, online: true });
    const { page } = app;
    await page.getByRole("grid").waitFor();
    await tabTo(/^Hint$/);
    await page.keyboard.press("Enter");
    const said: string[] = [];
    for (let hint = 0; hint < 30 && !/Solved/.test(await heard()); hint++) {
      await tabTo(/^(Tell me more|Next step|Write it)$/);
      for (let tier = 0; tier < 9 && !/^Write it$/.test(await focused()); tier++) {
        await page.keyboard.press("Enter");
        await tabTo(/^(Tell me more|Next step|Write it)$/);
      }
      said.push(await heard());
      await page.keyboard.press("Enter");
      await hears(/Written|Solved/);
      if (/Solved/.test(await heard())) break;
      await tabTo(/^Next hint$/);
      await page.keyboard.press("Enter");
    }
    await hears(/Solved/);
    expect(said.length).toBeGreaterThan(3);
    for (const one of said) expect(one).toMatch(/R\dC\d/);
    expect(new Set(said).size).toBe(said.length);
  }, 120_000);
});
