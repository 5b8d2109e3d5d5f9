import { afterEach, describe, expect, it } from "vitest";
import { visit } from "./harness.mjs";

/** Its first row is 3 6 8 7 2 9 5 4 1. */
const SUDOKU = "#/sudoku/300729500000005090004000030607050010005204003030000000000400000006080025900012007";

let app: Awaited<ReturnType<typeof visit>>;

afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

const cell = (column: number) =>
  app.page.getByRole("gridcell", { name: new RegExp(`^row 1 column ${column}\\b`) });
const button = (name: string) => app.page.getByRole("button", { name, exact: true });
/** What the blank cells of the first row show. */
const row = async () => {
  const names = [2, 3, 8, 9].map(async (column) => {
    const name = (await cell(column).getAttribute("aria-label")) ?? "";
    return /, (\d), yours/.exec(name)?.[1] ?? ".";
  });
  return (await Promise.all(names)).join("");
};
const write = async (column: number, digit: string) => {
  await cell(column).click();
  await app.page.keyboard.press(digit);
};

describe("a mistake", () => {
  it("is gone back before, and what came after is there after a reload, as a branch", async () => {
    app = await visit({ path: SUDOKU });
    const { page } = app;
    await write(2, "6");
    await write(3, "1");
    await write(8, "4");
    await write(9, "8");
    expect(await row()).toBe("6148");
    await button("Check").click();
    await page.getByRole("button", { name: /^2 marks are wrong\./ }).click();
    await button("Undo to before it").click();
    await expect.poll(row).toBe("6...");
    await button("Next hint").click();
    await page.getByRole("heading", { name: "Where to look" }).waitFor();
    await page.keyboard.press("Escape");
    await write(8, "4");
    await page.reload();
    await page.getByRole("grid").waitFor();
    await expect.poll(row).toBe("6.4.");
    await page.getByRole("button", { name: "Branch" }).click();
    await page.getByRole("button", { name: "With the mistake" }).first().click();
    await expect.poll(row).toBe("6148");
    await page.locator("ergo-branch-chip").getByText("With the mistake").waitFor();
    await button("Back to the main line").click();
    await expect.poll(row).toBe("6.4.");
    await page.reload();
    await page.getByRole("grid").waitFor();
    await expect.poll(row).toBe("6.4.");
  });
});
