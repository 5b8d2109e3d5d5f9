import { beforeAll, describe, expect, it } from "vitest";
import { sudoku } from "../../engine/kinds/sudoku/play.ts";
import type { Move } from "../../engine/model/board.ts";
import { is, isNot } from "../../engine/model/fact.ts";
import type { Truth } from "../../engine/reason/chain/mistake.ts";
import type { Hint } from "../../engine/reason/hint.ts";
import type { Navigation } from "../../web/effects/navigate.ts";
import { playActs } from "../../web/play/play-acts.ts";
import { openPlay } from "../../web/state/open.ts";
import { DEFAULT_SETTINGS, type Settings } from "../../web/state/settings.ts";
import type { SheetName } from "../../web/state/state.ts";
import { Store } from "../../web/state/store.ts";
import type { WhyState } from "../../web/state/why.ts";
import type { Thinking } from "../../web/thinking/think.ts";
import { speak } from "../../web/words/words.ts";
import type { Why } from "../../worker/api.ts";
import { eventually } from "../eventually.ts";

const OPEN: Why = { type: "open" };

/** The acts over a made-up reasoner whose answers wait to be given. */
function asking() {
  const puzzle = sudoku.parse("1200300200400300");
  if (!puzzle.ok) throw new Error("no puzzle");
  const store = new Store({
    ...{ lang: "en", settings: DEFAULT_SETTINGS, route: { screen: "shelf" }, sheet: null },
    ...{ shelf: { games: null, corpus: null }, play: openPlay(sudoku, puzzle.value), picked: [] },
    ...{ toast: null, banner: null },
  });
  const asked: { why: WhyState; signal: AbortSignal; answer(told: Why): void; lose(): void }[] = [];
  const hints: unknown[] = [];
  const mind = {
    hint: async () => {
      hints.push(store.state.play?.position.board);
    },
    why: (why: WhyState, signal: AbortSignal) =>
      new Promise<Why>((answer, reject) => {
        asked.push({ why, signal, answer, lose: () => reject(new Error("lost")) });
      }),
  };
  const navigation = { sheet: (sheet: SheetName | null) => store.dispatch({ type: "sheet", sheet }) };
  const acts = playActs(store, async () => mind as unknown as Thinking, navigation as unknown as Navigation);
  const why = (): WhyState | null | undefined => store.state.play?.why;
  return { store, acts, asked, hints, why };
}

beforeAll(() => speak("en"));

describe("asking why", () => {
  it("asks at once of a cell that shows something, and lets be chosen what is asked of a blank one", async () => {
    const { store, acts, asked, why } = asking();
    acts.why(2);
    expect([why()?.asked, store.state.sheet]).toEqual([undefined, "why"]);
    acts.why(0);
    await eventually(() => expect(asked).toHaveLength(1));
    expect(asked[0].why).toMatchObject({ cell: 0, asked: null });
    store.dispatch({ type: "move", move: { type: "mark", cells: [2], mark: 3 } });
    acts.why(2);
    await eventually(() => expect(asked).toHaveLength(2));
    acts.why(null);
    expect(why()).toMatchObject({ cell: null, asked: undefined });
  });

  it("shows the answer while it is still asked, and calls off what is not", async () => {
    const { acts, asked, why } = asking();
    acts.why(2, 1);
    await eventually(() => expect(asked).toHaveLength(1));
    acts.why(2, 2);
    await eventually(() => expect(asked).toHaveLength(2));
    expect([asked[0].signal.aborted, asked[1].signal.aborted]).toEqual([true, false]);
    asked[0].answer({ type: "unknown" });
    asked[1].answer(OPEN);
    await eventually(() => expect(why()?.answer).toBe(OPEN));
  });

  it("calls off with the sheet, and with the board", async () => {
    const { store, acts, asked, why } = asking();
    acts.why(2, 1);
    await eventually(() => expect(asked).toHaveLength(1));
    store.dispatch({ type: "sheet", sheet: null });
    expect([asked[0].signal.aborted, why()]).toEqual([true, null]);
    acts.why(2, 1);
    await eventually(() => expect(asked).toHaveLength(2));
    store.dispatch({ type: "move", move: { type: "mark", cells: [3], mark: 4 } });
    expect([asked[1].signal.aborted, why()]).toEqual([true, null]);
  });

  it("tells when the reasoner was lost, and does not think for ever", async () => {
    const { store, acts, asked, why } = asking();
    acts.why(2, 1);
    await eventually(() => expect(asked).toHaveLength(1));
    asked[0].lose();
    await eventually(() => expect(store.state.toast?.text).toMatch(/start again/));
    expect([why(), store.state.sheet]).toEqual([null, null]);
  });
});

describe("hint after hint", () => {
  /** The tier of the first hint, and of the one after it was written. */
  async function tiers(hintsFrom: Settings["hintsFrom"]): Promise<unknown[]> {
    const { store, acts, hints } = asking();
    store.dispatch({ type: "settings", settings: { ...store.state.settings, hintsFrom }, lang: "en" });
    acts.hint();
    const first = store.state.play?.hint?.tier;
    const board = store.state.play?.position.board;
    if (!board) throw new Error("no game");
    const move: Move = { type: "mark", cells: [2], mark: 3 };
    const hint: Hint = { type: "step", steps: [], move, fact: is(2, 3) };
    store.dispatch({ type: "hint-told", board, hint });
    acts.takeHint();
    expect(store.state.play?.hint).toMatchObject({ hint: null, written: [is(2, 3)] });
    acts.hint();
    await eventually(() => expect(hints.at(-1)).toBe(store.state.play?.position.board));
    return [first, store.state.play?.hint?.tier];
  }

  it("is one tap away from what was written, and told as far as it, or as it is set", async () => {
    expect(await tiers("last")).toEqual([1, 3]);
    expect(await tiers("where")).toEqual([1, 1]);
    expect(await tiers("what")).toEqual([2, 2]);
    expect(await tiers("step")).toEqual([3, 3]);
  });
});

describe("putting a mistake right", () => {
  const ANSWER = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
  const mark = (cell: number, digit: number) => ({ type: "mark", cells: [cell], mark: digit }) as const;

  /** A game with two wrong marks, the first of them before a right one, and the hint that says so. */
  function mistaken(truth: Truth = { answers: "one", answer: ANSWER, nodes: 1 }) {
    const asked = asking();
    const { store } = asked;
    store.dispatch({ type: "truth", id: store.state.play?.id ?? "", truth });
    for (const move of [mark(2, 3), mark(3, 2), mark(6, 1), mark(7, 3), mark(9, 1)])
      store.dispatch({ type: "move", move });
    const facts = [is(3, 2), is(7, 3)];
    tell(store, { type: "mistake", cells: [3, 7], facts });
    return asked;
  }
  function tell(store: Store, hint: Hint) {
    store.dispatch({ type: "sheet", sheet: "hint" });
    store.dispatch({ type: "hint-ask" });
    const board = store.state.play?.position.board;
    if (board) store.dispatch({ type: "hint-told", board, hint });
  }
  const marks = ({ state }: Store) => state.play?.position.board.marks.slice(0, 10);
  const undone = ({ state: { play } }: Store) => {
    if (!play?.hint?.fixed) throw new Error("nothing was put right");
    return play.hint.fixed.back;
  };

  it("takes back exactly the wrong marks in one move, and the next hint is asked from there", async () => {
    const { store, acts, hints } = mistaken();
    const before = marks(store);
    acts.putRight("taken");
    expect(marks(store)).toEqual([0, 0, 3, 0, 0, 0, 1, 0, 0, 1]);
    expect(store.state.play?.hint).toMatchObject({ hint: null, fixed: { how: "taken", marks: 2 } });
    expect(store.state.sheet).toBe("hint");
    acts.hint();
    await eventually(() => expect(hints).toEqual([store.state.play?.position.board]));
    expect(store.state.play?.hint?.fixed).toBe(undefined);
    store.dispatch({ type: "undo" });
    expect(marks(store)).toEqual(before);
  });

  it("goes back to before the first wrong mark, and what came after stays a branch", () => {
    const { store, acts } = mistaken();
    const before = store.state.play?.position;
    acts.putRight("before");
    expect(marks(store)).toEqual([0, 0, 3, 0, 0, 0, 0, 0, 0, 0]);
    const { game } = store.state.play?.position ?? {};
    expect(game?.branches).toEqual([
      { name: "Main line", tip: 5 },
      { name: "With the mistake", tip: 5 },
    ]);
    store.dispatch(undone(store));
    expect(store.state.play?.position).toEqual(before);
    expect(store.state.play?.hint).toBe(null);
  });

  it("takes back the last of the marks of which nobody knows which is wrong", () => {
    const { store, acts } = mistaken({ answers: "unknown" });
    acts.putRight("taken");
    expect(marks(store)).toEqual([0, 0, 3, 2, 0, 0, 1, 0, 0, 1]);
    store.dispatch(undone(store));
    expect(marks(store)?.[7]).toBe(3);
  });

  it("takes back what breaks a rule where the answer is not known", () => {
    const { store, acts } = mistaken({ answers: "several" });
    tell(store, { type: "broken", law: "row", cells: [1, 3], facts: [is(1, 2), is(3, 2)] });
    acts.putRight("taken");
    const { play } = store.state;
    expect(play?.broken).toEqual([]);
    expect(marks(store)?.[2]).toBe(3);
  });

  it("takes strikes back with marks, and back again with one undo", () => {
    const { store, acts } = asking();
    store.dispatch({
      type: "truth",
      id: store.state.play?.id ?? "",
      truth: { answers: "one", answer: ANSWER, nodes: 1 },
    });
    store.dispatch({ type: "move", move: { type: "auto", on: true } });
    const struck = { type: "note", layer: "struck", cells: [5], value: 4, on: true } as const;
    store.dispatch({ type: "move", move: struck });
    store.dispatch({ type: "move", move: mark(2, 4) });
    const before = store.state.play?.position.board;
    tell(store, { type: "mistake", cells: [2, 5], facts: [is(2, 4), isNot(5, 4)] });
    acts.putRight("taken");
    expect(marks(store)?.[2]).toBe(0);
    expect(store.state.play?.position.board.struck[5]).toBe(0);
    store.dispatch({ type: "undo" });
    expect(store.state.play?.position.board).toEqual(before);
  });
});
