import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { is } from "../../../engine/model/fact.ts";
import "../../../web/play/aids/aids.ts";
import { speak } from "../../../web/words/words.ts";
import { all, dressed, flaws, LOOKS, type Look, overflow, phone, settled } from "../look.ts";
import { CHAINED } from "./chain-stage.ts";
import { CHAIN, hinted, LARGE, part, SMALL_ANSWER, type Stage, stage } from "./play-stage.ts";
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
  ...([0, 1, 2] as const).map(
    (step): Scene => [
      `frame ${step} of a chain`,
      async (look) => {
        const on = await stage({ ...as(look), text: LARGE });
        await hinted(on, CHAINED);
        on.app.store.dispatch({ type: "hint-show", tier: 3, step, why: step === 2 });
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

  for (const [width, height, lang] of [
    [320, 568, "en"],
    [320, 568, "zh"],
    [740, 360, "en"],
  ] as const) {
    const tops = (on: Stage, name: string, selector: string) =>
      new Set(all(part(on, name), selector).map((one) => Math.round(one.getBoundingClientRect().top))).size;
    const opened = async (scene: Parameters<typeof stage>[0]) => {
      await setViewport({ width, height });
      document.documentElement.style.fontSize = "200%";
      await speak(lang);
      return stage({ ...as({ lang, theme: "light", text: 200 }), ...scene });
    };

    it(`${width} x ${height} with text of 200 %, ${lang}: board and keys are seen together, tools are one row`, async () => {
      const on = await opened({ text: LARGE, play: { truth: { answers: "one", answer: [], nodes: 1 } } });
      expect(part(on, "ergo-pad").getBoundingClientRect().bottom).to.be.at.most(height);
      expect(tops(on, "ergo-toolbar", "button")).to.equal(1);
      expect(tops(on, "ergo-pens", ".segment")).to.equal(1);
      for (const target of ["ergo-toolbar", "ergo-pens", "ergo-pad"].flatMap((name) =>
        all(part(on, name), "button"),
      ))
        expect(target.getBoundingClientRect().height, target.textContent ?? "").to.be.at.least(43.9);
    });

    it(`${width} x ${height} with text of 200 %, ${lang}: sheets wrap nothing that is pressed and cut nothing off`, async () => {
      const on = await opened({ play: { truth: { answers: "one", answer: SMALL_ANSWER, nodes: 1 } } });
      for (const [cell, mark] of [
        [2, 4],
        [3, 1],
        [5, 1],
      ])
        on.app.store.dispatch({ type: "move", move: { type: "mark", cells: [cell], mark } });
      await hinted(on, { type: "mistake", cells: [2, 5], facts: [is(2, 4), is(5, 1)] });
      expect(tops(on, "ergo-hint-sheet", ".buttons button")).to.equal(1);
      const text = part(on, "ergo-hint-sheet", ".text");
      expect(text.scrollWidth).to.be.at.most(text.clientWidth);
      const other = await opened({});
      await asked(other, 2, 4, SUPPOSED);
      expect(tops(other, "ergo-why-sheet", ".buttons button")).to.equal(1);
    });
  }

  it("a phone, with digits to ask about that are as wide as a thumb", async () => {
    await setViewport({ width: 320, height: 568 });
    document.documentElement.style.fontSize = "";
    await speak("en");
    const on = await stage({ text: LARGE });
    on.app.acts.why(3);
    await settled(on.screen);
    const digits = all(part(on, "ergo-why-sheet"), ".others button");
    expect(digits).to.have.length(9);
    for (const digit of digits) expect(digit.getBoundingClientRect().width).to.be.at.least(43.9);
  });

  it("a large window, where the keys stay as they are beside a hint", async () => {
    await setViewport({ width: 1280, height: 800 });
    document.documentElement.style.fontSize = "";
    const on = await stage({ text: LARGE });
    const boxes = () =>
      all(on.screen, "ergo-toolbar, ergo-pens, ergo-pad").map((one) => one.getBoundingClientRect().toJSON());
    const before = boxes();
    await hinted(on, CHAIN);
    expect(boxes()).to.deep.equal(before);
  });
});
