import type { Page } from "playwright-core";

/** The second cell of the board, which the puzzles of these tests leave blank, with a digit of the player's. */
export const written = (page: Page, digit: number) =>
  page.getByRole("gridcell", { name: `row 1 column 2, ${digit}, yours` });

/** Writes a digit into that cell and waits until it is seen. */
export async function write(page: Page, digit: number): Promise<void> {
  const cell = page.getByRole("gridcell", { name: /^row 1 column 2\b/ });
  // A click on the selected cell would take the selection away.
  if ((await cell.getAttribute("aria-selected")) !== "true") await cell.click();
  await page.keyboard.press(String(digit));
  await written(page, digit).waitFor();
}
