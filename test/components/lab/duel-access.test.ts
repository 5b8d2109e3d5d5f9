import { expect } from "@open-wc/testing";
import type { DuelSize } from "../../../engine/duel/duel-size.ts";
import type { DuelState } from "../../../web/lab/duel/duel.ts";
import { newMatch, type Seating, withMove } from "../../../web/lab/duel/match.ts";
import { DEFAULT_SETTINGS } from "../../../web/state/settings.ts";
import { dress, entitle } from "../../../web/ui/document.ts";
import { speak } from "../../../web/words/words.ts";
import { cramped, flaws, LOOKS, overflow, phone, settled } from "../look.ts";
import { duelStage, thoughtOf } from "./duel-stage.ts";

function matchOf(
  size: DuelSize,
  seating: Seating,
  moves: readonly (readonly [cell: number, digit: number])[],
) {
  const match = newMatch({ size, seating, strength: "best" });
  return moves.reduce((at, [cell, digit]) => withMove(at, { cell, digit }), match);
}

const SMALL = matchOf(4, "person-computer", [
  [0, 1],
  [1, 2],
  [2, 3],
  [7, 4],
]);
const LARGE = matchOf(9, "computer-person", [
  [40, 5],
  [0, 1],
  [8, 2],
]);
const FULL = matchOf(
  4,
  "computer-computer",
  [..."1234341221434321"].map((digit, cell) => [cell, Number(digit)]),
);
const LINE = thoughtOf(["10=1", "15=3", "12=2", "9=4"], {
  ...{ nodes: 1_234_567, known: 345_678, cuts: 234_567, proved: { wins: true, moves: 11 } },
});
const TOLD = { about: "move", match: SMALL, player: 0, thought: LINE } as const;

/** What is shown when it is looked at. */
const SCENES: Readonly<Record<string, Partial<DuelState>>> = {
  "before a game": { choosing: true, match: SMALL },
  "on one's turn": { match: SMALL, told: TOLD, selection: [5], options: { candidates: true, tells: true } },
  "while the computer thinks": {
    ...{ match: LARGE, told: { ...TOLD, match: LARGE, player: 1 } },
    thinking: { question: 1, about: "move", share: 0.4 },
  },
  "while it waits": { match: LARGE, paused: true },
  "looking ahead": { match: SMALL, told: { ...TOLD, about: "hint" }, ahead: 3 },
  "at the end": { match: FULL },
  "with ways compared": {
    match: LARGE,
    thinking: { question: 1, about: "comparison", share: 0.7 },
    comparison: {
      ...{ match: LARGE, depth: 3, running: "plain" },
      ways: { pruned: { nodes: 12_345, whole: true }, plain: { nodes: 2_345_678, whole: false } },
    },
  },
  "with ways that were compared": {
    match: SMALL,
    verdict: { match: SMALL, sure: { winner: 1, moves: 12 } },
    comparison: {
      ...{ match: SMALL, depth: 5, running: null },
      ways: { pruned: { nodes: 12_345, whole: true }, plain: { nodes: 5_000_000, whole: false } },
    },
  },
};

before(() => speak("en"));

for (const look of LOOKS) {
  describe(`The duel in ${look.lang}, ${look.theme}, text at ${look.text} %`, () => {
    for (const [name, change] of Object.entries(SCENES)) {
      it(`has no flaw and fits a phone ${name}`, async () => {
        await phone(look);
        dress(look.lang, look.theme);
        entitle("Ergo");
        const { lang, theme } = look;
        const on = await duelStage("", undefined, { lang, settings: { ...DEFAULT_SETTINGS, theme } });
        on.acts.leave();
        const { lab } = on.app.store.state;
        if (!lab) throw new Error("the lab was opened");
        const duel = { ...on.duel, choosing: false, ...change };
        on.app.store.dispatch({ type: "set", set: { lab: { ...lab, duel } } });
        await settled(on.pane);
        await new Promise((resolve) => setTimeout(resolve, 50));
        expect(await flaws(look)).to.deep.equal([]);
        expect(overflow()).to.equal(0);
        if (look.text === 100) expect(cramped()).to.deep.equal([]);
      });
    }
  });
}

after(() => {
  document.documentElement.style.fontSize = "";
  delete document.documentElement.dataset.theme;
});
