import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { playKind } from "../../engine/kinds/play.ts";
import type { Move } from "../../engine/model/board.ts";
import { carefulMove } from "../../web/play/careful.ts";
import "../../web/play/digit-hand.ts";
import { startDoubleTaps } from "../../web/play/double-tap.ts";
import { startInHand } from "../../web/play/in-hand.ts";
import { startKeptKeys } from "../../web/play/kept-keys.ts";
import { press } from "../../web/play/keys.ts";
import { startVibration } from "../../web/play/vibrate.ts";
import { writeDigit } from "../../web/play/writing.ts";
import type { Acts, App } from "../../web/state/app.ts";
import { openPlay } from "../../web/state/open.ts";
import type { Settings } from "../../web/state/settings.ts";
import { Store } from "../../web/state/store.ts";
import { penOf } from "../../web/state/write.ts";
import { BLANK, SUDOKU, standInForBrowser } from "./tab.ts";

/** Givens: R1C1 1, R2C2 2, R3C3 3, R4C4 4. */
let app: App;
const play = () => {
  const { play } = app.store.state;
  if (!play) throw new Error("no game");
  return play;
};
const marks = () => play().position.board.marks;
const set = (change: Partial<Settings>) =>
  app.store.dispatch({ type: "settings", settings: { ...app.store.state.settings, ...change }, lang: "en" });
const select = (...cells: number[]) => app.store.dispatch({ type: "select", cells });
const move = (move: Move) => app.store.dispatch({ type: "move", move });
const note = (cell: number, value: number, on = true) =>
  move({ type: "note", layer: "corner", cells: [cell], value, on });
const soon = () => new Promise<void>((resolve) => queueMicrotask(resolve));

beforeEach(async () => {
  await standInForBrowser();
  app = { store: new Store(BLANK), acts: {} as Partial<Acts> as Acts };
  const kind = playKind("sudoku");
  const puzzle = kind?.parse(SUDOKU);
  if (!kind || !puzzle?.ok) throw new Error("no such puzzle");
  app.store.dispatch({ type: "opened", play: openPlay(kind, puzzle.value) });
});
afterEach(() => vi.unstubAllGlobals());

describe("a digit without a selected cell", () => {
  it("is taken in hand and says so, and the next tap writes it", async () => {
    startInHand(app.store);
    writeDigit(app, 3);
    await soon();
    expect(play().tool.digit).toBe(3);
    expect(app.store.state.toast).toMatchObject({ brief: true });
    select(1);
    writeDigit(app, play().tool.digit, { selection: [1] });
    expect(marks()[1]).toBe(3);
    expect(play().tool.digit).toBe(0);
  });

  it("is laid down by the same digit, by writing another, and with the input mode", async () => {
    startInHand(app.store);
    writeDigit(app, 3);
    writeDigit(app, 3);
    expect(play().tool.digit).toBe(0);
    writeDigit(app, 3);
    select(1);
    writeDigit(app, 4);
    expect([marks()[1], play().tool.digit]).toEqual([4, 0]);
    select();
    writeDigit(app, 3);
    set({ input: "digit" });
    await soon();
    expect(play().tool.digit).toBe(0);
  });

  it("is none that the board does not have", () => {
    writeDigit(app, 5);
    expect(play().tool.digit).toBe(0);
  });
});

describe("digits typed while a game is taken over", () => {
  const typed = (key: string) =>
    dispatchEvent(Object.assign(new Event("keydown"), { key, code: `Digit${key}`, shiftKey: false }));
  let now = 0;
  beforeEach(() => {
    now = 0;
    startKeptKeys(app, () => now);
    select(1);
    app.store.dispatch({ type: "owner", owner: false });
  });

  it("are written when it is ours", async () => {
    typed("3");
    now = 900;
    app.store.dispatch({ type: "owner", owner: true });
    await soon();
    expect(marks()[1]).toBe(3);
  });

  it("are forgotten after a second", async () => {
    typed("3");
    now = 1_100;
    app.store.dispatch({ type: "owner", owner: true });
    await soon();
    expect(marks()[1]).toBe(0);
  });

  it("are written as always once it is ours", () => {
    app.store.dispatch({ type: "owner", owner: true });
    press(app, { key: "3", code: "Digit3", shiftKey: false, ctrlKey: false, altKey: false, metaKey: false });
    expect(marks()[1]).toBe(3);
  });
});

describe("two quick taps", () => {
  let now = 0;
  beforeEach(() => {
    now = 0;
    startDoubleTaps(app.store, () => now);
  });
  const taps = async (pause: number, ...selections: number[][]) => {
    for (const cells of selections) {
      select(...cells);
      now += pause;
    }
    await soon();
  };

  it("write the only note of a cell, whether it was selected or not", async () => {
    note(1, 3);
    await taps(200, [1], []);
    expect(marks()[1]).toBe(3);
    expect(play().selection).toEqual([1]);
    note(2, 4);
    select(2);
    now += 2_000;
    await taps(200, [], [2]);
    expect(marks()[2]).toBe(4);
  });

  it("write the only automatic candidate", async () => {
    move({ type: "mark", cells: [1], mark: 3 });
    move({ type: "mark", cells: [4], mark: 4 });
    move({ type: "auto", on: true });
    await taps(100, [2], []);
    expect(marks()[2]).toBe(0); // 2 or 4
    await taps(2_000, [9]);
    move({ type: "mark", cells: [2], mark: 4 });
    await taps(100, [3], []);
    expect(marks()[3]).toBe(2);
  });

  it.each([
    ["slow ones", [[1], []], 500],
    ["taps on two cells", [[1], [2]], 100],
  ] as const)("write nothing when they are %s", async (_what, selections, pause) => {
    note(1, 3);
    note(2, 4);
    await taps(pause, ...selections.map((cells) => [...cells]));
    expect([marks()[1], marks()[2]]).toEqual([0, 0]);
  });

  it("write nothing where several digits are noted, or none", async () => {
    note(1, 3);
    note(1, 4);
    await taps(100, [1], []);
    await taps(100, [2], []);
    expect([marks()[1], marks()[2]]).toEqual([0, 0]);
  });
});

describe("the careful hand", () => {
  it("refuses notes of a digit in sight, with a word, and lets them be where that is set", () => {
    const pen = () => penOf(play(), { selection: [1], write: "corner" });
    expect(carefulMove(app, pen(), 1)).toBeNull();
    expect(app.store.state.toast).toMatchObject({ brief: true });
    expect(carefulMove(app, pen(), 3)).toMatchObject({ type: "note", value: 3, on: true });
    set({ strict: false });
    expect(carefulMove(app, pen(), 1)).toMatchObject({ type: "note", value: 1, on: true });
  });

  it("still clears such a note, and writes it into the other selected cells", () => {
    note(1, 1);
    expect(carefulMove(app, penOf(play(), { selection: [1], write: "corner" }), 1)).toMatchObject({
      on: false,
    });
    expect(carefulMove(app, penOf(play(), { selection: [2, 6], write: "centre" }), 1)).toMatchObject({
      cells: [6],
    });
  });

  it("takes the notes that a digit rules out, where that is set; undo brings all back in one step", () => {
    note(2, 3);
    note(2, 4);
    note(12, 3); // no 3 in sight
    const write = () => carefulMove(app, penOf(play(), { selection: [1] }), 3);
    expect(write()).toEqual({ type: "mark", cells: [1], mark: 3 });
    set({ tidy: true });
    const made = write();
    expect(made).toEqual({ type: "mark", cells: [1], mark: 3, tidied: [2] });
    if (made) move(made);
    expect(play().position.board.corner[2]).toBe(1 << 4);
    app.store.dispatch({ type: "undo" });
    expect([marks()[1], play().position.board.corner[2]]).toEqual([0, (1 << 3) | (1 << 4)]);
  });

  it("shows hidden notes again when one is written", async () => {
    startInHand(app.store);
    app.store.dispatch({ type: "tool", tool: { notesHidden: true } });
    note(1, 3);
    await soon();
    expect(play().tool.notesHidden).toBe(false);
  });
});

describe("the buzz", () => {
  it("comes with each mark, where it is wished, and not with what changes nothing", () => {
    const buzzed = vi.fn();
    vi.stubGlobal("navigator", { vibrate: buzzed });
    startVibration(app.store);
    move({ type: "mark", cells: [1], mark: 3 });
    expect(buzzed).not.toHaveBeenCalled();
    set({ vibrate: true });
    move({ type: "mark", cells: [1], mark: 4 });
    move({ type: "mark", cells: [1], mark: 4 });
    app.store.dispatch({ type: "undo" });
    expect(buzzed).toHaveBeenCalledTimes(1);
  });
});
