import { beforeAll, describe, expect, it } from "vitest";
import { sudoku } from "../../engine/kinds/sudoku/play.ts";
import type { Navigation } from "../../web/effects/navigate.ts";
import { playActs } from "../../web/play/play-acts.ts";
import { openPlay } from "../../web/state/open.ts";
import { DEFAULT_SETTINGS } from "../../web/state/settings.ts";
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
  const mind = {
    why: (why: WhyState, signal: AbortSignal) =>
      new Promise<Why>((answer, reject) => {
        asked.push({ why, signal, answer, lose: () => reject(new Error("lost")) });
      }),
  };
  const navigation = { sheet: (sheet: SheetName | null) => store.dispatch({ type: "sheet", sheet }) };
  const acts = playActs(store, async () => mind as unknown as Thinking, navigation as unknown as Navigation);
  const why = (): WhyState | null | undefined => store.state.play?.why;
  return { store, acts, asked, why };
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
