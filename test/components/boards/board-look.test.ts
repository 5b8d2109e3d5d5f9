import { expect } from "@open-wc/testing";
import type { LitElement } from "lit";
import { nurikabePuzzle } from "../../../engine/kinds/nurikabe/laws/puzzle-from-clues.ts";
import { ANY_SIZE } from "../../../engine/kinds/nurikabe/puzzle/size.ts";
import { sudokuPuzzle } from "../../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { emptyBoard } from "../../../engine/model/board.ts";
import type { Puzzle } from "../../../engine/model/puzzle.ts";
import { NO_TINTS } from "../../../web/boards/tints.ts";
import "../../../web/kinds/nurikabe/board.ts";
import "../../../web/boards/digits/digit-board.ts";
import "../../../web/kinds/thumbnail.ts";
import { speak } from "../../../web/words/words.ts";
import { cellOn, stand, wearTheme } from "../board-hand.ts";

const BLANK = new Array<number>(81).fill(0);

/** Makes the element look as it does where the system forces its colours. */
function forceColours(element: LitElement): void {
  const forced = new CSSStyleSheet();
  for (const sheet of element.shadowRoot?.adoptedStyleSheets ?? []) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule) || !rule.conditionText.includes("forced-colors")) continue;
      for (const inner of rule.cssRules) forced.insertRule(inner.cssText, forced.cssRules.length);
    }
  }
  element.shadowRoot?.adoptedStyleSheets.push(forced);
}

async function thumbnail(puzzle: Puzzle, marks: readonly number[]) {
  const picture = document.createElement("ergo-thumbnail");
  Object.assign(picture, { puzzle, marks });
  document.body.append(picture);
  await picture.updateComplete;
  return picture;
}

describe("boards where colours are forced", () => {
  before(async () => {
    await wearTheme();
    await speak("en");
  });

  it("keep the sea, the dots and the hatching of Nurikabe apart from blank cells", async () => {
    const board = document.createElement("ergo-nurikabe-board");
    // A wall beside a broken one, a dot, and an island of one cell that is complete.
    const marks = BLANK.map((_, cell) => ([0, 1, 4, 6, 14].includes(cell) ? 1 : cell === 2 ? 2 : 0));
    const clues = BLANK.map((_, cell) => (cell === 5 ? 1 : 0));
    Object.assign(board, {
      puzzle: nurikabePuzzle(9, 9, clues),
      board: { ...emptyBoard(81), marks },
      broken: new Map([[1, []]]),
    });
    await stand(board);
    forceColours(board);
    const look = (cell: number, part?: string) => getComputedStyle(cellOn(board, cell), part);
    const canvasText = look(0).backgroundColor;
    expect(canvasText).to.not.equal(look(3).backgroundColor);
    expect(look(2, "::after").backgroundColor).to.equal(canvasText);
    expect(look(0).getPropertyValue("forced-color-adjust")).to.equal("none");
    expect(look(1, "::before").backgroundImage).to.contain("repeating-linear-gradient");
    expect(look(5).borderTopStyle).to.equal("dotted");
  });

  it("keep the highlights and the colours of Sudoku apart by shape", async () => {
    const board = document.createElement("ergo-digit-board");
    const colours = BLANK.map((_, cell) => (cell < 8 ? cell + 1 : 0));
    Object.assign(board, {
      puzzle: sudokuPuzzle(9, BLANK),
      board: { ...emptyBoard(81), colours },
      selection: [20],
      tints: {
        cells: new Map([
          [10, ["focus"]],
          [11, ["premise"]],
          [12, ["conclude"]],
          [13, ["conflict"]],
        ]),
        struck: new Map(),
        shows: new Map(),
      },
    });
    await stand(board);
    forceColours(board);
    const edge = (cell: number) => getComputedStyle(cellOn(board, cell), "::before");
    expect([10, 11, 12].map((cell) => edge(cell).borderTopStyle)).to.eql(["double", "dashed", "solid"]);
    expect(edge(13).backgroundImage).to.contain("repeating-linear-gradient");
    expect(getComputedStyle(cellOn(board, 20)).outlineStyle).to.equal("none");
    const patterns = [0, 1, 2, 3, 4, 5, 6, 7].map((cell) => getComputedStyle(cellOn(board, cell)));
    expect(new Set(patterns.map((look) => look.backgroundImage)).size).to.equal(8);
    expect(new Set(patterns.map((look) => look.backgroundColor)).size).to.equal(1);
    Object.assign(board, { tints: NO_TINTS });
    await board.updateComplete;
    expect(getComputedStyle(cellOn(board, 20)).outlineStyle).to.equal("solid");
  });
});

describe("the thumbnail", () => {
  it("shows givens and marks of a Sudoku", async () => {
    const digits = BLANK.map((_, cell) => (cell === 4 ? 7 : 0));
    const picture = await thumbnail(
      sudokuPuzzle(9, digits),
      BLANK.map((_, cell) => (cell === 80 ? 3 : 0)),
    );
    const texts = [...picture.renderRoot.querySelectorAll("text")];
    expect(texts.map((text) => [text.getAttribute("class"), text.textContent])).to.eql([
      ["given", "7"],
      ["yours", "3"],
    ]);
    expect(picture.renderRoot.querySelector("svg")?.getAttribute("aria-hidden")).to.equal("true");
    picture.remove();
  });

  it("shows walls, dots and clues of a Nurikabe", async () => {
    const clues = BLANK.map((_, cell) => (cell === 0 ? 12 : cell === 1 ? ANY_SIZE : 0));
    const marks = BLANK.map((_, cell) => (cell === 10 ? 1 : cell === 20 ? 2 : 0));
    const picture = await thumbnail(nurikabePuzzle(9, 9, clues), marks);
    const texts = [...picture.renderRoot.querySelectorAll("text")].map((text) => text.textContent);
    expect(texts).to.eql(["12", "?"]);
    expect(picture.renderRoot.querySelector(".sea")?.getAttribute("d")).to.equal("M1 1h1v1h-1z");
    expect(picture.renderRoot.querySelector(".dots")?.getAttribute("d")).to.equal("M2.5 2.5h0");
    picture.remove();
  });

  it("is as wide as it is high, whatever the puzzle, and draws a large one with few nodes", async () => {
    const cells = 50 * 20;
    const clues = new Array<number>(cells).fill(0).map((_, cell) => (cell % 5 === 0 ? 2 : 0));
    const picture = await thumbnail(nurikabePuzzle(20, 50, clues), new Array<number>(cells).fill(1));
    const { width, height } = picture.getBoundingClientRect();
    expect(width).to.equal(height);
    expect(picture.renderRoot.querySelectorAll("svg *").length).to.be.below(10);
    picture.remove();
  });
});

describe("the cells of a board", () => {
  it("are equally wide and fill their row, whatever is left over when widths are rounded", async () => {
    for (const cols of [9, 10, 30, 36]) {
      const board = document.createElement("ergo-nurikabe-board");
      const puzzle = nurikabePuzzle(cols, cols, new Array<number>(cols * cols).fill(0));
      Object.assign(board, { puzzle, board: emptyBoard(cols * cols) });
      await stand(board, 348);
      const row = cellOn(board, 0).parentElement as HTMLElement;
      const { left, width } = row.getBoundingClientRect();
      const ends = [...row.children].map((cell) => cell.getBoundingClientRect().right - left);
      const astray = ends.filter((end, at) => Math.abs(end - (width * (at + 1)) / cols) > 0.1);
      expect(astray, `${cols} columns`).to.deep.equal([]);
    }
  });
});
