import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import "../../../web/play/aids/aids.ts";
import { speak } from "../../../web/words/words.ts";
import { all, dressed, flaws, LOOKS, type Look, overflow, phone, settled } from "../look.ts";
import { CHAIN, hinted, LARGE, type Stage, stage } from "./play-stage.ts";
import { asked, SUPPOSED } from "./why-stage.ts";

type Scene = readonly [name: string, show: (look: Look) => Promise<Stage>];

const as = (look: Look) => ({
  settings: { theme: look.theme, lang: look.lang },
  state: { lang: look.lang },
});

/** What the tests of the whole app do not come by. */
const scenes: readonly Scene[] = [
  ["Sudoku", (look) => stage({ ...as(look), text: LARGE, play: { truth: { answers: "several" } } })],
  ...([0, 1, 2, 3] as const).map(
    (step): Scene => [
      `frame ${step} of a supposition`,
      async (look) => {
        const on = await stage(as(look));
        await asked(on, 2, 4, SUPPOSED);
        const { why } = on.play;
        if (why) on.app.store.dispatch({ type: "why", why: { ...why, step, whole: step === 3 } });
        return on;
      },
    ],
  ),
  [
    "a check",
    async (look) => {
      const on = await stage(as(look));
      const { board } = on.play.position;
      on.app.store.dispatch({ type: "checked", board, wrong: [2], shown: true });
      return on;
    },
  ],
  ["another tab", (look) => stage({ ...as(look), play: { owner: false } })],
];

before(async () => {
  document.title = "Ergo";
  await dressed();
  // What comes later rises when it comes, and axe would see it half there.
  await Promise.all([
    import("../../../web/play/hint/hint-sheet.ts"),
    import("../../../web/play/hint/why-sheet.ts"),
  ]);
});

after(async () => {
  document.documentElement.removeAttribute("data-theme");
  document.documentElement.style.fontSize = "";
  await speak("en");
});

/** A frame; a page that is not in front gets few, and need not wait for them: asking for animations begins them. */
const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, 50);
  });

/** Waits for a frame, in which transitions begin, and ends them, in shadow roots too. */
async function still(): Promise<void> {
  for (let round = 0; round < 2; round++) {
    for (let count = 0; count < 2; count++) await frame();
    const moving = all(document.body, "*").flatMap((one) => one.getAnimations({ subtree: true }));
    for (const animation of moving)
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}

describe("the play screen is accessible", () => {
  for (const look of LOOKS) {
    it(`in ${look.lang}, ${look.theme}, with text of ${look.text} %`, async () => {
      await phone(look);
      document.documentElement.dataset.theme = look.theme;
      document.documentElement.lang = look.lang === "zh" ? "zh-Hans" : "en";
      for (const [name, show] of scenes) {
        const { screen } = await show(look);
        await settled(screen);
        await still();
        expect(await flaws(look), name).to.deep.equal([]);
        expect(overflow(), name).to.equal(0);
      }
    });
  }
});

describe("the screen fits", () => {
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [360, 740],
    [740, 360],
    [768, 1024],
    [1280, 800],
  ]) {
    it(`${width} x ${height}, with the whole board and the whole hint in sight`, async () => {
      await setViewport({ width, height });
      document.documentElement.style.fontSize = "";
      await speak("en");
      const on = await stage({ text: LARGE, play: { truth: { answers: "several" } } });
      expect(overflow()).to.equal(0);
      await hinted(on, CHAIN);
      on.app.store.dispatch({ type: "hint-show", tier: 3 });
      await settled(on.screen);
      const board = on.board.getBoundingClientRect();
      const sheet = on.screen.renderRoot.querySelector("ergo-hint-sheet")?.getBoundingClientRect();
      expect(board.top).to.be.at.least(0);
      expect(Math.max(board.bottom, sheet?.bottom ?? Number.NaN)).to.be.at.most(height + 1);
      const apart = sheet && (sheet.top >= board.bottom || sheet.left >= board.right);
      expect(apart).to.equal(true);
    });
  }
});
