import { expect } from "@open-wc/testing";
import { is } from "../../../engine/model/fact.ts";
import type { RaceState } from "../../../web/lab/race/race.ts";
import { presetOf } from "../../../web/lab/race/race-presets.ts";
import { newLane, type RaceLane, told } from "../../../web/lab/shared/lane.ts";
import { DEFAULT_SETTINGS } from "../../../web/state/settings.ts";
import { dress, entitle } from "../../../web/ui/document.ts";
import { speak } from "../../../web/words/words.ts";
import { all, cramped, find, flaws, LOOKS, overflow, phone, settled } from "../look.ts";
import { news, raceStage, ScriptedLane } from "./race-stage.ts";

const LIMITS = { nodes: 1_000_000, answers: 1 };
const ANSWER = Array.from({ length: 81 }, (_, cell) => (cell % 9) + 1);

/** A lane with long numbers, and one that is done with an answer of its own. */
function lane(search: string, complete: boolean | null): RaceLane {
  const counts = { nodes: 999_999, checks: 123_456_789, backtracks: 999_999, depth: 58 };
  const begun = told(newLane(search, LIMITS), news({ counts, ms: 123_456, events: 9, facts: [is(0, 6)] }));
  const ends = { ...news({ counts, ms: 234_567, events: 9 }), answers: complete ? [ANSWER] : [] };
  return complete === null ? begun : told(begun, { ...ends, complete } as typeof ends);
}

const SCENES: Readonly<Record<string, Partial<RaceState>>> = {
  "before a race": {},
  "while a race runs": {
    lanes: [lane("brute", null), lane("backtrack", null), newLane("forward", LIMITS), lane("fast", true)],
    running: true,
  },
  "after a race": {
    lanes: [
      lane("brute", false),
      { ...lane("forward", true), answers: [ANSWER.toReversed()] },
      lane("fast", true),
      { ...lane("learn", null), status: "stopped" },
    ],
  },
  "without a replay": { shown: "replay" },
};

for (const look of LOOKS) {
  describe(`The race in ${look.lang}, ${look.theme}, text at ${look.text} %`, () => {
    const shown = async (race: Partial<RaceState>) => {
      await phone(look);
      dress(look.lang, look.theme);
      entitle("Ergo");
      const on = await raceStage(presetOf("hard")?.link ?? "", {
        lanes: { race: new ScriptedLane(), trace: new ScriptedLane() },
        state: { lang: look.lang, settings: { ...DEFAULT_SETTINGS, theme: look.theme } },
        race,
      });
      await settled(on.pane);
      await new Promise((resolve) => setTimeout(resolve, 50));
      return on;
    };

    for (const [name, race] of Object.entries(SCENES)) {
      it(`has no flaw and fits a phone ${name}`, async () => {
        const on = await shown(race);
        for (const details of all(on.pane, "details")) (details as HTMLDetailsElement).open = true;
        expect(await flaws(look)).to.deep.equal([]);
        expect(overflow()).to.equal(0);
        if (look.text === 100) expect(cramped()).to.deep.equal([]);
        const small = all(on.pane, "button, select, label.search").filter(
          (one) => one.checkVisibility() && one.getBoundingClientRect().height < 44,
        );
        expect(small.map((one) => one.outerHTML)).to.deep.equal([]);
      });
    }

    it("has no flaw where a puzzle is chosen", async () => {
      const on = await shown({});
      find(on.pane, ".puzzle .button").click();
      await customElements.whenDefined("ergo-puzzle-sheet");
      await settled(on.pane);
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(await flaws(look)).to.deep.equal([]);
      expect(overflow()).to.equal(0);
    });
  });
}

it("shows four searches of a race at once on a phone", async () => {
  await phone({ lang: "en", theme: "light", text: 100 });
  const lanes = [lane("brute", null), lane("backtrack", null), lane("forward", true), lane("fast", true)];
  const on = await raceStage(presetOf("hard")?.link ?? "", {
    lanes: { race: new ScriptedLane(), trace: new ScriptedLane() },
    race: { lanes, running: true },
  });
  const boxes = all(on.pane, "ergo-race-lane").map((one) => one.getBoundingClientRect());
  expect(boxes.length).to.equal(4);
  const sections = find(on.pane, ".sections").getBoundingClientRect();
  // The lab's heading, its tabs and the bar take 52, 61 and 65 pixels of the 740, and gaps some more.
  expect(boxes[3].bottom - sections.top).to.be.lessThan(740 - 52 - 61 - 65);
});

after(async () => {
  document.documentElement.style.fontSize = "";
  delete document.documentElement.dataset.theme;
  await speak("en");
});
