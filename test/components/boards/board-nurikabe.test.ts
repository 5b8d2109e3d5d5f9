import { expect } from "@open-wc/testing";
import { nurikabePuzzle } from "../../../engine/kinds/nurikabe/laws/puzzle-from-clues.ts";
import { ANY_SIZE } from "../../../engine/kinds/nurikabe/puzzle/size.ts";
import { emptyBoard, type Move } from "../../../engine/model/board.ts";
import { applyMove } from "../../../engine/model/move.ts";
import "../../../web/kinds/nurikabe/board.ts";
import type { NurikabeBoard } from "../../../web/kinds/nurikabe/board.ts";
import { speak } from "../../../web/words/words.ts";
import {
  cellOn,
  drag,
  heard,
  key,
  labelOf,
  moveTo,
  press,
  release,
  stand,
  tap,
  waitFor,
  wearTheme,
} from "../board-hand.ts";

const WALL = 1;
const DOT = 2;
/** Walls around the first cells: the island of the 4 is R1C1 to R1C3 and R2C1. */
const FINISHED = { 3: WALL, 11: WALL, 12: WALL, 20: WALL };
const MOUSE = { pointerType: "mouse" };
const RIGHT = { ...MOUSE, button: 2 };

/** 10 x 9 cells with a 4 at R1C3, a 10 at R3C5 and a question mark at R9C10. */
function clues(): number[] {
  const numbers = new Array<number>(90).fill(0);
  numbers[2] = 4;
  numbers[24] = 10;
  numbers[89] = ANY_SIZE;
  return numbers;
}

/** A board that is told of its own moves, as the screen does. */
async function nurikabe(marks: Record<number, number> = {}, change: Partial<NurikabeBoard> = {}) {
  const puzzle = nurikabePuzzle(9, 10, clues());
  const board = document.createElement("ergo-nurikabe-board");
  const line = new Array<number>(90).fill(0);
  for (const [cell, mark] of Object.entries(marks)) line[Number(cell)] = mark;
  Object.assign(board, { puzzle, board: { ...emptyBoard(90), marks: line } }, change);
  board.addEventListener("board-move", (event) => {
    board.board = applyMove(board.board, event.detail.move);
  });
  return stand(board);
}

const painted = (cells: number[], mark: number): { move: Move } => ({ move: { type: "mark", cells, mark } });

describe("the Nurikabe board", () => {
  before(async () => {
    await wearTheme();
    await speak("en");
  });
  afterEach(() => speak("en"));

  it("is a grid of 9 rows of 10 cells", async () => {
    const board = await nurikabe();
    const grid = board.renderRoot.querySelector('[role="grid"]');
    expect(grid?.getAttribute("aria-label")).to.equal("Nurikabe, 9 rows, 10 columns");
    expect(board.renderRoot.querySelectorAll('[role="row"]').length).to.equal(9);
    expect(board.renderRoot.querySelectorAll('[role="gridcell"]').length).to.equal(90);
    const { width, height } = cellOn(board, 0).getBoundingClientRect();
    expect(Math.abs(width - height)).to.be.below(0.1);
  });

  const labels: [number, Record<number, number>, Partial<NurikabeBoard>, string, string][] = [
    [23, { 23: WALL }, {}, "row 3 column 4, wall", "第 3 行第 4 列，墙"],
    [23, { 23: DOT }, {}, "row 3 column 4, island", "第 3 行第 4 列，岛"],
    [23, {}, {}, "row 3 column 4, blank", "第 3 行第 4 列，空格"],
    [2, {}, {}, "row 1 column 3, clue 4, island", "第 1 行第 3 列，提示数 4，岛"],
    [2, FINISHED, {}, "row 1 column 3, clue 4, finished island", "第 1 行第 3 列，提示数 4，已完成的岛"],
    [89, {}, {}, "row 9 column 10, clue ?, island", "第 9 行第 10 列，提示数 ?，岛"],
    [
      7,
      { 7: WALL },
      { broken: new Map([[7, []]]) },
      "row 1 column 8, wall, conflicts",
      "第 1 行第 8 列，墙，有冲突",
    ],
    [
      7,
      { 7: WALL },
      { broken: new Map([[7, [8, 17, 18, 19]]]), tried: new Set([7]) },
      "row 1 column 8, wall, conflicts with row 1 column 9, row 2 column 8, row 2 column 9, tried in this branch",
      "第 1 行第 8 列，墙，与第 1 行第 9 列、第 2 行第 8 列、第 2 行第 9 列冲突，在此分支中试填",
    ],
  ];
  for (const [cell, marks, change, english, chinese] of labels) {
    it(`names a cell: ${english}`, async () => {
      const board = await nurikabe(marks, change);
      expect(labelOf(board, cell)).to.equal(english);
      await speak("zh");
      board.lang = "zh";
      await board.updateComplete;
      expect(labelOf(board, cell)).to.equal(chinese);
    });
  }

  it("goes round blank, wall and dot by taps, each written on release", async () => {
    const board = await nurikabe();
    const moves = heard(board, "board-move");
    press(board, 13);
    await board.updateComplete;
    expect(cellOn(board, 13).classList.contains("wall"), "shown while it is pressed").to.equal(true);
    expect(moves).to.eql([]);
    release(board, 13);
    await tap(board, 13);
    await tap(board, 13);
    expect(moves).to.eql([painted([13], WALL), painted([13], DOT), painted([13], 0)]);
    expect(board.selection).to.eql([13]);
  });

  const tools: ["wall" | "dot", number, number, number][] = [
    ["wall", 0, WALL, DOT],
    ["wall", WALL, 0, DOT],
    ["wall", DOT, WALL, 0],
    ["dot", 0, DOT, WALL],
    ["dot", DOT, 0, WALL],
  ];
  for (const [tool, before, tapped, other] of tools) {
    it(`writes with the tool ${tool} on mark ${before}: ${tapped}, or ${other} with the right button`, async () => {
      const board = await nurikabe(
        { 40: before, 41: before },
        { settings: { tap: "tool", zoomLock: false, cells: "rows" }, tool },
      );
      await tap(board, 40);
      await tap(board, 41, RIGHT);
      expect([board.board.marks[40], board.board.marks[41]]).to.eql([tapped, other]);
    });
  }

  it("writes the other mark on a long press, on release", async () => {
    const board = await nurikabe();
    const moves = heard(board, "board-move");
    press(board, 50);
    await waitFor(550);
    await board.updateComplete;
    expect(cellOn(board, 50).classList.contains("dot")).to.equal(true);
    expect(moves).to.eql([]);
    release(board, 50);
    expect(moves).to.eql([painted([50], DOT)]);
  });

  it("holds a mouse for as long as it likes: only a finger presses long", async () => {
    const board = await nurikabe();
    press(board, 50, MOUSE);
    await waitFor(550);
    release(board, 50, MOUSE);
    expect(board.board.marks[50]).to.equal(WALL);
  });

  const strokes: [string, Record<number, number>, number[], Parameters<typeof drag>[2], number[], number][] =
    [
      ["paints what the first cell became", {}, [30, 31, 32], {}, [30, 31, 32], WALL],
      ["never overwrites other marks", { 31: DOT, 32: WALL }, [30, 31, 32, 33], {}, [30, 33], WALL],
      ["leaves clues alone", {}, [22, 23, 24, 25], {}, [22, 23, 25], WALL],
      ["begins on a clue", {}, [24, 25, 26], {}, [25, 26], WALL],
      [
        "clears only marks like the first one",
        { 40: DOT, 41: DOT, 42: WALL, 43: DOT },
        [40, 41, 42, 43, 44],
        {},
        [40, 41, 43],
        0,
      ],
      [
        "paints dots from a wall on over blank cells only",
        { 60: WALL, 61: WALL },
        [60, 61, 62],
        {},
        [60, 62],
        DOT,
      ],
      ["paints the other mark with the right button", {}, [70, 71], RIGHT, [70, 71], DOT],
      ["paints each cell once however often it is crossed", {}, [50, 51, 50, 51], {}, [50, 51], WALL],
      ["fills in what a quick pointer jumped over", {}, [80, 84], MOUSE, [80, 81, 82, 83, 84], WALL],
    ];
  for (const [name, marks, way, grip, cells, mark] of strokes) {
    it(`${name}, in one move`, async () => {
      const board = await nurikabe(marks);
      const moves = heard(board, "board-move");
      await drag(board, way, grip);
      expect(moves).to.eql([painted(cells, mark)]);
    });
  }

  it("draws a stroke while it goes on and takes it back for a second finger", async () => {
    const board = await nurikabe({ 35: DOT });
    const moves = heard(board, "board-move");
    press(board, 33);
    moveTo(board, 34);
    moveTo(board, 35);
    await board.updateComplete;
    const walls = () => board.renderRoot.querySelectorAll(".wall").length;
    expect(walls()).to.equal(2);
    press(board, 70, { pointerId: 2 });
    await board.updateComplete;
    expect(walls()).to.equal(0);
    moveTo(board, 36);
    release(board, 70, { pointerId: 2 });
    moveTo(board, 37);
    release(board, 37);
    await board.updateComplete;
    expect(moves).to.eql([]);
    expect(walls()).to.equal(0);
    await tap(board, 37);
    expect(moves, "the next tap writes again").to.eql([painted([37], WALL)]);
  });

  it("takes a stroke back when the browser takes the pointer away", async () => {
    const board = await nurikabe();
    const moves = heard(board, "board-move");
    press(board, 33);
    const view = board.renderRoot.querySelector(".view");
    view?.dispatchEvent(new PointerEvent("pointercancel", { pointerId: 1 }));
    release(board, 33);
    expect(moves).to.eql([]);
  });

  it("ends a stroke that is released off the board at its last cell", async () => {
    const board = await nurikabe();
    const moves = heard(board, "board-move");
    press(board, 8);
    moveTo(board, 9);
    const view = board.renderRoot.querySelector(".view");
    const off = { pointerId: 1, clientX: 5000, clientY: 20 };
    view?.dispatchEvent(new PointerEvent("pointermove", off));
    view?.dispatchEvent(new PointerEvent("pointerup", off));
    expect(moves).to.eql([painted([8, 9], WALL)]);
  });

  it("selects a clue by a tap and writes nothing", async () => {
    const board = await nurikabe();
    const moves = heard(board, "board-move");
    await tap(board, 2);
    await tap(board, 2, RIGHT);
    expect(moves).to.eql([]);
    expect(board.selection).to.eql([2]);
  });

  it("writes nothing with the tool that pans, nor where it is read only or paused", async () => {
    for (const change of [{ tool: "pan" as const }, { readonly: true }, { paused: true }]) {
      const board = await nurikabe({}, change);
      const moves = heard(board, "board-move");
      await tap(board, 40);
      await drag(board, [50, 51]);
      await key(board, "x");
      await key(board, "Enter");
      expect(moves, JSON.stringify(change)).to.have.length("tool" in change ? 1 : 0);
    }
  });

  it("is played by keys alone", async () => {
    const board = await nurikabe();
    const moves = heard(board, "board-move");
    board.focus();
    await board.updateComplete;
    for (const name of ["x", "X", "1", "c", ".", "2", "Backspace", " ", "Enter", "Delete"]) {
      expect(await key(board, name), name).to.equal(true);
    }
    const marks = moves.map(({ move }) => (move.type === "mark" ? move.mark : -1));
    expect(marks).to.eql([WALL, 0, WALL, DOT, 0, DOT, 0, WALL, DOT, 0]);
    expect(await key(board, "h"), "the screen's keys are left to it").to.equal(false);
    expect(await key(board, "c", { ctrlKey: true })).to.equal(false);
  });

  it("paints on with Shift and an arrow, over blank cells only", async () => {
    const board = await nurikabe({ 30: WALL, 32: DOT }, { selection: [30] });
    const moves = heard(board, "board-move");
    await key(board, "ArrowRight", { shiftKey: true });
    await key(board, "ArrowRight", { shiftKey: true });
    expect(moves).to.eql([painted([31], WALL)]);
    expect(board.selection).to.eql([32]);
    await key(board, "ArrowRight");
    expect(moves).to.have.length(1);
  });

  it("does nothing to a clue by keys", async () => {
    const board = await nurikabe({}, { selection: [2] });
    const moves = heard(board, "board-move");
    for (const name of ["x", "c", "Enter", "Backspace"]) await key(board, name);
    expect(moves).to.eql([]);
  });

  it("shows what a hint concludes before it is written", async () => {
    const board = await nurikabe(
      {},
      {
        tints: {
          cells: new Map([
            [11, ["conclude"]],
            [12, ["conclude"]],
            [2, ["premise"]],
          ]),
          struck: new Map([[12, 1]]),
          gone: new Map([[13, 1]]),
          shows: new Map([[11, 0]]),
        },
      },
    );
    expect(cellOn(board, 13).classList.contains("becomes-land"), "known by a step before").to.equal(true);
    expect(cellOn(board, 11).classList.contains("becomes-sea")).to.equal(true);
    expect(cellOn(board, 12).classList.contains("becomes-land")).to.equal(true);
    expect(labelOf(board, 2)).to.equal("row 1 column 3, clue 4, island, premise");
  });

  it("greys finished islands and hatches what breaks a law", async () => {
    const board = await nurikabe(
      { ...FINISHED, 5: WALL },
      {
        broken: new Map([
          [5, [6]],
          [6, [5]],
        ]),
      },
    );
    const colour = (cell: number) => getComputedStyle(cellOn(board, cell)).backgroundColor;
    expect(colour(2)).to.not.equal(colour(50));
    for (const cell of [5, 6]) {
      const hatching = getComputedStyle(cellOn(board, cell), "::before").backgroundImage;
      expect(hatching).to.contain("repeating-linear-gradient");
    }
  });

  it("stands 50x50 and redraws only the row that changed", async () => {
    const cells = 2500;
    const puzzle = nurikabePuzzle(50, 50, new Array<number>(cells).fill(0));
    const board = await nurikabe({}, { puzzle, board: emptyBoard(cells) });
    expect(board.renderRoot.querySelectorAll('[role="gridcell"]').length).to.equal(cells);
    const touched = new Set<Element | null>();
    const watch = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        touched.add(element?.closest(".row") ?? null);
      }
    });
    watch.observe(board.renderRoot, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    board.board = applyMove(board.board, { type: "mark", cells: [1001, 1002], mark: WALL });
    await board.updateComplete;
    await waitFor(0);
    expect([...touched]).to.eql([board.renderRoot.querySelectorAll(".row")[20]]);
  });

  for (const theme of ["light", "dark"]) {
    it(`has no accessibility fault (${theme})`, async () => {
      document.documentElement.dataset.theme = theme;
      const board = await nurikabe(
        { ...FINISHED, 5: WALL, 6: DOT, 7: WALL, 30: WALL },
        {
          broken: new Map([
            [24, []],
            [7, []],
          ]),
          selection: [30],
          tints: { cells: new Map([[89, ["premise"]]]), struck: new Map(), shows: new Map() },
        },
      );
      await expect(board).to.be.accessible();
      delete document.documentElement.dataset.theme;
    });
  }
});
