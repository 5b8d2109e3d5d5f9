import { expect } from "@open-wc/testing";
import { nurikabePuzzle } from "../../../engine/kinds/nurikabe/laws/puzzle-from-clues.ts";
import { emptyBoard } from "../../../engine/model/board.ts";
import "../../../web/kinds/nurikabe/board.ts";
import type { NurikabeBoard } from "../../../web/kinds/nurikabe/board.ts";
import { speak } from "../../../web/words/words.ts";
import {
  cellOn,
  drag,
  heard,
  key,
  middleOf,
  moveTo,
  point,
  press,
  release,
  stand,
  tap,
  wearTheme,
} from "../board-hand.ts";
import { until } from "../look.ts";

const MOUSE = { pointerType: "mouse" };

/** 20 x 20 in the width of a phone: 18 pixels a cell. A clue at R11C11. */
async function small(change: Partial<NurikabeBoard> = {}): Promise<NurikabeBoard> {
  const clues = new Array<number>(400).fill(0);
  clues[210] = 9;
  const board = document.createElement("ergo-nurikabe-board");
  Object.assign(board, { puzzle: nurikabePuzzle(20, 20, clues), board: emptyBoard(400) }, change);
  return stand(board);
}

function viewOf(board: NurikabeBoard): HTMLElement {
  const view = board.renderRoot.querySelector<HTMLElement>(".view");
  if (!view) throw new Error("The board has no view.");
  return view;
}

function sideOf(board: NurikabeBoard): number {
  return cellOn(board, 0).getBoundingClientRect().width;
}

/** Whether the whole cell is in sight. */
function isSeen(board: NurikabeBoard, cell: number): boolean {
  const box = cellOn(board, cell).getBoundingClientRect();
  const view = viewOf(board).getBoundingClientRect();
  return (
    box.left >= view.left - 1 &&
    box.right <= view.right + 1 &&
    box.top >= view.top - 1 &&
    box.bottom <= view.bottom + 1
  );
}

/** Two fingers a given distance apart, around a point; then they come to another. */
async function pinch(
  board: NurikabeBoard,
  at: { x: number; y: number },
  apart: number,
  to: number,
  shift = 0,
) {
  const finger = (pointerId: number, type: string, distance: number, by: number) =>
    point(
      board,
      type,
      { x: at.x + by + (pointerId === 1 ? -distance : distance) / 2, y: at.y + by },
      { pointerId },
    );
  finger(1, "pointerdown", apart, 0);
  finger(2, "pointerdown", apart, 0);
  finger(1, "pointermove", to, shift);
  finger(2, "pointermove", to, shift);
  finger(2, "pointerup", to, shift);
  finger(1, "pointerup", to, shift);
  await board.updateComplete;
}

describe("the zoom of a board", () => {
  before(async () => {
    await wearTheme();
    await speak("en");
  });

  it("begins with the whole board", async () => {
    const board = await small();
    expect(board.zoom).to.equal(1);
    expect(Math.round(sideOf(board))).to.equal(18);
    expect(isSeen(board, 0) && isSeen(board, 399)).to.equal(true);
  });

  it("zooms in where a finger taps on cells below 24 pixels, and writes on larger ones", async () => {
    const board = await small();
    const moves = heard(board, "board-move");
    const zooms = heard(board, "board-zoom");
    await tap(board, 305);
    expect(moves).to.eql([]);
    expect(zooms).to.have.length(1);
    expect(zooms[0].zoom).to.equal(board.zoom);
    expect(Math.round(sideOf(board))).to.equal(38);
    expect(isSeen(board, 305)).to.equal(true);
    await tap(board, 305);
    expect(moves).to.eql([{ move: { type: "mark", cells: [305], mark: 1 } }]);
  });

  it("writes where a mouse clicks on cells of 18 pixels, which it hits", async () => {
    const board = await small();
    const moves = heard(board, "board-move");
    await tap(board, 305, MOUSE);
    expect(moves).to.have.length(1);
    expect(board.zoom).to.equal(1);
  });

  it("lets a finger drag on small cells", async () => {
    const board = await small();
    const moves = heard(board, "board-move");
    await drag(board, [0, 1, 2]);
    expect(moves).to.eql([{ move: { type: "mark", cells: [0, 1, 2], mark: 1 } }]);
  });

  it("pinches from 1 to 4 about the fingers and writes nothing", async () => {
    const board = await small();
    const moves = heard(board, "board-move");
    const selects = heard(board, "board-select");
    const at = middleOf(board, 128);
    await pinch(board, at, 60, 150);
    expect(board.zoom).to.be.closeTo(2.5, 0.01);
    const now = middleOf(board, 128);
    expect(Math.hypot(now.x - at.x, now.y - at.y), "what the fingers hold stays under them").to.be.below(2);
    await pinch(board, at, 40, 400);
    expect(board.zoom).to.equal(4);
    await pinch(board, at, 400, 20);
    expect(board.zoom).to.equal(1);
    expect(moves).to.eql([]);
    expect(selects).to.eql([]);
  });

  it("pans with two fingers", async () => {
    const board = await small({ zoom: 2 });
    const at = middleOf(board, 210);
    const before = middleOf(board, 210);
    await pinch(board, at, 80, 80, -30);
    const after = middleOf(board, 210);
    expect(board.zoom).to.be.closeTo(2, 0.001);
    expect(Math.round(after.x - before.x)).to.be.closeTo(-30, 1);
    expect(Math.round(after.y - before.y)).to.be.closeTo(-30, 1);
  });

  for (const [name, change] of [
    ["a clue", {}],
    ["anywhere with the tool that pans", { tool: "pan" as const }],
  ] as const) {
    it(`pans by a drag from ${name}`, async () => {
      const board = await small({ zoom: 2, ...change });
      const moves = heard(board, "board-move");
      const cell = name === "a clue" ? 210 : 189;
      const before = middleOf(board, 210);
      press(board, cell);
      const from = middleOf(board, cell);
      point(board, "pointermove", { x: from.x - 40, y: from.y + 20 });
      point(board, "pointerup", { x: from.x - 40, y: from.y + 20 });
      const after = middleOf(board, 210);
      expect([Math.round(after.x - before.x), Math.round(after.y - before.y)]).to.eql([-40, 20]);
      expect(moves).to.eql([]);
    });
  }

  it("is told and tells: the property, the keys, Ctrl and the wheel", async () => {
    const board = await small();
    const zooms = heard(board, "board-zoom");
    board.zoom = 2;
    await board.updateComplete;
    expect(Math.round(sideOf(board))).to.equal(36);
    await key(board, "+");
    expect(board.zoom).to.equal(2.5);
    await key(board, "-");
    await key(board, "-");
    expect(board.zoom).to.be.closeTo(1.6, 0.001);
    expect(await key(board, "+", { ctrlKey: true }), "the browser's own zoom").to.equal(false);
    board.fit();
    expect(board.zoom).to.equal(1);
    const at = middleOf(board, 44);
    const wheel = (init: WheelEventInit): WheelEvent => {
      const event = new WheelEvent("wheel", {
        bubbles: true,
        cancelable: true,
        clientX: at.x,
        clientY: at.y,
        ...init,
      });
      viewOf(board).dispatchEvent(event);
      return event;
    };
    expect(wheel({ deltaY: -100 }).defaultPrevented, "the wheel alone scrolls").to.equal(false);
    expect(wheel({ deltaY: -100, ctrlKey: true }).defaultPrevented).to.equal(true);
    expect(board.zoom).to.be.closeTo(Math.exp(0.5), 0.001);
    expect(zooms[zooms.length - 1].zoom).to.equal(board.zoom);
  });

  it("keeps the cursor in sight when it goes out by a key", async () => {
    const board = await small({ zoom: 3, selection: [210] });
    board.focus();
    await key(board, "Home", { ctrlKey: true });
    await until(() => isSeen(board, 0));
  });

  it("scrolls what a hint points at into sight", async () => {
    const board = await small({ zoom: 3 });
    expect(isSeen(board, 399)).to.equal(false);
    board.tints = {
      cells: new Map([
        [378, ["focus"]],
        [399, ["focus"]],
      ]),
      struck: new Map(),
      shows: new Map(),
    };
    await board.updateComplete;
    await until(() => isSeen(board, 378) && isSeen(board, 399));
  });

  it("lays the cells out at their size as soon as it rests, so that text is crisp", async () => {
    const board = await small({ zoom: 2 });
    const grid = board.renderRoot.querySelector<HTMLElement>(".grid");
    const sizes = () => [Math.round(sideOf(board)), cellOn(board, 0).offsetWidth];
    expect(sizes()).to.eql([36, 18]);
    await until(() => sizes()[1] === 36);
    expect(sizes()).to.eql([36, 36]);
    const digit = Number.parseFloat(getComputedStyle(cellOn(board, 0)).fontSize);
    expect(digit).to.be.closeTo(0.58 * 36, 0.3);
    expect(grid?.style.willChange).to.equal("");
    expect(new DOMMatrix(getComputedStyle(grid as Element).transform).a, "not scaled").to.equal(1);
  });

  it("scrolls an enlarged board by the wheel until its edge, then the page", async () => {
    const board = await small({ zoom: 2 });
    const scroll = (deltaY: number): boolean => {
      const event = new WheelEvent("wheel", { bubbles: true, cancelable: true, deltaY });
      viewOf(board).dispatchEvent(event);
      return event.defaultPrevented;
    };
    const before = middleOf(board, 210);
    expect(scroll(50)).to.equal(true);
    expect(middleOf(board, 210).y).to.be.closeTo(before.y - 50, 0.5);
    scroll(5000);
    expect(scroll(50)).to.equal(false);
  });

  it("finds the cell under a pointer at any zoom", async () => {
    const board = await small({ zoom: 2.5 });
    const seen = [...Array(400).keys()].filter((cell) => isSeen(board, cell));
    expect(seen.length).to.be.above(40);
    for (const cell of seen) {
      const at = middleOf(board, cell);
      expect(board.cellAt(at)).to.equal(cell);
    }
  });

  it("shows a new puzzle as a whole", async () => {
    const board = await small({ zoom: 3 });
    board.puzzle = nurikabePuzzle(20, 20, new Array<number>(400).fill(0));
    await board.updateComplete;
    expect(board.zoom).to.equal(1);
  });

  it("leaves touches beside the board to the page", async () => {
    const board = await small();
    expect(getComputedStyle(viewOf(board)).touchAction).to.equal("none");
    expect(getComputedStyle(board).touchAction).to.equal("auto");
    expect(getComputedStyle(document.body).touchAction).to.equal("auto");
  });

  it("does not take the second tap of a pair for anything special", async () => {
    const board = await small({ zoom: 3 });
    const moves = heard(board, "board-move");
    await tap(board, 190);
    await tap(board, 190);
    expect(moves).to.have.length(2);
    expect(board.zoom).to.equal(3);
  });

  it("starts no stroke with the finger that is left after a pinch", async () => {
    const board = await small({ zoom: 3 });
    const moves = heard(board, "board-move");
    press(board, 190);
    press(board, 192, { pointerId: 2 });
    release(board, 192, { pointerId: 2 });
    moveTo(board, 191);
    release(board, 191);
    expect(moves).to.eql([]);
  });
});
