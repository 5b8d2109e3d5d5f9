import { afterEach, describe, expect, it } from "vitest";
import { EIGHTEEN_TEXTS } from "../language/eighteen.ts";
import { visit } from "./harness.mjs";

const REPORTED = "605103000000000903000600000086010005400000007100020340000001000709000000000904801";
const HARD = "200008305100006000960070200050600800000020000002001090001060053000300008403500006";

let app: Awaited<ReturnType<typeof visit>>;
type Page = typeof app.page;
afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

/** Puts these rules, and only them, into the editor, as a person does: all selected, then pasted. */
async function paste(page: Page, rules: string): Promise<void> {
  await page.getByRole("tab", { name: "Rules" }).click();
  await page.getByRole("button", { name: "Text", exact: true }).click();
  const editor = page.locator("ergo-rule-editor .cm-content");
  await editor.focus();
  await page.keyboard.press("Control+A");
  await editor.evaluate((content, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    content.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true, composed: true }),
    );
  }, rules);
  await page.getByRole("button", { name: "List", exact: true }).click();
  await page.getByText("18 of 18 rules are on").waitFor();
}

/** Supposes nothing, and lets the rules take turns as the seed did. */
async function likeTheSeed(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "In rounds" }).click();
  await page.getByRole("switch", { name: /Suppose where/ }).click();
}

/** Runs to the end, which the pane says in `words`. */
async function run(page: Page, words: string): Promise<void> {
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await page.getByRole("tab", { name: "Answer" }).click();
  await page.getByRole("heading", { name: words }).waitFor();
}

it("an empty bench has the report's example on it; run as was told, the log's counts stand beside the reported ones", async () => {
  app = await visit({ path: "#/workbench", online: true });
  const { page } = app;
  await page.getByRole("button", { name: "Run it by the rules of that system" }).click();
  await page
    .locator("ergo-pane-log")
    .getByText(/^Solved\. /)
    .waitFor();
  const table = page.locator("ergo-pane-log table").first();
  await table.getByRole("columnheader", { name: "Reported" }).waitFor();
  const rows = await table.locator("tbody tr").all();
  const counts = await Promise.all(
    rows.map(async (row) => {
      const [fired, , , reported] = await row.locator("td").allInnerTexts();
      return [Number(await row.locator(".badge").innerText()), fired, reported] as const;
    }),
  );
  const told = counts.filter(([, , reported]) => reported !== "–").sort(([one], [other]) => one - other);
  expect(told.map(([number]) => number)).toEqual([1, 2, 3, 4, 5, 6, 14, 15]);
  for (const [number, fired, reported] of told) expect(fired, `rule ${number}`).toBe(reported);
  await page.getByText(/15 iterations in 2\.5 s\. Here are 14 rounds/).waitFor();
  await page.getByRole("tab", { name: "Rules" }).click();
  await page.getByText("18 of 18 rules are on").waitFor();
  const presets = page.getByLabel("Which rules are used");
  expect(await presets.inputValue()).toBe("first");
  await presets.selectOption("numbered");
  await page.getByText(/18 of (?!18)\d{2,} rules are on/).waitFor();
  expect(await presets.inputValue()).toBe("numbered");
});

describe.each(EIGHTEEN_TEXTS)("the seed's rules, pasted: %s", (_, text) => {
  it("keep their numbers, and fire as often as the report says", async () => {
    app = await visit({ path: `#/workbench/sudoku/${REPORTED}`, online: true });
    const { page } = app;
    await paste(page, text);
    const numbers = await page.locator("ergo-rule-list .no").allInnerTexts();
    expect(numbers.map(Number).sort((one, other) => one - other)).toEqual(
      Array.from({ length: 18 }, (_, at) => at + 1),
    );
    await likeTheSeed(page);
    await run(page, "Solved");
    await page.getByRole("tab", { name: "Log" }).click();
    const rows = await page.locator("ergo-pane-log table").first().locator("tbody tr").all();
    const fired = await Promise.all(
      rows.map(async (row) => {
        const number = await row.locator(".badge").innerText();
        return [number, await row.locator("td").first().innerText()] as const;
      }),
    );
    const byNumber = new Map(fired);
    expect(byNumber.size).toBe(18);
    const simple = ["1", "2", "3", "4", "5", "6"].map((number) => Number(byNumber.get(number)));
    expect(simple).toEqual([37, 16, 4, 0, 453, 125]);
  });

  it("leave 25 cells of the hard puzzle open, and the answer says so", async () => {
    app = await visit({ path: `#/workbench/sudoku/${HARD}`, online: true });
    const { page } = app;
    await paste(page, text);
    await likeTheSeed(page);
    await run(page, "Stuck");
    await page.locator("ergo-pane-answer").getByText(/^25 /).waitFor();
  });
});
