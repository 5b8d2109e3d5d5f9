import { expect } from "@open-wc/testing";
import type { Replay } from "../../../web/lab/replay/replay.ts";
import { dress, entitle } from "../../../web/ui/document.ts";
import { speak } from "../../../web/words/words.ts";
import { all, find, flaws, LOOKS, overflow, phone, settled } from "../look.ts";
import { ISLANDS, raceOf, replayStage, SEVERAL } from "./replay-stage.ts";

/** What is looked at: a large tree, a small one with answers, a Nurikabe, and a part that is looked up. */
const SCENES = {
  "in a large tree": {
    race: { search: "brute", nodes: 20_000 },
    act: (replay: Replay) => replay.motor.go(30_000),
  },
  "in a small tree with answers": {
    race: { text: SEVERAL, search: "backtrack", answers: 20 },
    act: (replay: Replay) => replay.motor.go(120),
  },
  "of a Nurikabe": {
    race: { kind: "nurikabe", text: ISLANDS, search: "backtrack", nodes: 5_000 },
    act: (replay: Replay) => replay.motor.go(4_000),
  },
  "while a part is looked up": {
    race: { search: "brute", nodes: 60_000, events: 10_000 },
    act: (replay: Replay) => replay.motor.go(150_000),
  },
} as const;

before(() => speak("en"));

for (const look of LOOKS) {
  describe(`The replay in ${look.lang}, ${look.theme}, text at ${look.text} %`, () => {
    for (const [name, { race, act }] of Object.entries(SCENES)) {
      it(`has no flaw and fits a phone ${name}`, async () => {
        await phone(look);
        dress(look.lang, look.theme);
        entitle("Ergo");
        const { replay } = await replayStage(raceOf(race), { lang: look.lang });
        // The room that the screen leaves to either side.
        replay.style.setProperty("margin-inline", "12px");
        act(replay);
        find(replay, "summary").click();
        await settled(replay);
        await new Promise((resolve) => setTimeout(resolve, 50));
        const found = await flaws(look);
        // The element stands alone here, without the screen that gives it its landmarks and its headings.
        const alone = ["landmark-one-main", "page-has-heading-one", "region", "heading-order"];
        expect(found.filter((flaw) => !alone.includes(flaw.split(":")[0]))).to.deep.equal([]);
        expect(overflow()).to.equal(0);
      });
    }

    it("has targets that a finger meets", async () => {
      await phone(look);
      const { replay } = await replayStage(raceOf({ search: "backtrack" }), { lang: look.lang });
      const small = all(replay, ".player button, .player select, summary").filter(
        (one) => one.getBoundingClientRect().height < 44 || one.getBoundingClientRect().width < 44,
      );
      expect(small).to.deep.equal([]);
    });
  });
}

it("The board, the words, the buttons and the slider of a replay fit one phone's screen", async () => {
  await phone({ lang: "en", theme: "light", text: 100 });
  const { replay } = await replayStage(raceOf({ search: "brute", nodes: 3_000 }));
  const top = replay.getBoundingClientRect().top;
  const end = find(replay, ".speed").getBoundingClientRect().bottom;
  // Of 740 pixels the lab's head, tabs and choice of search take 240.
  expect(end - top).to.be.at.most(500);
});
