import { afterEach, describe, expect, it } from "vitest";
import { truthOf } from "../../../puzzles/terminal/truth.ts";
import type { LessonBoard } from "../../../web/kinds/contract/kind-learn.ts";
import { learnOf } from "../../../web/kinds/learn.ts";
import { startOf } from "../../../web/learn/lesson-marks.ts";
import { OWN_KINDS, type OwnKind } from "../../kinds/own.ts";
import { wholeKind } from "../../kinds/whole.ts";
import { share } from "../../share.ts";
import { visit } from "../harness.mjs";

let app: Awaited<ReturnType<typeof visit>>;
type Page = typeof app.page;

afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

/** The cells that a board still wants, each with its mark. */
function wantedOf(board: LessonBoard): readonly (readonly [cell: number, mark: number])[] {
  const start = startOf(board);
  return [...board.goal].flatMap((sign, cell) =>
    /\d/.test(sign) && start[cell] !== Number(sign) ? [[cell, Number(sign)] as const] : [],
  );
}

/** Fingers: a tap on the cell, then on its digit. */
async function byTouch(page: Page, board: LessonBoard): Promise<void> {
  for (const [cell, mark] of wantedOf(board)) {
    const box = await page.getByRole("gridcell").nth(cell).boundingBox();
    if (!box) throw new Error(`cell ${cell} is out of sight`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    if (board.tool !== 0) continue;
    const key = await page
      .locator("ergo-lesson-pane .digit")
      .nth(mark - 1)
      .boundingBox();
    if (key) await page.touchscreen.tap(key.x + key.width / 2, key.y + key.height / 2);
  }
}

/** Keys alone: arrows to each cell, then the key of its mark. */
async function byKeys(page: Page, board: LessonBoard): Promise<void> {
  const cols = Math.sqrt(board.goal.length);
  await page.getByRole("gridcell").and(page.locator('[tabindex="0"]')).focus();
  let at = 0;
  for (const [cell, mark] of wantedOf(board)) {
    const [down, right] = [Math.floor(cell / cols) - Math.floor(at / cols), (cell % cols) - (at % cols)];
    for (let n = 0; n < Math.abs(down); n++) await page.keyboard.press(down > 0 ? "ArrowDown" : "ArrowUp");
    for (let n = 0; n < Math.abs(right); n++)
      await page.keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
    await page.keyboard.press(board.tool === 0 ? String(mark) : mark === 1 ? "x" : "c");
    at = cell;
  }
}

const TONGUES = {
  en: () => void Object.defineProperty(navigator, "languages", { value: ["en-GB"] }),
  zh: () => void Object.defineProperty(navigator, "languages", { value: ["zh-CN"] }),
};

/** Each hand and each language once; each hand in each language with ERGO_ALL. */
const WAYS = [
  { hand: "touch", lang: "en", play: byTouch, on: "Go on", end: "Repeat the lesson", first: "Board 1 of" },
  { hand: "keys", lang: "zh", play: byKeys, on: "继续", end: "重上这一课", first: "第 1 盘" },
  { hand: "touch", lang: "zh", play: byTouch, on: "继续", end: "重上这一课", first: "第 1 盘" },
  { hand: "keys", lang: "en", play: byKeys, on: "Go on", end: "Repeat the lesson", first: "Board 1 of" },
] as const;

describe.each(
  OWN_KINDS.flatMap((kind) => WAYS.slice(0, share(2, WAYS.length)).map((way) => ({ ...way, kind }))),
)("the first lesson of $kind, by $hand, in $lang", ({ kind, lang, play, on, end, first }) => {
  it("is played to its end", async () => {
    app = await visit({ path: `#/learn/${kind}/lesson`, online: true, touch: true, prepare: TONGUES[lang] });
    const { page } = app;
    await page.getByText(first).waitFor();
    const boards = (await learnOf(kind)?.lesson())?.boards ?? [];
    for (const [at, board] of boards.entries()) {
      await page.getByRole("heading", { name: board.title[lang], exact: true }).waitFor();
      await play(page, board);
      await page.getByText(board.learnt[lang]).waitFor();
      if (at + 1 < boards.length) await page.getByRole("button", { name: on }).press("Enter");
    }
    await page.getByRole("button", { name: end }).waitFor();
    await playAlone(page, kind, play, lang);
  });
});

describe("the way to a lesson", () => {
  it("leads from the shelf to the lesson's heading by keys", async () => {
    app = await visit({ online: true });
    const { page } = app;
    await page.getByRole("button", { name: "New to Nurikabe" }).press("Enter");
    const heading = page.getByRole("heading", { level: 1, name: "First lesson" });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((one) => one.matches(":focus"))).toBe(true);
  });
});

/** What the lesson leads to where it has a puzzle for it: solved by the same hand, without a hint. */
async function playAlone(page: Page, id: OwnKind, play: typeof byTouch, lang: "en" | "zh"): Promise<void> {
  const lesson = await learnOf(id)?.lesson();
  const kind = wholeKind(id);
  if (!kind || lesson?.alone === undefined) return;
  const read = kind.play.parse(lesson.alone);
  if (!read.ok) throw new Error(lesson.alone);
  const { value: puzzle } = read;
  const truth = truthOf(kind, puzzle);
  if (truth.answers !== "one") throw new Error("it has one answer");
  const walls = kind.play.marksOf(puzzle, truth.answer).map((mark) => (mark === 1 ? "1" : "."));
  await page
    .getByRole("button", { name: lang === "en" ? "Now play one alone" : "自己玩一题" })
    .press("Enter");
  await page.locator("ergo-play-screen").getByRole("gridcell").nth(24).waitFor();
  const start = "0".repeat(puzzle.cells);
  await play(page, { ...lesson.boards[lesson.boards.length - 1], start, goal: walls.join("") });
  await page.getByRole("heading", { name: lang === "en" ? "Solved" : "解出来了" }).waitFor();
}

describe("learn", () => {
  it("is reached from a hint in one tap, and left for the game again; without a network, too", async () => {
    app = await visit();
    await app.installed();
    await app.server.stop();
    const { page } = app;
    await page.evaluate(() => {
      location.hash = "#/nurikabe/5/5/g1h5h3t2h";
    });
    await page.getByRole("grid").waitFor();
    await page.keyboard.press("h");
    await page.getByRole("button", { name: "Tell me more" }).click();
    await page.getByRole("button", { name: "Learn it" }).click();
    await page.getByRole("heading", { name: "Walk through it" }).waitFor();
    await page.locator("ergo-technique-page ergo-nurikabe-board").first().waitFor();
    await page.getByRole("link", { name: "Find one" }).click();
    await page.getByRole("button", { name: "Show me" }).click();
    await page.getByText("This is one.").waitFor();
    await page.goBack();
    await page.goBack();
    await page.locator("ergo-play-screen").getByRole("grid").waitFor();
  });
});
