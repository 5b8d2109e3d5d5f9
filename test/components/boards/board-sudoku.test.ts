import { expect } from "@open-wc/testing";
import { sudokuPuzzle } from "../../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { type Board, emptyBoard } from "../../../engine/model/board.ts";
import "../../../web/boards/digits/digit-board.ts";
import type { DigitBoard } from "../../../web/boards/digits/digit-board.ts";
import { speak } from "../../../web/words/words.ts";
import {
  cellOn,
  drag,
  heard,
  key,
  labelOf,
  press,
  release,
  stand,
  tap,
  waitFor,
  wearTheme,
} from "../board-hand.ts";

/** A 9x9 with a 5 in the corner, a 7 at R1C5 and a 4 at R5C1. */
function givens(): number[] {
  const digits = new Array<number>(81).fill(0);
  digits[0] = 5;
  digits[4] = 7;
  digits[36] = 4;
  return digits;
}

function filled(
  change: (board: { [K in keyof Board]: Board[K] extends readonly number[] ? number[] : Board[K] }) => void,
): Board {
  const board = emptyBoard(81) as Parameters<typeof change>[0];
  change(board);
  return board;
}

async function sudoku(change: Partial<DigitBoard> = {}): Promise<DigitBoard> {
  const board = document.createElement("ergo-digit-board");
  Object.assign(board, { puzzle: sudokuPuzzle(9, givens()), board: emptyBoard(81) }, change);
  return stand(board);
}

const bits = (...digits: number[]): number => digits.reduce((all, digit) => all | (1 << digit), 0);

describe("the Sudoku board", () => {
  before(async () => {
    await wearTheme();
    await speak("en");
  });
  afterEach(() => speak("en"));

  it("is a grid of rows and cells", async () => {
    const board = await sudoku();
    const grid = board.renderRoot.querySelector('[role="grid"]');
    expect(grid?.getAttribute("aria-rowcount")).to.equal("9");
    expect(grid?.getAttribute("aria-colcount")).to.equal("9");
    expect(grid?.getAttribute("aria-label")).to.equal("Sudoku, 9 rows, 9 columns");
    expect(board.renderRoot.querySelectorAll('[role="row"]').length).to.equal(9);
    expect(board.renderRoot.querySelectorAll('[role="gridcell"]').length).to.equal(81);
    expect(board.renderRoot.querySelectorAll('[tabindex="0"]').length).to.equal(1);
  });

  for (const size of [4, 6] as const) {
    it(`also stands ${size}x${size}`, async () => {
      const cells = size * size;
      const puzzle = sudokuPuzzle(size, new Array<number>(cells).fill(0));
      const board = await sudoku({ puzzle, board: emptyBoard(cells) });
      expect(board.renderRoot.querySelectorAll('[role="gridcell"]').length).to.equal(cells);
    });
  }

  const labels: [string, number, Partial<DigitBoard>, string, string][] = [
    ["a given", 0, {}, "row 1 column 1, 5, given", "第 1 行第 1 列，5，题目给出"],
    ["a blank cell", 1, {}, "row 1 column 2, blank", "第 1 行第 2 列，空格"],
    [
      "a conflict",
      37,
      {
        board: filled((b) => (b.marks[37] = 4)),
        broken: new Map([
          [36, [37]],
          [37, [36]],
        ]),
      },
      "row 5 column 2, 4, yours, conflicts with row 5 column 1",
      "第 5 行第 2 列，4，你填的，与第 5 行第 1 列冲突",
    ],
    [
      "a wrong mark",
      10,
      { board: filled((b) => (b.marks[10] = 8)), wrong: new Set([10]) },
      "row 2 column 2, 8, yours, wrong",
      "第 2 行第 2 列，8，你填的，有误",
    ],
    [
      "notes and a colour",
      20,
      {
        board: filled((b) => {
          b.corner[20] = bits(1, 4);
          b.centre[20] = bits(2, 9);
          b.colours[20] = 3;
        }),
      },
      "row 3 column 3, corner notes 1 4, centre notes 2 9, colour 3",
      "第 3 行第 3 列，角注 1 4，中注 2 9，颜色 3",
    ],
    [
      "coloured candidates, but none that does not show",
      21,
      {
        board: filled((b) => {
          b.corner[21] = bits(1, 4, 7);
          b.centre[21] = bits(2);
          b.shapes[21] = (1 << 2) | (2 << 4) | (3 << 8) | (1 << 12);
        }),
      },
      "row 3 column 4, corner notes 1 4 7, centre notes 2, 1 on a disc, 2 on a square, 4 in a ring",
      "第 3 行第 4 列，角注 1 4 7，中注 2，1 圆底，2 方底，4 圆圈",
    ],
    [
      "candidates",
      80,
      { candidates: new Array(81).fill(bits(3, 6)) },
      "row 9 column 9, candidates 3 6",
      "第 9 行第 9 列，候选数 3 6",
    ],
  ];
  for (const [name, cell, change, english, chinese] of labels) {
    it(`names ${name} in both languages`, async () => {
      const board = await sudoku(change);
      expect(labelOf(board, cell)).to.equal(english);
      await speak("zh");
      board.lang = "zh";
      await board.updateComplete;
      expect(labelOf(board, cell)).to.equal(chinese);
    });
  }

  it("shows what a hint concludes and strikes, with shapes of their own", async () => {
    const board = await sudoku({
      board: filled((b) => (b.corner[3] = bits(2, 6))),
      tints: {
        cells: new Map([
          [0, ["premise"]],
          [2, ["conclude"]],
          [3, ["conclude"]],
          [5, ["focus"]],
        ]),
        struck: new Map([[3, bits(2)]]),
        gone: new Map([[3, bits(6)]]),
        shows: new Map([[2, 8]]),
      },
    });
    expect(cellOn(board, 2).textContent).to.equal("8");
    expect(labelOf(board, 2)).to.equal("row 1 column 3, 8 follows, blank, conclusion");
    const struck = cellOn(board, 3).querySelector("i.out");
    expect(struck?.getAttribute("data-digit")).to.equal("2");
    const line = (digit: Element | null | undefined) =>
      getComputedStyle(digit as Element, "::after").borderTopStyle;
    expect(line(struck)).to.equal("solid");
    const gone = cellOn(board, 3).querySelector("i.gone");
    expect(gone?.getAttribute("data-digit")).to.equal("6");
    expect(line(gone)).to.equal("solid");
    expect(getComputedStyle(gone as Element).color).not.to.equal(getComputedStyle(struck as Element).color);
    const edge = (cell: number) => getComputedStyle(cellOn(board, cell), "::before").borderTopStyle;
    expect([edge(0), edge(2), edge(5), edge(7)]).to.eql(["dashed", "solid", "solid", "none"]);
    board.broken = new Map([[0, []]]);
    await board.updateComplete;
    expect(getComputedStyle(cellOn(board, 0), "::before").backgroundImage).to.contain(
      "repeating-linear-gradient",
    );
  });

  it("strikes a value of a hint even where the player wrote no notes", async () => {
    const board = await sudoku({
      tints: { cells: new Map(), struck: new Map([[1, bits(9)]]), shows: new Map() },
    });
    expect(cellOn(board, 1).querySelector("i.out")?.getAttribute("data-digit")).to.equal("9");
    expect(labelOf(board, 1)).to.equal("row 1 column 2, 9 ruled out");
  });

  it("marks peers and equal digits of the selected cell, where they are wished for", async () => {
    const board = await sudoku({ board: filled((b) => (b.marks[60] = 5)), selection: [0] });
    const marked = (name: string): number => board.renderRoot.querySelectorAll(`.${name}`).length;
    expect(marked("peer")).to.equal(20);
    expect(marked("same")).to.equal(2);
    board.settings = { ...board.settings, peers: false, same: false };
    await board.updateComplete;
    expect(marked("peer") + marked("same")).to.equal(0);
    board.digit = 4;
    await board.updateComplete;
    expect(cellOn(board, 36).classList.contains("same")).to.equal(true);
  });

  it("tells givens from the player's digits, and the digit in hand from other notes", async () => {
    const board = await sudoku({
      board: filled((b) => {
        b.marks[1] = 3;
        b.corner[2] = bits(4, 6);
      }),
      digit: 4,
    });
    const look = (element: Element) => {
      const { fontWeight, color, textDecorationLine } = getComputedStyle(element);
      return { fontWeight, color, textDecorationLine };
    };
    const [given, yours] = [0, 1].map((cell) => look(cellOn(board, cell)));
    expect(Number(given.fontWeight)).to.be.greaterThan(Number(yours.fontWeight));
    expect(given.color).not.to.equal(yours.color);
    const [four, six] = [...cellOn(board, 2).querySelectorAll("i[data-digit]")].map(look);
    expect([four.textDecorationLine, six.textDecorationLine]).to.deep.equal(["underline", "none"]);
    expect(Number(four.fontWeight)).to.be.greaterThan(Number(six.fontWeight));
  });

  it("puts each of the eight colours in a pattern of its own", async () => {
    const board = await sudoku({ board: filled((b) => b.colours.splice(9, 8, 1, 2, 3, 4, 5, 6, 7, 8)) });
    const patterns = [9, 10, 11, 12, 13, 14, 15, 16].map(
      (cell) => getComputedStyle(cellOn(board, cell)).backgroundImage,
    );
    expect(new Set(patterns).size).to.equal(8);
  });

  it("puts each of the three shapes behind its candidate, inside its place", async () => {
    const board = await sudoku({
      board: filled((b) => {
        b.corner[9] = bits(1, 2, 3, 4);
        b.shapes[9] = (1 << 2) | (2 << 4) | (3 << 6);
      }),
    });
    const notes = [...cellOn(board, 9).querySelectorAll<HTMLElement>("i[data-digit]")];
    const looks = notes.map((note) => {
      const { borderRadius, backgroundColor, boxShadow } = getComputedStyle(note);
      return [borderRadius, backgroundColor, boxShadow].join();
    });
    expect(new Set(looks).size).to.equal(4);
    const [disc, square] = notes.map((note) => note.getBoundingClientRect());
    expect(disc.right).to.be.at.most(square.left + 0.5);
    expect(disc.width).to.be.closeTo(disc.height, 1.5);
  });

  it("selects by a tap and lets go of the only selected cell by another", async () => {
    const board = await sudoku();
    const taps = heard(board, "board-tap");
    await tap(board, 40);
    expect(board.selection).to.eql([40]);
    await tap(board, 41);
    expect(board.selection).to.eql([41]);
    await tap(board, 41);
    expect(board.selection).to.eql([]);
    expect(taps.map(({ cell }) => cell)).to.eql([40, 41, 41]);
  });

  it("keeps the cell in digit-first input, where a second tap writes again", async () => {
    const board = await sudoku({
      settings: { peers: true, same: true, input: "digit", zoomLock: false, cells: "rows" },
    });
    await tap(board, 12);
    await tap(board, 12);
    expect(board.selection).to.eql([12]);
  });

  it("selects many by a drag, each once, and does not tell of a tap", async () => {
    const board = await sudoku();
    const taps = heard(board, "board-tap");
    const selects = heard(board, "board-select");
    await drag(board, [10, 11, 20, 11]);
    expect(selects).to.eql([{ cells: [10, 11, 20] }]);
    expect(taps).to.eql([]);
    expect(board.renderRoot.querySelectorAll('[aria-selected="true"]').length).to.equal(3);
  });

  it("finds the cells that a quick drag jumped over", async () => {
    const board = await sudoku();
    await drag(board, [0, 4]);
    expect(board.selection).to.eql([0, 1, 2, 3, 4]);
  });

  it("shows a selection while it is dragged but tells it on release", async () => {
    const board = await sudoku();
    const selects = heard(board, "board-select");
    press(board, 30);
    await board.updateComplete;
    expect(cellOn(board, 30).getAttribute("aria-selected")).to.equal("true");
    expect(selects).to.eql([]);
  });

  for (const held of ["ctrlKey", "shiftKey"] as const) {
    it(`adds to the selection and takes from it with ${held}`, async () => {
      const board = await sudoku({ selection: [3] });
      const taps = heard(board, "board-tap");
      const grip = { pointerType: "mouse", [held]: true };
      await tap(board, 5, grip);
      expect(board.selection).to.eql([3, 5]);
      await drag(board, [14, 15], grip);
      expect(board.selection).to.eql([3, 5, 14, 15]);
      await tap(board, 3, grip);
      expect(board.selection).to.eql([5, 14, 15]);
      expect(taps).to.eql([]);
    });
  }

  it("goes with the arrows, extends with Ctrl or Shift, and taps with Enter or Space", async () => {
    const board = await sudoku();
    const taps = heard(board, "board-tap");
    board.focus();
    expect(board.selection, "who comes by key finds a cell selected").to.eql([0]);
    await board.updateComplete;
    const way: [string, KeyboardEventInit, number[]][] = [
      ["ArrowRight", {}, [1]],
      ["ArrowDown", {}, [10]],
      ["ArrowDown", { ctrlKey: true }, [10, 19]],
      ["ArrowRight", { shiftKey: true }, [10, 19, 20]],
      ["ArrowUp", {}, [11]],
      ["End", {}, [17]],
      ["Home", {}, [9]],
      ["ArrowLeft", {}, [9]],
      ["End", { ctrlKey: true }, [80]],
      ["Home", { ctrlKey: true }, [0]],
      ["PageDown", {}, [72]],
      ["PageUp", {}, [0]],
    ];
    for (const [name, held, selection] of way) {
      expect(await key(board, name, held)).to.equal(true);
      expect(board.selection, name).to.eql(selection);
      expect(board.shadowRoot?.activeElement).to.equal(cellOn(board, selection[selection.length - 1]));
    }
    await key(board, "Enter");
    await key(board, " ");
    expect(taps).to.eql([{ cell: 0 }, { cell: 0 }]);
    expect(await key(board, "7"), "digits are for the screen").to.equal(false);
  });

  it("asks about a cell on the right button and on a long press", async () => {
    const board = await sudoku();
    const asks = heard(board, "board-ask");
    const taps = heard(board, "board-tap");
    await tap(board, 7, { pointerType: "mouse", button: 2 });
    expect(asks).to.eql([{ cell: 7 }]);
    press(board, 8);
    await waitFor(550);
    expect(asks).to.eql([{ cell: 7 }, { cell: 8 }]);
    release(board, 8);
    expect(board.selection).to.eql([8]);
    expect(taps).to.eql([]);
    const menu = new MouseEvent("contextmenu", { bubbles: true, cancelable: true, composed: true });
    cellOn(board, 7).dispatchEvent(menu);
    expect(menu.defaultPrevented).to.equal(true);
  });

  it("takes a selection back on Escape and when the browser takes the pointer away", async () => {
    const board = await sudoku({ selection: [2] });
    const selects = heard(board, "board-select");
    press(board, 30);
    await board.updateComplete;
    expect(await key(board, "Escape")).to.equal(true);
    await board.updateComplete;
    expect(cellOn(board, 30).getAttribute("aria-selected")).to.equal("false");
    expect(cellOn(board, 2).getAttribute("aria-selected")).to.equal("true");
    expect(selects).to.eql([]);
  });

  it("shows nothing and hears nothing while it is paused", async () => {
    const board = await sudoku({ paused: true, selection: [3], board: filled((b) => (b.colours[5] = 2)) });
    expect(board.renderRoot.querySelector('[role="grid"]')?.textContent?.trim()).to.equal("");
    expect(board.renderRoot.querySelector("[class*=colour-], .selected, .given")).to.equal(null);
    expect(board.renderRoot.querySelector('[role="grid"]')?.hasAttribute("inert")).to.equal(true);
    expect(labelOf(board, 0)).to.equal("row 1 column 1");
    const selects = heard(board, "board-select");
    await drag(board, [0, 1]);
    await key(board, "ArrowDown");
    expect(selects).to.eql([]);
  });

  it("redraws no row that did not change", async () => {
    const board = await sudoku({
      settings: { peers: false, same: false, input: "cell", zoomLock: false, cells: "rows" },
    });
    const changed = new Set<Node>();
    const seen = new MutationObserver((records) => {
      for (const { target } of records)
        changed.add(target.getRootNode() === board.renderRoot ? target : board);
    });
    seen.observe(board.renderRoot, { subtree: true, childList: true, characterData: true, attributes: true });
    board.board = filled((b) => (b.marks[40] = 6));
    await board.updateComplete;
    await waitFor(0);
    const rows = new Set(
      [...changed].map((node) =>
        (node.nodeType === 1 ? (node as Element) : node.parentElement)?.closest(".row"),
      ),
    );
    expect([...rows]).to.eql([board.renderRoot.querySelectorAll(".row")[4]]);
  });

  for (const theme of ["light", "dark"]) {
    it(`has no accessibility fault (${theme})`, async () => {
      document.documentElement.dataset.theme = theme;
      const board = await sudoku({
        selection: [0],
        broken: new Map([[4, []]]),
        board: filled((b) => {
          b.marks[1] = 4;
          b.corner[2] = bits(1, 2);
          b.centre[3] = bits(1, 2);
          b.colours.splice(9, 8, 1, 2, 3, 4, 5, 6, 7, 8);
          b.corner.splice(9, 8, ...new Array(8).fill(bits(1, 9)));
        }),
        tints: {
          cells: new Map([
            [1, ["premise"]],
            [2, ["conclude"]],
            [3, ["focus"]],
          ]),
          struck: new Map([[2, bits(2)]]),
          shows: new Map(),
        },
      });
      await expect(board).to.be.accessible();
      delete document.documentElement.dataset.theme;
    });
  }
});
