import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Wish } from "../../engine/kinds/contract/wish.ts";
import type { OwnKind } from "../kinds/own.ts";
import { madeTexts } from "../made.ts";
import { visit } from "./harness.mjs";

/** Boards a kind, and hints a board; all of them with ERGO_ALL. */
const BOARDS = process.env.ERGO_ALL ? 100 : 8;
const HINTS = 5;

/** What the maker is asked for beside the puzzles that come with the app. */
const WISHES: { readonly [K in OwnKind]: Wish } = {
  sudoku: { rows: 9, cols: 9, minimal: true },
  nurikabe: { rows: 10, cols: 10, level: 4 },
};

/** Puzzles of a kind: from all levels of the corpus, spread over each, and where these are too few, made ones. */
function boards(kind: OwnKind): string[] {
  const folder = new URL(`../../puzzles/${kind}/`, import.meta.url);
  const levels = readdirSync(folder).map((file) =>
    readFileSync(new URL(file, folder), "utf8").trim().split("\n"),
  );
  const all = levels.flat();
  if (BOARDS > all.length) return [...all, ...madeTexts(kind, WISHES[kind], BOARDS - all.length)];
  return Array.from({ length: BOARDS }, (_, at) => {
    const level = levels[at % levels.length];
    return level[Math.floor((at * level.length) / BOARDS)];
  });
}

/** A position of a made Sudoku whose next hint leans on chains. */
const CHAINS =
  "#/sudoku/070000000000074080000300160900006003000000070001020006007580000104030000608007050~aaaa6aaaaa16aaaaaaaaaaaaaa7aaa7aaaaaa6aaaaaaa7aaaa35aa2aaaaa6aaa5a6aa7a8aaaaaaaaa";

/** What does not fit on the screen in the next hints of the board that is shown; runs in the page. */
async function misfits(hints: number): Promise<{ hints: number; links: number; bad: string[] }> {
  const deep = (selector: string, root: ParentNode = document): HTMLElement | null => {
    for (const one of root.querySelectorAll<HTMLElement>("*")) {
      if (one.matches(selector)) return one;
      const found = one.shadowRoot && deep(selector, one.shadowRoot);
      if (found) return found;
    }
    return null;
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const until = async (isSo: () => unknown) => {
    for (let tries = 0; tries < 2000; tries++) {
      if (isSo()) return;
      await frame();
    }
    throw new Error(`never: ${isSo} in ${deep("ergo-hint-sheet")?.shadowRoot?.textContent}`);
  };
  const label = () =>
    deep("ergo-hint-sheet")?.shadowRoot?.querySelector(".primary")?.textContent?.trim() ?? "";
  const next = () => deep("ergo-hint-sheet")?.shadowRoot?.querySelector<HTMLElement>(".primary")?.click();
  const bad: string[] = [];
  const look = (what: string) => {
    const sheet = deep("ergo-hint-sheet")?.shadowRoot;
    const text = sheet?.querySelector<HTMLElement>(".text");
    const box = deep(".board");
    const board = deep("ergo-digit-board, ergo-nurikabe-board")?.shadowRoot;
    if (!sheet || !text || !box || !board) return;
    const end = Math.min(innerHeight, sheet.querySelector(".buttons")?.getBoundingClientRect().top ?? 0);
    for (const sentence of text.querySelectorAll("p")) {
      const { top, bottom } = sentence.getBoundingClientRect();
      if (top < text.getBoundingClientRect().top - 1 || bottom > end + 1)
        bad.push(`${what}: cut: ${sentence.textContent?.replace(/\s+/g, " ")}`);
    }
    const pane = box.getBoundingClientRect();
    const rows = [...board.querySelectorAll(".row")];
    const named = [...sheet.querySelectorAll(".name")].flatMap(({ textContent }) => {
      const found = /^R(\d+)C(\d+)$/.exec(textContent ?? "");
      return found ? [rows[Number(found[1]) - 1].children[Number(found[2]) - 1]] : [];
    });
    const rects = named.map((cell) => cell.getBoundingClientRect());
    const span = Math.max(...rects.map((rect) => rect.bottom)) - Math.min(...rects.map((rect) => rect.top));
    const isOut = rects.some(
      ({ top, bottom, left, right }) =>
        top < pane.top - 1 || bottom > pane.bottom + 1 || left < -1 || right > innerWidth + 1,
    );
    if (isOut && span <= pane.height) bad.push(`${what}: cells out of sight`);
  };
  let links = 0;
  /** Goes through the links of a chain, where one is shown, to the last. */
  const walkLinks = async () => {
    const buttons = deep("ergo-hint-sheet")?.shadowRoot?.querySelectorAll<HTMLElement>(".button") ?? [];
    const walk = [...buttons].find((button) => button.textContent?.trim() === "Links");
    if (!walk) return;
    walk.click();
    for (let link = 1; link < 40; link++) {
      await frame();
      await frame();
      look(`link ${link}`);
      links++;
      if (label() !== "Next link") break;
      next();
    }
  };
  let seen = 0;
  for (let hint = 0; hint < hints; hint++) {
    deep("ergo-toolbar")?.shadowRoot?.querySelector<HTMLElement>(".primary:not([disabled])")?.click();
    await until(() => /Tell me more|Next step|Next line|Write it|Next hint|Close/.test(label()));
    for (let tier = 1; tier < 40 && /Tell me more|Next step|Next line/.test(label()); tier++) {
      await frame();
      look(`tier ${tier}`);
      await walkLinks();
      next();
      await frame();
    }
    await frame();
    look("whole");
    seen++;
    // What is written is no longer asked about here: most of the steps of a hard chain are left out.
    if (label() !== "Write it") break;
    next();
    await until(() => label() === "Next hint" || !deep("ergo-hint-sheet"));
    if (!deep("ergo-hint-sheet")) break;
    next();
    await until(() => /Tell me more|Next step|Next line|Write it|Close/.test(label()));
  }
  return { hints: seen, links, bad };
}

let app: Awaited<ReturnType<typeof visit>>;
beforeAll(async () => {
  app = await visit({ width: 320, height: 568, online: true });
});
afterAll(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

describe("a hint on a small phone with text of 200 %", () => {
  it.each(["sudoku", "nurikabe"] as const)(
    "has its sentences wholly on the screen, and the cells that they name: %s",
    async (kind) => {
      const { page } = app;
      const bad: string[] = [];
      let hints = 0;
      for (const text of boards(kind)) {
        // By the shelf, or the board before would still be asked.
        await page.goto(new URL("#/", page.url()).href);
        await page.getByRole("grid").waitFor({ state: "detached" });
        await page.goto(new URL(`#/${kind}/${text}`, page.url()).href);
        await page.getByRole("grid").waitFor();
        await page.getByRole("button", { name: "Hint", exact: true }).waitFor();
        await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
        const seen = await page.evaluate(misfits, HINTS);
        hints += seen.hints;
        bad.push(...seen.bad.map((one) => `${text}: ${one}`));
        await page.keyboard.press("Escape");
        // The sheet has an entry in the history: an address that comes before it is taken back is taken back with it.
        await page.waitForFunction(() => !history.state?.sheet);
      }
      expect(bad).toEqual([]);
      expect(hints).toBeGreaterThan(0.8 * BOARDS * HINTS);
    },
    600_000,
  );

  it("has each link of a chain", async () => {
    const { page } = app;
    await page.goto(new URL("#/", page.url()).href);
    await page.getByRole("grid").waitFor({ state: "detached" });
    await page.goto(new URL(CHAINS, page.url()).href);
    await page.getByRole("button", { name: "Hint", exact: true }).waitFor();
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    const { links, bad } = await page.evaluate(misfits, 1);
    expect(bad).toEqual([]);
    expect(links).toBeGreaterThan(10);
  });
});
