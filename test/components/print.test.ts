import { expect, fixture, html } from "@open-wc/testing";
import { emulateMedia } from "@web/test-runner-commands";
import type { PlayState } from "../../web/state/state.ts";
import { speak } from "../../web/words/words.ts";
import "../../web/share/print-sheet.ts";
import { all, dressed, find, settled, textIn } from "./look.ts";
import { appWith, nurikabeText, playing, sudokuText } from "./shell.ts";

const made = (number: number): PlayState => ({
  ...playing("sudoku", sudokuText(number)),
  origin: { rated: true, level: 3, number, made: true },
});
const sheet = async (games: readonly PlayState[], play: PlayState | null = null) => {
  const app = appWith(
    {
      sheet: "print",
      play,
      picked: games,
    },
    { solve: async (kind, text) => (kind === "sudoku" ? [...text].map((_, cell) => (cell % 9) + 1) : null) },
  );
  const element = await fixture(html`<ergo-print-sheet .app=${app}></ergo-print-sheet>`);
  await settled(element);
  return { app, element, paper: find(document.body, "ergo-print-pages") };
};
const pages = (paper: Element) => all(paper, "svg.sheet");
const boards = (page: Element) => all(page, "svg.board");
const choose = async (element: Element, each: number) => {
  find(element, `input[value="${each}"]`).click();
  await settled(element);
};

before(async () => {
  await dressed();
  await speak("en");
});
/** Firefox lends no way to see a page as paper: its protocol for tests, BiDi, knows no media. */
const emulates = !navigator.userAgent.includes("Firefox");

afterEach(async () => {
  if (emulates) await emulateMedia({ media: "screen" });
});

describe("on paper", () => {
  it("puzzles stand 1, 2, 4 or 6 on a page, each with its kind, level and number", async () => {
    const { element, paper } = await sheet(Array.from({ length: 7 }, (_, n) => made(n + 1)));
    const spread = () => pages(paper).map((page) => boards(page).length);
    expect(spread()).to.deep.equal([6, 1]);
    await choose(element, 4);
    expect(spread()).to.deep.equal([4, 3]);
    await choose(element, 2);
    expect(spread()).to.deep.equal([2, 2, 2, 1]);
    await choose(element, 1);
    expect(spread()).to.deep.equal([1, 1, 1, 1, 1, 1, 1]);
    expect(textIn(element)).to.contain("7 pages");
    expect(textIn(pages(paper)[6])).to.contain("Sudoku · Medium · No. 7");
    expect(textIn(pages(paper)[6])).to.contain("7 / 7");
  });

  it("there are no more on a page at first than there are, and few large ones", async () => {
    const spread = async (games: readonly PlayState[]) => {
      const { element, paper } = await sheet(games);
      const found = pages(paper).map((page) => boards(page).length);
      element.remove();
      return found;
    };
    expect(await spread([made(1)])).to.deep.equal([1]);
    expect(await spread([made(1), made(2), made(3)])).to.deep.equal([3]);
    const large = playing("nurikabe", "20/20/5");
    expect(await spread([large, large, large])).to.deep.equal([2, 1]);
  });

  it("a board has all its givens and thicker lines around its boxes", async function () {
    const { paper } = await sheet([made(1)]);
    if (!emulates) this.skip();
    await emulateMedia({ media: "print" });
    const [board] = boards(pages(paper)[0]);
    const givens = [...sudokuText(1)].filter((digit) => digit !== "0");
    expect(all(board, "text").map((text) => text.textContent)).to.deep.equal(givens);
    const width = (selector: string) =>
      Number.parseFloat(getComputedStyle(find(board, selector)).strokeWidth);
    expect(width(".boxes")).to.be.greaterThan(2 * width(".lines"));
    expect(width(".frame")).to.be.greaterThan(width(".boxes"));
    expect(board.getBoundingClientRect().width).to.be.greaterThan(400);
  });

  it("nothing else is, and on the screen no paper", async function () {
    const { paper } = await sheet([made(1)]);
    const other = document.createElement("p");
    document.body.append(other);
    expect([paper, other].map((one) => getComputedStyle(one).display)).to.deep.equal(["none", "block"]);
    if (!emulates) this.skip();
    await emulateMedia({ media: "print", colorScheme: "dark" });
    expect([paper, other].map((one) => getComputedStyle(one).display)).to.deep.equal(["block", "none"]);
    expect(getComputedStyle(document.body).backgroundColor).to.equal("rgb(255, 255, 255)");
    const [page] = pages(paper);
    expect(page.getBoundingClientRect().height / page.getBoundingClientRect().width).to.be.closeTo(
      252 / 186,
      0.01,
    );
    other.remove();
  });

  it("answers follow on pages of their own once they are known", async () => {
    const { element, paper } = await sheet([made(1), made(2)]);
    find(element, "[role=switch]").click();
    await settled(element);
    const [puzzles, answers] = pages(paper);
    expect(all(boards(puzzles)[0], ".found")).to.have.length(0);
    expect(all(boards(answers)[0], "text")).to.have.length(81);
    expect(textIn(answers)).to.contain("Answers");
    expect(find<HTMLButtonElement>(element, "button.primary").disabled).to.equal(false);
  });

  it("the game that is played is taken, and nothing is left when the sheet closes", async () => {
    const game = playing("nurikabe", nurikabeText(3));
    const { app, element, paper } = await sheet([made(1)], { ...game, name: "Train ride" });
    expect(textIn(pages(paper)[0])).to.contain("Nurikabe · Train ride");
    const sheets = document.adoptedStyleSheets.length;
    const ask = window.print;
    let asked = 0;
    window.print = () => {
      asked++;
    };
    find(element, "button.primary").click();
    window.print = ask;
    expect(asked).to.equal(1);
    find(element, ".icon-button").click();
    expect(app.calls).to.deep.equal([["sheet", null]]);
    element.remove();
    expect(all(document.body, "ergo-print-pages")).to.have.length(0);
    expect(document.adoptedStyleSheets).to.have.length(sheets - 1);
  });
});
