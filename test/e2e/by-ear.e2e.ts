import { afterEach, describe, expect, it } from "vitest";
import { visit } from "./harness.mjs";

/*
 * Whole games by keyboard alone, by one who reads only roles, names and what is announced.
 */

const SUDOKU = "#/sudoku/010000000800602000007800520006300000000000046758000103070035804049100037300076952";
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

/** Tab until something of this name has the focus. */
async function tabTo(name: RegExp): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (name.test(await focused())) return;
    await app.page.keyboard.press("Tab");
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

/** The digits of an answer, by trying. */
function solved(givens: readonly number[]): number[] | null {
  const cell = givens.indexOf(0);
  if (cell < 0) return [...givens];
  const sees = (other: number) =>
    Math.floor(cell / 9) === Math.floor(other / 9) ||
    cell % 9 === other % 9 ||
    (Math.floor(cell / 27) === Math.floor(other / 27) &&
      Math.floor((cell % 9) / 3) === Math.floor((other % 9) / 3));
  for (let digit = 1; digit <= 9; digit++) {
    if (givens.some((one, other) => one === digit && sees(other))) continue;
    const answer = solved(givens.with(cell, digit));
    if (answer) return answer;
  }
  return null;
}

describe("by keyboard and ear alone", () => {
  it("a Sudoku is played to its end, with a clash that is heard", async () => {
    app = await visit({ path: SUDOKU, online: true });
    const { page } = app;
    await page.getByRole("grid").waitFor();
    const givens = (await cells()).map((name) => Number(/, (\d), given/.exec(name)?.[1] ?? 0));
    const answer = solved(givens);
    expect(answer).not.toBeNull();
    await tabTo(/^row 1 column 1/);
    await page.keyboard.press("1"); // there is a 1 in the same row
    expect(await focused()).toMatch(/^row 1 column 1, 1, yours, conflict/);
    await page.keyboard.press("Backspace");
    expect(await focused()).toBe("row 1 column 1, blank");
    for (const [cell, digit] of (answer ?? []).entries()) {
      if (givens[cell]) continue;
      await goTo(Math.floor(cell / 9) + 1, (cell % 9) + 1);
      await page.keyboard.press(String(digit));
    }
    await hears(/Solved/);
  }, 120_000);

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
