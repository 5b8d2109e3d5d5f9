import { beforeEach, describe, expect, it } from "vitest";
import { playKind } from "../../engine/kinds/play.ts";
import { is } from "../../engine/model/fact.ts";
import type { ExplainedStep } from "../../engine/reason/explain.ts";
import type { Hint } from "../../engine/reason/hint.ts";
import { startLinkedFrame } from "../../web/effects/linked-frame.ts";
import type { Acts } from "../../web/state/app.ts";
import { openPlay } from "../../web/state/open.ts";
import { Store } from "../../web/state/store.ts";
import { BLANK, SUDOKU, standInForBrowser } from "./tab.ts";

const WORDS = { en: "", zh: "" };
const step = (rule: string): ExplainedStep => ({
  ...{ rule, level: 1, name: WORDS, text: WORDS, because: [], laws: [], adds: [is(1, 3)] },
  ...{ bindings: {}, grounds: [], area: [] },
});
const WALK: Hint = {
  type: "step",
  steps: ["one", "two", "three"].map(step),
  fact: is(1, 3),
  move: { type: "mark", cells: [1], mark: 3 },
};

let store: Store;
let asked: number;
/** What asking for a hint waits for. */
let fetched: Promise<void> | undefined;

beforeEach(async () => {
  await standInForBrowser();
  store = new Store(BLANK);
  asked = 0;
  fetched = undefined;
  const acts: Partial<Acts> = {
    async hint() {
      asked++;
      if (fetched) await fetched;
      store.dispatch({ type: "hint-ask", tier: 1 });
      store.dispatch({ type: "sheet", sheet: "hint" });
    },
  };
  startLinkedFrame({ store, acts: acts as Acts });
});

const soon = () => new Promise<void>((resolve) => setTimeout(resolve));
const play = () => {
  const { play } = store.state;
  if (!play) throw new Error("no game");
  return play;
};

async function open(frame?: number): Promise<void> {
  const kind = playKind("sudoku");
  const puzzle = kind?.parse(SUDOKU);
  if (!kind || !puzzle?.ok) throw new Error("no such puzzle");
  store.dispatch({
    type: "opened",
    play: openPlay(kind, puzzle.value, frame === undefined ? {} : { frame }),
  });
  await soon();
}

async function know(): Promise<void> {
  store.dispatch({ type: "truth", id: play().id, truth: { answers: "one", answer: [], nodes: 1 } });
  await soon();
}

async function tell(hint: Hint): Promise<void> {
  store.dispatch({ type: "hint-told", board: play().position.board, hint });
  await soon();
}

describe("a link to a frame", () => {
  it.each([
    { frame: 1, shown: 1 },
    { frame: 99, shown: 2 },
  ])(
    "asks for the hint once the puzzle is known, and shows frame $frame, or the last",
    async ({ frame, shown }) => {
      await open(frame);
      expect(asked).toBe(0);
      await know();
      expect(asked).toBe(1);
      await tell(WALK);
      expect(play().hint).toMatchObject({ tier: 3, step: shown });
      store.dispatch({ type: "hint-show", step: 0 });
      await soon();
      expect([asked, play().hint?.step]).toEqual([1, 0]);
    },
  );

  it("is shown also where the act of asking is still to be fetched, and other things happen meanwhile", async () => {
    let arrive = (): void => {};
    fetched = new Promise((resolve) => {
      arrive = resolve;
    });
    await open(1);
    await know();
    store.dispatch({ type: "sheet", sheet: null });
    await soon();
    arrive();
    await soon();
    await tell(WALK);
    expect([asked, play().hint]).toMatchObject([1, { tier: 3, step: 1 }]);
  });

  it("leaves alone who puts the hint away meanwhile, and what is no walk", async () => {
    await open(1);
    await know();
    store.dispatch({ type: "sheet", sheet: null });
    await soon();
    expect([asked, play().hint]).toEqual([1, null]);
    await open(1);
    await know();
    await tell({ type: "stuck" });
    expect(play().hint).toMatchObject({ tier: 1 });
  });

  it("is not what any other link is", async () => {
    await open();
    await know();
    expect(asked).toBe(0);
  });
});
