import { describe, expect, it } from "vitest";
import type { PlayKind } from "../../engine/kinds/contract/kind.ts";
import { sudoku } from "../../engine/kinds/sudoku/play.ts";
import { is } from "../../engine/model/fact.ts";
import type { Hint } from "../../engine/reason/hint.ts";
import { openPlay } from "../../web/state/open.ts";
import { CORE, reduce as reduceBy } from "../../web/state/reduce.ts";
import { DEFAULT_SETTINGS, langOf, readSettings } from "../../web/state/settings.ts";
import type { Action, AppState, PlayState } from "../../web/state/state.ts";
import { Store } from "../../web/state/store.ts";

const TEXT = "1234341221434320";

function start(text = TEXT): AppState {
  const puzzle = sudoku.parse(text);
  if (!puzzle.ok) throw new Error(puzzle.problem.text.en);
  return {
    lang: "en",
    settings: DEFAULT_SETTINGS,
    route: { screen: "shelf" },
    sheet: null,
    shelf: { games: null, corpus: null },
    play: openPlay(sudoku as unknown as PlayKind, puzzle.value),
    picked: [],
    toast: null,
    banner: null,
  };
}

const reduce = (state: AppState, action: Action): AppState => reduceBy(CORE, state, action);

function then(state: AppState, ...actions: Action[]): AppState {
  return actions.reduce(reduce, state);
}

function playOf(state: AppState): PlayState {
  if (!state.play) throw new Error("a game is open");
  return state.play;
}

const last = (mark: number): Action => ({ type: "move", move: { type: "mark", cells: [15], mark } });
const stuck: Hint = { type: "stuck" };

describe("a move", () => {
  it("solves the board when it is the last right one", () => {
    expect(playOf(then(start(), last(1))).solved).toBe(true);
    expect(playOf(then(start(), last(1), { type: "undo" })).solved).toBe(false);
  });

  it("shows which laws it breaks", () => {
    const broken = playOf(then(start(), last(2))).broken;
    expect(broken.map((one) => one.law)).toEqual(expect.arrayContaining(["row", "box"]));
  });

  it("does nothing while the board is hidden or another tab has the game", () => {
    const paused = then(start(), { type: "pause", paused: true });
    expect(reduce(paused, last(1))).toBe(paused);
    const following = then(start(), { type: "owner", owner: false });
    expect(reduce(following, last(1))).toBe(following);
  });

  it("makes the hint and the check of the board before go away", () => {
    const { board } = playOf(start()).position;
    const state = then(
      start(),
      { type: "hint-ask" },
      { type: "checked", board, wrong: [], shown: false },
      last(2),
    );
    expect(playOf(state).hint).toBeNull();
    expect(playOf(state).check).toBeNull();
  });
});

describe("an answer from the worker", () => {
  it("lands on the board it was asked about", () => {
    const asked = then(start(), { type: "hint-ask" });
    const { board } = playOf(asked).position;
    expect(playOf(then(asked, { type: "hint-told", board, hint: stuck })).hint?.hint).toBe(stuck);
  });

  it("cannot land on another board", () => {
    const asked = then(start(), { type: "hint-ask" });
    const { board } = playOf(asked).position;
    const moved = then(asked, last(2), { type: "hint-ask" });
    expect(reduce(moved, { type: "hint-told", board, hint: stuck })).toBe(moved);
    expect(reduce(moved, { type: "checked", board, wrong: [], shown: true })).toBe(moved);
  });

  it("counts as a hint when it is a step, once for each board", () => {
    const move = { type: "mark", cells: [15], mark: 1 } as const;
    const step: Hint = { type: "step", steps: [], fact: is(15, 1), move };
    const told = (state: AppState, hint: Hint) =>
      then(
        state,
        { type: "hint-ask" },
        { type: "hint-told", board: playOf(state).position.board, hint },
        { type: "sheet", sheet: "hint" },
        { type: "sheet", sheet: null },
      );
    const none = told(start(), stuck);
    expect(playOf(none).hints).toBe(0);
    const one = told(none, step);
    expect(playOf(one).hints).toBe(1);
    expect(playOf(told(one, step)).hints).toBe(1);
    expect(playOf(told(then(one, last(2)), step)).hints).toBe(2);
  });

  it("cannot land on another game", () => {
    const state = start();
    expect(reduce(state, { type: "truth", id: "sudoku/other", truth: { answers: "none" } })).toBe(state);
  });
});

describe("a toast", () => {
  it("goes with its screen, unless it offers something to do", () => {
    const route: Action = { type: "route", route: { screen: "shelf" } };
    const plain = then(start(), { type: "toast", toast: { text: "Copied" } }, route);
    expect(plain.toast).toBeNull();
    const button = { label: "Undo", action: { type: "undo" } } as const;
    const offering = then(start(), { type: "toast", toast: { text: "Deleted", button } }, route);
    expect(offering.toast?.text).toBe("Deleted");
  });
});

describe("the clock", () => {
  it("stands still while paused and after the end", () => {
    const tick: Action = { type: "played", ms: 1000 };
    expect(playOf(then(start(), tick)).elapsed).toBe(1000);
    expect(playOf(then(start(), { type: "pause", paused: true }, tick)).elapsed).toBe(0);
    expect(playOf(then(start(), last(1), tick)).elapsed).toBe(0);
  });
});

describe("the store", () => {
  it("tells its listeners in the same task, and only of changes", () => {
    const store = new Store(start());
    const told: string[] = [];
    const end = store.listen((_, __, action) => told.push(action.type));
    store.dispatch(last(2));
    store.dispatch(last(2));
    end();
    store.dispatch({ type: "undo" });
    expect(told).toEqual(["move"]);
  });
});

describe("settings from storage", () => {
  it("keep what is known and put defaults for the rest", () => {
    const read = readSettings({ theme: "dark", errors: "loud", timer: false, extra: 1 });
    expect(read).toEqual({ ...DEFAULT_SETTINGS, theme: "dark", timer: false });
    for (const odd of [null, 3, "x", []]) expect(readSettings(odd)).toEqual(DEFAULT_SETTINGS);
  });

  it("take the browser's first language that we have", () => {
    expect(langOf(DEFAULT_SETTINGS, ["fr-FR", "zh-Hans-CN", "en"])).toBe("zh");
    expect(langOf(DEFAULT_SETTINGS, ["en-GB", "zh"])).toBe("en");
    expect(langOf(DEFAULT_SETTINGS, ["fr"])).toBe("en");
    expect(langOf({ ...DEFAULT_SETTINGS, lang: "zh" }, ["en"])).toBe("zh");
  });
});
