import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { playKind } from "../../engine/kinds/play.ts";
import { type Move, shapeOf } from "../../engine/model/board.ts";
import { intact } from "../../engine/play/save.ts";
import { carefulMove } from "../../web/play/careful.ts";
import { colourCandidate } from "../../web/play/colour-candidate.ts";
import "../../web/play/digit-hand.ts";
import { startDoubleTaps } from "../../web/play/double-tap.ts";
import { startInHand } from "../../web/play/in-hand.ts";
import { press } from "../../web/play/keys.ts";
import { writeBy, writeDigit } from "../../web/play/writing.ts";
import type { Acts, App } from "../../web/state/app.ts";
import { openPlay } from "../../web/state/open.ts";
import { Store } from "../../web/state/store.ts";
import { eraseMove, penOf } from "../../web/state/write.ts";
import "../../web/words/more.ts";
import { wordsAwaited } from "../../web/words/words.ts";
import { BLANK, SUDOKU, standInForBrowser } from "./tab.ts";

/** Givens: R1C1 1, R2C2 2, R3C3 3, R4C4 4. Cells 1 and 2 have the corner note 4, cell 3 the centre note 2. */
let app: App;
const play = () => {
  const { play } = app.store.state;
  if (!play) throw new Error("no game");
  return play;
};
const move = (move: Move) => app.store.dispatch({ type: "move", move });
const select = (...cells: number[]) => app.store.dispatch({ type: "select", cells });
const take = (write: "candidate" | "colour" | "digit") =>
  app.store.dispatch({ type: "tool", tool: { write } });
const shape = (cell: number, digit: number) => shapeOf(play().position.board.shapes[cell], digit);
const soon = () => new Promise<void>((resolve) => queueMicrotask(resolve));

beforeEach(async () => {
  await standInForBrowser();
  await wordsAwaited();
  app = { store: new Store(BLANK), acts: {} as Partial<Acts> as Acts };
  const kind = playKind("sudoku");
  const puzzle = kind?.parse(SUDOKU);
  if (!kind || !puzzle?.ok) throw new Error("no such puzzle");
  app.store.dispatch({ type: "opened", play: openPlay(kind, puzzle.value) });
  move({ type: "note", layer: "corner", cells: [1, 2], value: 4, on: true });
  move({ type: "note", layer: "centre", cells: [3], value: 2, on: true });
  writeBy(carefulMove);
  take("candidate");
});
afterEach(() => vi.unstubAllGlobals());

describe("a digit that colours candidates", () => {
  it("goes from none to disc, square, ring and none again", () => {
    select(1);
    const seen = [1, 2, 3, 4].map(() => {
      writeDigit(app, 4);
      return shape(1, 4);
    });
    expect(seen).toEqual([1, 2, 3, 0]);
  });

  it("colours it in the selected cells that show it, all like the last of them", () => {
    select(1);
    writeDigit(app, 4);
    select(0, 1, 2, 5);
    writeDigit(app, 4);
    expect([0, 1, 2, 5].map((cell) => shape(cell, 4))).toEqual([0, 1, 1, 0]);
  });

  it("leaves the other candidates of the cell, its colour and its notes", () => {
    move({ type: "note", layer: "corner", cells: [3], value: 3, on: true });
    move({ type: "colour", cells: [3], colour: 8 });
    select(3);
    writeDigit(app, 2);
    writeDigit(app, 3);
    writeDigit(app, 3);
    expect([2, 3].map((digit) => shape(3, digit))).toEqual([1, 2]);
    expect(play().position.board).toMatchObject({ colours: { 3: 8 }, corner: { 3: 8 }, centre: { 3: 4 } });
  });

  it("colours automatic candidates too, and says so where there is none", () => {
    select(4);
    writeDigit(app, 3);
    expect(app.store.state.toast).toMatchObject({ text: "There is no note 3 to colour here", brief: true });
    move({ type: "auto", on: true });
    writeDigit(app, 3);
    expect(shape(4, 3)).toBe(1);
    expect(colourCandidate(penOf(play(), { selection: [4] }), 2)).toBeNull();
  });

  it("is undone step by step, erased at once, and gone with the notes", () => {
    select(1);
    writeDigit(app, 4);
    writeDigit(app, 4);
    app.store.dispatch({ type: "undo" });
    expect(shape(1, 4)).toBe(1);
    const erase = eraseMove(penOf(play()));
    expect(erase).toEqual({ type: "clear", cells: [1], what: "colours" });
    if (erase) move(erase);
    expect(shape(1, 4)).toBe(0);
    app.store.dispatch({ type: "undo" });
    move({ type: "clear", cells: [1], what: "notes" });
    expect(play().position.board.shapes[1]).toBe(0);
  });

  it("is kept with the game", () => {
    select(1);
    writeDigit(app, 4);
    const { game } = play().position;
    const stored: unknown = JSON.parse(JSON.stringify(game));
    expect(intact(stored, play().puzzle)).toEqual({ game, whole: true, kept: game.log.length });
  });
});

describe("a digit in hand that colours", () => {
  it("stays in hand from tap to tap", async () => {
    startInHand(app.store);
    writeDigit(app, 4);
    await soon();
    expect(app.store.state.toast?.text).toBe("Note 4: each tap on a cell changes its colour");
    for (const cell of [1, 2, 2]) {
      select(cell);
      writeDigit(app, play().tool.digit, { selection: [cell] });
    }
    expect([1, 2].map((cell) => shape(cell, 4))).toEqual([1, 2]);
  });

  it("is laid down with the pen", async () => {
    startInHand(app.store);
    writeDigit(app, 4);
    take("digit");
    await soon();
    expect(play().tool.digit).toBe(0);
    take("candidate");
    await soon();
    expect(app.store.state.toast?.text).toBe("Keys colour single notes: disc, square, ring");
  });

  it("is no double tap, which would write the only candidate", async () => {
    let now = 0;
    startDoubleTaps(app.store, () => now);
    for (const cells of [[1], []]) {
      select(...cells);
      now += 100;
    }
    await soon();
    expect(play().position.board.marks[1]).toBe(0);
  });
});

it("is reached by the key C, after the colours of cells", () => {
  take("digit");
  const pens = [1, 2, 3].map(() => {
    const held = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
    press(app, { key: "c", code: "KeyC", ...held });
    return play().tool.write;
  });
  expect(pens).toEqual(["colour", "candidate", "digit"]);
});
