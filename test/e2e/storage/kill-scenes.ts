import "../../../engine/kinds/games.ts";
import type { Page } from "playwright-core";
import { playKind } from "../../../engine/kinds/play.ts";
import { cellOf } from "../../../engine/model/fact.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import { type Random, randomFrom } from "../../../engine/model/random.ts";
import { opening, type Position, play, undo } from "../../../engine/play/game.ts";
import { linkTo } from "../../../engine/play/link.ts";
import { backupText } from "../../../web/settings/backup-file.ts";
import { openPlay } from "../../../web/state/open.ts";
import { DEFAULT_SETTINGS } from "../../../web/state/settings.ts";
import { headOf, type SavedGame } from "../../../web/storage/game-head.ts";
import type { visit } from "../harness.mjs";
import type { KeptMoves } from "./kept-moves.ts";

type App = Awaited<ReturnType<typeof visit>>;

/** What goes on when the browser is killed. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  /** How many kills of each hundred fall into it. */
  readonly share: number;
  /** The longest that a kill may come after the beginning, in milliseconds. */
  readonly within: number;
  /** Does it over and over, until the browser is gone. */
  act(app: App, random: Random, kept: KeptMoves, kill: number): Promise<void>;
}

const SUDOKU = "#/sudoku/300729500000005090004000030607050010005204003030000000000400000006080025900012007";
const UNDONE = "#/sudoku/020000000000600003074080000000003002080040010600500000000010780500009000000000040";
const BRANCHED = "#/sudoku/000000907000420180000705026100904000050000040000507009920108000034059000507000000";
const SHARED = "#/sudoku/030050040008010500460000012070502080000603000040109030250000098001020600080060020";
const NURIKABE = "#/nurikabe/10/9/2n2l2j2h7zg3g3i2j3h2h4w1j2g4g";
const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const one = <T>(random: Random, from: readonly T[]): T => from[random.below(from.length)];

/** Digits, notes and deletions in cells that the arrow keys lead to. */
async function type(page: Page, random: Random): Promise<void> {
  for (let steps = random.below(3); steps >= 0; steps--) await page.keyboard.press(one(random, ARROWS));
  const digit = String(1 + random.below(9));
  const roll = random.below(10);
  await page.keyboard.press(roll < 7 ? digit : roll < 9 ? `Shift+Digit${digit}` : "Delete");
}

/** The keyboard leads to a cell of the board. */
async function focus(page: Page): Promise<void> {
  await page.locator("ergo-digit-board [role=gridcell][tabindex='0']").focus();
}

async function moves({ page }: App, random: Random): Promise<void> {
  await focus(page);
  for (;;) await type(page, random);
}

/** Paints walls and dots by drags of the mouse over many cells. */
async function strokes({ page }: App, random: Random): Promise<void> {
  const board = page.locator("ergo-nurikabe-board");
  await board.getByRole("gridcell").first().waitFor();
  const box = await board.boundingBox();
  if (!box) throw new Error("no board");
  const point = () => ({
    x: box.x + box.width * (0.05 + random.below(90) / 100),
    y: box.y + box.height * (0.05 + random.below(90) / 100),
  });
  for (;;) {
    const from = point();
    const to = point();
    await page.mouse.move(from.x, from.y);
    const button = random.below(3) === 0 ? "right" : "left";
    await page.mouse.down({ button });
    await page.mouse.move(to.x, to.y, { steps: 2 + random.below(6) });
    await page.mouse.up({ button });
  }
}

/** Walks back and forth in the log, and now and then begins a new line. */
async function undoing({ page }: App, random: Random): Promise<void> {
  await focus(page);
  for (;;) {
    const roll = random.below(10);
    if (roll < 4) await page.keyboard.press("Control+z");
    else if (roll < 7) await page.keyboard.press("Control+y");
    else await type(page, random);
  }
}

/** Makes branches, goes to others and drops them. */
async function branches({ page }: App, random: Random): Promise<void> {
  const sheet = page.locator("ergo-branches-sheet");
  const gone = () => sheet.waitFor({ state: "detached" });
  for (;;) {
    await focus(page);
    await type(page, random);
    await type(page, random);
    await page.locator("ergo-toolbar [aria-haspopup=dialog]").click();
    await sheet.locator(".primary").waitFor();
    const all = await sheet.locator(".go").count();
    const roll = random.below(4);
    if (roll < 2 || all < 2) await sheet.locator(".primary").click();
    else if (roll === 2) await sheet.locator(".go").nth(random.below(all)).click();
    else {
      await sheet.locator("li:not(.here) .icon-button:last-child").first().click();
      await page.keyboard.press("Escape");
    }
    await gone();
  }
}

/** Texts with progress, pasted on the shelf. */
async function imports({ page }: App, random: Random): Promise<void> {
  const kind = playKind("sudoku");
  for (;;) {
    const digits = Array.from({ length: 81 }, () => 0);
    for (let cell = 0; cell < 9; cell++) digits[cell * 9 + random.below(9)] = 1 + cell;
    const puzzle = kind?.parse(digits.join(""));
    if (!kind || !puzzle?.ok) throw new Error("no puzzle");
    const marks = digits.map((digit) => (digit || random.below(9) ? 0 : 1 + random.below(9)));
    marks[digits.indexOf(0)] = 1;
    await page.locator("ergo-shelf-screen .import").click();
    const sheet = page.locator("ergo-import-sheet");
    await sheet.locator("textarea").fill(linkTo(kind, puzzle.value, marks));
    await sheet.locator(".primary:enabled").click();
    await page.locator("ergo-digit-board").waitFor();
    await page.goBack();
    await page.locator("ergo-shelf-screen").waitFor();
  }
}

/** Games in a backup; the same ones go on from backup to backup. */
const RESTORED = 30;

function backedUp(game: number, length: number): SavedGame {
  const random = randomFrom(9_000 + game);
  const kind = playKind(game % 2 ? "sudoku" : "nurikabe");
  const text =
    game % 2
      ? `${"0".repeat(game)}5${"0".repeat(80 - game)}`
      : `5/5/g${1 + (game >> 2)}i${1 + (game % 4)}n4i2g`;
  const puzzle = kind?.parse(text);
  if (!kind || !puzzle?.ok) throw new Error(`no puzzle: ${text}`);
  let position: Position = opening(puzzle.value.cells);
  while (position.game.log.length < length) {
    const cell = random.below(puzzle.value.cells);
    if (!isOpen(puzzle.value, cell)) continue;
    position = play(position, { type: "mark", cells: [cell], mark: 1 + random.below(2) });
    if (random.below(6) === 0) position = undo(position);
  }
  const now = Date.UTC(2026, 0, 1 + game);
  return {
    head: headOf(openPlay(kind, puzzle.value, { position }), now, now),
    log: position.game.log,
  };
}

function isOpen({ givens }: Puzzle, cell: number): boolean {
  return !givens.some((fact) => cellOf(fact) === cell);
}

/** A backup with many games. */
async function restores({ page }: App, random: Random, kept: KeptMoves, kill: number): Promise<void> {
  const games = Array.from({ length: RESTORED }, (_, game) => backedUp(game, 3 + 4 * kill));
  for (const { head, log } of games) kept.expect(head.id, log);
  const buffer = Buffer.from(backupText(games, DEFAULT_SETTINGS, {}, new Date(0)));
  await pause(random.below(30));
  await page
    .locator("ergo-storage-part input[type=file]")
    .setInputFiles({ name: "backup.json", mimeType: "application/json", buffer });
  await page.getByText("The backup was restored.").waitFor();
  await page.waitForFunction(() => false, undefined, { timeout: 0 });
}

/** Moves on and on while a new version is found, offered and accepted. */
async function updates(app: App, random: Random, _kept: KeptMoves, kill: number): Promise<void> {
  const { page } = app;
  app.deploy(kill % 2 ? "now" : "next");
  const looking = page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  const looked = looking.catch(() => {}); // the kill may come first
  await focus(page);
  const button = page.locator("ergo-toast .toast .button");
  for (let moves = 0; ; moves++) {
    await type(page, random);
    if (moves % 5 === 4 && (await button.count()) > 0) {
      await looked;
      await button.click();
      await pause(random.below(400));
    }
  }
}

/** Makes small puzzles in a row. */
async function makes({ page }: App): Promise<void> {
  const choose = (name: string, value: string) =>
    page.locator(`ergo-make-form input[name=${name}][value="${value}"]`).check({ force: true });
  await choose("size", "4");
  await choose("level", "any");
  await page.locator("ergo-make-bar input").fill("50");
  await page.locator("ergo-make-bar input").press("Tab");
  for (;;) {
    await page.locator("ergo-make-bar .act").click();
    await pause(200);
  }
}

/** Two tabs take a game from each other and write to it. */
async function tabs(app: App, random: Random): Promise<void> {
  const both = [app.page, await app.open(SHARED)];
  for (let turn = 0; ; turn++) {
    const page = both[turn % 2];
    await page.bringToFront();
    const take = page.locator("ergo-play-screen").getByRole("button", { name: "Play here" });
    if (turn > 0) await take.click();
    await focus(page);
    for (let move = 1 + random.below(5); move > 0; move--) await type(page, random);
  }
}

/** All scenes, in the order in which they are killed. */
export const SCENES: readonly Scene[] = [
  { name: "moves", path: SUDOKU, share: 20, within: 500, act: moves },
  { name: "strokes", path: NURIKABE, share: 15, within: 700, act: strokes },
  { name: "undo and redo", path: UNDONE, share: 12, within: 500, act: undoing },
  { name: "branches", path: BRANCHED, share: 12, within: 2_500, act: branches },
  { name: "imports", path: "#/", share: 8, within: 3_000, act: imports },
  { name: "restores", path: "#/settings", share: 8, within: 1_200, act: restores },
  { name: "updates", path: SUDOKU, share: 7, within: 4_000, act: updates },
  { name: "making", path: "#/make", share: 7, within: 2_500, act: makes },
  { name: "two tabs", path: SHARED, share: 11, within: 3_500, act: tabs },
];
